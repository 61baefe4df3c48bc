import type { CatalogEntry } from '../../../kernel/ruleset/catalog';

/** A kind of terrain: what it costs to move in, whether it blocks sight and gives cover. */
export interface TerrainEntry extends CatalogEntry {
  readonly kind: 'terrain';
  readonly impassable: boolean;
  readonly moveCost: number | null;
  readonly costMode: 'max' | 'per' | 'per-upward-contour' | null;
  readonly sight: 'none' | 'blocks' | 'blocks-at-2in' | 'elevation';
  readonly cover: 'yes' | 'no' | 'if-line-of-sight';
  readonly atop: { readonly attack: number; readonly armor: number } | null;
  readonly entryAttack: { readonly bonus: number; readonly damage: number; readonly blunt: boolean; readonly when: string } | null;
}

export const TERRAIN: readonly TerrainEntry[] = [
  { slug: 'briars', kind: 'terrain', name: 'Briars', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-06'], impassable: false, moveCost: 2, costMode: 'max', sight: 'none', cover: 'yes', atop: null, entryAttack: null },
  { slug: 'hedgerow', kind: 'terrain', name: 'Hedgerow', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-07'], impassable: false, moveCost: 2, costMode: 'per', sight: 'none', cover: 'yes', atop: { attack: -2, armor: -2 }, entryAttack: null },
  { slug: 'hill', kind: 'terrain', name: 'Hill', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-08'], impassable: false, moveCost: 1, costMode: 'per-upward-contour', sight: 'elevation', cover: 'no', atop: null, entryAttack: null },
  { slug: 'hut-wall', kind: 'terrain', name: 'Hut (wall)', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-09'], impassable: true, moveCost: null, costMode: null, sight: 'blocks', cover: 'if-line-of-sight', atop: null, entryAttack: null },
  { slug: 'hut-window', kind: 'terrain', name: 'Hut (window)', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-10'], impassable: false, moveCost: 2, costMode: 'per', sight: 'none', cover: 'yes', atop: { attack: -2, armor: -2 }, entryAttack: null },
  { slug: 'mausoleum-wall', kind: 'terrain', name: 'Mausoleum (wall)', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-11'], impassable: true, moveCost: null, costMode: null, sight: 'blocks', cover: 'if-line-of-sight', atop: null, entryAttack: null },
  { slug: 'quagmire', kind: 'terrain', name: 'Quagmire', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-12'], impassable: true, moveCost: null, costMode: null, sight: 'none', cover: 'no', atop: null, entryAttack: null },
  { slug: 'row-of-headstones', kind: 'terrain', name: 'Row of headstones', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-13'], impassable: false, moveCost: 1, costMode: 'per', sight: 'none', cover: 'yes', atop: null, entryAttack: null },
  { slug: 'row-of-trees', kind: 'terrain', name: 'Row of trees', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-14'], impassable: false, moveCost: 2, costMode: 'max', sight: 'blocks-at-2in', cover: 'yes', atop: null, entryAttack: null },
  { slug: 'stake-barrier', kind: 'terrain', name: 'Stake barrier', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-15'], impassable: false, moveCost: 1, costMode: 'per', sight: 'none', cover: 'no', atop: null, entryAttack: { bonus: 5, damage: 1, blunt: false, when: 'entering-against-points' } },
  { slug: 'high-wall', kind: 'terrain', name: 'Wall, high', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-17'], impassable: true, moveCost: null, costMode: null, sight: 'blocks', cover: 'if-line-of-sight', atop: null, entryAttack: null },
  { slug: 'low-wall', kind: 'terrain', name: 'Wall, low', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-18'], impassable: false, moveCost: 2, costMode: 'per', sight: 'none', cover: 'yes', atop: { attack: -2, armor: -2 }, entryAttack: null },
  { slug: 'woods', kind: 'terrain', name: 'Woods', provenance: 'rulebook', ruleIds: ['CM-TERRAIN-19'], impassable: false, moveCost: 2, costMode: 'max', sight: 'blocks-at-2in', cover: 'yes', atop: null, entryAttack: null },
];
