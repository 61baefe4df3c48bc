import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const ROSTER: readonly WrittenRule[] = [
  {
    id: 'BS-STAT-01',
    title: 'Fields of the roster',
    topic: 'roster',
    statements: [
      { text: 'A roster line gives type, weapon or weapons, Attack Dice, Armor Rating, Hits, Morale (for individuals the Command Diameter) and Movement.', provenance: 'sample' },
      { text: 'To these come figures, base, formation, pose, order state, partial hits, losses, missile weapon and traits.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-STAT-02',
    title: 'Attack Dice (AD)',
    topic: 'roster',
    statements: [
      { text: 'AD is a size of die: 4, 6, 8, 10 or 12. A few entries add two dice together, for instance 10+8 or 2d10.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-STAT-03',
    title: 'Armor Rating (AR)',
    topic: 'roster',
    statements: [{ text: 'The lower the AR, the better.', provenance: 'sample' }],
  },
  {
    id: 'BS-STAT-04',
    title: 'Hits',
    topic: 'roster',
    statements: [{ text: 'Hits tells how many hits remove one figure.', provenance: 'sample' }],
  },
  {
    id: 'BS-STAT-05',
    title: 'Morale (ML)',
    topic: 'roster',
    statements: [{ text: 'The higher the ML, the better; the rolls against it should be low.', provenance: 'sample' }],
  },
  {
    id: 'BS-STAT-06',
    title: 'Movement (MV)',
    topic: 'roster',
    statements: [{ text: 'MV is counted in inches over clear and flat ground.', provenance: 'sample' }],
  },
  {
    id: 'BS-STAT-07',
    title: 'No referee',
    topic: 'roster',
    statements: [
      { text: 'Two players need nobody else to run the game.', provenance: 'sample' },
      { text: 'Every decision is an explicit action or a stated default.', provenance: 'house' },
    ],
  },
];
