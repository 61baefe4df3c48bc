import { certain, type Chances, readAs } from '../chance/chances';
import { everyOutcome } from '../chance/every-outcome';
import type { Question } from '../table/question';
import { TooManyOutcomes } from '../table/signal';
import { type Decision, isChoice, type Json, type Seat, type Table, type Why } from '../table/table';
import { type Assumption, note } from '../table/throwing';
import { objections, type Proxies, unasked } from './answers';
import { deal } from './dealing';
import type { CitedEvent } from './event';
import type { ActionLike, ActionOdds, TableAction } from './game';
import { AnswerRefused, answersOf, facesOf, type Given, type Play } from './play';
import type { JournalEntry, Position, Task } from './position';
import type { Refusal } from './refusal';
import type { Runner } from './running';
import { NOT_COUNTABLE } from './table-faults';

/** Goes along a journal and then on at a table that counts. */
class CountedPlay<S, E> implements Play<S, E> {
  private cursor = 0;

  constructor(
    public state: S,
    private readonly table: Table,
    private readonly journal: readonly JournalEntry[],
    private readonly proxies: Proxies<S>,
    private readonly given: Given | null,
    private readonly assumed: Assumption[],
  ) {}

  tell(): void {
    // Odds tell outcomes, not stories.
  }

  ask<A>(question: Question<A>, why: Why): A {
    const entry = this.journal[this.cursor++];
    if (entry === undefined) return this.table.ask(question, why);
    const faces = facesOf(entry, question.key);
    if (faces.length === 0) return this.table.ask(question, why);
    let read = 0;
    return question.roll(() => faces[read++]!);
  }

  choose<C>(decision: Decision<C>): ReadonlyMap<Seat, C> {
    const entry = this.journal[this.cursor];
    const known = entry === undefined ? {} : answersOf(entry, decision.kind);
    const found = decision.seats.map((seat): [Seat, C] => [seat, (Object.hasOwn(known, seat) ? known[seat] : this.answerOf(decision, seat)) as C]);
    this.cursor++;
    return new Map(found);
  }

  private answerOf<C>(decision: Decision<C>, seat: Seat): Json {
    if (this.given?.seat === seat && this.cursor === this.journal.length - 1) {
      const against = objections(decision, seat, this.given.answer, this.proxies);
      if (against.length > 0) throw new AnswerRefused(against);
      return this.given.answer;
    }
    const answer = unasked(decision, seat, this.state, this.proxies);
    if (answer !== undefined) return answer;
    const otherwise = decision.otherwise(seat) as Json;
    if (isChoice(decision.offers(seat))) note(this.assumed, { kind: decision.kind, rule: decision.rule, seat, answer: otherwise });
    return otherwise;
  }
}

/** What is counted: first the deals that fit what the seat knows, then what the task makes of each. */
interface Branch<S, A> {
  readonly dealt: Position<S, A> | null;
  readonly told: Json;
}

/** Every outcome of an action with its exact chance, from all that the seat may know. */
export function countAction<S, A extends ActionLike, E extends CitedEvent, Setup, V>(
  runner: Runner<S, A, E, Setup, V>,
  position: Position<S, A>,
  seat: Seat,
  action: A | TableAction,
  limit: number,
): ActionOdds {
  const { rules } = runner;
  const task = taskOf(position, seat, action);
  if (task === null) return { ok: false, fault: { kind: 'refused', refusals: runner.no(NOT_COUNTABLE, rules.cites.dice).refusals } };
  const given = action.type === 'answer' ? { seat, answer: (action as Extract<TableAction, { type: 'answer' }>).answer } : null;
  const assumed: Assumption[] = [];
  try {
    const deals = everyOutcome<Branch<S, A>>(certain({ dealt: position, told: null }), { name: 'deal', run: (_, table) => ({ dealt: deal(runner, position, seat, table), told: null }), key: ({ dealt }) => JSON.stringify(dealt?.state ?? null) }, limit);
    const acted = everyOutcome<Branch<S, A>>(
      fitting(deals),
      {
        name: action.type,
        run({ dealt }, table) {
          const from = dealt!;
          const base = from.suspended?.base ?? from.state;
          const play = new CountedPlay<S, E>(base, table, from.suspended?.journal ?? [], runner.proxies(from), given, assumed);
          const refusals = runner.carryOut(play, task);
          if (refusals !== null) throw new AnswerRefused(refusals);
          return { dealt: null, told: rules.tellApart(from.state, play.state) };
        },
        key: ({ told }) => JSON.stringify(told),
      },
      limit,
    );
    return { ok: true, outcomes: readAs(acted, ({ told }) => told), assumed };
  } catch (signal) {
    if (signal instanceof TooManyOutcomes) return { ok: false, fault: { kind: 'too-large', limit: signal.limit } };
    if (signal instanceof AnswerRefused) return { ok: false, fault: { kind: 'refused', refusals: signal.refusals as readonly Refusal[] } };
    throw signal;
  }
}

/** The task an action belongs to; null where it throws no dice of its own or a throw is half done. */
function taskOf<S, A extends ActionLike>({ suspended }: Position<S, A>, seat: Seat, action: A | TableAction): Task<A> | null {
  switch (action.type) {
    case 'concede':
    case 'set-standing-answer':
    case 'drop-standing-answer':
      return null;
    case 'answer':
      return suspended;
    case 'throw': {
      const last = suspended?.journal[suspended.journal.length - 1];
      return suspended?.rolls && last !== undefined && 'faces' in last && last.faces.length === 0 ? suspended : null;
    }
    default:
      return { seat, action: action as A };
  }
}

/** The deals that contradict nothing, over their own total. */
function fitting<S, A>({ values, weights }: Chances<Branch<S, A>>): Chances<Branch<S, A>> {
  const kept = values.flatMap((value, i) => (value.dealt === null ? [] : [i]));
  const of = kept.map((i) => weights[i]!);
  const total = typeof of[0] === 'bigint' ? (of as bigint[]).reduce((sum, weight) => sum + weight, 0n) : (of as number[]).reduce((sum, weight) => sum + weight, 0);
  return { values: kept.map((i) => values[i]!), weights: of as number[] | bigint[], total };
}
