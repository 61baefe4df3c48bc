import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const SIEGES: readonly WrittenRule[] = [
  ...topic('towns', [
    rule('KC-TOWN-01', 'Formations', book('As usual; lack of room may force Open or Skirmish.')),
    rule('KC-TOWN-02', 'Garrison', book('A small building holds 2 defending figures, a big one 4, by missile or melee.')),
    rule('KC-TOWN-03', 'Defenders\' formation', book('Closed until they break; once Open, the next failed MC makes them rout; with no way out they cower and roll no defence.')),
    rule('KC-TOWN-04', 'Attackers', book('Up to 4 figures against a small, 8 against a big building; always counted as Open. (KC-RULING-98).')),
    rule('KC-TOWN-05', 'Setting fire', book('Two figures touching the building, not attacked and with no other action in the turn (not even movement): d10, 1–6 lights it. An attack of any kind on them spoils the attempt.')),
    rule('KC-TOWN-06', 'Burning down', book('Lit in turn L, gone at the end of turn L+3.')),
    rule('KC-TOWN-07', 'Dousing', book('Three figures not attacked: d10, 1–5 puts it out; not in the last turn of burning. So only in turns L+1 and L+2. (KC-RULING-58).')),
  ]),
  ...topic('castles', [
    rule('KC-CASTLE-01', 'Formation', book('Closed where a proper rectangle fits; otherwise the unit counts as Skirmish.')),
    rule('KC-CASTLE-02', 'Skirmish contact', book('Inside the walls skirmishers may be in contact with Closed enemies.')),
    rule('KC-CASTLE-03', 'Morale', book('Defenders +4.')),
    rule('KC-CASTLE-04', 'Individual checks', book('Only members within 4" of the event check, each for himself; this can ripple. (KC-RULING-59).')),
  ]),
  ...topic('sieges', [
    rule('KC-SIEGE-01', 'Defence points', book('Bastion, round tower 40+d20; gatehouse, square tower, gate 29+4d4; curtain wall, stone building 24+4d4; rampart, earth-filled gabion 20+d10; wooden structure, palisade 4d4; siege tower 7; heavy catapult 5; light catapult 3; ballista 2.')),
    rule('KC-SIEGE-02', 'Attack values', book('Heavy catapult 3; light catapult 2; covered ram 2;.'), book('horn of blasting 12; earth elemental 4; lightning bolt ¼ per die of damage.', 'fantasy play only')),
    rule('KC-SIEGE-03', 'Wear', ours('Each successful attack takes its value off; at 0 or less the target is destroyed (KC-RULING-60).')),
  ]),
  ...topic('breaches', [
    rule('KC-BREACH-01', 'Width', book('4", or the width of the destroyed tower or gate.')),
    rule('KC-BREACH-02', 'Passage', book('Attackers move through at rough-terrain speed.')),
  ]),
  ...topic('siege-towers', [
    rule('KC-TOWER-01', 'Room', book('Top (assault) deck: 6 figures of man size; ready deck: 6 more.')),
    rule('KC-TOWER-02', 'Climbing', book('Per turn at most 6 climb from ready to top and at most 6 others climb in from below to ready; nobody skips the ready deck.')),
    rule('KC-TOWER-03', 'Pushing, empty', book('1" per turn for every two pushing figures, at most 6".')),
    rule('KC-TOWER-04', 'Pushing, loaded', book('With anyone inside, half of that, at most 3" (12 pushers).')),
    rule('KC-TOWER-05', 'Bridge', book('Against the wall the bridge can drop and figures already on the top deck may move over, subject to enemy engagement. (KC-RULING-61).')),
  ]),
  ...topic('ladders', [
    rule('KC-LADDER-01', 'Carrying', book('One figure at ½ R, two without loss.')),
    rule('KC-LADDER-02', 'Climbing', book('Up to three figures per ladder and turn; the top one must fight his way on.')),
    rule('KC-LADDER-03', 'Pushing off', book('If the defenders kill a figure at the top they may push: d6, 5–6 succeeds; the second figure then suffers a 3-dice attack, the third a 1-die attack.')),
    rule('KC-LADDER-04', 'Armored', book('Armored troops cannot climb. (KC-RULING-62).')),
  ]),
  ...topic('oil', [
    rule('KC-OIL-01', 'Effect', book('Poured from a wall top in the Missile and Magic Phase: a path 2" wide down the wall and a pool 4" wide by 3" deep; every figure in it dies.')),
    rule('KC-OIL-02', 'Burning', book('3 turns; nobody may enter.')),
    rule('KC-OIL-03', 'Wood', book('A wooden structure struck burns at once and is gone in 5 turns.')),
    rule('KC-OIL-04', 'Pots', book('Number and places by the scenario, where a pot can stand; never moved afterwards.')),
    rule('KC-OIL-05', 'Crew', book('2 figures tip a pot and are exposed to pass-through fire meanwhile.')),
    rule('KC-OIL-06', 'One killed', book('d6: 1 poured anyway; 2–3 spills on the rampart towards the dead man; 4–6 dropped without effect, usable later.')),
    rule('KC-OIL-07', 'Both killed', book('d6: 1–4 as 2–3 above; 5–6 as 4–6 above. (KC-RULING-63).')),
  ]),
];
