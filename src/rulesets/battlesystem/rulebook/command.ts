import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const COMMAND: readonly WrittenRule[] = [
  {
    id: 'BS-CMD-01',
    title: 'Individuals',
    topic: 'command',
    statements: [
      { text: 'Their roster line shows a Command Diameter (CD), in inches, in place of ML.', provenance: 'sample' },
      { text: 'One figure is one individual.', provenance: 'public', source: 'WA' },
    ],
  },
  {
    id: 'BS-CMD-02',
    title: 'Commander',
    topic: 'command',
    statements: [
      { text: 'A commander is assigned to a unit and stays with it. A hero may take over a unit whose commander has died. One army commander may be free to take over any unit.', provenance: 'public', source: 'WA' },
    ],
  },
  {
    id: 'BS-CMD-03',
    title: 'Command diameter',
    topic: 'command',
    statements: [
      { text: 'CD is a diameter in inches.', provenance: 'sample' },
      { text: 'It is a circle of that diameter round the individual. A unit is in command if the centre of any of its figures is within CD/2 of a friendly commander.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CMD-04',
    title: 'Effect of command',
    topic: 'command',
    statements: [
      { text: 'A unit needs a commander for its full effect.', provenance: 'public', source: 'WA' },
      { text: 'In command: ML +1, once. Out of command, only if the side has commanders: no charge, and MV ×½.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CMD-05',
    title: 'Individuals in melee',
    topic: 'command',
    statements: [
      { text: 'An individual attached to a unit adds its own AD die to the melee roll of that unit, without multipliers. It suffers hits only when the unit is gone; then its own AR and Hits count.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CMD-06',
    title: 'Individuals alone',
    topic: 'command',
    statements: [
      { text: 'A lone individual moves freely, without costs of facing, and may be attacked as a unit of one figure; missile fire at it has AR −2.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CMD-07',
    title: 'Loss of a commander',
    topic: 'command',
    statements: [{ text: 'The death of a commander is a morale trigger for the units in his circle.', provenance: 'house' }],
  },
  {
    id: 'BS-CMD-08',
    title: 'Other modules',
    topic: 'command',
    statements: [
      { text: 'Not provided: skirmishers, battle platforms, special formations, forced march, firearms, dismounted cavalry, flyers, undead, packs, fortifications, war machines, fire, magic.', provenance: 'sample', source: 'from its list of contents' },
    ],
  },
];
