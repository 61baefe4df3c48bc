import { chapter } from './chapter';

export const ROUT = chapter('rout', 'rulebook', (rule) => [
  rule('CM-ROUT-01', 'At once', 'A model failing a morale save is routing and immediately makes a full-speed move (2 x speed) away from the enemy that caused the save, even outside its own turn.'),
  rule('CM-ROUT-02', 'Causing enemy', 'Half health: the attacker. Leaving contact: the enemy left (CM-RULING-17 if several). Ability: the model using it (Cowardly: see the abilities list, CM-ARULING-17). No enemy at all (a stake barrier, say): move to the nearest field edge instead.'),
  rule('CM-ROUT-03', 'Attacks of opportunity', 'The rout move draws them as any movement does, except CM-AOO-11; the router makes no morale save for leaving contact.'),
  rule('CM-ROUT-04', 'Never closer', 'It may go round obstacles, but no part of the path may bring it closer to the causing enemy.'),
  rule('CM-ROUT-05', 'Blocked', 'If terrain or models block, it goes as far as it can, perhaps nowhere; it is routing all the same.'),
  rule('CM-ROUT-06', 'No fighting', 'A routing model makes no attacks or attacks of opportunity and is in melee contact with nobody.'),
  rule('CM-ROUT-07', 'Own turn', 'It rallies if under command, or flees if not (CM-ACT-10, CM-CMD-11).'),
  rule('CM-ROUT-08', 'Turn lost', 'A model that routs during its own turn ends that turn; one that routs before its turn this round still takes that turn (rally or flee).'),
  rule('CM-ROUT-09', 'Fleeing to the edge', 'After a failed rally, or out of command: full speed along the cheapest path to the nearest field edge; attacks of opportunity apply.'),
  rule('CM-ROUT-10', 'Off the field', 'A routing model that leaves the field is out of the game and a casualty.'),
  rule('CM-ROUT-11', 'Commanders', 'A routing commander gives no command and spends no command points, but may rally itself.'),
]);
