import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const EXAMPLES: readonly WrittenRule[] = [
  {
    id: 'BS-EX-01',
    title: 'The example of the book, repaired',
    topic: 'example',
    statements: [
      { text: '8 figures with AD 8 against AR 7 and Hits 2: the dice 2, 2, 3, 4, 5, 5, 6, 8 score 0, 0, 0, 1, 1, 1, 2, 2, that is 7 hits (BS-AD-02). Of the armor rolls 1, 3, 3, 4, 5, 8, 9 the 8 and the 9 cancel (BS-AR-01); 5 are suffered: 2 figures off and 1 hit marked (BS-HITS-01, BS-HITS-02).', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-EX-02',
    title: 'Multipliers of the sample',
    topic: 'example',
    statements: [{ text: '5 figures at ×1½ throw 8 dice, at ×½ 3 (BS-DICE-04).', provenance: 'sample' }],
  },
  {
    id: 'BS-EX-03',
    title: 'Rout at once',
    topic: 'example',
    statements: [{ text: 'With ML 12 a roll of 19 or 20 routs at once (BS-MORALE-07).', provenance: 'sample' }],
  },
  {
    id: 'BS-EX-04',
    title: 'Partial hits of the sample',
    topic: 'example',
    statements: [{ text: 'With Hits 4, 3 suffered mark 3; one more removes a figure (BS-HITS-02).', provenance: 'sample' }],
  },
  {
    id: 'BS-EX-05',
    title: 'Shaken',
    topic: 'example',
    statements: [
      { text: 'ML 11, shaken, roll 14: failed by 3, so it retreats 4". The second roll is 10: passed, it stays shaken (BS-MORALE-05).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-EX-06',
    title: 'Initiative',
    topic: 'example',
    statements: [
      { text: 'Side 0 rolls 6 with 2 chargers, which makes 2; side 1 rolls 3, which stays 3: side 0 chooses (BS-INIT-01).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-EX-07',
    title: 'Mean damage',
    topic: 'example',
    statements: [
      { text: 'One d8 gives (0·3 + 1·2 + 2·3)/8 = 1 hit on average (BS-AD-02), so 8 dice give 8 hits; AR 7 lets 7 of 10 through (BS-AR-01): 5.6.', provenance: 'house' },
    ],
  },
];
