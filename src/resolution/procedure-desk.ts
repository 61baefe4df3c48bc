import { randomBytes } from 'node:crypto';
import type { TObject } from '@sinclair/typebox';
import { exact, mean } from '../kernel/chance/chances';
import type { JsonObject, Odds, Procedure, Resolution } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { type Dice, NO_DICE, ScriptedDice, SeededDice } from '../kernel/table/dice';
import { pointerTo, shortened } from '../platform/http/pointer';
import { InvalidInput, type Problem, type ProblemError } from '../platform/http/problem';
import { ExactRatio, ThrownDice, type AssumedChoice, type ResolutionEventModel, type UsedProfile } from './answer';
import { InputCheck, MOST_ERRORS } from './input-check';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted } from './problems';
import { ProfileSwapper } from './profiles';

/** What resolve answers. */
export interface Resolved {
  readonly ruleset: string;
  readonly edition: string;
  readonly procedure: string;
  readonly result: JsonObject;
  readonly events: readonly ResolutionEventModel[];
  readonly thrown: readonly ThrownDice[];
  readonly seed?: string;
  readonly profiles: readonly UsedProfile[];
  readonly assumed: readonly AssumedChoice[];
}

/** What odds answers. */
export interface Counted {
  readonly ruleset: string;
  readonly edition: string;
  readonly procedure: string;
  readonly outcomes: readonly { readonly outcome: JsonObject; readonly chance: ExactRatio }[];
  readonly means: Readonly<Record<string, ExactRatio>>;
  readonly profiles: readonly UsedProfile[];
  readonly assumed: readonly AssumedChoice[];
}

export const MOST_FACES = 2000;
export const LONGEST_SEED = 128;

const desks = new WeakMap<Procedure, ProcedureDesk>();

/** The desk of a procedure; both APIs and the documentation share it. */
export function deskOf(ruleset: Ruleset, procedure: Procedure): ProcedureDesk {
  const known = desks.get(procedure);
  if (known) return known;
  const made = new ProcedureDesk(ruleset, procedure);
  desks.set(procedure, made);
  return made;
}

/** One procedure behind both APIs: checks the request, swaps references, resolves or counts. Expected failures are values. */
class ProcedureDesk {
  private readonly check: InputCheck;
  private readonly swapper: ProfileSwapper;

  constructor(
    private readonly ruleset: Ruleset,
    readonly procedure: Procedure,
  ) {
    this.check = new InputCheck(procedure.input);
    this.swapper = new ProfileSwapper(procedure.input, ruleset.catalog);
  }

  resolve(body: unknown): Resolved | Problem {
    const request = this.open(body, true);
    if ('problem' in request) return request.problem;
    const { dice, seed } = request;
    const resolution = this.procedure.resolve(request.input, dice);
    if (!resolution.ok) return problemOf(resolution.fault);
    return this.resolved(resolution, request.used, seed);
  }

  odds(body: unknown): Counted | Problem {
    const request = this.open(body, false);
    if ('problem' in request) return request.problem;
    const odds = this.procedure.odds(request.input);
    if (!odds.ok) return odds.fault.kind === 'too-large' ? new OddsTooLarge(odds.fault.limit) : new Refused(odds.fault.refusals);
    return this.counted(odds, request.used);
  }

  private open(body: unknown, withDice: boolean): { input: JsonObject; used: readonly UsedProfile[]; dice: Dice; seed?: string } | { problem: Problem } {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return invalid('', 'Send a JSON object with the field input.');
    const errors: ProblemError[] = [];
    for (const key of Object.keys(body)) {
      if (key === 'input' || (key === 'dice' && withDice)) continue;
      if (errors.length === MOST_ERRORS) break;
      errors.push({ pointer: pointerTo([key]), code: 'input.unknown-field', message: `There is no field "${shortened(key)}" here; ${withDice ? 'input and dice are' : 'input is'} all there is.` });
    }
    const { input, dice } = body as { input?: unknown; dice?: unknown };
    if (input === undefined) errors.push({ pointer: '/input', code: 'input.missing', message: 'The field input is missing.' });
    if (dice !== undefined && withDice && !areDice(dice)) {
      errors.push({ pointer: '/dice', code: 'input.invalid', message: `Give either { "faces": [numbers, at most ${MOST_FACES}] } or { "seed": "1 to ${LONGEST_SEED} characters" }.` });
    }
    if (errors.length > 0) return { problem: new InvalidInput(errors) };
    const swapped = this.swapper.swap(input);
    if (!swapped.ok) return { problem: new InvalidInput([...swapped.errors]) };
    if (!this.check.passes(swapped.input)) return { problem: new InvalidInput(this.check.faults(swapped.input)) };
    return { input: swapped.input, used: swapped.used, ...diceFrom(dice, this.procedure.dice) };
  }

