import { type Static, Type } from '@sinclair/typebox';
import { type JsonObject, type Procedure, procedure, type ProcedureStep } from '../../../src/kernel/ruleset/procedure';
import { granted, refuse, refused } from '../../../src/kernel/ruleset/refusal';
import { sumOf, total } from '../../../src/kernel/table/questions';
import { distance } from './board';
import { modified, nerveModifiers, shotModifiers } from './modifiers';
import { NERVE, RANGE, type Stance } from './state';
import { choosesAgain, throwNerve, throwShot } from './throws';

const stance = Type.Union([Type.Literal('bold'), Type.Literal('steady'), Type.Literal('wary')]);

const shotInput = Type.Object(
  { range: Type.Integer(), stance, health: Type.Integer({ minimum: 1, maximum: 3 }), luck: Type.Boolean() },
  { additionalProperties: false },
);
const shotResult = Type.Object({ hits: Type.Integer(), again: Type.Boolean(), health: Type.Integer(), shaken: Type.Boolean() });
const shotOutcome = Type.Object({ health: Type.Integer(), shaken: Type.Boolean() });

interface Shot extends Static<typeof shotInput> {
  readonly hits: number;
  readonly again: boolean;
  readonly nerve: number;
  readonly shaken: boolean;
}

const OUT_OF_RANGE = { code: 'shoot.out-of-range', rule: 'TOY-SHOOT-01', tell: (range: number) => ({ message: `${range} squares are no shot.`, facts: { range } }) };

const hit: ProcedureStep<Shot> = {
  name: 'hit',
  run(shot, table) {
    const need = modified(4, shotModifiers(shot.range, shot.stance));
    let hits = throwShot(table, need, 'shooter');
    const again = hits === 0 && shot.luck && choosesAgain(table, 'shooter', []);
    if (again) hits = throwShot(table, need, 'shooter');
    return { ...shot, hits, again, health: shot.health - hits };
  },
  key: ({ hits }) => hits,
  tell: (before, { hits, health }) => [
    {
      type: 'model-shot',
      rule: 'TOY-SHOOT-01',
      sentence: hits ? 'The shot hits.' : 'The shot misses.',
      modifiers: shotModifiers(before.range, before.stance),
      change: { hits, health },
    },
  ],
};

const nerve: ProcedureStep<Shot> = {
  name: 'nerve',
  run(shot, table) {
    if (shot.hits === 0 || shot.health !== 1) return shot;
    const thrown = throwNerve(table, 'target');
    return { ...shot, nerve: thrown, shaken: thrown > modified(NERVE, nerveModifiers(shot.stance)) };
  },
  // The throw is in the key but not in the outcome, so equal outcomes come out of unequal states.
  key: ({ health, nerve: thrown }) => health * 100 + thrown,
  tell: (before, { nerve: thrown, shaken }) =>
    thrown === 0
      ? []
      : [{ type: 'nerve-tested', rule: 'TOY-MORALE-01', sentence: shaken ? 'It is shaken.' : 'It holds.', modifiers: nerveModifiers(before.stance), change: { thrown, shaken } }],
};

/** A shot and what comes of it. */
export const shot: Procedure = procedure({
  name: 'shot',
  title: 'A shot',
  summary: 'Resolves a shot and the nerve of the model it hits.',
  rules: ['TOY-SHOOT-01', 'TOY-MORALE-01'],
  input: shotInput,
  result: shotResult,
  outcome: shotOutcome,
  examples: [
    { title: 'a near miss', input: { range: 2, stance: 'steady', health: 3, luck: false }, faces: [3] },
    { title: 'a hit that shakes', input: { range: 5, stance: 'bold', health: 2, luck: false }, faces: [4, 6, 5] },
    { title: 'a miss that could be thrown again', input: { range: 3, stance: 'wary', health: 1, luck: true }, faces: [4] },
  ],
  begin: (input) =>
    input.range < 2 || input.range > RANGE
      ? refused({ ...refuse(OUT_OF_RANGE, input.range), pointer: '/range' })
      : granted<Shot>({ ...input, stance: input.stance as Stance, hits: 0, again: false, nerve: 0, shaken: false }),
  steps: [hit, nerve],
  resultOf: ({ hits, again, health, shaken }) => ({ hits, again, health, shaken }),
  outcomeOf: ({ health, shaken }) => ({ health, shaken }),
});

const hail: ProcedureStep<{ readonly pairs: number; readonly sum: number }> = {
  name: 'hail',
  run: ({ pairs }, table) => ({ pairs, sum: table.ask(sumOf(pairs, total(2, 6)), { rule: 'TOY-SHOOT-01', purpose: 'force', by: 'shooter' }) }),
  key: ({ sum }) => sum,
  tell: (_, { sum }) => [{ type: 'hail-fell', rule: 'TOY-SHOOT-01', sentence: `It falls with ${sum}.`, modifiers: [], change: { sum } }],
};

/** The force of many shots, for long odds. */
export const volley: Procedure = procedure({
  name: 'volley',
  title: 'A volley',
  summary: 'Adds up pairs of dice.',
  rules: ['TOY-SHOOT-01'],
  input: Type.Object({ pairs: Type.Integer({ minimum: 0, maximum: 400 }) }, { additionalProperties: false }),
  result: Type.Object({ sum: Type.Integer() }),
  outcome: Type.Object({ sum: Type.Integer() }),
  examples: [
    { title: 'two pairs', input: { pairs: 2 }, faces: [1, 2, 3, 4] },
    { title: 'none', input: { pairs: 0 }, faces: [] },
    { title: 'a great many', input: { pairs: 30 } },
  ],
  begin: ({ pairs }) => granted({ pairs, sum: 0 }),
  steps: [hail],
  resultOf: ({ sum }) => ({ sum }),
  outcomeOf: ({ sum }) => ({ sum }),
});

/** How far two squares are apart: a resolution without dice. */
export const gap: Procedure = procedure({
  name: 'gap',
  title: 'Distance',
  summary: 'Counts the steps between two squares.',
  rules: ['TOY-MOVE-01'],
  input: Type.Object({ from: Type.Integer({ minimum: 0, maximum: 143 }), to: Type.Integer({ minimum: 0, maximum: 143 }) }, { additionalProperties: false }),
  result: Type.Object({ steps: Type.Integer() }),
  outcome: Type.Object({ steps: Type.Integer() }),
  examples: [{ title: 'corner to corner', input: { from: 0, to: 143 } }],
  begin: ({ from, to }) => granted({ steps: distance(12, from, to) }),
  steps: [],
  resultOf: (state) => state,
  outcomeOf: (state) => state,
});

export const TOY_PROCEDURES: readonly Procedure[] = [shot, volley, gap];

/** An input that a procedure refuses by its rules, though its shape is fine. */
export const NO_SHOT: JsonObject = { range: 9, stance: 'bold', health: 2, luck: false };
