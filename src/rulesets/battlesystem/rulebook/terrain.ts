import type { WrittenRule } from '../../../kernel/ruleset/relate';

export const TERRAIN: readonly WrittenRule[] = [
  {
    id: 'BS-TERR-01',
    title: 'Kinds of terrain',
    topic: 'terrain',
    statements: [
      { text: 'Light and dense woods; deep, shallow and swampy water; roads and trails; rough or rocky ground; brush; obstacles.', provenance: 'public', source: 'TMP' },
    ],
  },
  {
    id: 'BS-TERR-02',
    title: 'Costs per inch',
    topic: 'terrain',
    statements: [
      { text: 'Movement per inch, foot / mounted: clear 1/1; road in column ¾/¾; brush 1⅓/1⅓; light woods 1½/2; dense woods 2/barred; rough 2/2; shallow water 2/2; swamp 3/barred; deep water barred to both; uphill 1⅓/1⅓; building 2/barred.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-TERR-03',
    title: 'Obstacles',
    topic: 'terrain',
    statements: [{ text: 'A wall, hedge, fence or ditch costs 2" to cross, mounted 4".', provenance: 'house' }],
  },
  {
    id: 'BS-TERR-04',
    title: 'Terrain and formation',
    topic: 'terrain',
    statements: [
      { text: 'Entering woods, rough ground, swamp or shallow water, or crossing an obstacle, makes a regular unit irregular at once and free of cost.', provenance: 'house' },
    ],
  },
  {
    id: 'BS-TERR-05',
    title: 'Sight',
    topic: 'terrain',
    statements: [
      { text: 'Sight is blocked by a base of any other unit, by woods deeper than 2" in total, by buildings, and by ground higher than both ends of the line. It is not blocked by the own unit nor by obstacles (BS-TERR-03), which are cover at most.', provenance: 'house' },
    ],
  },
];
