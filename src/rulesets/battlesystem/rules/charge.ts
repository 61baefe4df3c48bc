import { type Fault, type Refusal, refuse } from '../../../kernel/ruleset/refusal';
import type { FormationKind, OrderState } from './troops';

/** What a charge hangs on, as far as it is known. */
export interface ChargeAttempt {
  readonly state?: OrderState;
  readonly formation?: FormationKind;
  readonly inContact?: boolean;
  readonly enemyOn?: 'none' | 'flank' | 'rear';
  readonly uphill?: boolean;
  readonly acrossObstacle?: boolean;
  readonly targetOutOfArc?: boolean;
  readonly targetOutOfSight?: boolean;
  readonly outOfCommand?: boolean;
}

interface ChargeBar extends Fault<[]> {
  readonly pointer: string;
  bars(attempt: ChargeAttempt): boolean;
}

function bar(code: string, rule: string, field: keyof ChargeAttempt, message: string, bars: (attempt: ChargeAttempt) => boolean): ChargeBar {
  return { code, rule, pointer: `/unit/${field}`, bars, tell: () => ({ message }) };
}

const BARS: readonly ChargeBar[] = [
  bar('charge.not-in-good-order', 'BS-CHARGE-03', 'state', 'Only a unit in good order charges.', ({ state = 'good' }) => state !== 'good'),
  bar('charge.column', 'BS-FORM-05', 'formation', 'A column does not charge.', ({ formation }) => formation === 'column'),
  bar('charge.in-contact', 'BS-CHARGE-03', 'inContact', 'A unit that touches an enemy does not charge.', ({ inContact = false }) => inContact),
  bar('charge.in-contact', 'BS-CHARGE-03', 'enemyOn', 'A unit that touches an enemy does not charge.', ({ enemyOn = 'none' }) => enemyOn !== 'none'),
  bar('charge.uphill', 'BS-CHARGE-03', 'uphill', 'A charge does not go uphill.', ({ uphill = false }) => uphill),
  bar('charge.across-obstacle', 'BS-CHARGE-03', 'acrossObstacle', 'A charge does not cross an obstacle.', ({ acrossObstacle = false }) => acrossObstacle),
  bar('charge.target-not-in-arc', 'BS-CHARGE-03', 'targetOutOfArc', 'The target must be in the front arc when the charge is declared.', ({ targetOutOfArc = false }) => targetOutOfArc),
  bar('charge.target-not-in-sight', 'BS-CHARGE-03', 'targetOutOfSight', 'The target must be in sight when the charge is declared.', ({ targetOutOfSight = false }) => targetOutOfSight),
  bar('charge.out-of-command', 'BS-CMD-04', 'outOfCommand', 'A unit out of command does not charge.', ({ outOfCommand = false }) => outOfCommand),
];

/** Every reason why a unit may not charge (BS-CHARGE-03, BS-FORM-05, BS-CMD-04). */
export function whyNoCharge(attempt: ChargeAttempt): readonly Refusal[] {
  return BARS.filter((each) => each.bars(attempt)).map((each) => ({ ...refuse(each), pointer: each.pointer }));
}
