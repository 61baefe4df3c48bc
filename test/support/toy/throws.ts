import { countAtLeast, total } from '../../../src/kernel/table/questions';
import { chooseOne, type Id, type Offer, type Seat, type Table } from '../../../src/kernel/table/table';

const STRIKES = Array.from({ length: 8 }, (_, need) => countAtLeast(2, 6, need));
const SHOTS = Array.from({ length: 8 }, (_, need) => countAtLeast(1, 6, need));
const NERVE_THROW = total(2, 6);

export type Again = 'again' | 'accept';
export const AGAIN_OR_NOT: readonly Offer<Again>[] = [{ exactly: 'again' }, { exactly: 'accept' }];
const accept = (): Again => 'accept';
const againOrNot = (): readonly Offer<Again>[] => AGAIN_OR_NOT;

/** How many of its two dice a strike hits with (TOY-STRIKE-01). */
export function throwStrike(table: Table, need: number, by: Seat): number {
  return table.ask(STRIKES[need]!, { rule: 'TOY-STRIKE-01', purpose: 'to hit', by });
}

/** Whether a shot hits (TOY-SHOOT-01). */
export function throwShot(table: Table, need: number, by: Seat): number {
  return table.ask(SHOTS[need]!, { rule: 'TOY-SHOOT-01', purpose: 'to hit', by });
}

/** Whether a seat throws a missed shot again (TOY-LUCK-01). */
export function choosesAgain(table: Table, seat: Seat, about: readonly Id[]): boolean {
  const answer = chooseOne<Again>(table, { kind: 'luck', rule: 'TOY-LUCK-01', about, seats: [seat], sealed: false, offers: againOrNot, otherwise: accept });
  return answer === 'again';
}

/** What a model throws to hold its nerve (TOY-MORALE-01). */
export function throwNerve(table: Table, by: Seat): number {
  return table.ask(NERVE_THROW, { rule: 'TOY-MORALE-01', purpose: 'nerve', by });
}
