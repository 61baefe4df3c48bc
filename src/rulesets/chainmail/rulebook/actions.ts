import { chapter } from './chapter';

export const ACTIONS = chapter('action', 'rulebook', (rule) => [
  rule('CM-ACT-01', 'One action', 'In its turn a model takes one of: maneuver, charge, stand, rally, get up.'),
  rule('CM-ACT-02', 'Forced actions', 'A knocked down model may only get up. A routing (not knocked down) model may only rally (or flee if out of command).'),
  rule('CM-ACT-03', 'Maneuver', 'Move any path of length up to speed (after costs), then one of: melee attack, ranged attack, cast a spell, special action, or a second move of up to speed, which ends the turn.'),
  rule('CM-ACT-04', 'Melee part', 'Target: any one enemy with which the model is in melee contact.'),
  rule('CM-ACT-05', 'Ranged part', 'Target: the nearest enemy only (CM-NEAREST-04). Not allowed while an enemy is in melee contact with the shooter.'),
  rule('CM-ACT-06', 'Spell part', 'Attack spell at the nearest enemy, or beneficial spell at the nearest ally or the caster itself. Touch spells may go to any model in contact (CM-SPELLCAST-08).'),
  rule('CM-ACT-07', 'Casting under threat', 'Casting a ranged spell (range 6" or more) with an enemy in melee contact needs a save, DC 15 + spell level; failure loses the spell. Personal and touch spells need no save.'),
  rule('CM-ACT-08', 'Special action', 'Some abilities (turning undead, for example) replace the attack in a maneuver or stand.'),
  rule('CM-ACT-09', 'Stand', 'A maneuver of 0": attack, cast or use a special action without moving, or do nothing.'),
  rule('CM-ACT-10', 'Rally', 'A routing model under command makes a morale save. Success: no longer routing, turn over. Failure: full-speed move toward the nearest field edge.'),
  rule('CM-ACT-11', 'Get up', 'See CM-DOWN-06.'),
  rule('CM-ACT-12', 'Leaving the field', 'A model that moves off the field is out of the game (CM-RULING-26 for the exact moment).'),
]);
