import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { OrderState } from './troops';

const TOO_MANY: Fault<[present: number, start: number]> = {
  code: 'figures.more-than-at-start',
  rule: 'BS-RULING-10',
  tell: (present, start) => ({ message: `${present} figures are present but only ${start} started.`, facts: { present, start } }),
};
const UNSHAKEN: Fault<[]> = {
  code: 'individual.always-good-order',
  rule: 'BS-MORALE-08',
  tell: () => ({ message: 'An individual never checks its morale, so it is neither shaken nor routed.' }),
};

/** Why a unit can't have the figures it is said to have (BS-RULING-10). */
export function whyNotPresent(figures: number | undefined, startFigures: number | undefined, unit: string): readonly Refusal[] {
  if (figures === undefined || startFigures === undefined || figures <= startFigures) return [];
  return [{ ...refuse(TOO_MANY, figures, startFigures), pointer: `${unit}/figures` }];
}

/** Why an individual can't be in the state it is said to be in (BS-MORALE-08). */
export function whyNotUnsteady(state: OrderState | undefined, individual: string): readonly Refusal[] {
  return state === undefined || state === 'good' ? [] : [{ ...refuse(UNSHAKEN), pointer: `${individual}/state` }];
}
