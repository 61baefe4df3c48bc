import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const MORALE: readonly WrittenRule[] = [
  {
    id: 'BS-MORALE-01',
    title: 'Morale check',
    topic: 'morale',
    statements: [
      { text: 'Throw 2d10: a total equal to or below ML passes without effect, one above it fails, with an effect by order state. Modifiers change ML before the roll.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-MORALE-02',
    title: 'Order at the start',
    topic: 'morale',
    statements: [{ text: 'Every unit starts in good order.', provenance: 'sample' }],
  },
  {
    id: 'BS-MORALE-03',
    title: 'Good order, trigger',
    topic: 'morale',
    statements: [
      { text: 'The player chooses: check, or retreat 4" without a check.', provenance: 'sample' },
      { text: 'A unit that retreats so stays in good order. See BS-RULING-06.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-04',
    title: 'Good order, failed',
    topic: 'morale',
    statements: [{ text: 'The unit becomes shaken and retreats 4".', provenance: 'sample' }],
  },
  {
    id: 'BS-MORALE-05',
    title: 'Shaken, trigger',
    topic: 'morale',
    statements: [
      { text: 'There is no choice but to check. Failed: it retreats 4" and checks a second time; failed again: it is routed.', provenance: 'sample' },
      { text: 'If the second check is passed it stays shaken.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-06',
    title: 'Routed',
    topic: 'morale',
    statements: [
      { text: 'A routed unit tries to leave the field as fast as it can.', provenance: 'sample' },
      { text: 'It makes no further checks except to rally.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-07',
    title: 'Failed by 7 or more',
    topic: 'morale',
    statements: [
      { text: 'Routed at once, from any state (ML 12: on 19 or 20).', provenance: 'sample' },
      { text: 'This holds for the second check of a shaken unit and for rally attempts too; the modified ML counts.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-08',
    title: 'Morale of individuals',
    topic: 'morale',
    statements: [{ text: 'Heroes and commanders have no ML and never check.', provenance: 'sample' }],
  },
  {
    id: 'BS-MORALE-09',
    title: 'Triggers',
    topic: 'morale',
    statements: [
      { text: 'The first figure is lost; losses reach half; more than 4 hits are suffered in one step; a friendly unit within 3" is routed.', provenance: 'public', source: 'OBS' },
      { text: 'Hits are those left after armor, by one attack. A friend counts at the moment it routs, before it moves. Each loss trigger works once per unit, and several triggers from one event make one check.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-10',
    title: 'ML modifiers',
    topic: 'morale',
    statements: [
      { text: 'At least half the figures lost −2; an enemy touching a flank −1 or the rear −2, the worse only; in command of a commander, or with a hero attached, +1 (only with the module of heroes and commanders, BS-CMD-04).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MORALE-11',
    title: 'Base ML',
    topic: 'morale',
    statements: [{ text: 'An average first-level soldier has an ML of about 11.', provenance: 'public', source: 'OBS' }],
  },
  {
    id: 'BS-MORALE-12',
    title: 'Living with shaken',
    topic: 'morale',
    statements: [
      { text: 'A shaken unit may not charge, nor end a move nearer to any enemy in sight than it began. It fights and fires, with AR +1 against it (BS-AR-03).', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RETREAT-01',
    title: 'Distance of a retreat',
    topic: 'retreat',
    statements: [{ text: 'A retreat is 4" long.', provenance: 'sample' }],
  },
  {
    id: 'BS-RETREAT-02',
    title: 'Way of a retreat',
    topic: 'retreat',
    statements: [
      { text: 'Straight away from the unit that caused it, else from the nearest enemy, keeping its facing and ignoring the cost of terrain. It stops at impassable ground, at any unit, or at obstacles it could not cross. Past the table edge it is out of the game.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RETREAT-03',
    title: 'Barred retreat',
    topic: 'retreat',
    statements: [
      { text: 'A unit unable to move at least 1" gets one state worse: from good order to shaken, from shaken to routed. See BS-RULING-22.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RETREAT-04',
    title: 'No pursuit',
    topic: 'retreat',
    statements: [{ text: 'Enemies do not follow.', provenance: 'house' }],
  },
  {
    id: 'BS-RALLY-01',
    title: 'Who may rally',
    topic: 'rally',
    statements: [{ text: 'A shaken or routed unit that no enemy touches.', provenance: 'sample' }],
  },
  {
    id: 'BS-RALLY-02',
    title: 'Effect of a rally',
    topic: 'rally',
    statements: [
      { text: 'A successful check improves its order.', provenance: 'sample' },
      { text: 'By one step: from routed to shaken, from shaken to good.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-RALLY-03',
    title: 'When to rally',
    topic: 'rally',
    statements: [
      { text: 'In its own movement step, in place of moving; a routed unit must try.', provenance: 'public', source: 'GAN, OBS' },
      { text: 'A shaken unit that fails may do nothing else; a routed unit that fails makes its rout move.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-ROUT-01',
    title: 'Rout at once',
    topic: 'rout',
    statements: [
      { text: 'On routing a unit becomes irregular and moves its MV away from the cause and towards its own edge. See BS-RULING-22.', provenance: 'house' },
      { text: 'With v the unit vector from the centre of the causing enemy (else of the nearest enemy) to its own centre, and h the unit vector towards its own edge, it goes along v+h normalised if v·h ≥ 0, else along v. If the first 1" is barred by impassable ground or enemies, it tries turned by 15°, 30° and so on up to 90°, towards h first, then the other way.', provenance: 'house' },
      { text: 'It goes straight until the distance is used or it is barred. Area and obstacle costs apply, turning is free, and it ends facing along the move.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-ROUT-02',
    title: 'Rout each turn',
    topic: 'rout',
    statements: [{ text: '1½ MV in its movement step, if it did not rally.', provenance: 'house' }],
  },
  {
    id: 'BS-ROUT-03',
    title: 'Off the table',
    topic: 'rout',
    statements: [{ text: 'A routed unit that leaves the table is out of the game.', provenance: 'house' }],
  },
  {
    id: 'BS-ROUT-04',
    title: 'Helpless',
    topic: 'rout',
    statements: [{ text: 'A routed unit throws no dice, and attacks on it have AR +2 (BS-AR-03).', provenance: 'house' }],
  },
];
