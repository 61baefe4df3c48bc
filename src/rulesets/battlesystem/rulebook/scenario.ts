import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const SCENARIO: readonly WrittenRule[] = [
  {
    id: 'BS-SCEN-01',
    title: 'Parts of a scenario',
    topic: 'scenario',
    statements: [
      { text: 'Map and situation; forces; special conditions, victory among them. Set-up areas are given, exact places chosen; sometimes one side sets up first.', provenance: 'sample' },
    ],
  },
  {
    id: 'BS-SCEN-02',
    title: 'Modules',
    topic: 'scenario',
    statements: [{ text: 'Intermediate and advanced rules may be used singly.', provenance: 'sample' }],
  },
  {
    id: 'BS-SCEN-03',
    title: 'Default scenario: pitched battle',
    topic: 'scenario',
    statements: [
      { text: 'A table of 96×48; equal points, 300 by default; both sides deploy within 10" of their edge, shown together; 10 turns.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-SCEN-04',
    title: 'Second scenario: hold the hill',
    topic: 'scenario',
    statements: [
      { text: 'As BS-SCEN-03, with a hill, a circle 12" across, in the middle. It is held by the side with more figures in good order on it at the end of the last turn; else the game is drawn.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-VICT-01',
    title: 'Victory by scenario',
    topic: 'victory',
    statements: [{ text: 'The conditions of the scenario say who wins.', provenance: 'sample' }],
  },
  {
    id: 'BS-VICT-02',
    title: 'Victory by default',
    topic: 'victory',
    statements: [
      { text: 'A side without units in good or shaken order at the end of a turn loses; if that is true of both, it is a draw. After the last turn the score is the points of enemy figures destroyed or gone, and half for enemy figures routed on the table; the higher score wins, equal scores are a draw. Conceding loses.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-POINT-01',
    title: 'Cost of a figure',
    topic: 'points',
    statements: [
      { text: 'Per figure: AD d4 1, d6 2, d8 3, d10 5, d12 7; plus 10 − AR; plus 3 per Hit beyond the first; plus ML − 10; plus (MV − 12) ÷ 3 rounded up if MV is above 12, or −1 if MV is below 9; plus the long range of its missile weapon ÷ 5 rounded up; at least 1.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-POINT-02',
    title: 'Cost of an individual',
    topic: 'points',
    statements: [
      { text: 'Three times the cost of a figure of the same statistics (BS-POINT-01), with ML counted as 10 and both dice of a two-dice AD counted, plus CD ÷ 2.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-TROOP-01',
    title: 'Troop list',
    topic: 'troops',
    statements: [
      { text: 'The catalog has 16 types: levy, light foot, medium foot, heavy foot, pikemen, archers, longbowmen, crossbowmen, light cavalry, heavy cavalry, dwarf foot, elf archers, orcs, goblins, ogres, skeletons.', provenance: 'house' },
      { text: 'Cavalry are one AD step above foot of the same kind.', provenance: 'public', source: 'OBS' },
    ],
  },
];
