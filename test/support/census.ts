import type { CitedEvent } from '../../src/kernel/ruleset/event';
import type { ActionLike, Game, Ruling } from '../../src/kernel/ruleset/game';
import type { Position } from '../../src/kernel/ruleset/position';
import { NO_DICE } from '../../src/kernel/table/dice';
import type { WantedRolls } from '../../src/kernel/table/signal';
import type { Json } from '../../src/kernel/table/table';

/** A game whose positions are counted. */
export interface Counted<S, A extends ActionLike> {
  readonly game: Pick<Game<S, A>, 'apply' | 'legalActions' | 'toAct'>;
  /** Whether it matters which of the dice of a throw shows which face, as among contenders: else alike dice are thrown only so that they rise. */
  tellsApart(rolls: WantedRolls): boolean;
}

/** A position met on the way, with all that was told of the action in the middle of which it is. */
interface Met<S, A> {
  readonly position: Position<S, A>;
  readonly story: string;
}

/** How the dice are thrown, and which positions are known and not gone on from again; null to go on from every one. */
interface Way {
  throws(rolls: WantedRolls): readonly (readonly number[])[];
  readonly known: Set<string> | null;
}

/** All that a position is, but for how it came about. */
function likeness<S, A>({ state, suspended }: Position<S, A>): string {
  const asked = suspended?.decision;
  const owed: Json = asked ? { kind: asked.kind, about: [...asked.about], seats: [...asked.seats], facts: asked.facts as Json } : null;
  return JSON.stringify([state, owed]);
}

/** What is alike in this has the same to come: in mid-action what has been told of it counts as well, and in mid-throw the faces. */
function identity<S, A>({ position, story }: Met<S, A>): string {
  const { suspended } = position;
  if (suspended === null) return likeness(position);
  const { rolls, journal, seat, action } = suspended;
  return JSON.stringify([likeness(position), rolls, rolls === null ? null : journal[journal.length - 1], seat, action, story]);
}

/** The throws of some dice: every order of faces, or with alike dice only those that rise. */
function throwsOf(dice: readonly number[], everyOrder: boolean, from = 1): readonly (readonly number[])[] {
  const [sides, ...rest] = dice;
  if (sides === undefined) return [[]];
  const found: (readonly number[])[] = [];
  for (let face = everyOrder ? 1 : from; face <= sides; face++) for (const tail of throwsOf(rest, everyOrder, face)) found.push([face, ...tail]);
  return found;
}

function met<S, A>(ruling: Ruling<Position<S, A>, unknown>, story: string): Met<S, A> {
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  const { position, events } = ruling;
  return { position, story: position.suspended === null ? '' : story + JSON.stringify(events) };
}

/** Whether a position waits for more dice of the very throw for which the other waited. */
function isSameThrow<S, A>(before: Position<S, A>, after: Position<S, A>): boolean {
  return after.actions === before.actions && after.suspended !== null && after.suspended.rolls !== null && after.suspended.journal.length === before.suspended!.journal.length;
}

/** Every position without a die owed to which the dice may lead. Where some faces end a throw, those that have it thrown again lead nowhere new. */
function* settled<S, A extends ActionLike>(counted: Counted<S, A>, from: Met<S, A>, way: Way): Generator<Met<S, A>> {
  if (way.known !== null) {
    const known = identity(from);
    if (way.known.has(known)) return;
    way.known.add(known);
  }
  const { position, story } = from;
  const { suspended } = position;
  const rolls = suspended?.rolls;
  if (!rolls) return yield from;
  const thrown = way.throws(rolls).map((faces) => met(counted.game.apply(position, rolls.by, { type: 'throw', decision: suspended!.id, faces }, NO_DICE), story));
  const ends = thrown.filter((each) => !isSameThrow(position, each.position));
  for (const each of ends.length > 0 ? ends : thrown) yield* settled(counted, each, way);
}

function* after<S, A extends ActionLike>(counted: Counted<S, A>, { position, story }: Met<S, A>, way: Way): Generator<Met<S, A>> {
  const { game } = counted;
  for (const seat of game.toAct(position)) {
    for (const offer of game.legalActions(position, seat)) yield* settled(counted, met(game.apply(position, seat, 'exactly' in offer ? offer.exactly : offer.example, NO_DICE), story), way);
  }
}

/** Where a game stands that was just set up, before any die. */
export function opening<S, A extends ActionLike, Setup>(game: Pick<Game<S, A, CitedEvent, Setup>, 'create'>, setup: Setup): Position<S, A> {
  return met(game.create(setup, NO_DICE), '').position;
}

/** How many different positions there are at the start and after each of so many actions, over exact offers, the example of each family and all dice: positions alike are gone on from once. */
export function census<S, A extends ActionLike>(counted: Counted<S, A>, start: Position<S, A>, actions: number): readonly number[] {
  const way = (): Way => ({ throws: (rolls) => throwsOf(rolls.dice, counted.tellsApart(rolls)), known: new Set() });
  let here = [...settled(counted, { position: start, story: '' }, way())];
  const counts = [differing(here)];
  for (let taken = 0; taken < actions; taken++) {
    const next = way();
    here = here.flatMap((each) => [...after(counted, each, next)]);
    counts.push(differing(here));
  }
  return counts;
}

function differing<S, A>(found: readonly Met<S, A>[]): number {
  return new Set(found.map(({ position }) => likeness(position))).size;
}

/** The same counted without a thought: every way is gone to its end with every order of faces, and what is met on the way noted. */
export function naiveCensus<S, A extends ActionLike>(counted: Counted<S, A>, start: Position<S, A>, actions: number): readonly number[] {
  const way: Way = { throws: ({ dice }) => throwsOf(dice, true), known: null };
  const seen = Array.from({ length: actions + 1 }, () => new Set<string>());
  const visit = (here: Met<S, A>, depth: number): void => {
    seen[depth]!.add(likeness(here.position));
    if (depth < actions) for (const each of after(counted, here, way)) visit(each, depth + 1);
  };
  for (const each of settled(counted, { position: start, story: '' }, way)) visit(each, 0);
  return seen.map(({ size }) => size);
}
