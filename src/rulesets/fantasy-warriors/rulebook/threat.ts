import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const THREAT: readonly WrittenRule[] = [
  ...topic('threat', [
    rule('FW-THREAT-01', 'Optional phase', book('Players may agree to play without threat; otherwise each player may declare threats.', 'page 19')),
    rule('FW-THREAT-02', 'Who may threaten', book('Tribal or fanatic unit, any order, reaction OK, not in combat.', 'page 19, read by FW-RULING-26')),
    rule('FW-THREAT-03', 'Target', book('One enemy unit, visible, within 12in, not in combat; several units may pick the same target.', 'page 19, read by FW-RULING-26')),
    rule('FW-THREAT-04', 'Mutual wish', book('If two units want to threaten each other only the one with the larger headcount does; tie: larger unit worth; tie: the dial holder\'s unit.', 'page 19, read by FW-RULING-27')),
    rule('FW-THREAT-05', 'Test', book('Each threatened unit takes one Threat Test, however many threaten it: quality throw + modifiers, result on the reaction table.', 'pages 19-20, read by FW-RULING-27')),
    rule('FW-THREAT-06', 'Minus modifiers', book('-1 per musician with the threatening unit(s); -1 if a threatening unit\'s worth is greater than or equal to the tester\'s; -1 bad light; -1 enemy terrible creature within 6in; -2 tester shaken.', 'page 20, read by FW-RULING-07')),
    rule('FW-THREAT-07', 'Plus modifiers', book('+1 hero with the unit; +1 unit has one or more musicians; +1 allied terrible creature within 6in; +1 standard; +1 leader; +2 tester in bloodlust.', 'page 20, read by FW-RULING-07')),
    rule('FW-THREAT-08', 'Counter-threat', book('A tested tribal, fanatic or disciplined unit whose reaction is OK afterwards may counter-threaten one of the units that threatened it; no new range or sight check (the book sets those for starting a threat only); that unit takes a Threat Test with roles exchanged.', 'page 19')),
    rule('FW-THREAT-09', 'One exchange', book('A counter-threat cannot be answered; a unit makes at most one counter-threat per turn; having started a threat elsewhere does not forbid it.', 'page 19, read by FW-RULING-27')),
    rule('FW-THREAT-10', 'Sequence', book('All declarations; all first tests in working order; reactions placed; all counter-threats declared; their tests; reactions placed. A unit tested more than once in the phase applies each result in turn.', 'page 19')),
  ]),
  ...topic('reactions', [
    rule('FW-REACT-01', 'Three reactions', book('Bloodlust, shaken, rout; otherwise OK. They come from Threat, Casualty and Combat Tests, from the Command Test, the Battle Leader\'s Test and failed influence.', 'page 21')),
    rule('FW-REACT-02', 'Table', book('Disciplined: rout ≤0, shaken 1-2, OK 3-9, bloodlust 10+. Tribal: ≤1, 2-3, 4-6, 7+. Fanatic: ≤1, 2-3, 4-5, 6+. Stupid: rout ≤3, no shaken, OK 4-5, bloodlust 6+.', 'pages 21, 25, 34, read by FW-RULING-12')),
    rule('FW-REACT-03', 'Replacement', book('A new reaction replaces the old one. An OK result changes nothing: a shaken or bloodlust unit stays so until another reaction or successful influence.', 'page 21, read by FW-RULING-11')),
    rule('FW-REACT-04', 'Bloodlust movement', book('Full speed towards the nearest enemy, engaging it; does not slow for difficult terrain; does not halt to reorganise.', 'page 21')),
    rule('FW-REACT-05', 'Bloodlust missile units', book('Must shoot the maximum volleys each Shooting phase at the nearest visible enemy in range, then advance at full speed.', 'page 21, read by FW-RULING-28')),
    rule('FW-REACT-06', 'Bloodlust crews', book('Crews of heavy pieces stay and shoot at the maximum rate until the ammunition is gone, then leave the piece and advance.', 'page 21')),
    rule('FW-REACT-07', 'Bloodlust in combat', book('+1 on kill throws (FW-COMBAT-09), +2 in tests, -1 to hit when shooting.', 'pages 20-34')),
    rule('FW-REACT-08', 'Shaken', book('The unit becomes disorganised at once and stays disorganised after recovering until reorganised; -2 in tests, -1 to hit when shooting; keeps following orders.', 'pages 21, 28')),
    rule('FW-REACT-09', 'Rout', book('Unit and every character with it leave the table at once and for good; routing leaders trigger Command Tests.', 'page 21')),
    rule('FW-REACT-10', 'Stupid and imposed shaken', ours('Stupid units never roll shaken but can be made shaken by Command Test or Battle Leader\'s Test results.', 'FW-RULING-12')),
  ]),
];
