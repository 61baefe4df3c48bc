import { chapter } from './chapter';

export const TURNING = chapter('turning', 'rulebook', (rule) => [
  rule('CM-TURN-01', 'Action', 'A special action, taken in place of the attack in a maneuver (after moving up to speed) or a stand. Allowed while enemies are in melee contact; not in a charge; not while down, stunned, dazed or routing. No limit on uses.'),
  rule('CM-TURN-02', 'Check', 'd20 + rating. Total up to 9: nothing. 10-12: level 1. 13-15: level 2. 16-18: level 3. 19-21: level 4. 22-24: level 5. Beyond the table: one level more per 3 points; level = floor((total - 7) / 3) for totals of 10 or more.'),
  rule('CM-TURN-03', 'Who is affected', 'The one closest enemy undead model within 6", in line of sight, not already routing, whose effective level is at or below the level rolled. Nearer undead of too high a level are passed over.'),
  rule('CM-TURN-04', 'Ties', 'Equally close models, the one of lower effective level; still equal, at random as in CM-TIE-03.'),
  rule('CM-TURN-05', 'Effect', 'It routs at once, away from the turning model, with no save; Fearless does not help. Attacks of opportunity against the fleeing model are as for any rout; the turning model may make one.'),
  rule('CM-TURN-06', 'Rally', 'An undead model that is routing for any reason can rally only under an evil cleric commander: Basic, that commander must be the one putting it in command; Advanced, that commander must pay for it. Otherwise it runs for the edge. Being Fearless, it then rallies without a die.'),
  rule('CM-TURN-07', 'Protection', 'Undead that have an evil cleric commander of their side within 6" take the cleric\'s level as effective level if it is higher. A down or routing cleric does not count.'),
  rule('CM-TURN-08', 'Cleric', 'Read from the model\'s data: alignment evil, Commander ability, and class cleric; where no class is given, a model with Spontaneous Cure or Spontaneous Inflict counts as a cleric. An undead model that is itself an evil cleric commander may rally itself.'),
]);
