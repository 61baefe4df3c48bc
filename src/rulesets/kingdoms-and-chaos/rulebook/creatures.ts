import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const CREATURES: readonly WrittenRule[] = [
  ...topic('creatures', [
    rule('KC-CREAT-01', 'Elves', book('+1 point; no woods penalty; Light elves can be invisible in woods and then move at ½ R; DR = MR.', 'fantasy play only')),
    rule('KC-CREAT-02', 'Dwarves', book('No penalty for hills or rough; double penalty at vertical obstacles; DR = MR+1.', 'fantasy play only')),
    rule('KC-CREAT-03', 'Halflings', book('Double penalty at vertical obstacles; Medium or Light halflings in Skirmish can be invisible in open ground or woods while motionless. (R 8; woods penalty ignored by KC-TERR-03; lawful, DR = MR+1.).', 'fantasy play only')),
    rule('KC-CREAT-04', 'Goblins, kobolds', book('Double penalty at vertical obstacles; no rough penalty; DR = MR+1.', 'fantasy play only')),
    rule('KC-CREAT-05', 'Ogres', book('No penalty at vertical obstacles; DR = MR−2.', 'fantasy play only')),
    rule('KC-CREAT-06', 'Trolls', book('No penalty at vertical obstacles; DR = MR−2; a dead figure revives unless burned inside 3 turns; burning one occupies 3 figures for 1 turn. (KC-RULING-51).', 'fantasy play only')),
    rule('KC-CREAT-07', 'Giants', book('No penalty at vertical obstacles. DR against MR: hill −2, fire +1, frost −1, stone 0, storm +2.', 'fantasy play only')),
    rule('KC-CREAT-08', 'Skeletons', book('Never check morale; edged weapons attack them with half the dice; always a Mob. (see KC-RULING-50, KC-RULING-89).', 'fantasy play only')),
    rule('KC-CREAT-09', 'Lizard men', book('No penalty for water obstacles or swamp.', 'fantasy play only')),
    rule('KC-CREAT-10', 'Invisible', ours('see KC-RULING-52.')),
  ]),
];
