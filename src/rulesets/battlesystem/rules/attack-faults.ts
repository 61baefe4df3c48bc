import type { Fault, Refusal } from '../../../kernel/ruleset/refusal';
import { refuse } from '../../../kernel/ruleset/refusal';
import { whyNotPresent, whyNotUnsteady } from './roster-faults';
import type { Face, FormationKind, OrderState } from './troops';

/** What bars an attack, as far as the caller has told. */
export interface AttackAttempt {
  readonly kind?: 'melee' | 'missile';
  readonly attacker: {
    readonly charging?: boolean;
    readonly state?: OrderState;
    readonly formation?: FormationKind;
    readonly weapon?: { readonly short: number; readonly medium: number; readonly long: number };
    readonly range?: string;
    readonly distance?: number;
    readonly movedOverHalf?: boolean;
    readonly inContact?: boolean;
  };
  readonly defender: {
    readonly troop: { readonly hits: number };
    readonly figures?: number;
    readonly startFigures?: number;
    readonly partialHits?: number;
    readonly state?: OrderState;
    readonly face?: Face;
    readonly loneIndividual?: boolean;
  };
}

function fault(code: string, rule: string, message: string): Fault<[]> {
  return { code, rule, tell: () => ({ message }) };
}

const SHAKEN_CHARGE = fault('charge.not-in-good-order', 'BS-CHARGE-03', 'Only a unit in good order charges.');
const COLUMN_CHARGE = fault('charge.column', 'BS-FORM-05', 'A column neither charges nor fires; give another formation.');
const CHARGING_FIRE = fault('missile.charged', 'BS-RULING-17', 'A unit that declared a charge does not fire that turn.');
const COLUMN_FIRE = fault('missile.column', 'BS-FORM-05', 'A column neither charges nor fires; give another formation.');
const MOVED = fault('missile.moved', 'BS-MISSILE-05', 'A unit that moved more than half its movement does not fire.');
const ENGAGED = fault('missile.in-contact', 'BS-MISSILE-05', 'A unit in contact with an enemy does not fire.');
const NO_WEAPON = fault('missile.no-weapon', 'BS-MISSILE-09', 'A missile attack needs the weapon: its figures, or a reference to a missile weapon of the catalog.');
const NO_RANGE = fault('missile.no-range', 'BS-MISSILE-04', 'A missile attack needs the range band or the distance in inches.');
const TWO_RANGES = fault('missile.two-ranges', 'BS-MISSILE-04', 'Give the range band or the distance, not both.');
const BANDS = fault('missile.bands-disordered', 'BS-MISSILE-09', 'The ranges must rise: short below medium below long.');
const MELEE_RANGE = fault('melee.range', 'BS-MELEE-01', 'A melee has no range, distance or missile weapon; leave them out or ask for a missile attack.');
const TOO_FAR: Fault<[distance: number, long: number]> = {
  code: 'missile.out-of-range',
  rule: 'BS-MISSILE-09',
  tell: (distance, long) => ({ message: `The target is ${distance} inches away; the weapon reaches ${long}.`, facts: { distance, long } }),
};
const OVERMARKED: Fault<[marked: number, hits: number]> = {
  code: 'hits.remainder-too-large',
  rule: 'BS-HITS-02',
  tell: (marked, hits) => ({ message: `${marked} marked hits would already have removed a figure with ${hits} hits.`, facts: { marked, hits } }),
};
const ALONE = fault('individual.one-figure', 'BS-CMD-06', 'A lone individual is attacked as a unit of one figure.');
const FACELESS = fault('individual.no-face', 'BS-RULING-21', 'A lone individual has neither flank nor rear.');

/** Every reason why an attack can't be made as it is described. */
export function whyNoAttack({ kind = 'melee', attacker, defender }: AttackAttempt): readonly Refusal[] {
  const found: Refusal[] = [];
  const add = (pointer: string, refusal: Refusal) => found.push({ ...refusal, pointer });
  if (attacker.charging) {
    if (kind === 'missile') add('/attacker/charging', refuse(CHARGING_FIRE));
    if (attacker.state !== undefined && attacker.state !== 'good') add('/attacker/state', refuse(SHAKEN_CHARGE));
    if (attacker.formation === 'column' && kind === 'melee') add('/attacker/formation', refuse(COLUMN_CHARGE));
  }
  if (kind === 'missile') {
    if (attacker.formation === 'column') add('/attacker/formation', refuse(COLUMN_FIRE));
    if (attacker.movedOverHalf) add('/attacker/movedOverHalf', refuse(MOVED));
    if (attacker.inContact) add('/attacker/inContact', refuse(ENGAGED));
    whyOutOfRange(attacker, add);
  } else if (attacker.weapon || attacker.range !== undefined || attacker.distance !== undefined) {
    add('/attacker', refuse(MELEE_RANGE));
  }
  const { partialHits = 0, figures, startFigures, troop } = defender;
  if (partialHits >= troop.hits) add('/defender/partialHits', refuse(OVERMARKED, partialHits, troop.hits));
  found.push(...whyNotPresent(figures, startFigures, '/defender'));
  if (defender.loneIndividual) {
    whyNotAlone(defender, add);
    found.push(...whyNotUnsteady(defender.state, '/defender'));
  }
  return found;
}

function whyNotAlone({ figures = 1, face = 'front' }: AttackAttempt['defender'], add: (pointer: string, refusal: Refusal) => void): void {
  if (figures !== 1) add('/defender/figures', refuse(ALONE));
  if (face !== 'front') add('/defender/face', refuse(FACELESS));
}

function whyOutOfRange({ weapon, range, distance }: AttackAttempt['attacker'], add: (pointer: string, refusal: Refusal) => void): void {
  if (weapon === undefined) add('/attacker/weapon', refuse(NO_WEAPON));
  else if (!(weapon.short < weapon.medium && weapon.medium < weapon.long)) add('/attacker/weapon', refuse(BANDS));
  if (range === undefined && distance === undefined) add('/attacker/range', refuse(NO_RANGE));
  if (range !== undefined && distance !== undefined) add('/attacker/distance', refuse(TWO_RANGES));
  if (weapon !== undefined && distance !== undefined && distance > weapon.long) add('/attacker/distance', refuse(TOO_FAR, distance, weapon.long));
}
