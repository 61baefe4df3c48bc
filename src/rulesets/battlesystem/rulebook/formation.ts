import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const FORMATION: readonly WrittenRule[] = [
  {
    id: 'BS-FORM-01',
    title: 'Kinds of formation',
    topic: 'formation',
    statements: [
      { text: 'Regular: bases touching. Irregular: bases slightly apart. Column: a special form of regular that is faster.', provenance: 'public', source: 'TMP' },
    ],
  },
  {
    id: 'BS-FORM-02',
    title: 'Numbers of formations',
    topic: 'formation',
    statements: [
      { text: 'The gap of irregular formation is 0.5". A column has a frontage of at most 2 figures and a depth of at least twice its frontage.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-FORM-03',
    title: 'Changing formation',
    topic: 'formation',
    statements: [
      { text: 'Changing between regular and irregular, or between regular and column, costs ½ MV. Forced changes are free. Some troop types are always irregular.', provenance: 'house' },
      { text: 'A block that is forced to open keeps P and its facing. While it would overlap another base or leave the table it drops one file at a time, its figures forming further ranks; if even a single file overlaps, the gaps shrink as far as needed. A change by choice that would overlap is refused.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-FORM-04',
    title: 'Frontage',
    topic: 'formation',
    statements: [{ text: 'Changing the frontage costs 1" per figure moved.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-FORM-05',
    title: 'Column',
    topic: 'formation',
    statements: [
      { text: 'A column moves faster.', provenance: 'public', source: 'TMP' },
      { text: 'Its MV is ×1⅓; it neither charges nor fires, and has AR +2 in melee (BS-AR-03).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-FORM-06',
    title: 'Unit size',
    topic: 'formation',
    statements: [{ text: 'A unit has 4 to 48 figures; individuals are excepted.', provenance: 'house' }],
  },
];
