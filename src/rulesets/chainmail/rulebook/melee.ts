import { chapter } from './chapter';

export const MELEE = chapter('melee', 'rulebook', (rule) => [
  rule('CM-MELEE-01', 'Melee contact is directed', 'A is in melee contact with B when A is able to attack B: gap 0 for normal models, gap <= 1" with Reach 1". It does not follow that B is in contact with A.'),
  rule('CM-MELEE-02', 'No contact from the helpless', 'Routing, knocked down, stunned and dazed models are in melee contact with nobody, though others may be in contact with them (CM-RULING-02).'),
  rule('CM-MELEE-03', 'Roll', 'd20 + melee attack + modifiers against armor + modifiers: equal or higher hits. Natural 1 misses; natural 20 hits.'),
  rule('CM-MELEE-04', 'From above', '+1 attack against a lower model (CM-HILL-07).'),
  rule('CM-MELEE-05', 'Multiple attackers', '+2 attack when at least three models hostile to the defender, the attacker among them, are in melee contact with it.'),
  rule('CM-MELEE-06', 'On a wall: attacker', '-2 attack while atop a low wall, hedgerow or hut window.'),
  rule('CM-MELEE-07', 'On a wall: defender', '-2 armor while atop one.'),
  rule('CM-MELEE-08', 'Fallen defender', 'A melee attack on a knocked down model hits without a roll and deals double damage.'),
  rule('CM-MELEE-09', 'Reach at a gap', 'A Reach attack across a gap meets cover (+4 armor) and intervening models (+1 armor each) as a ranged attack does; at base contact neither applies.'),
  rule('CM-MELEE-10', 'Only enemies', 'A model may never attack own models, or a teammate\'s (CM-TEAM-03).'),
]);
