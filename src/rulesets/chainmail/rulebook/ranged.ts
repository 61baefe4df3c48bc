import { chapter } from './chapter';

export const RANGED = chapter('ranged', 'rulebook', (rule) => [
  rule('CM-RANGED-01', 'Roll', 'd20 + ranged attack + modifiers against armor + modifiers; natural 1 and 20 as in melee.'),
  rule('CM-RANGED-02', 'Nearest only', 'The target is the nearest enemy by straight distance in line of sight (CM-NEAREST-04), unless an order widens the choice.'),
  rule('CM-RANGED-03', 'Range', 'Gap (plus 1" per contour for a higher target, CM-HILL-06) must not exceed the listed range. Declare, then measure: out of range is a failed attack (no roll, use spent, CM-RULING-13).'),
  rule('CM-RANGED-04', 'Engaged shooter', 'Not while an enemy is in melee contact with the shooter.'),
  rule('CM-RANGED-05', 'From above', '+1 attack against a lower model.'),
  rule('CM-RANGED-06', 'Cover', '+4 armor to a defender with cover (section COVER).'),
  rule('CM-RANGED-07', 'Intervening models', '+1 armor for each other model, of any side, whose base is crossed by the line from centre to centre.'),
  rule('CM-RANGED-08', 'Firing into a melee', '-4 attack if the defender is in base contact with at least one model hostile to it that is not knocked down.'),
  rule('CM-RANGED-09', 'Fallen defender', 'No modifier, no automatic hit, no doubling; targeting restricted by CM-NEAREST-05.'),
  rule('CM-RANGED-10', 'Wall penalties', 'The -2 attack and -2 armor for being atop a wall, hedgerow or window hold for ranged attacks too (CM-RULING-14).'),
]);
