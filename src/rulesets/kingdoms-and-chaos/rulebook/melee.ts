import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MELEE: readonly WrittenRule[] = [
  ...topic('melee', [
    rule('KC-MELEE-01', 'Who fights', book('Units whose bases touch.')),
    rule('KC-MELEE-02', 'Equal lines', book('With equal frontage every figure on the line of both sides attacks.')),
    rule('KC-MELEE-03', 'Unequal lines', book('The longer line attacks with up to ONE figure more than the shorter. (Counting see KC-RULING-19.).')),
    rule('KC-MELEE-04', 'Die size', book('By the defender (KC-AC-03/04).')),
    rule('KC-MELEE-05', 'Number of dice', book('Eligible figures × dice per figure (foot 1, cavalry one more; creatures by KC-RATIO-01), plus or minus the modifiers, which apply once per attack, not per figure.')),
    rule('KC-MELEE-06', 'Modifiers', book('Attacker in Open, Mob or Skirmish −1; defender in Open, Mob or Skirmish +1; defender on higher ground −1; defender in a building or directly behind a wall −2; charging +1 per 2 figures; flank attack +2; rear attack +3.')),
    rule('KC-MELEE-07', 'At least one die', book('However many deductions.')),
    rule('KC-MELEE-08', 'Pikes', book('Pikemen attack from two ranks; no other pole arm does. (KC-RULING-19).')),
    rule('KC-MELEE-09', 'Simultaneous', book('Figures killed in a melee still fight in that turn. Losses come off when the whole combat is done.')),
    rule('KC-MELEE-10', 'Order', book('Side A picks the order of combats; everything that involves one unit or its opponents is finished before the next combat. (KC-RULING-20).')),
    rule('KC-MELEE-11', 'Excess kills', ours('see KC-RULING-21.')),
    rule('KC-MELEE-12', 'Flank and rear', ours('see KC-RULING-23. They do not add to each other; the rear bonus replaces the flank bonus.')),
  ]),
];
