import { chapter } from './chapter';

export const OPPORTUNITY = chapter('opportunity', 'rulebook', (rule) => [
  rule('CM-AOO-01', 'Threatened area', 'Everything within 1" of a model (2" with Reach 1").'),
  rule('CM-AOO-02', 'Basic trigger', 'Movement by an enemy inside the threatened area draws one attack of opportunity (a single melee attack) from the model whose area it is.'),
  rule('CM-AOO-03', 'Exemption', 'Movement toward the nearest enemy model does not trigger CM-AOO-02, from anyone. It is tested at each check point (CM-RULING-03); it never cancels CM-AOO-04 (CM-RULING-03) or CM-AOO-05.'),
  rule('CM-AOO-04', 'Leaving contact', 'Moving out of the melee contact that an enemy has with the mover draws that enemy\'s attack of opportunity.'),
  rule('CM-AOO-05', 'Reach and contact', 'A Reach 1" model attacks an enemy that comes into base contact with it, unless that enemy has moved 1" or less this turn when it touches.'),
  rule('CM-AOO-06', 'Timing', 'The attack comes just before the triggering movement: at the border of the area on entering it (gap 1" or 2"), at the starting place when the mover starts inside, at the point of departure when contact is left. Passing closer or leaving the area adds nothing.'),
  rule('CM-AOO-07', 'Result before movement', 'If the attack stops the mover (knocked down, destroyed, routing), it has not made the triggering movement; a model knocked down lies where it was, possibly still touching the attacker.'),
  rule('CM-AOO-08', 'One per round', 'Each model makes at most one attack of opportunity per round.'),
  rule('CM-AOO-09', 'Compulsory', 'A model must take the first one that it gets, unless an order lets it decline (CM-ORDER-16).'),
  rule('CM-AOO-10', 'Who cannot', 'Knocked down, routing, stunned and dazed models make none; nor does a model without line of sight to the mover.'),
  rule('CM-AOO-11', 'Just attacked', 'A model whose attack has just caused a rout makes no attack of opportunity against that rout move.'),
  rule('CM-AOO-12', 'Several at once', 'Attacks are made one at a time, in an order chosen by their player; all are made (and used up) even if the mover falls or dies before the last (CM-RULING-04).'),
  rule('CM-AOO-13', 'Several players', 'The player whose turn it is goes first, then the others passing to the left.'),
  rule('CM-AOO-14', 'Line of sight', 'Needed at the moment of the trigger.'),
  rule('CM-AOO-15', 'Not a threat', 'Attacking, casting and standing still never draw attacks of opportunity; only movement does.'),
]);
