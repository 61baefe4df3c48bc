import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MOVEMENT: readonly WrittenRule[] = [
  ...topic('movement', [
    rule('KC-MOVE-01', 'Rates', book('Armored Cavalry 12, Heavy Cavalry 15, Medium Cavalry 18, Light Cavalry 24; Armored Foot 6, Heavy Foot 9, Medium Foot 12, Light Foot 12; halflings 8; dwarves, goblins and the like 6. (Race against armour see KC-RULING-12; artillery see KC-RULING-13.).')),
    rule('KC-MOVE-02', 'No pre-measuring', book('Intent is declared first, then measured (KC-RULING-67).')),
    rule('KC-MOVE-03', 'Contact stops', book('Movement ends when the unit contacts another unit (KC-RULING-79).')),
    rule('KC-MOVE-04', 'Voluntary formation change', book('R/3.')),
    rule('KC-MOVE-05', 'Quarter turn', book('A 90° face change costs R/3.')),
    rule('KC-MOVE-06', 'About face', book('R/2.')),
    rule('KC-MOVE-07', 'Wheel', book('Costs the distance really travelled by the outer edge.'), ours('= angle in radians × frontage width, pivot on the inner front corner.')),
    rule('KC-MOVE-08', 'Frontage', book('1" per figure of difference in frontage. (Shape see KC-FORM-08.).')),
    rule('KC-MOVE-09', 'Straight ahead', ours('Otherwise ranked units move straight forward. There is no sideways or backward move except the fighting withdrawal. Skirmishers and individuals move in any direction without turning costs.')),
    rule('KC-MOVE-10', 'Allowance', ours('R (or 1⅓ R charging, 1½ R forced march, 1⅓ R wholly on a road) minus the fractions of R lost to firing and weather; every turn, change, obstacle and climb is deducted when it happens (KC-RULING-11).')),
    rule('KC-MOVE-11', 'Leaving melee', ours('A unit that begins its movement in enemy contact may only: stay, wrap around, face an envelopment, make a fighting withdrawal, or flee.')),
    rule('KC-MOVE-12', 'Advance into contact', ours('A unit may move into contact without charging; it then has no charge dice (KC-RULING-73).')),
  ]),
  ...topic('wrap-around', [
    rule('KC-WRAP-01', 'When', book('A unit that begins its movement in base contact with an enemy may try to lap round it: it broadens its front and swings the overhanging ends inward.')),
    rule('KC-WRAP-02', 'Order lost', book('It fights the next Melee Phase still Closed and is Open from then on.')),
    rule('KC-WRAP-03', 'Flank bonus', book('A wrap-around or flanking move gives at least one turn of flank bonus. (Cost and limits see KC-RULING-25.).')),
    rule('KC-WRAP-04', 'Answer', book('A unit pressed from several sides may, one turn AFTER being enveloped, face part of its figures to them and stay Closed; with fewer than two figures this is impossible. (KC-RULING-24).')),
  ]),
  ...topic('withdrawal', [
    rule('KC-WITHDRAW-01', 'Move', book('3" straight back, still facing the enemy.')),
    rule('KC-WITHDRAW-02', 'Enemy\'s choice', book('The enemy may at once stay, or advance 3" and keep contact, even if it has no movement left.')),
    rule('KC-WITHDRAW-03', 'Hot-heads', book('A chaotic or low-intelligence enemy that wants to stay must pass a DC.', 'fantasy play only')),
    rule('KC-WITHDRAW-04', 'Details', ours('see KC-RULING-26. Fleeing instead see KC-RULING-27.')),
  ]),
  ...topic('forced-march', [
    rule('KC-MARCH-01', 'Rate', book('1½ R.')),
    rule('KC-MARCH-02', 'Check', book('The march ends with an MC; failed = the unit drops one armour class. A Light unit that fails can neither attack nor defend until recovered. (KC-RULING-28).')),
    rule('KC-MARCH-03', 'Cumulative', book('One step for every failed turn.')),
    rule('KC-MARCH-04', 'Recovery', book('One whole turn of doing nothing at all — no moving, attacking or defending — for every class lost.')),
  ]),
];
