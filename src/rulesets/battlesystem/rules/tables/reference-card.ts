import type { Provenance, RuleId } from '../../../../kernel/ruleset/rule';

/** An exact factor or cost. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** The sizes that an attack die may have (BS-STAT-02). */
export type AttackDie = 4 | 6 | 8 | 10 | 12;

/** The optional parts of the game that a row may depend on. */
export type Module = 'commanders';

/** Where a row of the card comes from and which rule it belongs to. */
export interface CardRow {
  readonly provenance: Provenance;
  readonly source?: string;
  readonly ruleId: RuleId;
}

export interface HitsRow extends CardRow {
  readonly from: number;
  readonly to: number;
  readonly hits: number;
}

/** Hits scored by one attack die, or by the total of two. */
export const HITS_TABLE: readonly HitsRow[] = [
  { from: 1, to: 3, hits: 0, provenance: 'sample', ruleId: 'BS-AD-02' },
  { from: 4, to: 5, hits: 1, provenance: 'sample', ruleId: 'BS-AD-02' },
  { from: 6, to: 8, hits: 2, provenance: 'sample', source: 'face 7 read by us (BS-RULING-02)', ruleId: 'BS-AD-02' },
  { from: 9, to: 11, hits: 3, provenance: 'house', ruleId: 'BS-AD-02' },
  { from: 12, to: 14, hits: 4, provenance: 'house', ruleId: 'BS-AD-02' },
  { from: 15, to: 17, hits: 5, provenance: 'house', ruleId: 'BS-AD-02' },
  { from: 18, to: 20, hits: 6, provenance: 'house', ruleId: 'BS-AD-02' },
];

export type MultiplierId = 'charge' | 'charge-mounted-lance' | 'missile-short' | 'missile-medium' | 'missile-long' | 'routed';

export interface MultiplierRow extends CardRow {
  readonly id: MultiplierId;
  readonly factor: Fraction;
  readonly replaces: MultiplierId | null;
}

/** Factors on the number of attack dice; all are multiplied, then the product is rounded up once (BS-DICE-05). */
export const ATTACK_DICE_MULTIPLIERS: readonly MultiplierRow[] = [
  { id: 'charge', factor: { numerator: 3, denominator: 2 }, replaces: null, provenance: 'house', ruleId: 'BS-AD-05' },
  { id: 'charge-mounted-lance', factor: { numerator: 2, denominator: 1 }, replaces: 'charge', provenance: 'house', ruleId: 'BS-AD-05' },
  { id: 'missile-short', factor: { numerator: 1, denominator: 1 }, replaces: null, provenance: 'public', source: 'GAN', ruleId: 'BS-MISSILE-04' },
  { id: 'missile-medium', factor: { numerator: 1, denominator: 2 }, replaces: null, provenance: 'public', source: 'GAN', ruleId: 'BS-MISSILE-04' },
  { id: 'missile-long', factor: { numerator: 1, denominator: 3 }, replaces: null, provenance: 'public', source: 'GAN', ruleId: 'BS-MISSILE-04' },
  { id: 'routed', factor: { numerator: 0, denominator: 1 }, replaces: null, provenance: 'house', ruleId: 'BS-AD-05' },
];

/** The defender's die for each hit; it cancels when it shows more than the modified AR. */
export const ARMOR_DIE: CardRow & { readonly sides: number } = { sides: 10, provenance: 'sample', ruleId: 'BS-AR-01' };

/** The bounds of a modified AR. */
export const ARMOR_LIMITS: CardRow & { readonly min: number; readonly max: number } = { min: 1, max: 10, provenance: 'house', ruleId: 'BS-AR-04' };

export type ArmorModifierId =
  | 'melee-flank'
  | 'melee-rear'
  | 'melee-defender-uphill-or-behind-obstacle'
  | 'melee-defender-column'
  | 'missile-soft-cover'
  | 'missile-hard-cover'
  | 'missile-target-irregular'
  | 'defender-shaken'
  | 'defender-routed'
  | 'missile-lone-individual';

export interface ArmorModifierRow extends CardRow {
  readonly id: ArmorModifierId;
  readonly against: 'melee' | 'missile' | 'any';
  readonly modifier: number;
  readonly module: Module | null;
}