  private resolved({ result, events, thrown, assumed }: Extract<Resolution, { ok: true }>, profiles: readonly UsedProfile[], seed: string | undefined): Resolved {
    const { id, edition } = this.ruleset;
    const answer = { ruleset: id, edition, procedure: this.procedure.name, result, events, thrown: thrown.map(ThrownDice.of) };
    return seed === undefined ? { ...answer, profiles, assumed } : { ...answer, seed, profiles, assumed };
  }

  private counted({ outcomes, assumed }: Extract<Odds, { ok: true }>, profiles: readonly UsedProfile[]): Counted {
    const { id, edition } = this.ruleset;
    const chances = exact(outcomes);
    const counted = chances.values.map((outcome, i) => ({ outcome, chance: ExactRatio.share(chances.weights[i]!, chances.total) }));
    counted.sort((a, b) => compare(a.outcome, b.outcome));
    const means: Record<string, ExactRatio> = {};
    for (const field of numericFields(this.procedure.outcome)) {
      if (chances.values.every((outcome) => typeof outcome[field] === 'number')) means[field] = ExactRatio.of(mean(chances, (outcome) => outcome[field] as number));
    }
    return { ruleset: id, edition, procedure: this.procedure.name, outcomes: counted, means, profiles, assumed };
  }
}

/** The fields of an outcome that have a mean. */
export function numericFields(outcome: TObject): readonly string[] {
  return Object.entries(outcome.properties).flatMap(([name, schema]) => {
    const kinds = (schema['anyOf'] as readonly { type?: string }[] | undefined) ?? [schema];
    return kinds.some(({ type }) => type === 'integer' || type === 'number') ? [name] : [];
  });
}

function areDice(dice: unknown): boolean {
  if (typeof dice !== 'object' || dice === null || Object.keys(dice).length !== 1) return false;
  const { faces, seed } = dice as { faces?: unknown; seed?: unknown };
  if (typeof seed === 'string') return seed.length >= 1 && seed.length <= LONGEST_SEED;
  return Array.isArray(faces) && faces.length <= MOST_FACES && faces.every((face) => typeof face === 'number');
}

/** The caller's faces or seed, or a drawn seed; where no dice fall there is none to draw. */
function diceFrom(dice: unknown, throws: boolean): { dice: Dice; seed?: string } {
  if (dice === undefined && !throws) return { dice: NO_DICE };
  if (dice !== undefined && 'faces' in (dice as object)) return { dice: new ScriptedDice((dice as { faces: number[] }).faces) };
  const seed = dice === undefined ? randomBytes(16).toString('hex') : (dice as { seed: string }).seed;
  return { dice: new SeededDice(seed), seed };
}

function problemOf(fault: Extract<Resolution, { ok: false }>['fault']): Problem {
  switch (fault.kind) {
    case 'refused':
      return new Refused(fault.refusals);
    case 'wanted':
      return new RollsWanted(fault);
    case 'impossible':
    case 'left-over':
      return new RollsUnusable(fault);
    default:
      return fault satisfies never;
  }
}

function invalid(pointer: string, message: string): { problem: Problem } {
  return { problem: new InvalidInput([{ pointer, code: 'input.invalid', message }]) };
}

function compare(a: JsonObject, b: JsonObject): number {
  for (const field of Object.keys(a)) {
    const [left, right] = [a[field], b[field]];
    if (left === right) continue;
    if (typeof left === 'number' && typeof right === 'number') return left - right;
    return String(left) < String(right) ? -1 : 1;
  }
  return 0;
}
