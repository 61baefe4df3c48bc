import { gap } from '../../../kernel/geometry/disc';
import { hostile } from '../game/contact';
import { cardOf, type Figure, type Skirmish } from '../game/state';

/** Shares of a model's points that are left in each plight. */
const DOWN = 0.25;
const ROUTING = 0.2;
/** Of a model that stands: so much for standing, the rest by its health. */
const STANDING = 0.5;
const AFFLICTED = 0.85;
/** Points an inch of the way to the nearest enemy is worth, up to so many inches. */
const INCH = 0.004;
const FAR = 48;
const WON = 1000;

/** What a state is worth to a side: the points that are left to it and its friends, less those of its enemies; closer is a little better. */
export function worthOfSide(state: Skirmish, side: number): number {
  const { figures, ended } = state;
  const own = figures.find((figure) => figure.side === side)!;
  let worth = 0;
  for (const figure of figures) {
    if (figure.where !== 'field' && figure.where !== 'waiting') continue;
    worth += hostile(figure, own) ? -pointsLeft(state, figure) : pointsLeft(state, figure);
    if (figure.side === side && figure.where === 'field' && !figure.down && !figure.routing) worth -= INCH * nearestEnemy(state, figure);
  }
  if (ended === null) return worth;
  const first = ended.places.filter(({ place }) => place === 1);
  if (!first.some(({ seats }) => seats.includes(state.sides[side]!.seat))) return worth - WON;
  return first.length > 1 ? worth : worth + WON;
}

function pointsLeft(state: Skirmish, figure: Figure): number {
  const { cost, health } = cardOf(state, figure);
  const points = cost + 1;
  if (figure.down) return DOWN * points;
  const standing = (STANDING + ((1 - STANDING) * figure.health) / health) * points;
  if (figure.routing) return ROUTING * standing;
  return figure.conditions.some(({ kind }) => HURTS.has(kind)) ? AFFLICTED * standing : standing;
}

const HURTS: ReadonlySet<string> = new Set(['poisoned', 'asleep', 'stunned', 'dazed', 'turn-lost', 'ghost-sounded', 'entangled']);

function nearestEnemy({ figures }: Skirmish, figure: Figure): number {
  let nearest = FAR;
  for (const other of figures) if (other.where === 'field' && hostile(other, figure)) nearest = Math.min(nearest, gap(figure, other));
  return nearest;
}