/** Changes of the defender's AR; negative ones help the defender. Of the obstacles only those that shelter in melee count. */
export const ARMOR_MODIFIERS: readonly ArmorModifierRow[] = [
  { id: 'melee-flank', against: 'melee', modifier: 1, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'melee-rear', against: 'melee', modifier: 2, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'melee-defender-uphill-or-behind-obstacle', against: 'melee', modifier: -1, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'melee-defender-column', against: 'melee', modifier: 2, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'missile-soft-cover', against: 'missile', modifier: -1, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'missile-hard-cover', against: 'missile', modifier: -2, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'missile-target-irregular', against: 'missile', modifier: -1, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'defender-shaken', against: 'any', modifier: 1, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'defender-routed', against: 'any', modifier: 2, module: null, provenance: 'house', ruleId: 'BS-AR-03' },
  { id: 'missile-lone-individual', against: 'missile', modifier: -2, module: 'commanders', provenance: 'house', ruleId: 'BS-CMD-06' },
];

export type MoraleTriggerId =
  | 'first-figure-lost'
  | 'half-lost'
  | 'more-than-4-hits-one-attack'
  | 'friend-routed-within-3'
  | 'commander-killed-in-circle';

export interface MoraleTriggerRow extends CardRow {
  readonly id: MoraleTriggerId;
  readonly oncePerUnit: boolean;
  readonly minimumHits: number | null;
  readonly withinInches: number | null;
  readonly module: Module | null;
}

/** What makes a unit check its morale. */
export const MORALE_TRIGGERS: readonly MoraleTriggerRow[] = [
  { id: 'first-figure-lost', oncePerUnit: true, minimumHits: null, withinInches: null, module: null, provenance: 'public', source: 'OBS', ruleId: 'BS-MORALE-09' },
  { id: 'half-lost', oncePerUnit: true, minimumHits: null, withinInches: null, module: null, provenance: 'public', source: 'OBS', ruleId: 'BS-MORALE-09' },
  { id: 'more-than-4-hits-one-attack', oncePerUnit: false, minimumHits: 5, withinInches: null, module: null, provenance: 'public', source: 'OBS', ruleId: 'BS-MORALE-09' },
  { id: 'friend-routed-within-3', oncePerUnit: false, minimumHits: null, withinInches: 3, module: null, provenance: 'public', source: 'OBS', ruleId: 'BS-MORALE-09' },
  { id: 'commander-killed-in-circle', oncePerUnit: false, minimumHits: null, withinInches: null, module: 'commanders', provenance: 'house', ruleId: 'BS-CMD-07' },
];

export type MoraleModifierId = 'half-lost' | 'enemy-on-flank' | 'enemy-on-rear' | 'in-command-or-hero-attached';

export interface MoraleModifierRow extends CardRow {
  readonly id: MoraleModifierId;
  readonly modifier: number;
  readonly replaces: MoraleModifierId | null;
  readonly module: Module | null;
}

/** Changes of ML before a check. */
export const MORALE_MODIFIERS: readonly MoraleModifierRow[] = [
  { id: 'half-lost', modifier: -2, replaces: null, module: null, provenance: 'house', ruleId: 'BS-MORALE-10' },
  { id: 'enemy-on-flank', modifier: -1, replaces: null, module: null, provenance: 'house', ruleId: 'BS-MORALE-10' },
  { id: 'enemy-on-rear', modifier: -2, replaces: 'enemy-on-flank', module: null, provenance: 'house', ruleId: 'BS-MORALE-10' },
  { id: 'in-command-or-hero-attached', modifier: 1, replaces: null, module: 'commanders', provenance: 'house', ruleId: 'BS-MORALE-10' },
];

export type Cover = 'none' | 'soft' | 'hard';

export type TerrainId =
  | 'clear'
  | 'road-in-column'
  | 'brush'
  | 'light-woods'
  | 'dense-woods'
  | 'rough'
  | 'shallow-water'
  | 'swamp'
  | 'deep-water'
  | 'uphill'
  | 'building';

export interface TerrainRow extends CardRow {
  readonly id: TerrainId;
  /** Movement per inch; null bars the ground. */
  readonly foot: Fraction | null;
  readonly mounted: Fraction | null;
  readonly makesIrregular: boolean;
  readonly cover: Cover;
  readonly barsCharge: boolean;
}

