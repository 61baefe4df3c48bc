import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const DICE: readonly WrittenRule[] = [
  {
    id: 'BS-DICE-01',
    title: 'Dice are inputs',
    topic: 'dice',
    statements: [
      { text: 'Each action takes its dice as an ordered list of sides and value. A wrong, missing or surplus die rejects the action and nothing changes.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-DICE-02',
    title: 'Dice used',
    topic: 'dice',
    statements: [{ text: 'The game uses d4, d6, d8, d10 and d12.', provenance: 'sample' }],
  },
  {
    id: 'BS-DICE-03',
    title: 'Replacement dice',
    topic: 'dice',
    statements: [
      { text: 'A missing d4 or d8 is replaced by the next larger die (d6, d10); a result beyond the wanted range is thrown again. A missing d12 is replaced by a d6 together with a d10: on a d10 of 1–5 the d6 is read as it is, on 6–10 it counts 6 more.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-DICE-04',
    title: 'Fractions',
    topic: 'dice',
    statements: [
      { text: 'A multiplied number of attack dice is rounded up: 5 figures at ×1½ throw 8 dice, that is 3 extra, and at ×½ they throw 3.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-DICE-05',
    title: 'Several multipliers',
    topic: 'dice',
    statements: [{ text: 'With several multipliers, multiply by all of them first and round up once.', provenance: 'house' }],
  },
  {
    id: 'BS-DICE-06',
    title: 'Order of dice',
    topic: 'dice',
    statements: [
      { text: 'Attack dice come first, then the defender’s d10s, then morale dice. Within a step the First Player goes first, then units in ascending id.', provenance: 'house' },
    ],
  },
];
