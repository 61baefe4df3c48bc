import { same } from '../table/same';
import { type Decision, isChoice, type Json, type Offer, type Seat } from '../table/table';
import type { Standing } from './position';
import { type Refusal, refuse } from './refusal';
import { NOT_OFFERED } from './table-faults';

const NO_OBJECTION: readonly Refusal[] = [];

/** What may speak for a seat before it is asked. */
export interface Proxies<S> {
  readonly standing: readonly Standing[];
  readonly leaving: readonly Seat[];
  /** Whether the span an answer was given for still runs. */
  stands(standing: Standing, state: S): boolean;
  /** Whether an answer has the shape that decisions of this kind want. */
  fits(kind: string, answer: Json): boolean;
}

/** The answer a seat needn't be asked for: none to choose, leaving, or given in advance; undefined if it must be asked. */
export function unasked<C, S>(decision: Decision<C>, seat: Seat, state: S, proxies: Proxies<S>): Json | undefined {
  if (proxies.leaving.includes(seat) || !isChoice(decision.offers(seat))) return decision.otherwise(seat) as Json;
  const stands = standingFor(decision, seat, proxies.standing);
  if (stands === null || !proxies.stands(stands, state)) return undefined;
  return objections(decision, seat, stands.answer, proxies).length === 0 ? stands.answer : undefined;
}

/** The most particular answer that a seat gave in advance. */
function standingFor<C>({ kind, about }: Decision<C>, seat: Seat, standing: readonly Standing[]): Standing | null {
  let found: Standing | null = null;
  for (const each of standing) {
    if (each.seat !== seat || each.kind !== kind) continue;
    if (each.about === null) found ??= each;
    else if (about.includes(each.about)) return each;
  }
  return found;
}

/** Every reason against an answer: it must be one of the exact offers, or pass the decision's own test. */
export function objections<C, S>(decision: Decision<C>, seat: Seat, answer: Json, proxies: Proxies<S>): readonly Refusal[] {
  const offers = decision.offers(seat);
  if (isOffered(offers, answer)) return NO_OBJECTION;
  const family = offers.some((offer: Offer<C>) => 'family' in offer);
  if (family && decision.whyNot && proxies.fits(decision.kind, answer)) return decision.whyNot(seat, answer as C);
  return [{ ...refuse(NOT_OFFERED), rule: decision.rule }];
}

/** Whether just this answer is on offer. */
export function isOffered(offers: readonly Offer<unknown>[], answer: Json): boolean {
  for (const offer of offers) if ('exactly' in offer && same(offer.exactly, answer)) return true;
  return false;
}
