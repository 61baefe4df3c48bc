import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const MOVEMENT: readonly WrittenRule[] = [
  {
    id: 'BS-MOVE-01',
    title: 'Allowance',
    topic: 'movement',
    statements: [{ text: 'A unit moves its MV in inches over clear and flat ground; special terrain slows units, and bars some.', provenance: 'sample' }],
  },
  {
    id: 'BS-MOVE-02',
    title: 'Direction',
    topic: 'movement',
    statements: [{ text: 'A unit goes straight ahead or slants up to 45° off.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MOVE-03',
    title: 'Wheel',
    topic: 'movement',
    statements: [{ text: 'A wheel is a pivot; the path of the outer figure counts.', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MOVE-04',
    title: 'Facing',
    topic: 'movement',
    statements: [{ text: 'A change of facing costs 2" per 90°, for irregular units 4".', provenance: 'public', source: 'GAN' }],
  },
  {
    id: 'BS-MOVE-05',
    title: 'Enemies in the way',
    topic: 'movement',
    statements: [
      { text: 'A unit that does not charge may advance into contact, without charge dice. Contact ends movement. Bases never overlap, and units are not passed through.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MOVE-06',
    title: 'Leaving contact',
    topic: 'movement',
    statements: [
      { text: 'A unit in good order that is touched only in front may fall back up to ½ MV, keeping its facing. Others stay.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-MOVE-07',
    title: 'One move',
    topic: 'movement',
    statements: [{ text: 'A unit moves once per turn, besides retreats and routs.', provenance: 'house' }],
  },
  {
    id: 'BS-CHARGE-01',
    title: 'Longer move',
    topic: 'charge',
    statements: [
      { text: 'A charge goes farther than MV.', provenance: 'sample' },
      { text: 'It goes 1½ × MV.', provenance: 'public', source: 'GAN' },
    ],
  },
  {
    id: 'BS-CHARGE-02',
    title: 'Start check',
    topic: 'charge',
    statements: [
      { text: 'A declared charger throws 2d10 against ML when it is to move.', provenance: 'public', source: 'GAN, OBS' },
      { text: 'If it fails it does not move this turn, with no other effect: this is no morale check in the sense of BS-MORALE-07. See BS-RULING-18.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CHARGE-03',
    title: 'Conditions of a charge',
    topic: 'charge',
    statements: [
      { text: 'The charger is in good order, regular or irregular, and not already in contact. Its target is in its front arc and in sight at declaration. The charge goes neither uphill nor across obstacles.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CHARGE-04',
    title: 'Path of a charge',
    topic: 'charge',
    statements: [
      { text: 'One wheel up to 45° at the start, then straight on to contact or to the end of the allowance. See BS-RULING-17.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CHARGE-05',
    title: 'Dice of a charge',
    topic: 'charge',
    statements: [
      { text: 'A charge changes the number of attack dice.', provenance: 'sample' },
      { text: 'By the factors of BS-AD-05, in the melee of that turn only, for a unit that charged into contact.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-CHARGE-06',
    title: 'Missed charge',
    topic: 'charge',
    statements: [{ text: 'A charge that reaches nobody has no penalty but the lost turn of fire.', provenance: 'house' }],
  },
  {
    id: 'BS-CHARGE-07',
    title: 'Opportunity charge',
    topic: 'charge',
    statements: [
      { text: 'The game knows opportunity charges.', provenance: 'public', source: 'TMP' },
      { text: 'They are off by default (setting opportunityCharge).', provenance: 'house' },
    ],
  },
];
