import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const ACTIONS: readonly WrittenRule[] = [
  {
    id: 'BS-ACT-01',
    title: 'declareCharge, passDeclaration',
    topic: 'action',
    statements: [{ text: 'No dice.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-02',
    title: 'rollInitiative, chooseOrder',
    topic: 'action',
    statements: [
      { text: 'rollInitiative: a d10 of side 0, a d10 of side 1; further pairs until the totals differ after deductions. chooseOrder: no dice.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-ACT-03',
    title: 'charge',
    topic: 'action',
    statements: [{ text: '2d10 for the start check; the dice of interrupts; no others.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-04',
    title: 'move, wheel, face, changeFormation, changeFrontage, fallBack',
    topic: 'action',
    statements: [{ text: 'No dice but those of interrupts.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-05',
    title: 'rally, routMove',
    topic: 'action',
    statements: [{ text: 'rally: 2d10. routMove: no dice.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-06',
    title: 'resolveCombat',
    topic: 'action',
    statements: [{ text: 'For each striking pair its attack dice, then a d10 per hit.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-07',
    title: 'fire, opportunityFire',
    topic: 'action',
    statements: [{ text: 'Attack dice, then a d10 per hit.', provenance: 'house' }],
  },
  {
    id: 'BS-ACT-08',
    title: 'morale',
    topic: 'action',
    statements: [
      { text: 'In good order the choice to check or retreat; then 2d10; if shaken and failed by less than 7, 2d10 again.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-ACT-09',
    title: 'endTurn, concede',
    topic: 'action',
    statements: [{ text: 'No dice.', provenance: 'house' }],
  },
];
