import { randomBytes } from 'node:crypto';
import type { TObject } from '@sinclair/typebox';
import { exact, mean } from '../kernel/chance/chances';
import type { JsonObject, Odds, Procedure, Resolution } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { type Dice, NO_DICE, ScriptedDice, SeededDice } from '../kernel/table/dice';
import { pointerTo, shortened } from '../platform/http/pointer';
import { InvalidInput, Problem, type ProblemError } from '../platform/http/problem';
import { countOutcomes } from '../platform/telemetry/metrics';
import type { Crew } from '../platform/threads/threads';
import { type ExactRatio, ThrownDice, type AssumedChoice, type ResolutionEventModel, type UsedProfile } from './answer';
import { type Collections, CollectionsWanted } from './collections';
import { InputCheck, MOST_ERRORS } from './input-check';
import { OddsTooLarge, Refused, RollsUnusable, RollsWanted } from './problems';
import { ProfileSwapper } from './profiles';
import { toldRatio, toldShare } from './ratios';
import { intervalOfMean, intervalOfShare, type Sample, takeSample } from './sampling';

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
  readonly method: Method['method'];
  readonly samples?: number;
  readonly seed?: string;
  readonly outcomes: readonly { readonly outcome: JsonObject; readonly chance: ExactRatio }[];
  readonly means: Readonly<Record<string, ExactRatio>>;
  readonly profiles: readonly UsedProfile[];
  readonly assumed: readonly AssumedChoice[];
}

export const MOST_FACES = 2000;
export const LONGEST_SEED = 128;
/** Branches of a step that are counted on the event loop: a few milliseconds. */
const MOST_AT_ONCE = 1000;

/** How odds are found: every outcome, or a sample where a caller asks for one by name. */
export const METHODS = ['exact', 'sampled'] as const;
export const MOST_SAMPLES = 100_000;
export const USUAL_SAMPLES = 10_000;
/** Samples that are taken on the event loop. */
const SAMPLES_AT_ONCE = 100;

export type Method = { readonly method: 'exact' } | { readonly method: 'sampled'; readonly samples: number; readonly seed: string };

