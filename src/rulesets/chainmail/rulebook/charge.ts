import { chapter } from './chapter';

export const CHARGE = chapter('charge', 'rulebook', (rule) => [
  rule('CM-CHARGE-01', 'What it is', 'A straight move of up to 2 x speed directly at the nearest enemy (CM-NEAREST-03), followed by a melee attack if contact is made.'),
  rule('CM-CHARGE-02', 'Not when engaged', 'Not allowed if an enemy is in melee contact with the model at the start of its turn.'),
  rule('CM-CHARGE-03', 'Straight', 'No change of direction and no going round anything.'),
  rule('CM-CHARGE-04', 'No stopping short', 'It covers the full 2 x speed, unless melee contact with an enemy (or a block, CM-RULING-10) ends it sooner.'),
  rule('CM-CHARGE-05', 'Bonus', 'With at least 2" moved and contact with the target made: +2 on the charge\'s melee attack roll.'),
  rule('CM-CHARGE-06', 'Short charge', 'Contact after less than 2" still gives the melee attack, without the +2 (CM-RULING-53).'),
  rule('CM-CHARGE-07', 'Slowed', 'Terrain with a movement cost, an upward hill crossing, moving over a knocked down model, squeezing, or any other slowing ends the charge status at that point (CM-RULING-09 for what follows).'),
  rule('CM-CHARGE-08', 'Stopped by another enemy: contact with the charger', 'If the charger reaches a place where an enemy other than its target is in melee contact with it (a Reach model at 1", say), it stops; the move is no longer a charge.'),
  rule('CM-CHARGE-09', 'Stopped by another enemy: base contact', 'The same if it comes into base contact with an enemy other than its target.'),
  rule('CM-CHARGE-10', 'After being stopped', 'It may attack a model it is in melee contact with only if it has moved no more than its speed; never with the charge bonus.'),
  rule('CM-CHARGE-11', 'Threatened areas do not stop it', 'A charger may not stop merely because it enters a threatened area, and may draw an attack of opportunity in passing (CM-AOO-03).'),
  rule('CM-CHARGE-12', 'No spells', 'No spell may be part of a charge.'),
  rule('CM-CHARGE-13', 'Declared before measuring', 'If the nearest enemy turns out to be another model than expected, the charge goes at the one that really is nearest (unless an order lets it choose, CM-ORDER-13, CM-ORDER-14).'),
  rule('CM-CHARGE-14', 'Reach', 'A charger with Reach 1" makes contact at a gap of 1": it must stop there if out of command, and may go on closer if under command.'),
]);
