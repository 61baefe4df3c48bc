import type { WrittenRule } from '../../../kernel/ruleset/relate';
import { book, ours, rule, topic } from '../../../kernel/ruleset/writing';

export const MAGIC: readonly WrittenRule[] = [
  ...topic('magic', [
    rule('KC-MAGIC-01', 'When', book('Spells are cast either in place of pass-through or split-move fire, or in steps 1–2 of the Missile and Magic Phase; at no other time.', 'fantasy play only')),
    rule('KC-MAGIC-02', 'Fast spells', book('Pass-through casting needs a casting time of at most 5 segments.', 'fantasy play only')),
    rule('KC-MAGIC-03', 'Area', book('KC-SCALE-02.', 'fantasy play only')),
    rule('KC-MAGIC-04', 'Price', book('1 point per spell level for each spell carried.', 'fantasy play only')),
    rule('KC-MAGIC-05', 'Spell effects', ours('The book has no spell list see KC-RULING-53.')),
  ]),
];