/** The threads that count what is larger. */
export type OddsCrew = Crew<typeof import('./worker')>;
export const ODDS_WORKER = require.resolve('./worker');

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

  resolve(body: unknown, collections?: Collections): Resolved | Problem {
    const request = this.open(body, true, collections);
    if ('problem' in request) return request.problem;
    const { dice, seed } = request;
    const resolution = this.procedure.resolve(request.input, dice);
    if (!resolution.ok) return problemOf(resolution.fault);
    return this.resolved(resolution, request.used, seed);
  }

  odds(body: unknown): Counted | Problem {
    const request = this.open(body, false);
    if ('problem' in request) return request.problem;
    const { input, used, method } = request;
    if (method.method === 'exact') return this.told(this.procedure.odds(input), used);
    return this.sampled(takeSample(this.procedure, input, method.samples, method.seed), method, used);
  }

  /** The same, counted here if it is small and in a thread if it is not. */
  async oddsBeside(body: unknown, crew: OddsCrew, collections?: Collections): Promise<Counted | Problem> {
    const request = this.open(body, false, collections);
    if ('problem' in request) return request.problem;
    const { input, used, method } = request;
    const asked = { ruleset: this.ruleset.id, procedure: this.procedure.name, input };
    if (method.method === 'sampled') {
      const { samples, seed } = method;
      const sample = samples <= SAMPLES_AT_ONCE ? takeSample(this.procedure, input, samples, seed) : await crew.run('sample', { ...asked, samples, seed });
      return sample instanceof Problem ? sample : this.sampled(sample, method, used);
    }
    const small = this.procedure.odds(input, MOST_AT_ONCE);
    if (small.ok || small.fault.kind !== 'too-large') return this.told(small, used);
    const large = await crew.run('odds', asked);
    return large instanceof Problem ? large : this.told(large, used);
  }

  private told(odds: Odds, used: readonly UsedProfile[]): Counted | Problem {
    if (odds.ok) return this.counted(odds, used);
    return odds.fault.kind === 'too-large' ? new OddsTooLarge(odds.fault.limit) : new Refused(odds.fault.refusals);
  }

  private open(body: unknown, withDice: boolean, collections?: Collections): { input: JsonObject; used: readonly UsedProfile[]; dice: Dice; seed?: string; method: Method } | { problem: Problem } {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return invalid('', 'Send a JSON object with the field input.');
    const errors: ProblemError[] = [];
    for (const key of Object.keys(body)) {
      if (key === 'input' || (withDice ? key === 'dice' : METHOD_FIELDS.includes(key))) continue;
      if (errors.length === MOST_ERRORS) break;
      errors.push({ pointer: pointerTo([key]), code: 'input.unknown-field', message: `There is no field "${shortened(key)}" here; ${withDice ? 'input and dice' : 'input, method, samples and seed'} are all there is.` });
    }
    const { input, dice } = body as { input?: unknown; dice?: unknown };
    if (!withDice) errors.push(...methodFaults(body));
    if (input === undefined) errors.push({ pointer: '/input', code: 'input.missing', message: 'The field input is missing.' });
    if (dice !== undefined && withDice && !areDice(dice)) {
      errors.push({ pointer: '/dice', code: 'input.invalid', message: `Give either { "faces": [numbers, at most ${MOST_FACES}] } or { "seed": "1 to ${LONGEST_SEED} characters" }.` });
    }
    if (errors.length > 0) return { problem: new InvalidInput(errors) };
    const swapped = this.swapper.swap(input, collections);
    if (!swapped.ok && swapped.wanted.length > 0) return { problem: new CollectionsWanted(swapped.errors, swapped.wanted) };
    if (!swapped.ok) return { problem: new InvalidInput([...swapped.errors]) };
    if (!this.check.passes(swapped.input)) return { problem: new InvalidInput(this.check.faults(swapped.input)) };
    return { input: swapped.input, used: swapped.used, ...diceFrom(dice, withDice && this.procedure.dice), method: methodFrom(body) };
  }

  private resolved({ result, events, thrown, assumed }: Extract<Resolution, { ok: true }>, profiles: readonly UsedProfile[], seed: string | undefined): Resolved {
    const answer = { ...this.heading, result, events, thrown: thrown.map(ThrownDice.of) };
    return seed === undefined ? { ...answer, profiles, assumed } : { ...answer, seed, profiles, assumed };
  }

  private counted({ outcomes, assumed }: Extract<Odds, { ok: true }>, profiles: readonly UsedProfile[]): Counted {
    const chances = exact(outcomes);
    countOutcomes(chances.values.length);
    const counted = chances.values.map((outcome, i) => ({ outcome, chance: toldShare(chances.weights[i]!, chances.total) }));
    counted.sort((a, b) => compare(a.outcome, b.outcome));
    const means: Record<string, ExactRatio> = {};
    for (const field of numericFields(this.procedure.outcome)) {
      if (chances.values.every((outcome) => typeof outcome[field] === 'number')) means[field] = toldRatio(mean(chances, (outcome) => outcome[field] as number));
    }
    return { ...this.heading, method: 'exact', outcomes: counted, means, profiles, assumed };
  }

  private sampled(sample: Sample, { method, samples, seed }: Extract<Method, { method: 'sampled' }>, profiles: readonly UsedProfile[]): Counted | Problem {
    if (!sample.ok) return new Refused(sample.refusals);
    const { counts, assumed } = sample;
    const outcomes = counts.map(({ outcome, count }) => ({ outcome, chance: { ...toldShare(BigInt(count), BigInt(samples)), interval: intervalOfShare(count, samples) } }));
    outcomes.sort((a, b) => compare(a.outcome, b.outcome));
    const means: Record<string, ExactRatio> = {};
    const chances = { values: counts.map(({ outcome }) => outcome), weights: counts.map(({ count }) => BigInt(count)), total: BigInt(samples) };
    for (const field of numericFields(this.procedure.outcome)) {
      const values = counts.map(({ outcome, count }) => ({ value: outcome[field], count }));
      if (!values.every((each): each is { value: number; count: number } => typeof each.value === 'number')) continue;
      means[field] = { ...toldRatio(mean(chances, (outcome) => outcome[field] as number)), interval: intervalOfMean(values, samples) };
    }
    return { ...this.heading, method, samples, seed, outcomes, means, profiles, assumed };
  }

  private get heading(): { readonly ruleset: string; readonly edition: string; readonly procedure: string } {
    return { ruleset: this.ruleset.id, edition: this.ruleset.edition, procedure: this.procedure.name };
  }
}

const METHOD_FIELDS: readonly string[] = ['method', 'samples', 'seed'];

function methodFaults(body: object): readonly ProblemError[] {
  const { method, samples, seed } = body as { method?: unknown; samples?: unknown; seed?: unknown };
  const errors: ProblemError[] = [];
  const no = (field: string, message: string) => errors.push({ pointer: `/${field}`, code: 'input.invalid', message });
  if (method !== undefined && !METHODS.includes(method as 'exact')) no('method', 'The method is "exact", which it is if left out, or "sampled".');
  if (samples !== undefined && !(Number.isInteger(samples) && (samples as number) >= 1 && (samples as number) <= MOST_SAMPLES)) no('samples', `Take from 1 to ${MOST_SAMPLES} samples, a whole number; ${USUAL_SAMPLES} if left out.`);
  if (seed !== undefined && !(typeof seed === 'string' && seed.length >= 1 && seed.length <= LONGEST_SEED)) no('seed', `A seed has 1 to ${LONGEST_SEED} characters.`);
  for (const field of ['samples', 'seed'] as const) {
    if ((body as Record<string, unknown>)[field] !== undefined && method !== 'sampled') no(field, `Only odds by the method "sampled" take ${field}.`);
  }
  return errors;
}

function methodFrom(body: object): Method {
  const { method, samples = USUAL_SAMPLES, seed } = body as { method?: string; samples?: number; seed?: string };
  return method === 'sampled' ? { method, samples, seed: seed ?? randomSeed() } : { method: 'exact' };
}

function randomSeed(): string {
  return randomBytes(16).toString('hex');
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
  const seed = dice === undefined ? randomSeed() : (dice as { seed: string }).seed;
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
