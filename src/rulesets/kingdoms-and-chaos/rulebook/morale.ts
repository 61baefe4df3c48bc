import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MORALE: readonly WrittenRule[] = [
  ...topic('morale', [
    rule('KC-MORALE-01', 'Base rating', book('Every unit starts from 8.')),
    rule('KC-MORALE-02', 'Permanent modifiers', book('Demi-humans (elves, dwarves, halflings, gnomes…) +1; starts with 5 figures or fewer −2; starts with 6–10 figures −1; Heavy +1; Armored +2; mounted +1; has missile weapons +1.')),
    rule('KC-MORALE-03', 'Permanent modifiers, fantasy', book('½ HD or less −2; more than ½ but under 1 HD −1; 4 to 8+ HD +2; 9 to 14+ HD +3; over 14+ HD +5; magic equipment +1; one or more special abilities +1; one or more exceptional abilities +1 (KC-RULING-76).', 'fantasy play only')),
    rule('KC-MORALE-04', 'Recorded once', book('The sum is the base MR, fixed at the start of the battle and not recomputed when figures, armour class or formation change.', 'its reading is ours')),
    rule('KC-MORALE-05', 'Check', book('Roll 2d10; a total equal to or below the CURRENT morale passes. Modifiers change the rating, never the roll. (Limits see KC-RULING-71.).')),
    rule('KC-MORALE-06', 'Passed', book('Nothing happens.')),
    rule('KC-MORALE-07', 'Failed', book('A Closed unit breaks into Open. An Open, Skirmish or Mob unit routs.')),
    rule('KC-MORALE-08', 'Triggers: losses', book('At once when losses first reach 25% of the starting figures; at once when they first reach 50%; and on every further loss once half are gone.')),
    rule('KC-MORALE-09', 'Trigger: friends\' rout', book('The unit is Light AC (or in Skirmish formation, KC-FORM-10) and friends (a unit or a single figure) rout no farther away than its own normal ground move.')),
    rule('KC-MORALE-10', 'Trigger: hero', book('A hero is killed while the unit is within his Command Radius.')),
    rule('KC-MORALE-11', 'Trigger: magic, scenario', book('Every removal of figures by magic, and whatever a spell prescribes.', 'fantasy play only'), book('Whatever the scenario prescribes.')),
    rule('KC-MORALE-12', 'Trigger: horrors', book('When a Melee Phase closes and the unit\'s bases touch undead, level drainers, or something immune to its weapons.', 'fantasy play only')),
    rule('KC-MORALE-13', 'Triggers elsewhere', book('Routers run into the unit (KC-ROUT-05); end of a forced march (KC-MARCH-02, special result).')),
    rule('KC-MORALE-14', 'One check per attack', book('One attack that fulfils several conditions calls for one MC; separate attacks in the same turn may each call for one. (Melee see KC-RULING-33.).')),
    rule('KC-MORALE-15', 'Situational factors', book('At least 50% lost −2; at least 75% lost −4; enemy in contact with the unit\'s rear −2; Open or Mob unit that charged this turn and ended without enemy contact −3; Closed formation +1; Mob with friendly regular infantry directly behind it within 6" +2; Command Bonus of a hero within Command Radius. (Missed charge see KC-RULING-94.).')),
    rule('KC-MORALE-16', 'Situational factors, fantasy', book('The check is for a figure removed by magic −1; touching undead −1; one or more of its figures touching a level drainer, or an enemy immune to its weapons, −2.', 'fantasy play only')),
    rule('KC-MORALE-17', 'Not cumulative', ours('−2 and −4 for losses do not add; the larger stands (KC-RULING-34). All other factors add.')),
    rule('KC-MORALE-18', 'Castle', book('Defenders of a castle have +4 (KC-CASTLE-03).')),
    rule('KC-MORALE-19', 'Never check', book('Heroes;.'), book('skeletons.', 'fantasy play only')),
  ]),
  ...topic('discipline', [
    rule('KC-DISC-01', 'Rating', book('Base DR = base MR, −1 for low or lower intelligence, +1 for high or higher intelligence, −1 for chaotic, +1 for lawful alignment. In historical play DR = MR.', 'fantasy play only')),
    rule('KC-DISC-02', 'Named examples', book('Low intelligence: ogres, trolls, hill giants. High: elves, storm giants. Chaotic: elves, gnolls, ogres, trolls, hill, frost and storm giants. Lawful: dwarves, halflings, gnomes, goblins, hobgoblins, kobolds, orcs, fire giants. (Conflict with the creature list see KC-RULING-32.).', 'fantasy play only')),
    rule('KC-DISC-03', 'Trigger: mob or berserkers', book('When its movement begins, any enemy is in sight and inside charge range.')),
    rule('KC-DISC-04', 'Trigger: hated enemy', book('When its movement begins, an enemy it hates is in sight and inside charge range.')),
    rule('KC-DISC-05', 'Trigger: enemy leaves', book('A chaotic or low-intelligence unit when the enemy it is fighting withdraws or flees. (KC-RULING-96).', 'fantasy play only')),
    rule('KC-DISC-06', 'Trigger: closed charge', book('A charge order to a chaotic or low-intelligence unit that is Closed.', 'fantasy play only')),
    rule('KC-DISC-07', 'Check', ours('2d10 equal to or below current DR (KC-RULING-30).')),
    rule('KC-DISC-08', 'Failed', book('The unit attacks or charges that enemy whatever its commander wants; a Closed unit goes to Open at once.')),
    rule('KC-DISC-09', 'Duration', book('It goes on until it is routed, or the enemy unit is routed, or the enemy unit is destroyed.')),
    rule('KC-DISC-10', 'Control', book('Command returns only after the attack is over and the unit then rallies successfully. (Behaviour see KC-RULING-31.).')),
  ]),
];
