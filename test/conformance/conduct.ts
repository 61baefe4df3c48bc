import type { Seat } from '../../src/kernel/table/table';
import type { Action, Position, Trespass, Trial } from './trial';

export interface SeatedTrespass extends Trespass {
  readonly seat: Seat;
}

/** Breaches of conduct that every game refuses in the same way, whatever it is about. */
export function misconduct({ game }: Trial, position: Position): readonly SeatedTrespass[] {
  const toAct = game.toAct(position);
  const seats = game.seats(position);
  const { suspended } = position;
  const someone = toAct[0]!;
  const nowhere = { type: 'answer', decision: 'nowhere', answer: null } as const;
  const found: SeatedTrespass[] = [
    { seat: 'nobody at all', action: { type: 'concede' }, code: 'seat.unknown' },
    { seat: someone, action: nowhere, code: 'answer.not-asked' },
    { seat: someone, action: { type: 'throw', decision: 'nowhere' }, code: 'answer.not-asked' },
    { seat: someone, action: { type: 'drop-standing-answer', kind: 'no such kind' }, code: 'standing.unknown-kind' },
    { seat: someone, action: { type: 'set-standing-answer', kind: 'toString', answer: null, until: 'game' }, code: 'standing.unknown-kind' },
  ];
  if (suspended === null) {
    found.push({ seat: 'nobody at all', action: { type: 'no such action' }, code: 'seat.unknown' });
    for (const seat of seats) if (!toAct.includes(seat)) found.push({ seat, action: { type: 'no such action' }, code: 'turn.not-yours' });
    return found;
  }
  const { id } = suspended;
  found.push({ seat: someone, action: { type: 'no such action' }, code: 'action.suspended' });
  for (const seat of seats) if (!toAct.includes(seat)) found.push({ seat, action: { type: 'answer', decision: id, answer: null }, code: 'answer.not-asked' });
  if (suspended.decision) {
    found.push({ seat: someone, action: { type: 'throw', decision: id }, code: 'answer.not-asked' });
    const families = suspended.decision.offers[someone]?.some((offer) => 'family' in offer) ?? false;
    const wrong: Action = { type: 'answer', decision: id, answer: 'an answer nobody offers' };
    if (!families) found.push({ seat: someone, action: wrong, code: 'answer.not-offered' });
  }
  return found;
}
