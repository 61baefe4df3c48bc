import type { Json } from '../../../../kernel/table/table';
import type { Position } from '../../../../kernel/ruleset/position';
import { NO_DICE, ScriptedDice } from '../../../../kernel/table/dice';
import type { BattleAction } from '../action';
import { battlesystemGame } from '../game';
import type { BattleSetup } from '../shapes';
import type { Battle } from '../state';

type Here = Position<Battle, BattleAction>;

/** All that a position is, but for how it came about. */
function likeness({ state, suspended }: Here): string {
  const asked = suspended?.decision;
  const owed: Json = asked ? { kind: asked.kind, about: [...asked.about], seats: [...asked.seats], facts: asked.facts as Json } : null;
  return JSON.stringify([state, owed]);
}

/** The throws of some dice: every order of faces, or with alike dice only those that rise. */
function throwsOf(dice: readonly number[], everyOrder: boolean, from = 1): readonly (readonly number[])[] {
  const [sides, ...rest] = dice;
  if (sides === undefined) return [[]];
  const found: (readonly number[])[] = [];
  for (let face = everyOrder ? 1 : from; face <= sides; face++) for (const tail of throwsOf(rest, everyOrder, face)) found.push([face, ...tail]);
  return found;
}

/** Every position without a die owed that a ruling may come to. Initiative thrown alike is thrown again and leads nowhere new. */
function* settled(position: Here, everyOrder: boolean): Generator<Here> {
  const { suspended } = position;
  const rolls = suspended?.rolls;
  if (!rolls) return yield position;
  const last = suspended!.journal[suspended!.journal.length - 1]!;
  if (rolls.rule === 'BS-INIT-01' && 'faces' in last && last.faces.length >= 2) return;
  for (const faces of throwsOf(rolls.dice, everyOrder)) {
    const ruling = battlesystemGame.apply(position, rolls.by, { type: 'throw', decision: suspended!.id, faces }, NO_DICE);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
    yield* settled(ruling.position, everyOrder);
  }
}

function* after(position: Here, everyOrder: boolean): Generator<Here> {
  for (const seat of battlesystemGame.toAct(position)) {
    for (const offer of battlesystemGame.legalActions(position, seat)) {
      const ruling = battlesystemGame.apply(position, seat, 'exactly' in offer ? offer.exactly : offer.example, NO_DICE);
      if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
      yield* settled(ruling.position, everyOrder);
    }
  }
}

function opening(setup: BattleSetup): Here {
  const ruling = battlesystemGame.create(setup, new ScriptedDice([]));
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return ruling.position;
}

/** How many different positions there are at the start and after each of so many actions: positions alike are gone on from once. */
export function census(setup: BattleSetup, actions: number): readonly number[] {
  let here = new Map([...settled(opening(setup), false)].map((position) => [likeness(position), position]));
  const counts = [here.size];
  for (let i = 0; i < actions; i++) {
    const next = new Map<string, Here>();
    for (const position of here.values()) for (const each of after(position, false)) next.set(likeness(each), each);
    here = next;
    counts.push(here.size);
  }
  return counts;
}

/** The same counted without a thought: every way is gone to its end with every order of faces, and what is met on the way noted. */
export function naiveCensus(setup: BattleSetup, actions: number): readonly number[] {
  const seen = Array.from({ length: actions + 1 }, () => new Set<string>());
  const visit = (position: Here, depth: number): void => {
    seen[depth]!.add(likeness(position));
    if (depth < actions) for (const each of after(position, true)) visit(each, depth + 1);
  };
  for (const position of settled(opening(setup), true)) visit(position, 0);
  return seen.map(({ size }) => size);
}
