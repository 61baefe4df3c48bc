import { NO_DICE } from '../table/dice';
import { same } from '../table/same';
import type { Seat, Table } from '../table/table';
import type { CitedEvent } from './event';
import type { ActionLike } from './game';
import { JournalMismatch } from './play';
import { type JournalEntry, type Position, positionOf, type Suspended } from './position';
import type { Runner } from './running';

/** A position that fits all a seat may know, or null if this deal contradicts what it has seen in the suspended task. */
export function deal<S, A extends ActionLike, E extends CitedEvent, Setup, V>(runner: Runner<S, A, E, Setup, V>, position: Position<S, A>, seat: Seat, table: Table): Position<S, A> | null {
  const { rules } = runner;
  const { state, actions, suspended, leaving } = position;
  const standing = position.standing.filter((each) => each.seat === seat);
  if (suspended === null) return positionOf(rules.redeal(rules.view(state, seat), seat, table), actions, null, standing, leaving);
  const base = rules.redeal(rules.view(suspended.base, seat), seat, table);
  const before = positionOf<S, A>(base, actions, null, standing, leaving);
  const journal = withoutSealed(suspended, seat);
  try {
    const ruling = runner.run(before, base, suspended, { suspended: { ...suspended, base, journal }, journal, given: null }, NO_DICE);
    if (!ruling.ok || ruling.position.suspended === null) return null;
    const dealt = ruling.position;
    return sameWait(suspended, dealt.suspended!) && same(rules.view(dealt.state, seat), rules.view(state, seat)) ? dealt : null;
  } catch (fault) {
    if (fault instanceof JournalMismatch) return null;
    throw fault;
  }
}

/** Others' sealed answers are secrets: they owe them again. */
function withoutSealed<S, A>({ journal, decision }: Suspended<S, A>, seat: Seat): readonly JournalEntry[] {
  if (!decision?.sealed) return journal;
  const answers = Object.hasOwn(decision.answers, seat) ? { [seat]: decision.answers[seat]! } : {};
  return [...journal.slice(0, -1), { decision: decision.kind, answers }];
}

function sameWait<S, A>(one: Suspended<S, A>, other: Suspended<S, A>): boolean {
  return same(one.rolls, other.rolls) && one.decision?.kind === other.decision?.kind && same(one.decision?.about, other.decision?.about) && one.journal.length === other.journal.length;
}
