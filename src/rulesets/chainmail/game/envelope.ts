import { gap } from '../../../kernel/geometry/disc';
import { facing } from '../../../kernel/geometry/degrees';
import { at, type Point } from '../../../kernel/geometry/point';
import { type Checked, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { Id, Json, Seat } from '../../../kernel/table/table';
import { PEAK_COST } from '../rules/peaks';
import { isUnderCommand } from './command';
import { hostile, inContact, isEngaged, isHelpless } from './contact';
import { affordable, duesOf, openInches } from './course';
import * as faults from './faults';
import { crowdFor, walkOf } from './ground';
import { nearestByPath, nearestInSight } from './nearest';
import { cardOf, type Figure, figureNumber, type Skirmish } from './state';

const HEADINGS = Array.from({ length: 36 }, (_, i) => ({ degrees: i * 10, heading: facing(i * 10) }));

/** Where a model can go and whom it can attack, worked out when somebody asks: reach in every direction, costs, forbidden zones, targets. */
export function envelopeOf(state: Skirmish, _seat: Seat, about: Id): Checked<Json> {
  const figure = state.figures[figureNumber(state, about)];
  if (figure === undefined) return refused(refuse(faults.NO_SUCH_MODEL, state, about));
  if (figure.where !== 'field') return refused(refuse(faults.NOT_ON_FIELD, state, about));
  const { speed } = cardOf(state, figure);
  return granted({
    model: figure.id,
    from: { x: figure.x, y: figure.y },
    underCommand: isUnderCommand(state, figure),
    engaged: isEngaged(state, figure),
    speed,
    allowance: 2 * speed,
    reach: reachOf(state, figure, speed),
    forbidden: forbiddenTo(state, figure),
    costs: [...state.terrain.filter(({ traits }) => !traits.impassable && traits.cost > 0).map(({ id, kind, traits: { cost, costMode } }) => ({ terrain: id, kind, cost, mode: costMode as string })), ...state.terrain.filter(({ peak }) => peak !== undefined).map(({ id, kind }) => ({ terrain: id, kind, cost: PEAK_COST, mode: 'peak' }))],
    threats: state.figures.filter((other) => other.where === 'field' && hostile(other, figure) && !isHelpless(other)).map((other) => ({ model: other.id, inches: cardOf(state, other).traits.threat, struck: other.struck })),
    targets: targetsOf(state, figure),
  });
}

/** How far it can go straight in each direction with its speed and with twice that (CM-MOVE-02). */
function reachOf(state: Skirmish, figure: Figure, speed: number): Json {
  const crowd = crowdFor(state, figure);
  return HEADINGS.map(({ degrees, heading }) => {
    const end: Point = { x: clamp(figure.x + heading.x * 2 * speed, state.width), y: clamp(figure.y + heading.y * 2 * speed, state.height) };
    const path: readonly Point[] = [figure, end];
    const walk = walkOf(state, figure, crowd, path);
    const open = openInches(path, walk);
    const dues = duesOf(state, figure, path, walk);
    return { degrees, move: round(affordable(dues, open, speed)), double: round(affordable(dues, open, 2 * speed)) };
  });
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}

function round(inches: number): number {
  return at(inches, 0).x;
}

/** Where its centre may never come: round every standing model and impassable terrain (CM-MOVE-04, CM-TERRAIN-05). */
function forbiddenTo(state: Skirmish, figure: Figure): Json {
  const models = state.figures.filter((other) => other.where === 'field' && other.id !== figure.id && !other.down).map(({ id, x, y, r }) => ({ model: id, centre: { x, y }, inches: round(r + figure.r) }));
  const terrain = state.terrain.filter(({ traits }) => traits.impassable).map(({ id, polygon }) => ({ terrain: id, outline: polygon.vertices.map(({ x, y }) => ({ x, y })), inches: figure.r }));
  return { models, terrain };
}

/** Whom it could strike, shoot and charge from where it stands (CM-ACT-04, CM-ACT-05, CM-CHARGE-01). */
function targetsOf(state: Skirmish, figure: Figure): Json {
  const { ranged } = cardOf(state, figure);
  const melee = state.figures.filter((other) => other.where === 'field' && hostile(other, figure) && inContact(state, figure, other)).map(({ id }) => id);
  const shot = ranged === null ? [] : nearestInSight(state, figure).map((number) => ({ model: state.figures[number]!.id, gap: round(gap(figure, state.figures[number]!)), range: ranged.range }));
  const charge = nearestByPath(state, figure, false).map(({ number, route }) => ({ model: state.figures[number]!.id, gap: round(gap(figure, state.figures[number]!)), cost: round(route.cost) }));
  return { melee, ranged: shot, charge };
}
