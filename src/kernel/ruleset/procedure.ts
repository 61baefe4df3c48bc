import type { Static, TObject } from '@sinclair/typebox';
import { certain, type Chances, readAs } from '../chance/chances';
import { everyOutcome, OUTCOME_LIMIT, type Step } from '../chance/every-outcome';
import { type Dice, NO_DICE, ScriptedDice } from '../table/dice';
import { RollImpossible, RollsWanted, TooManyOutcomes, type WantedRolls } from '../table/signal';
import type { Json, Table, Throw } from '../table/table';
import { type Assumption, ResolutionTable } from '../table/throwing';
import type { ResolutionEvent } from './event';
import type { Checked, Refusal } from './refusal';
import type { RuleId } from './rule';

export interface JsonObject {
  readonly [name: string]: Json | undefined;
}

/** A step of a procedure: dice and rules in `run`, the story of what changed in `tell`. */
export interface ProcedureStep<S> extends Step<S> {
  tell(before: S, after: S): readonly ResolutionEvent[];
}

/** A resolution that anybody can try: input, the faces thrown, and the rule it shows. */
export interface Example {
  readonly title: string;
  readonly input: JsonObject;
  readonly faces?: readonly number[];
}

/** What a ruleset writes down once; validation, documentation and both APIs follow from it. */
export interface Declaration<I extends TObject, R extends TObject, O extends TObject, S> {
  /** Kebab-case; part of the address. */
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly rules: readonly RuleId[];
  readonly input: I;
  /** What one resolution answers. */
  readonly result: R;
  /** What the odds tell apart: often coarser than the result. */
  readonly outcome: O;
  readonly examples: readonly [Example, ...Example[]];
  /** The state before the first die, or every reason why there is none. */
  begin(input: Static<I>): Checked<S>;
  readonly steps: readonly ProcedureStep<S>[];
  resultOf(state: S): Static<R>;
  outcomeOf(state: S): Static<O>;
}

export type Resolution =
  | { readonly ok: true; readonly result: JsonObject; readonly outcome: JsonObject; readonly events: readonly ResolutionEvent[]; readonly thrown: readonly Throw[]; readonly assumed: readonly Assumption[] }
  | { readonly ok: false; readonly fault: ResolutionFault };

export type ResolutionFault =
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }
  | { readonly kind: 'wanted'; readonly wanted: WantedRolls; readonly thrown: readonly Throw[]; readonly given: number }
  | { readonly kind: 'impossible'; readonly index: number; readonly face: number; readonly sides: number; readonly rule: RuleId; readonly purpose: string }
  | { readonly kind: 'left-over'; readonly faces: readonly number[]; readonly used: number };

export type Odds =
  | { readonly ok: true; readonly outcomes: Chances<JsonObject>; readonly assumed: readonly Assumption[] }
  | { readonly ok: false; readonly fault: { readonly kind: 'refused'; readonly refusals: readonly Refusal[] } | { readonly kind: 'too-large'; readonly limit: number } };

/** A stateless resolution as the edge sees it. */
export interface Procedure {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly rules: readonly RuleId[];
  readonly input: TObject;
  readonly result: TObject;
  readonly outcome: TObject;
  readonly examples: readonly [Example, ...Example[]];
  /** False where no dice fall: then there are no odds to ask for. */
  readonly dice: boolean;
  /** The input is valid by its schema and holds no reference any more. */
  resolve(input: JsonObject, dice: Dice): Resolution;
  odds(input: JsonObject, limit?: number): Odds;
}

/** Makes a declaration into a procedure that plays and counts with the same code. */
export function procedure<I extends TObject, R extends TObject, O extends TObject, S>(declared: Declaration<I, R, O, S>): Procedure {
  const { name, title, summary, rules, input, result, outcome, examples, steps } = declared;
  return {
    name,
    title,
    summary,
    rules,
    input,
    result,
    outcome,
    examples,
    dice: steps.length > 0,

    resolve(given, dice) {
      const begun = declared.begin(given as Static<I>);
      if (!begun.ok) return { ok: false, fault: { kind: 'refused', refusals: begun.refusals } };
      const table = new ResolutionTable(dice);
      const events: ResolutionEvent[] = [];
      let state = begun.value;
      try {
        for (const step of steps) {
          const after = step.run(state, table);
          events.push(...step.tell(state, after));
          state = after;
        }
      } catch (signal) {
        return { ok: false, fault: faultOf(signal, dice, table) };
      }
      if (dice instanceof ScriptedDice && dice.left.length > 0) {
        return { ok: false, fault: { kind: 'left-over', faces: dice.left, used: dice.taken } };
      }
      return { ok: true, result: declared.resultOf(state) as JsonObject, outcome: declared.outcomeOf(state) as JsonObject, events, thrown: table.thrown, assumed: table.assumed };
    },

    odds(given, limit = OUTCOME_LIMIT) {
      const begun = declared.begin(given as Static<I>);
      if (!begun.ok) return { ok: false, fault: { kind: 'refused', refusals: begun.refusals } };
      const assumed: Assumption[] = [];
      try {
        let chances = certain(begun.value);
        for (const step of steps) chances = everyOutcome(chances, step, limit, assumed);
        return { ok: true, outcomes: readAs(chances, (state) => declared.outcomeOf(state) as JsonObject), assumed };
      } catch (signal) {
        if (signal instanceof TooManyOutcomes) return { ok: false, fault: { kind: 'too-large', limit: signal.limit } };
        throw signal;
      }
    },
  };
}

/** Runs the steps of a chain at a table: what a game does with the chain that a procedure declares. */
export function runSteps<S>(steps: readonly Step<S>[], state: S, table: Table): S {
  for (const step of steps) state = step.run(state, table);
  return state;
}

/** The dice a procedure would ask for first, found by asking with none at hand. */
export function firstWanted(asked: Procedure, input: JsonObject): WantedRolls | null {
  const tried = asked.resolve(input, NO_DICE);
  return !tried.ok && tried.fault.kind === 'wanted' ? tried.fault.wanted : null;
}

function faultOf(signal: unknown, dice: Dice, table: ResolutionTable): ResolutionFault {
  if (signal instanceof RollsWanted) {
    return { kind: 'wanted', wanted: signal.wanted, thrown: table.thrown, given: dice instanceof ScriptedDice ? dice.taken : 0 };
  }
  if (signal instanceof RollImpossible) {
    const index = dice instanceof ScriptedDice ? dice.taken - 1 : 0;
    return { kind: 'impossible', index, face: signal.face, sides: signal.sides, rule: signal.why.rule, purpose: signal.why.purpose };
  }
  throw signal;
}
