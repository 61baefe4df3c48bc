import type { TSchema } from '@sinclair/typebox';
import type { Blocked, Game, Sight } from '../../kernel/ruleset/game';
import type { Owed } from '../../kernel/ruleset/position';
import type { Offer } from '../../kernel/table/table';
import { Problem, type ProblemError } from '../../platform/http/problem';
import { unprocessable } from '../problems';
import type { SessionFacts } from '../core/facts';
import { type Gauge, type Scene, toInches, toScene } from './gauge';
import { retold } from './retold';
import { tableEventSchema } from './table-shapes';
import type { Units } from './calibration';

type Fields = Readonly<Record<string, unknown>>;
interface Told {
  readonly type: string;
}

/** A scene whose units are inches, for callers that bring only names. */
const SAME: Scene = { origin: { x: 0, y: 0 }, unitsPerInch: 1, yAxis: 'up' };
const NO_SCENE = unprocessable('scene.none', 'The session was made without a scene and without names; leave units out, or make it with them.', '/units');

/** Hears and tells everything about one session in the units and names that a caller asks for. */
export class Surveyor {
  private constructor(
    private readonly shapes: Game['shapes'],
    private readonly inward: Gauge | null,
    private readonly outward: Gauge | null,
  ) {}

  static of({ scene, names }: Pick<SessionFacts, 'scene' | 'names'>, { shapes }: Game, units: Units): Surveyor | Problem {
    if (units === 'inches') return new Surveyor(shapes, null, null);
    if (scene === null && Object.keys(names).length === 0) return NO_SCENE;
    return new Surveyor(shapes, toInches(scene ?? SAME, names), toScene(scene ?? SAME, names));
  }

  /** Something sent as an action; an answer is to the decision of this kind. */
  hear(sent: unknown, owed: string | null): unknown {
    return this.inward === null ? sent : this.action(sent, owed, this.inward);
  }

  hearSetup(setup: unknown): unknown {
    return this.inward === null ? setup : retold(this.shapes.setup, setup, this.inward);
  }

  hearId(id: string): string {
    return this.inward === null ? id : this.inward.id(id);
  }

  sight(sight: Sight<unknown> | null): Sight<unknown> | null {
    if (sight === null || this.outward === null) return sight;
    const standing = sight.standing.map((each) => this.standing({ ...each })) as unknown as Sight<unknown>['standing'];
    return { ...sight, game: this.tell(this.shapes.tells?.view, sight.game), owed: this.owed(sight.owed), standing };
  }

  owed(owed: Owed | null): Owed | null {
    const { outward } = this;
    if (owed === null || outward === null) return owed;
    const schema = this.shapes.answers[owed.kind];
    const answers = Object.fromEntries(Object.entries(owed.answers).map(([seat, answer]) => [seat, this.tell(schema, answer)])) as Owed['answers'];
    const otherwise = owed.otherwise === undefined ? {} : { otherwise: this.tell(schema, owed.otherwise) as NonNullable<Owed['otherwise']> };
    return { ...owed, about: owed.about.map(outward.id), facts: this.facts(owed.facts) as Owed['facts'], answers, ...otherwise };
  }

  events<E extends Told>(events: readonly E[]): readonly E[] {
    return this.outward === null ? events : events.map((event) => this.event(event));
  }

  offers<A>(offers: readonly Offer<A>[], owed: string | null): readonly Offer<A>[] {
    const { outward } = this;
    if (outward === null) return offers;
    return offers.map((offer) => {
      if ('exactly' in offer) return { exactly: this.action(offer.exactly, owed, outward) as A };
      return { ...offer, bounds: this.tell(this.shapes.tells?.bounds[offer.family], offer.bounds) as typeof offer.bounds, example: this.action(offer.example, owed, outward) as A };
    });
  }

  blocked(blocked: readonly Blocked[]): readonly Blocked[] {
    const { outward } = this;
    return outward === null ? blocked : blocked.map(({ action, about, refusal }) => ({ action, about: about.map(outward.id), refusal: { ...refusal, facts: this.facts(refusal.facts) as typeof refusal.facts } }));
  }

  envelope(envelope: unknown): unknown {
    return this.tell(this.shapes.tells?.envelope, envelope);
  }

  odds(outcome: unknown): unknown {
    return this.tell(this.shapes.tells?.odds, outcome);
  }

  /** A choice that somebody made or that was assumed. */
  answer(kind: string, answer: unknown): unknown {
    return this.tell(this.shapes.answers[kind], answer);
  }

  problem<T>(answer: T): T {
    if (!(answer instanceof Problem) || this.outward === null) return answer;
    return Object.assign(Object.create(Object.getPrototypeOf(answer) as object), answer, { errors: this.errors(answer.errors) }) as T;
  }

  errors(errors: readonly ProblemError[]): ProblemError[] {
    return errors.map((error) => (error.facts === undefined ? error : { ...error, facts: this.facts(error.facts) as object }));
  }

  private facts(facts: object): unknown {
    return this.tell(this.shapes.tells?.facts, facts);
  }

  private event<E extends Told>(event: E): E {
    const table = tableEventSchema(event.type);
    if (table === null) return this.tell(this.shapes.tells?.event, event) as E;
    const { facts, kind, answer } = event as E & { facts?: object; kind?: string; answer?: unknown };
    const told = this.tell(table, event) as object;
    return {
      ...told,
      ...(facts === undefined ? {} : { facts: this.facts(facts) }),
      ...(answer === undefined ? {} : { answer: kind === undefined ? this.renamed(answer) : this.answer(kind, answer) }),
    } as E;
  }

  /** An answer of which the event does not say the kind: whatever in it is the name of a thing. */
  private renamed(answer: unknown): unknown {
    if (typeof answer === 'string') return this.outward?.id(answer) ?? answer;
    return Array.isArray(answer) ? answer.map((each) => this.renamed(each)) : answer;
  }

  private action(action: unknown, owed: string | null, gauge: Gauge): unknown {
    const { type, kind, about, answer } = (action ?? {}) as Fields;
    switch (type) {
      case 'answer':
        return { ...(action as object), answer: retold(owed === null ? undefined : this.shapes.answers[owed], answer, gauge) };
      case 'set-standing-answer':
      case 'drop-standing-answer': {
        const named = typeof about === 'string' ? { about: gauge.id(about) } : {};
        const given = answer === undefined || typeof kind !== 'string' ? {} : { answer: retold(this.shapeOfAnswer(kind), answer, gauge) };
        return { ...(action as object), ...named, ...given };
      }
      default:
        return retold(this.shapes.action, action, gauge);
    }
  }

  private shapeOfAnswer(kind: string): TSchema | undefined {
    return Object.hasOwn(this.shapes.answers, kind) ? this.shapes.answers[kind] : undefined;
  }

  private standing({ kind, about, answer, ...rest }: { readonly kind: string; readonly about?: string; readonly answer: unknown }): object {
    return { kind, ...(about === undefined ? {} : { about: this.outward?.id(about) ?? about }), answer: this.answer(kind, answer), ...rest };
  }

  private tell(schema: TSchema | undefined, value: unknown): unknown {
    return this.outward === null ? value : retold(schema, value, this.outward);
  }
}
