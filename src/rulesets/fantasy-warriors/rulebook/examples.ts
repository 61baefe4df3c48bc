import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, rule, topic } from '../../../kernel/ruleset/writing';

export const EXAMPLES: readonly WrittenRule[] = [
  ...topic('example', [
    rule('FW-EX-01', 'Scoring', book('Dwarves: warchief, army standard, 2 BLs, 6 units. Lose 1 BL and 2 units; kill the Orc warchief, rout 5 Orc units. Dice none. Pre 12; post 2+2+1+4+2+5 = 16; difference +4 → decisive victory. FW-VICT-04..06.', 'page 12')),
    rule('FW-EX-02', 'Scouting', book('Orc command: 1 average unit of 10, 1 veteran unit of 20, BL leadership 4. Dwarf command: 3 veteran units of 10, BL leadership 4. No scouts. Dice: Orc 5; Dwarf 4 (scanned as 1; the sum 4+6+4 fixes it). Orc 5+1+2+4 = 12; Dwarf 14. Dwarves outscout; they would outmanoeuvre a score of 7 or less. FW-SCOUT-03..06, FW-RULING-19.', 'page 13')),
    rule('FW-EX-03', 'Start time', book('Barbarians (bad light at night) outscout Orcs. Dice: day/night die 4-6 (night, value lost), re-roll 1-3 (day, value lost), Orc throws 6. Expected: day step 6; next turn is night 1. FW-TIME-02, FW-TIME-04.', 'page 14')),
    rule('FW-EX-04', 'Shifting terrain', book('Orcs outscouted and placed 6 features. Dwarf dice 1,1,2,3,3,6. Exactly one feature (the one of the 6) may be removed or moved. FW-FIELD-07.', 'page 15')),
    rule('FW-EX-05', 'Omens', book('One soothsayer, die 3 → 4: good (total scanned as 16). FW-OMEN-01.', 'page 17')),
    rule('FW-EX-06', 'Boast 4', book('Test while the warchief is in combat: +1; while not: -1. FW-BOAST-02, FW-BOAST-06.', 'page 17')),
    rule('FW-EX-07', 'Threat', book('Night. 10 average Orcs (leader, 1 musician) threaten 8 veteran Dwarves (leader, standard). Dice 4. 4+1 = 5; musician -1, worth 10 against 8 -1, leader +1, standard +1 → 5, disciplined → OK. FW-THREAT-05..07.', 'page 20')),
    rule('FW-EX-08', 'Counter-threat', book('Same units; Dwarves counter. Dice 5. 5+0; musician +1, leader +1 (Dwarf worth 8 is below 10, no -1) → 7, tribal → bloodlust. FW-THREAT-08, FW-REACT-02.', 'page 20')),
    rule('FW-EX-09', 'Quality throws', book('Elite 3 → 5; veteran 4 → 5; unpredictable 2 → -1; unpredictable 4 → 7. FW-QUAL-02.', 'page 21, 25')),
    rule('FW-EX-10', 'Shooting', book('6 average Orc bowmen (STR +1), long range, 1 volley, at heavy armour without shield. Hit dice 6,5,3,3,2,1 → natural 6 hits; 5,3,3,2 at -1 = 4,2,2,1 → one more; 2 hits. Kill dice 5,3 +1 = 6,4; heavy needs 6 → 1 kill. Volleys 6 → 5. FW-SHOOT-11..13, FW-KILL-02, FW-KILL-03.', 'page 23')),
    rule('FW-EX-11', 'Annihilation', book('BL with SAV with a unit of 12; 16 kills. Unit gone; BL must make 4 saves. FW-ANNI-01..03.', 'page 24')),
    rule('FW-EX-12', 'Lone courier', book('6 kills on a lone courier without SAV. Dice 6,6,3,2,2,1 → two 6s → dead; with a SAV he would save twice. FW-KILL-09.', 'page 24')),
    rule('FW-EX-13', 'Casualty Test', book('Veteran Dwarves 10, leader and standard; 6 lost including the leader. Dice 3. 3+1 = 4; over 50% -3; standard +1 → 2, disciplined → shaken (and disorganised). FW-CASTEST-01, FW-CASTEST-04, FW-CASTEST-05, FW-RULING-09.', 'page 26')),
    rule('FW-EX-14', 'Combat', book('Average Orcs, ATTACK, disorganised, 6 figures in contact including a champion; enemy of equal quality with shield, medium armour. 6+1+1 (7/5) = 8 dice: two 6s, three 4s, three 3s; the rest at -1 miss; 2 hits. Kill 5,4 +1 = 6,5 against 4+ → 2 kills. FW-COMBAT-04..09.', 'page 32')),
    rule('FW-EX-15', 'Kills on specials', book('5 kills on Orcs with leader, standard bearer, champion. Dice 6,2 → one special; the Dwarf player takes the leader. The other 4 kills are warriors. FW-KILL-05, FW-KILL-07, FW-KILL-08.', 'page 33')),
    rule('FW-EX-16', 'Saves', book('Lone Dwarf hero, SAV 7, 4 kills from a unit. Totals 8,10,6,5 → two failures → dead, Command Test. FW-SAVE-01, FW-SAVE-02, FW-COMBAT-11.', 'page 33')),
    rule('FW-EX-17', 'New order', book('Night; Orc warchief\'s courier brings ATTACK to a Goblin BL, leadership 3, units in range and in order. Dice 3. 3+3-1+1 = 6 → accepted. FW-BLT-01..04. (No fanatic +1: Goblin leaders stay tribal at night, FW-RULING-66.).', 'page 37')),
    rule('FW-EX-18', 'Influence', book('Orc BL leadership 4 with banner bearer, Goblin unit in bloodlust: 4+1-1 = 4. Die (lost, must be 6) → horribly wrong: save or die. FW-INFL-02, FW-INFL-05, FW-INFL-06, FW-RULING-15.', 'page 38')),
    rule('FW-EX-19', 'Expand', book('Average unit, die 3: expands by 3 then moves. FW-FORM-01.', 'page 29')),
    rule('FW-EX-20', 'Contract', book('Elite unit after moving, die 2: contracts by 4. FW-FORM-01.', 'page 29')),
    rule('FW-EX-21', 'Blast', book('Goblin wizard, power 20, 26in, 6 dice: 5,4,3,3,2,2. Cost 3+6 = 9, pair → 18; 2 kills; power 2 left; specials throw 1D; Casualty Test at once. FW-SPELL-03, FW-SPELL-04.', 'page 44')),
    rule('FW-EX-22', 'Points, Dwarf crossbows', book('10 x 11 + 10 = 120; upgrade to elite 10 x 4 = +40. FW-POINTS-02, FW-POINTS-04.', 'page 47')),
    rule('FW-EX-23', 'Points, Dwarf warchief', book('34 + leadership 4 (50) = 84. FW-POINTS-03.', 'page 47')),
    rule('FW-EX-24', 'Points, Orc archers', book('10 x 7 + leader 10 + standard 10 = 90. FW-POINTS-02.', 'page 47')),
    rule('FW-EX-25', 'Volley size', book('A Goblin unit of 12 able shooters rolls 12 dice per volley, of 19 rolls 19 (shooters limited by FW-SHOOT-08). FW-SHOOT-11.', 'page 22')),
    rule('FW-EX-26', 'Features by table', book('6ft table: 6 features. FW-FIELD-03.', 'page 15')),
  ]),
];
