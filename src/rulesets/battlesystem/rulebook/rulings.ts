import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const RULINGS: readonly WrittenRule[] = [
  {
    id: 'BS-RULING-01',
    title: 'The worked example',
    topic: 'ruling',
    statements: [
      { text: 'The printed text is damaged: “2d10”, “Hit 1” and “1 hit” for the three lowest dice cannot be right. Its sums (7 hits from 2, 2, 3, 4, 5, 5, 6, 8; two of seven d10 over 7; 2 figures off and 1 hit left) fix 8 dice of d8, Hits 2, and 1–3 as no hit, 4–5 as one, 6 and 8 as two. It is repaired in BS-EX-01.', provenance: 'sample', source: 'read by us' },
    ],
  },
  {
    id: 'BS-RULING-02',
    title: 'Face 7',
    topic: 'ruling',
    statements: [
      { text: 'It is not rolled in the example (BS-EX-01); being between 6 and 8 it is two hits.', provenance: 'sample', source: 'read by us' },
    ],
  },
  {
    id: 'BS-RULING-03',
    title: 'Equal to AR',
    topic: 'ruling',
    statements: [
      { text: 'Two public pages say that “equal or higher” cancels; the sample says higher, and its example has no roll of 7. Ruling on BS-AR-01: higher only. Where a public page contradicts the sample, the sample wins.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-04',
    title: 'Rounding',
    topic: 'ruling',
    statements: [
      { text: 'Extra dice and reduced dice both follow from rounding the product up (BS-DICE-04).', provenance: 'sample', source: 'read by us' },
    ],
  },
  {
    id: 'BS-RULING-05',
    title: '10+8',
    topic: 'ruling',
    statements: [
      { text: 'Two dice given as a total are read as one sum that is looked up once; the setting twoDiceMode: "separate" looks up each.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-06',
    title: 'Choice to retreat',
    topic: 'ruling',
    statements: [
      { text: 'The choice of BS-MORALE-03 exists only in good order and must be made before dice are seen; bots check by default.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-07',
    title: 'Retreat before second check',
    topic: 'ruling',
    statements: [
      { text: 'The 4" move of the shaken unit (BS-MORALE-05) comes first, then the second check; the distance may end contact and its modifiers.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-08',
    title: 'Order of effects',
    topic: 'ruling',
    statements: [
      { text: 'Of a check failed by 7 or more (BS-MORALE-07) only the rout is carried out, without a separate retreat of 4".', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-09',
    title: 'Morale queue',
    topic: 'ruling',
    statements: [
      { text: 'Units of the First Player check first, in ascending id; new checks caused by routs (BS-MORALE-09) join the end.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-10',
    title: 'Loss fraction',
    topic: 'ruling',
    statements: [
      { text: 'Figures at the start minus figures present, over figures at the start; half is 0.5 or more (BS-MORALE-09, BS-MORALE-10). Partial hits do not count.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-11',
    title: 'First turn',
    topic: 'ruling',
    statements: [
      { text: 'It has no declaration step, and initiative is rolled plainly. From turn 2 the loser of the previous initiative (BS-SEQ-03) is the side that had the higher total.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-12',
    title: 'Charge and initiative',
    topic: 'ruling',
    statements: [
      { text: 'The −2 of BS-INIT-01 counts every declared charger, whether or not it later passes its start check (BS-CHARGE-02).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-13',
    title: 'Fire share',
    topic: 'ruling',
    statements: [
      { text: 'A unit that this turn moved over ½ MV (BS-MISSILE-05), charged, retreated by choice, rallied or routed does not fire. Bows that fired as opportunity fire may fire once more in the missile step (BS-MISSILE-02).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-14',
    title: 'Hits and the marker',
    topic: 'ruling',
    statements: [
      { text: 'Partial damage (BS-HITS-02) is a number on the unit, not on a figure, and survives rallies.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-15',
    title: 'Undead',
    topic: 'ruling',
    statements: [
      { text: 'Skeletons (BS-TROOP-01) have the trait never-checks; otherwise they are normal units.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-16',
    title: 'Strike-first and checks',
    topic: 'ruling',
    statements: [
      { text: 'Checks wait until the whole combat is over (BS-MELEE-05), even if one side struck first (BS-MELEE-03).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-17',
    title: 'Charges overtaken by events',
    topic: 'ruling',
    statements: [
      { text: 'A charge lapses if, when its move is due, the charger is not in good order or is in contact with enemies, the target is gone, or no part of the target can be brought straight ahead by the wheel of 45°: no start check, no move, no charge dice.', provenance: 'house' },
      { text: 'If the target is merely out of reach, the charger goes its whole allowance and misses. Another enemy met first is contacted instead and counts as charged; a friend in the way ends the move. Area costs apply to charges.', provenance: 'house' },
      { text: 'A unit that declared a charge fires in no way that turn, whatever became of the charge.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-18',
    title: 'Start check',
    topic: 'ruling',
    statements: [
      { text: 'It is made against ML with the modifiers of BS-MORALE-10, and no retreat can take its place; units with the trait never-checks and individuals pass without dice.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-19',
    title: 'Opportunity fire in time',
    topic: 'ruling',
    statements: [
      { text: 'The window opens after each declared move of a unit, before the next unit moves. The mover declares the path; the enemy names firing units and, for each, a distance along that path; shots are resolved in ascending distance, ties by lowest unit id, each with its losses and morale check; then the rest of the path is carried out.', provenance: 'house' },
      { text: 'A retreat or rout from there ends the move or charge; otherwise the unit goes on. The fire is possible against moves, fall-backs and charges, not against retreats and rout moves. A firer that has yet to move may then move at most ½ MV.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-20',
    title: 'One combat',
    topic: 'ruling',
    statements: [
      { text: 'A combat is all units linked by chains of contact. Advantage is judged for each pair of enemies; first all strikes with an advantage are rolled and their losses taken, then all others together.', provenance: 'house' },
      { text: 'Inside each group the units of the First Player come first, by ascending attacker id, then target id; each pair rolls its attack dice and then the d10s. Figures strike once.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-21',
    title: 'Which face',
    topic: 'ruling',
    statements: [
      { text: 'The face is fixed at first contact and kept while it lasts: the one that shares the longest edge with the attacker; on a tie front before flank before rear. Irregular blocks have faces; lone individuals have none.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-22',
    title: 'No room',
    topic: 'ruling',
    statements: [
      { text: 'The worse state of BS-RETREAT-03 is counted from the state at the moment of the move: a unit in good order that failed is already shaken, so it is routed. A unit routed so makes no second check.', provenance: 'house' },
      { text: 'Routers pass through friends as if absent, ending just beyond, and are barred only by enemies and impassable ground; with no way out they stay, routed.', provenance: 'house' },
      { text: 'A column that enters ground of BS-TERR-04 off a road becomes irregular too.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-23',
    title: 'Who may shoot',
    topic: 'ruling',
    statements: [
      { text: 'The distance between units is the smallest gap between any two of their bases, between figures the gap between the two bases. Sight is a line from the middle of the front edge of the viewer’s base to the centre or any corner of the target’s base; one free line is enough, and BS-TERR-05 says what blocks it.', provenance: 'house' },
      { text: 'The target must lie at least partly in the front arc of the unit (BS-GEO-04) and be seen by one of its firing figures; then all figures of BS-MISSILE-07 fire. No ammunition is counted.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RULING-24',
    title: 'Set-up',
    topic: 'ruling',
    statements: [
      { text: 'The ground is clear unless the scenario (BS-SCEN-01) lists terrain. Units start in regular formation or column, always-irregular ones irregular (BS-FORM-03). A deployment outside its zone or with overlapping bases is refused.', provenance: 'house' },
    ],
  },
];
