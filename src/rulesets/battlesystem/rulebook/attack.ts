import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const ATTACK: readonly WrittenRule[] = [
  {
    id: 'BS-AD-01',
    title: 'How many dice',
    topic: 'attack-dice',
    statements: [
      { text: 'As a rule one attack die is thrown per figure of the attacking unit; a charge, missile fire and the like raise or lower the number.', provenance: 'sample' },
      { text: 'In melee one die is thrown per figure in contact.', provenance: 'public', source: 'GAN, OBS' },
    ],
  },
  {
    id: 'BS-AD-02',
    title: 'Hits table',
    topic: 'attack-dice',
    statements: [
      { text: 'A die of 1–3 scores no hit, 4–5 one hit, 6–8 two hits (BS-RULING-01, BS-RULING-02).', provenance: 'sample', source: 'from the worked example' },
      { text: '9–11 scores three hits, 12–14 four, 15–17 five, 18–20 six.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-AD-03',
    title: 'Sum of hits',
    topic: 'attack-dice',
    statements: [{ text: 'The hits of all dice make one total.', provenance: 'sample' }],
  },
  {
    id: 'BS-AD-04',
    title: 'AD of two dice',
    topic: 'attack-dice',
    statements: [{ text: 'Throw both dice, add them, and look up the total once (BS-RULING-05).', provenance: 'house' }],
  },
  {
    id: 'BS-AD-05',
    title: 'Multipliers of attack dice',
    topic: 'attack-dice',
    statements: [
      { text: 'A unit that charged has ×1½ dice in its first melee, mounted with lances ×2 instead.', provenance: 'house' },
      { text: 'Missile fire has ×½ dice at medium and ×⅓ at long range.', provenance: 'public', source: 'GAN' },
      { text: 'Routed units have ×0. At least 1 die is thrown if any figure may attack.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-AR-01',
    title: 'Armor roll',
    topic: 'armor',
    statements: [{ text: 'The defender throws a d10 for each hit; a result higher than the AR cancels that hit.', provenance: 'sample' }],
  },
  {
    id: 'BS-AR-02',
    title: 'Armor modifiers',
    topic: 'armor',
    statements: [
      { text: 'Circumstances change the AR for a single attack. Negative modifiers help the defender, and several may apply together.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-AR-03',
    title: 'List of armor modifiers',
    topic: 'armor',
    statements: [
      { text: 'In melee: attack on a flank +1, on the rear +2; defender uphill or behind a wall or hedge −1; defender in column +2.', provenance: 'house' },
      { text: 'In missile fire: target in soft cover (light or dense woods, brush, hedge) −1, in hard cover (wall, building) −2; irregular target −1.', provenance: 'house' },
      { text: 'Always: shaken defender +1, routed defender +2.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-AR-04',
    title: 'Limits of armor',
    topic: 'armor',
    statements: [
      { text: 'The modified AR is kept within 1 and 10. At 10 nothing is cancelled; a roll of 1 never cancels.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-HITS-01',
    title: 'Damage',
    topic: 'hits',
    statements: [{ text: 'Hits that were not cancelled are suffered; every full set of Hits takes a figure off.', provenance: 'sample' }],
  },
  {
    id: 'BS-HITS-02',
    title: 'Remainder',
    topic: 'hits',
    statements: [{ text: 'Hits short of a figure stay marked on the unit and count together with the next ones.', provenance: 'sample' }],
  },
  {
    id: 'BS-HITS-03',
    title: 'Which figures fall',
    topic: 'hits',
    statements: [
      { text: 'Losses may come from any place in the unit.', provenance: 'sample' },
      { text: 'The owner chooses; by default they come from the last rank, beginning at its right end. When a unit of one rank loses figures it has as many files as figures left, and P moves so that the survivors stay where they are.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-HITS-04',
    title: 'End of a unit',
    topic: 'hits',
    statements: [{ text: 'A unit without figures is destroyed; surplus hits are lost.', provenance: 'house' }],
  },
];
