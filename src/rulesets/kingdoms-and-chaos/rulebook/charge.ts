import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const CHARGE: readonly WrittenRule[] = [
  ...topic('charge', [
    rule('KC-CHARGE-01', 'Distance', book('At least ⅔ R from the target at the start.')),
    rule('KC-CHARGE-02', 'Formation', book('Closed, Open or Mob.')),
    rule('KC-CHARGE-03', 'Sight', book('The target is in the forward arc and visible at the start.')),
    rule('KC-CHARGE-04', 'Reach', book('Up to 1⅓ R.')),
    rule('KC-CHARGE-05', 'Straight', book('The last ⅔ of the charge is a straight line.')),
    rule('KC-CHARGE-06', 'Dice', book('In the first attack roll after the charge, +1 die for every 2 attacking figures (the 2nd, 4th, 6th…): floor(figures÷2).')),
    rule('KC-CHARGE-07', 'Missed, Closed', book('A Closed unit not ending in enemy contact breaks into Open.')),
    rule('KC-CHARGE-08', 'Missed, Open or Mob', book('−3 current morale for the rest of the turn. (KC-RULING-94).')),
    rule('KC-CHARGE-09', 'Fire bars the charge', book('A unit that fires this turn may not charge, except with hand-hurled weapons (spear, axe, javelin, sling). (KC-RULING-08).')),
    rule('KC-CHARGE-10', 'Ground bars the charge', book('Not through an obstacle, not uphill.')),
    rule('KC-CHARGE-11', 'Procedure', ours('see KC-RULING-29.')),
  ]),
  ...topic('breakthrough', [
    rule('KC-BREAK-01', 'When', book('A charging unit kills all figures it first contacted and has kills left.')),
    rule('KC-BREAK-02', 'Advance', book('It goes on to the limit of its charge movement or until it meets other enemies.')),
    rule('KC-BREAK-03', 'Second group', book('It removes as many of them as it had kills left.')),
    rule('KC-BREAK-04', 'Better armour', book('If the second group is of a higher class than the first, the attacker re-rolls that many dice at the higher size, 1s kill.')),
    rule('KC-BREAK-05', 'Procedure', ours('see KC-RULING-22.')),
  ]),
  ...topic('rout', [
    rule('KC-ROUT-01', 'When', book('An Open, Skirmish or Mob unit fails an MC.')),
    rule('KC-ROUT-02', 'First move', book('At once 1⅓ R away from the unit that caused the check, by preference towards its own lines. (KC-RULING-38).')),
    rule('KC-ROUT-03', 'Later', book('Each Rally Phase it may try to rally; failing, it goes on. (KC-RULING-39).')),
    rule('KC-ROUT-04', 'Off table', book('A routing unit leaving the table is out of the game.')),
    rule('KC-ROUT-05', 'Into friends', book('Friends in good order who are touched by routers make an MC.')),
    rule('KC-ROUT-06', 'Result', book('If the friends rout too, they run in front of the first routers. If not (also when a Closed unit fails and only opens), the routers part around them, form again beyond and go on. (KC-RULING-42).')),
    rule('KC-ROUT-07', 'Attacked in rout', book('A routing unit that is attacked, or must check again in the Melee Phase, takes its losses and at once moves its full movement away again. (see KC-RULING-39, KC-RULING-40, KC-RULING-95).')),
  ]),
];
