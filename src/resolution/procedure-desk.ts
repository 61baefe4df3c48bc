import { randomBytes } from 'node:crypto';
import type { JsonObject, Procedure, Resolution } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { type Dice, NO_DICE, ScriptedDice, SeededDice } from '../kernel/table/dice';
import { pointerTo, shortened } from '../platform/http/pointer';
import { InvalidInput, Problem, type ProblemError } from '../platform/http/problem';
import { countOutcomes } from '../platform/telemetry/metrics';
import type { Crew } from '../platform/threads/threads';
import { type ExactRatio, ThrownDice, type AssumedChoice, type ResolutionEventModel, type UsedProfile } from './answer';
import { type Collections, CollectionsWanted } from './collections';
import { count, type Count, METHODS, type Method } from './counting';
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
/** Branches of a step that are counted on the event loop, and in vain where there are more: a millisecond or two. */
const MOST_AT_ONCE = 200;

export const MOST_SAMPLES = 100_000;
export const USUAL_SAMPLES = 10_000;
/** Samples that are taken on the event loop. */
const SAMPLES_AT_ONCE = 100;

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
  private readonly heading: { readonly ruleset: string; readonly edition: string; readonly procedure: string };

  constructor(
    private readonly ruleset: Ruleset,
    readonly procedure: Procedure,
  ) {
    this.check = new InputCheck(procedure.input);
    this.swapper = new ProfileSwapper(procedure.input, ruleset.catalog);
    this.heading = { ruleset: ruleset.id, edition: ruleset.edition, procedure: procedure.name };
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
    return 'problem' in request ? request.problem : this.counted(count(this.procedure, request.input, request.method), request);
  }

  /** The same, counted here if it is small and in a thread if it is not. */
  async oddsBeside(body: unknown, crew: OddsCrew, collections?: Collections): Promise<Counted | Problem> {
    const request = this.open(body, false, collections);
    if ('problem' in request) return request.problem;
    const { input, method } = request;
    const found = this.countAtOnce(input, method) ?? (await crew.run('odds', { ruleset: this.ruleset.id, procedure: this.procedure.name, input, method }));
    return found instanceof Problem ? found : this.counted(found, request);
  }

  /** Null where it would take the event loop too long. */
  private countAtOnce(input: JsonObject, method: Method): Count | null {
    if (method.method === 'sampled' && method.samples > SAMPLES_AT_ONCE) return null;
    const found = count(this.procedure, input, method, MOST_AT_ONCE);
    return found.ok || found.fault.kind !== 'too-large' ? found : null;
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
    // Written out: to spread the heading takes longer than many a resolution.
    const { ruleset, edition, procedure } = this.heading;
    const told = thrown.map(ThrownDice.of);
    return seed === undefined
      ? { ruleset, edition, procedure, result, events, thrown: told, profiles, assumed }
      : { ruleset, edition, procedure, result, events, thrown: told, seed, profiles, assumed };
  }

  private counted(found: Count, { method, used }: { readonly method: Method; readonly used: readonly UsedProfile[] }): Counted | Problem {
    if (!found.ok) return uncounted(found.fault);
    const { outcomes, means, assumed } = found;
    if (method.method === 'exact') countOutcomes(outcomes.length);
    return { ...this.heading, ...method, outcomes, means, profiles: used, assumed };
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

function uncounted(fault: Extract<Count, { ok: false }>['fault']): Problem {
  switch (fault.kind) {
    case 'refused':
      return new Refused(fault.refusals);
    case 'too-large':
      return new OddsTooLarge(fault.limit, 'branches would have to be counted');
    case 'too-many':
      return new OddsTooLarge(fault.limit, 'outcomes would have to be told');
    default:
      return fault satisfies never;
  }
}

function invalid(pointer: string, message: string): { problem: Problem } {
  return { problem: new InvalidInput([{ pointer, code: 'input.invalid', message }]) };
}
