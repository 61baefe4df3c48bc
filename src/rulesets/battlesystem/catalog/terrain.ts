import type { CatalogEntry } from '../../../kernel/ruleset/catalog';
import type { RuleId } from '../../../kernel/ruleset/rule';
import type { Cover, Fraction, ObstacleId, TerrainId } from '../rules/tables/reference-card';
import { OBSTACLES, TERRAIN_COSTS } from '../rules/tables/reference-card';

export interface TerrainEntry extends CatalogEntry {
  readonly slug: TerrainId;
  readonly kind: 'terrain';
  /** Movement per inch; null bars the ground. */
  readonly foot: Fraction | null;
  readonly mounted: Fraction | null;
  readonly makesIrregular: boolean;
  readonly cover: Cover;
  readonly barsCharge: boolean;
}

export interface ObstacleEntry extends CatalogEntry {
  readonly slug: ObstacleId;
  readonly kind: 'obstacle';
  readonly footInches: number;
  readonly mountedInches: number;
  readonly makesIrregular: boolean;
  readonly cover: Cover;
  readonly sheltersInMelee: boolean;
  readonly barsCharge: boolean;
}

const GROUND: Readonly<Record<TerrainId, { readonly name: string; readonly ruleIds: readonly RuleId[] }>> = {
  clear: { name: 'Clear ground', ruleIds: [] },
  'road-in-column': { name: 'Road or trail, in column', ruleIds: ['BS-TERR-01'] },
  brush: { name: 'Brush', ruleIds: ['BS-TERR-01', 'BS-AR-03'] },
  'light-woods': { name: 'Light woods', ruleIds: ['BS-TERR-01', 'BS-TERR-04', 'BS-TERR-05', 'BS-AR-03'] },
  'dense-woods': { name: 'Dense woods', ruleIds: ['BS-TERR-01', 'BS-TERR-04', 'BS-TERR-05', 'BS-AR-03'] },
  rough: { name: 'Rough or rocky ground', ruleIds: ['BS-TERR-01', 'BS-TERR-04'] },
  'shallow-water': { name: 'Shallow water', ruleIds: ['BS-TERR-01', 'BS-TERR-04'] },
  swamp: { name: 'Swamp', ruleIds: ['BS-TERR-01', 'BS-TERR-04'] },
  'deep-water': { name: 'Deep water', ruleIds: ['BS-TERR-01'] },
  uphill: { name: 'Uphill', ruleIds: ['BS-TERR-05', 'BS-CHARGE-03', 'BS-AR-03'] },
  building: { name: 'Building', ruleIds: ['BS-TERR-05', 'BS-AR-03'] },
};

const BARRIER: Readonly<Record<ObstacleId, { readonly name: string; readonly ruleIds: readonly RuleId[] }>> = {
  wall: { name: 'Wall', ruleIds: ['BS-AR-03'] },
  hedge: { name: 'Hedge', ruleIds: ['BS-AR-03'] },
  fence: { name: 'Fence', ruleIds: [] },
  ditch: { name: 'Ditch', ruleIds: [] },
};

export const TERRAIN: readonly TerrainEntry[] = TERRAIN_COSTS.map((row) => ({
  slug: row.id,
  kind: 'terrain',
  name: GROUND[row.id].name,
  provenance: row.provenance,
  ruleIds: [row.ruleId, ...GROUND[row.id].ruleIds],
  foot: row.foot,
  mounted: row.mounted,
  makesIrregular: row.makesIrregular,
  cover: row.cover,
  barsCharge: row.barsCharge,
}));

export const OBSTACLE_KINDS: readonly ObstacleEntry[] = OBSTACLES.map((row) => ({
  slug: row.id,
  kind: 'obstacle',
  name: BARRIER[row.id].name,
  provenance: row.provenance,
  ruleIds: [row.ruleId, 'BS-TERR-04', 'BS-TERR-05', 'BS-CHARGE-03', ...BARRIER[row.id].ruleIds],
  footInches: row.footInches,
  mountedInches: row.mountedInches,
  makesIrregular: row.makesIrregular,
  cover: row.cover,
  sheltersInMelee: row.sheltersInMelee,
  barsCharge: row.barsCharge,
}));
