import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';

const TOO_MANY: Fault<[present: number, start: number]> = {
  code: 'figures.more-than-at-start',
  rule: 'BS-RULING-10',
  tell: (present, start) => ({ message: `${present} figures are present but only ${start} started.`, facts: { present, start } }),
};

/** Why a unit can't have the figures it is said to have (BS-RULING-10). */
export function whyNotPresent(figures: number | undefined, startFigures: number | undefined, unit: string): readonly Refusal[] {
  if (figures === undefined || startFigures === undefined || figures <= startFigures) return [];
  return [{ ...refuse(TOO_MANY, figures, startFigures), pointer: `${unit}/figures` }];
}
