import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, rule, topic } from '../../../kernel/ruleset/writing';

export const ARMY: readonly WrittenRule[] = [
  ...topic('army', [
    rule('FW-ARMY-01', 'Components', book('An army is one warchief plus battle leaders with their commands; commands hold units, units hold warriors and specials; individuals are optional.', 'page 7')),
    rule('FW-ARMY-02', 'Warchief', book('Exactly one per army; gives orders to the battle leaders; may also lead a command of his own.', 'page 7')),
    rule('FW-ARMY-03', 'Battle leaders and commands', book('Each command is one or more units under one BL (or the warchief) and obeys only that leader.', 'page 7')),
    rule('FW-ARMY-04', 'One big command', book('The whole army may be a single command under the warchief; it still needs an order.', 'page 17')),
    rule('FW-ARMY-05', 'Unit', book('One or more figures with one shared profile; all its figures count as identically armed and armoured whatever the models show.', 'pages 7, 33')),
    rule('FW-ARMY-06', 'Specials', book('Leader, champion, musician, standard bearer: members of the unit, same profile, each costs +10 points.', 'pages 7, 47')),
    rule('FW-ARMY-07', 'Leader special', book('Every unit must start with a leader; a large creature that is a unit on its own has leadership built in and counts as having a leader for free.', 'page 7')),
    rule('FW-ARMY-08', 'Champion', book('Optional, at most one per unit; +1D in combat.', 'pages 7, 32')),
    rule('FW-ARMY-09', 'Musicians', book('Optional, any number; matter only in threat.', 'pages 7, 20')),
    rule('FW-ARMY-10', 'Standard bearer', book('Optional, at most one per unit, always front rank; morale bonus until captured.', 'page 7')),
    rule('FW-ARMY-11', 'Individuals', book('Priest, soothsayer, wizard, hero, banner bearer, herald, scout, courier: belong to no unit.', 'pages 7-8')),
    rule('FW-ARMY-12', 'Banner bearer and herald are tied to a leader', book('Each serves one named warchief/BL; while that leader is with a unit, his banner bearer (in contact with him) serves as that unit\'s standard and each herald in contact as one musician of that unit.', 'page 8, read by FW-RULING-50')),
    rule('FW-ARMY-13', 'Individual limits', book('Heroes: at most one per full 500 points of the army\'s agreed size; soothsayers: at most 2; heralds: at most 2 per leader; banner bearer: at most 1 per leader; talismans: one of each kind.', 'pages 40-42, 46, read by FW-RULING-49')),
    rule('FW-ARMY-14', 'List choice', book('Beyond the compulsory warchief, pick freely from one army\'s list within MIN/MAX per unit and the points limit.', 'page 47')),
  ]),
  ...topic('profile', [
    rule('FW-PROF-01', 'Fields', book('Quality QUA, type TYP, strength STR, resilience RES, worth WOR, armour ARM (+shield), weapons WEA, movement MOV, saving throw SAV, terrible TER, bad light BAD, and a name; in lists also PTS, UPG, MIN, MAX; leaders add leadership 0-5.', 'pages 8, 47')),
    rule('FW-PROF-02', 'STR', book('Plus value added to kill throws; ordinary man 0, War Troll +3.', 'page 8')),
    rule('FW-PROF-03', 'RES', book('Zero or negative; added (as a negative) to the enemy\'s kill throw; man 0, War Troll -1.', 'page 8')),
    rule('FW-PROF-04', 'WOR', book('Number of combat dice a fighting figure gives; man 1, War Troll 3.', 'page 8')),
    rule('FW-PROF-05', 'Armour classes', book('None, Light, Medium, Heavy, Extra heavy; shield is a separate yes/no.', 'page 9')),
    rule('FW-PROF-06', 'MOV', book('Inches per turn, already reduced for armour and rider; the engine applies no further encumbrance.', 'pages 9, 27')),
    rule('FW-PROF-07', 'SAV', book('A number beaten with 2D (FW-SAVE-01), or none.', 'page 9')),
    rule('FW-PROF-08', 'BAD', book('day, night or none: the half of the dial during which the creature endures bad light.', 'page 9')),
    rule('FW-PROF-09', 'Leadership', book('Warchiefs and BLs have leadership 0 (worst) to 5 (best).', 'page 9')),
    rule('FW-PROF-10', 'Light-dependent profile', book('A profile may give other QUA/TYP by day and by night (Goblin units: poor tribal by day, fanatic by night; not their leaders and individuals).', 'pages 14, 37, read by FW-RULING-66')),
  ]),
  ...topic('quality', [
    rule('FW-QUAL-01', 'Five qualities', book('Elite, Veteran, Average, Poor, Unpredictable.', 'page 8')),
    rule('FW-QUAL-02', 'Quality throw', book('1D; elite +2, veteran +1, average 0, poor -1; unpredictable +3 if the die shows 4-6, -3 if it shows 1-3.', 'pages 20, 25, 29, 34')),
    rule('FW-QUAL-03', 'Quality order in combat', book('Elite > veteran > average > poor = unpredictable.', 'page 32, read by FW-RULING-24')),
  ]),
  ...topic('type', [
    rule('FW-TYPE-01', 'Four types', book('Disciplined, tribal, fanatic, stupid; the type picks the column of the reaction table (FW-REACT-02).', 'pages 8, 21')),
    rule('FW-TYPE-02', 'Threat by type', book('Only tribal and fanatic units start threats; disciplined may only answer; stupid may do neither.', 'page 19')),
    rule('FW-TYPE-03', 'Stupid limits', book('Stupid units cannot scout.', 'page 13')),
  ]),
  ...topic('terrible-creatures', [
    rule('FW-TERR-01', 'Terrible', book('TER = yes creatures frighten enemies (modifiers in the tests) within 6in, and in contact.', 'pages 9, 20, 25, 34')),
    rule('FW-TERR-02', 'Terrible against terrible', book('When opposing terrible creatures are both in range only the stronger one counts as terrible: compare STR in the Casualty and Combat Tests, WOR in the Threat Test; on a tie compare the other value; still tied = neither counts.', 'pages 9, 20, 25, read by FW-RULING-08')),
    rule('FW-TERR-03', 'One sign only', book('In a Threat Test apply either the enemy -1 or the allied +1, never both; the allied creature must be another unit than the tester.', 'page 20, read by FW-RULING-08')),
  ]),
];
