import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const MELEE: readonly WrittenRule[] = [
  {
    id: 'BS-MELEE-01',
    title: 'Who fights',
    topic: 'melee',
    statements: [
      { text: 'Units fight whose bases touch; each figure in contact throws its die.', provenance: 'public', source: 'TMP, GAN' },
      { text: 'So do figures of the second rank directly behind one in contact, if they have reach weapons: pikes always, spears and pole arms in regular formation.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MELEE-02',
    title: 'Simultaneous blows',
    topic: 'melee',
    statements: [
      { text: 'Both sides strike together unless one has an advantage: longer weapons, an attack on the rear, favourable ground, or larger figures.', provenance: 'public', source: 'GAN' },
    ],
  },
  {
    id: 'BS-MELEE-03',
    title: 'Advantage resolved',
    topic: 'melee',
    statements: [
      { text: 'Weapon length: pike 3; spear, pole arm and charging lance 2; other 1. Ground: uphill or behind an obstacle. Size: large over man-sized.', provenance: 'house' },
      { text: 'If exactly one side has at least one advantage it strikes first, and losses come off before the answer. Otherwise both strike together. See BS-RULING-20.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MELEE-04',
    title: 'Several enemies',
    topic: 'melee',
    statements: [
      { text: 'Each figure strikes one enemy unit that it touches, at its owner’s choice; by default the one in front, then the lowest id. There is one roll for each pair of units.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MELEE-05',
    title: 'Morale after melee',
    topic: 'melee',
    statements: [
      { text: 'When a combat is over, each unit that met a morale trigger makes one check; several triggers still make one check.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MELEE-06',
    title: 'Conforming',
    topic: 'melee',
    statements: [{ text: 'On contact the mover turns up to 45°, free of cost, to lie flush.', provenance: 'house' }],
  },
];
