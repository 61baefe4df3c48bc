import { at, type Point } from '../../../kernel/geometry/point';
import type { Refusal } from '../../../kernel/ruleset/refusal';
import { chooseOne, type Offer, type Seat } from '../../../kernel/table/table';
import { scenarioOf } from './scenario';
import type { Scene } from './scene';
import type { Edge } from './state';
import { atEdge, homeSpots, isOnBoundary, roundSpot, settle } from './zones';

const EDGES: readonly Edge[] = ['south', 'west', 'north', 'east'];
const OPPOSITE: { readonly [edge in Edge]: Edge } = { south: 'north', north: 'south', west: 'east', east: 'west' };

/** The scouting player says where its side stands, and the others follow from that (CM-SCEN-32, CM-MULTI-03). */
export function takeSides(scene: Scene): void {
  if (scenarioOf(scene.state).layout === 'home-spots') takeHomeSpots(scene);
  else takeEdges(scene);
}

/** Any of the four edges; the other player has the opposite one (CM-SCEN-32, CM-TERRAIN-23). */
function takeEdges(scene: Scene): void {
  const { state } = scene;
  const { seat } = state.sides[state.scout]!;
  const offers: readonly Offer<Edge>[] = EDGES.map((exactly) => ({ exactly }));
  const chosen = chooseOne<Edge>(scene.play, { kind: 'field-side', rule: 'CM-SCEN-32', about: [], seats: [seat], sealed: false, facts: {}, offers: () => offers, otherwise: () => 'south' });
  state.sides.forEach((_, number) => {
    const side = scene.editSide(number);
    const edge = number === state.scout ? chosen : OPPOSITE[chosen];
    settle(side, [atEdge(state, edge)]);
    scene.tell({ type: 'side-taken', rule: 'CM-SCEN-32', seat: side.seat, edge });
  });
}

/** A point of the boundary; the others' spots lie equally far apart along it, in seat order (CM-MULTI-03). */
function takeHomeSpots(scene: Scene): void {
  const { state } = scene;
  const { sides, width, height } = state;
  const example: Point = { x: width / 2, y: 0 };
  const offer: Offer<Point> = { family: 'home-spot', rule: 'CM-MULTI-03', bounds: { width, height }, example };
  const chosen = chooseOne<Point>(scene.play, {
    kind: 'home-spot',
    rule: 'CM-MULTI-03',
    about: [],
    seats: [sides[state.scout]!.seat],
    sealed: false,
    facts: {},
    offers: () => [offer],
    otherwise: () => example,
    whyNot: (_seat: Seat, place: Point): readonly Refusal[] =>
      isOnBoundary({ width, height }, place) ? [] : [{ code: 'home-spot.off-boundary', rule: 'CM-MULTI-03', message: 'A home spot lies on the boundary of the field.', facts: { at: { x: place.x, y: place.y } } }],
  });
  homeSpots(state, at(chosen.x, chosen.y), sides.length).forEach((spot, i) => {
    const side = scene.editSide((state.scout + i) % sides.length);
    const place = at(spot.x, spot.y);
    settle(side, [roundSpot(state, place)]);
    scene.tell({ type: 'home-spot-taken', rule: 'CM-MULTI-03', seat: side.seat, at: place });
  });
}