/** What an inch of ground costs and does. */
export const TERRAIN_COSTS: readonly TerrainRow[] = [
  { id: 'clear', foot: { numerator: 1, denominator: 1 }, mounted: { numerator: 1, denominator: 1 }, makesIrregular: false, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'road-in-column', foot: { numerator: 3, denominator: 4 }, mounted: { numerator: 3, denominator: 4 }, makesIrregular: false, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'brush', foot: { numerator: 4, denominator: 3 }, mounted: { numerator: 4, denominator: 3 }, makesIrregular: false, cover: 'soft', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'light-woods', foot: { numerator: 3, denominator: 2 }, mounted: { numerator: 2, denominator: 1 }, makesIrregular: true, cover: 'soft', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'dense-woods', foot: { numerator: 2, denominator: 1 }, mounted: null, makesIrregular: true, cover: 'soft', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'rough', foot: { numerator: 2, denominator: 1 }, mounted: { numerator: 2, denominator: 1 }, makesIrregular: true, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'shallow-water', foot: { numerator: 2, denominator: 1 }, mounted: { numerator: 2, denominator: 1 }, makesIrregular: true, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'swamp', foot: { numerator: 3, denominator: 1 }, mounted: null, makesIrregular: true, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'deep-water', foot: null, mounted: null, makesIrregular: false, cover: 'none', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'uphill', foot: { numerator: 4, denominator: 3 }, mounted: { numerator: 4, denominator: 3 }, makesIrregular: false, cover: 'none', barsCharge: true, provenance: 'house', ruleId: 'BS-TERR-02' },
  { id: 'building', foot: { numerator: 2, denominator: 1 }, mounted: null, makesIrregular: false, cover: 'hard', barsCharge: false, provenance: 'house', ruleId: 'BS-TERR-02' },
];

export type ObstacleId = 'wall' | 'hedge' | 'fence' | 'ditch';

export interface ObstacleRow extends CardRow {
  readonly id: ObstacleId;
  readonly footInches: number;
  readonly mountedInches: number;
  readonly makesIrregular: boolean;
  /** Cover against missiles for those behind it. */
  readonly cover: Cover;
  /** Whether a defender behind it has the armor modifier in melee (BS-AR-03). */
  readonly sheltersInMelee: boolean;
  readonly barsCharge: boolean;
}

/** What crossing an obstacle costs and does. */
export const OBSTACLES: readonly ObstacleRow[] = [
  { id: 'wall', footInches: 2, mountedInches: 4, makesIrregular: true, cover: 'hard', sheltersInMelee: true, barsCharge: true, provenance: 'house', ruleId: 'BS-TERR-03' },
  { id: 'hedge', footInches: 2, mountedInches: 4, makesIrregular: true, cover: 'soft', sheltersInMelee: true, barsCharge: true, provenance: 'house', ruleId: 'BS-TERR-03' },
  { id: 'fence', footInches: 2, mountedInches: 4, makesIrregular: true, cover: 'none', sheltersInMelee: false, barsCharge: true, provenance: 'house', ruleId: 'BS-TERR-03' },
  { id: 'ditch', footInches: 2, mountedInches: 4, makesIrregular: true, cover: 'none', sheltersInMelee: false, barsCharge: true, provenance: 'house', ruleId: 'BS-TERR-03' },
];

export interface FigurePoints extends CardRow {
  readonly attackDie: Readonly<Record<AttackDie, number>>;
  readonly armorBase: number;
  readonly perArmorBelowBase: number;
  readonly perExtraHit: number;
  readonly moraleBase: number;
  readonly perMoraleAboveBase: number;
  readonly fastAbove: number;
  readonly fastInchesPerPoint: number;
  readonly slowBelow: number;
  readonly slow: number;
  readonly missileInchesPerPoint: number;
  readonly minimum: number;
}

/** What makes up the price of a figure. */
export const FIGURE_POINTS: FigurePoints = {
  attackDie: { 4: 1, 6: 2, 8: 3, 10: 5, 12: 7 },
  armorBase: 10,
  perArmorBelowBase: 1,
  perExtraHit: 3,
  moraleBase: 10,
  perMoraleAboveBase: 1,
  fastAbove: 12,
  fastInchesPerPoint: 3,
  slowBelow: 9,
  slow: -1,
  missileInchesPerPoint: 5,
  minimum: 1,
  provenance: 'house',
  ruleId: 'BS-POINT-01',
};

export interface IndividualPoints extends CardRow {
  readonly factor: number;
  readonly moraleCountedAs: number;
  readonly perCommandInch: Fraction;
}

/** What an individual costs over a figure of the same statistics. */
export const INDIVIDUAL_POINTS: IndividualPoints = {
  factor: 3,
  moraleCountedAs: 10,
  perCommandInch: { numerator: 1, denominator: 2 },
  provenance: 'house',
  ruleId: 'BS-POINT-02',
};
