import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const COMBAT: readonly WrittenRule[] = [
  ...topic('combat', [
    rule('FW-COMBAT-01', 'Sequence', book('Eligible fighters; attacker\'s kills; defender\'s kills; specials and saves (order FW-DICE-04); all Combat Tests; counters; casualties removed.', 'page 30')),
    rule('FW-COMBAT-02', 'Attacker', ours('The unit that moved into contact this turn; in later rounds the one that first made contact; if unclear the dial holder\'s.', 'FW-RULING-72')),
    rule('FW-COMBAT-03', 'Who fights', book('Figures in contact and facing the enemy, plus rear ranks per FW-RANK; attached characters in the front rank of an engaged front always fight.', 'page 30')),
    rule('FW-COMBAT-04', 'Dice', book('1D per WOR of every fighting figure; +1D if the unit has a living champion.', 'page 32')),
    rule('FW-COMBAT-05', 'ATTACK dice', book('If the command\'s order is ATTACK, +1D per full 5 dice already counted (champion included).', 'page 32')),
    rule('FW-COMBAT-06', 'Hit modifiers', book('Own quality lower -1; higher +1; own unit disorganised -1; fighting in two or more ranks -1; enemy without shield +1.', 'page 32, read by FW-RULING-06')),
    rule('FW-COMBAT-07', 'Hit', book('4+ modified; natural 6 / 1 as always.', 'page 32')),
    rule('FW-COMBAT-08', 'Kill throw', book('As FW-KILL-01 with the melee table.', 'page 32')),
    rule('FW-COMBAT-09', 'Kill modifiers', book('+ unit\'s STR; +1 bloodlust; +1 defending its standard (enemy declared capture); + enemy\'s RES (negative).', 'page 32')),
    rule('FW-COMBAT-10', 'Mixed profiles', book('A character with a unit adds only his WOR; everything else is the unit\'s; his own SAV stays.', 'page 30')),
    rule('FW-COMBAT-11', 'Lone character against a unit', book('Not a duel: he fights with his own full profile and every kill on him needs a save.', 'pages 30, 33')),
    rule('FW-COMBAT-12', 'Several opponents', book('A figure strikes an enemy unit it touches (owner picks if several); each opponent gets its own pool; champion die to one pool; ATTACK dice per pool.', 'page 31, read by FW-RULING-52')),
    rule('FW-COMBAT-13', 'Several allied units', book('Fight separately; for "lost more / killed more" in the Combat Test use the totals of all units of each side linked in that combat.', 'page 31')),
    rule('FW-COMBAT-14', 'Flank and rear', book('Figures touched only on flank or rear do not fight back until turned in a Movement phase (FW-FORM-05).', 'pages 29-30, read by FW-RULING-35')),
    rule('FW-COMBAT-15', 'Weapon choice', book('Polearm users declare spear or two-handed before dice; pole-armed troops never have a shield; two-handed users count as unshielded in combat.', 'page 33')),
  ]),
  ...topic('ranks', [
    rule('FW-RANK-01', 'Cap', book('Figures counted from a rear rank never exceed the qualifying front-rank figures.', 'page 30')),
    rule('FW-RANK-02', 'Spear / polearm as spear', book('On foot: two ranks, if not disorganised, not shaken, not in bloodlust.', 'pages 30, 33')),
    rule('FW-RANK-03', 'Pike', book('On foot: three ranks, same conditions.', 'pages 30, 33')),
    rule('FW-RANK-04', 'Mounted', book('One rank only.', 'page 30')),
    rule('FW-RANK-05', 'Option', book('Depth is optional; using it brings the -1 of FW-COMBAT-06.', 'page 30')),
  ]),
  ...topic('duels', [
    rule('FW-DUEL-01', 'Condition', book('Two opposing characters in contact, neither touching anyone else; full profiles.', 'page 31')),
    rule('FW-DUEL-02', 'Procedure', book('WOR dice each, hits, kills, saves as usual (no ATTACK or champion dice).', 'page 31')),
    rule('FW-DUEL-03', 'No kills', book('Both may move away next Movement phase.', 'page 31')),
    rule('FW-DUEL-04', 'Loser', book('More failed saves dies; the other lives even if he failed some. A character without SAV counts every kill as a failed save.', 'page 31, read by FW-RULING-58')),
    rule('FW-DUEL-05', 'Draw', book('Equal failed saves, at least one each: both die. 0-0: nobody dies.', 'page 31, read by FW-RULING-58')),
    rule('FW-DUEL-06', 'Groups', book('Groups of characters fight a set of duels paired by the side that moved in; no two on one; surplus figures do not fight and may move off next phase.', 'page 31')),
  ]),
  ...topic('mounted', [
    rule('FW-MOUNT-01', 'Mount option', book('A mounted unit may each combat use the mount line of its profile instead of the rider line, declared before dice.', 'page 31')),
    rule('FW-MOUNT-02', 'Price', book('Using it makes the unit disorganised when counters are placed at the end of that Combat phase.', 'page 31, read by FW-RULING-25')),
    rule('FW-MOUNT-03', 'Mounted characters', book('One combined profile, never disorganised.', 'page 31')),
  ]),
  ...topic('standards', [
    rule('FW-STANDARD-01', 'Declare capture', book('Before dice, against the standard of a unit one is fighting.', 'page 31')),
    rule('FW-STANDARD-02', 'Success', book('The declaring unit killed more figures of that unit than it lost to it in this phase: the bearer is lost on top of the ordinary casualties, unless he saves (SAV).', 'page 31')),
    rule('FW-STANDARD-03', 'Defender\'s fury', book('The defending unit has +1 on its kill throws in that combat.', 'page 32')),
    rule('FW-STANDARD-04', 'Lost standard', book('A unit whose standard was captured or whose bearer died has -1 in all later Combat Tests and no standard bonus.', 'page 34, read by FW-RULING-10')),
  ]),
  ...topic('combat-test', [
    rule('FW-COMTEST-01', 'Who', book('Every unit that suffered at least one casualty in this Combat phase; taken after all combats.', 'page 34')),
    rule('FW-COMTEST-02', 'Throw', book('Quality throw + modifiers → reaction table.', 'page 34')),
    rule('FW-COMTEST-03', 'Minus', book('OPPOSE -1; casualties above 25% of figures at the start of the phase -1 (not if above 50%); lost more than it killed -1; lost its standard -1; bad light -1; fighting a terrible creature -1; shaken -2; casualties above 50% -3.', 'page 34, read by FW-RULING-10')),
    rule('FW-COMTEST-04', 'Plus', book('HOLD +1; killed more than it lost +1; hero with unit +1; leader +1; standard +1; bloodlust +2.', 'page 34, read by FW-RULING-10')),
    rule('FW-COMTEST-05', 'Rout', book('Removed with its characters once all tests of the phase are thrown.', 'pages 30, 34')),
  ]),
];
