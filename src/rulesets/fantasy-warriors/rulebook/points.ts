import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, rule, topic } from '../../../kernel/ruleset/writing';

export const POINTS: readonly WrittenRule[] = [
  ...topic('points', [
    rule('FW-POINTS-01', 'Usual size', book('1000 points per army (about 70 Orc figures all told).', 'page 10')),
    rule('FW-POINTS-02', 'Unit cost', book('Figures x PTS + 10 per special (+ upgrade per figure).', 'page 47')),
    rule('FW-POINTS-03', 'Leadership', book('0: 0, 1: 10, 2: 20, 3: 35, 4: 50, 5: 80 points on top of the leader\'s PTS.', 'page 47')),
    rule('FW-POINTS-04', 'Upgrade', book('One quality step at most, at the list\'s UPG per figure, for the whole unit.', 'page 47')),
    rule('FW-POINTS-05', 'Magic', book('5 points per power point, at least 15 per wizard.', 'page 47')),
    rule('FW-POINTS-06', 'Talismans', book('FW-TALIS-02.', 'page 46')),
    rule('FW-POINTS-07', 'Abbreviations', book('El Vet Av Poo Unpred; Disc Tri Fan Stu; X/H H Md Lt None Sh; Hd 2-Hd Sp Pol La Pk T&C H&H B Lb Cb G/Cb Hg; +M, +L, +nEl/+nVet/+nAv.', 'page 47')),
  ]),
];
