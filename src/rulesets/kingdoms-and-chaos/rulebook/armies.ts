import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const ARMIES: readonly WrittenRule[] = [
  ...topic('points', [
    rule('KC-COST-01', 'Per figure', book('Armored Cavalry 10, Heavy Cavalry 9, Medium Cavalry 8, Light Cavalry 6, Armored Foot 7, Heavy Foot 6, Medium Foot 5, Light Foot 4, Mob 2.')),
    rule('KC-COST-02', 'Extras per figure', book('Hand axe, sling, javelin or spear 1; long or short bow 3; crossbow 2; ballista 18; light catapult 24; heavy catapult 30; giant\'s boulders 18; pike 2.')),
    rule('KC-COST-03', 'Spear', book('Charged only when it is not the primary melee weapon; a spear as primary weapon is free but cannot be thrown.')),
    rule('KC-COST-04', 'Hero', book('Twice the figure cost, +1 per point of Command Bonus. (KC-RULING-64).')),
    rule('KC-COST-05', 'Fantasy', book('Elves +1 per figure. 4–6 HD: +2; 7–9 HD: +4; 10 HD and higher: no addition. Spells 1 point per level. (KC-RULING-65).', 'fantasy play only')),
    rule('KC-COST-06', 'Budget', book('Each player is given a number of points to build an army from.'), ours('Default 500.')),
  ]),
  ...topic('army-sheet', [
    rule('KC-ARMY-01', 'Unit line', book('Name, type, figure ratio, race, move, missile (rate of fire; minimum/short/medium/long), base morale/discipline, cost per figure, number of figures, unit cost, attack dice per figure, die size attacked with.')),
    rule('KC-ARMY-02', 'Totals', book('Army cost = troops + heroes.')),
    rule('KC-ARMY-03', 'Validation', ours('Reject: size outside KC-FORM-02; mixed troop types in a unit; pikes on cavalry; skeletons in anything but a Mob; boulders for non-giants; cost above budget. A Mob in better armour is not rejected: it is entered as Light Foot at Mob cost (KC-FORM-12). Artillery see KC-RULING-99.')),
  ]),
  ...topic('set-up', [
    rule('KC-SETUP-01', 'Deployment', ours('see KC-RULING-66.')),
  ]),
  ...topic('victory', [
    rule('KC-VICT-01', 'Victory', ours('By scenario; the default is see KC-RULING-66.')),
  ]),
];
