import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const SEQUENCE: readonly WrittenRule[] = [
  {
    id: 'BS-SEQ-01',
    title: 'Steps of a turn',
    topic: 'sequence',
    statements: [
      { text: 'A turn runs: 1 charge declaration, 2 initiative, 3 first movement, 4 second movement, then magic if it is used, 5 melee, 6 missile, 7 end of turn.', provenance: 'public', source: 'TMP, GAN, OBS' },
    ],
  },
  {
    id: 'BS-SEQ-02',
    title: 'Turns',
    topic: 'sequence',
    statements: [{ text: 'Turn follows turn until a side has won by the terms of the scenario.', provenance: 'sample' }],
  },
  {
    id: 'BS-SEQ-03',
    title: 'Charge declaration',
    topic: 'sequence',
    statements: [
      { text: 'There is none on the first turn. The side that lost the initiative of the previous turn declares first.', provenance: 'public', source: 'TMP, GAN' },
      { text: 'Each declaration names a unit and its target; the side that declares second sees the list of the first.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-SEQ-04',
    title: 'First and second movement',
    topic: 'sequence',
    statements: [
      { text: 'The winner of the initiative decides who is First Player. In the movement of a side its charging units go before all others, then come rallies and moves; the enemy may interrupt with opportunity fire.', provenance: 'public', source: 'TMP, GAN' },
    ],
  },
  {
    id: 'BS-SEQ-05',
    title: 'Melee order',
    topic: 'sequence',
    statements: [
      { text: 'The players take turns in picking the next combat.', provenance: 'public', source: 'TMP' },
      { text: 'The First Player begins.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-SEQ-06',
    title: 'Missile order',
    topic: 'sequence',
    statements: [
      { text: 'The players take turns in picking a missile unit.', provenance: 'public', source: 'TMP' },
      { text: 'The First Player begins, and losses come off after each attack.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-SEQ-07',
    title: 'End of turn',
    topic: 'sequence',
    statements: [
      { text: 'The flags of the turn are cleared, units that ended a charge without contact lose the charge state, victory is tested, and the turn number goes up by one.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-INIT-01',
    title: 'Initiative roll',
    topic: 'initiative',
    statements: [
      { text: 'Each side throws a d10 and takes off 2 for each unit that it declared as charging. The lowest total wins and chooses to be First or Second Player.', provenance: 'public', source: 'GAN, OBS' },
    ],
  },
  {
    id: 'BS-INIT-02',
    title: 'Initiative tie',
    topic: 'initiative',
    statements: [{ text: 'On equal totals both sides throw again with the same deductions.', provenance: 'house' }],
  },
];
