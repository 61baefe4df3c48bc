import { type Static, Type } from '@sinclair/typebox';
import type { DecisionKind } from '../../../kernel/ruleset/game-rules';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { customTerrain } from '../procedures/field-shapes';
import { abilities } from '../procedures/shapes';

const id = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$', description: 'Name of a model or piece' });
const seat = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$', description: 'Name of a seat' });
const inches = (description: string) => Type.Number({ minimum: 0, maximum: 144, description });
export const point = shape('FieldPlace', { x: inches('Inches east of the south-west corner'), y: inches('Inches north of it') });
const corner = shape('OutlinePoint', { x: Type.Number({ minimum: -144, maximum: 144, description: 'Inches east' }), y: Type.Number({ minimum: -144, maximum: 144, description: 'Inches north' }) });
const outline = Type.Array(corner, { minItems: 3, maxItems: 32, description: 'Corners of its outline, in order' });
const degrees = (description: string) => Type.Number({ minimum: -360, maximum: 360, description });
const score = (description: string) => Type.Integer({ minimum: -50, maximum: 99, description });

/** A whole card (CM-STAT-01), or the name of one in the catalog. */
export const cardShape = profile('model', 'WarbandCard', {
  name: Type.String({ minLength: 1, maxLength: 80, description: 'Its name' }),
  faction: Type.String({ minLength: 1, maxLength: 60, description: 'Its faction (CM-STAT-03)' }),
  alignment: oneOf('CardAlignment', ['good', 'neutral', 'evil'], 'Its alignment (CM-STAT-05)'),
  creature: Type.Optional(Type.String({ maxLength: 60, description: 'Kind of creature (CM-STAT-02); humanoid unless given' })),
  subtype: Type.Optional(Type.String({ maxLength: 60, description: 'Subtype, such as dwarf' })),
  cost: Type.Integer({ minimum: 0, maximum: 1000, description: 'Points it costs (CM-STAT-04)' }),
  level: Type.Optional(Type.Integer({ minimum: 0, maximum: 40, description: 'Level (CM-STAT-06); 1 unless given' })),
  speed: Type.Number({ minimum: 0, maximum: 24, description: 'Inches it may move and still attack (CM-STAT-07)' }),
  armor: score('Armor (CM-STAT-09)'),
  health: Type.Integer({ minimum: 1, maximum: 99, description: 'Health (CM-STAT-10)' }),
  save: score('Save (CM-STAT-11)'),
  melee: shape('CardMelee', { attack: score('Attack bonus'), damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }), blunt: Type.Optional(Type.Boolean({ description: 'Whether it is blunt (CM-STAT-13)' })) }),
  ranged: Type.Optional(
    shape('CardRanged', {
      attack: score('Attack bonus'),
      damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }),
      range: Type.Number({ minimum: 0, maximum: 144, description: 'Greatest range in inches' }),
      uses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 98 }), Type.Null()], { description: 'Shots in a skirmish (CM-STAT-15); any number unless given' })),
    }),
  ),
  abilities: Type.Optional(abilities),
  baseDiameter: Type.Optional(Type.Number({ minimum: 0.25, maximum: 6, description: 'Width of its base in inches (CM-RULING-01); 1 unless given' })),
});

const recruit = shape('WarbandModel', {
  id: Type.Optional(id),
  model: cardShape,
  at: Type.Optional(point),
});

const piece = {
  id: Type.Optional(id),
  kind: Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'Kind of terrain in the catalog, or a name of your own with traits (CM-TERRAIN-22)' }),
  traits: Type.Optional(customTerrain),
  outline,
  points: Type.Optional(degrees('Where the stakes of a barrier point, in degrees counter-clockwise from east (CM-RULING-22)')),
};

export const terrainShape = shape('FieldTerrain', piece);

const warband = shape('SetupWarband', {
  seat,
  models: Type.Array(recruit, { minItems: 1, maxItems: 40, description: 'Its models; with a place each they need not be deployed (CM-FREE-02)' }),
  reserve: Type.Optional(recruit),
  tacticalPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'Points spent on the scouting check (CM-BUILD-11); none unless given' })),
  terrain: Type.Optional(Type.Array(terrainShape, { maxItems: 4, description: 'Pieces it brings, to be placed in turn (CM-BUILD-12)' })),
});

export const setupShape = shape('ChainmailSetup', {
  scenario: Type.Optional(oneOf('ChainmailScenario', ['standard-skirmish'], 'The scenario; the standard skirmish unless given')),
  rules: Type.Optional(oneOf('ChainmailRules', ['basic'], 'Which rules are played; the Basic Rules unless given')),
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Point value agreed on (CM-BUILD-01); 50 unless given' })),
  width: Type.Optional(Type.Number({ minimum: 12, maximum: 144, description: 'Inches from west to east (CM-SETUP-01); 48 unless given' })),
  height: Type.Optional(Type.Number({ minimum: 20, maximum: 144, description: 'Inches from south to north; 48 unless given' })),
  maxRounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'The battle is called off after so many rounds (CM-RULING-49); never unless given' })),
  spacing: Type.Optional(Type.Boolean({ description: 'Whether impassable terrain keeps its distance (CM-RULING-35); true unless given' })),
  anyWarband: Type.Optional(Type.Boolean({ description: 'Lets warbands break the rules for building them, by agreement; false unless given' })),
  terrain: Type.Optional(Type.Array(terrainShape, { maxItems: 60, description: 'Terrain that lies on the field from the start, by agreement (CM-SCEN-30)' })),
  warbands: Type.Array(warband, { minItems: 2, maxItems: 2, description: 'The two sides; the first has the south edge' }),
});

export type ChainmailSetup = Static<typeof setupShape>;
export type SetupRecruit = Static<typeof recruit>;
export type SetupTerrain = Static<typeof terrainShape>;
export type SetupCard = Static<typeof cardShape>;

const deed = Type.Union([
  shape('MeleeDeed', { type: Type.Literal('melee'), target: id, smite: Type.Optional(Type.Boolean()) }),
  shape('RangedDeed', { type: Type.Literal('ranged'), smite: Type.Optional(Type.Boolean()) }),
]);

export const actionShape = Type.Union([
  shape('PlaceTerrain', { type: Type.Literal('place-terrain'), piece: id, at: point, turned: Type.Optional(degrees('Degrees counter-clockwise')) }),
  shape('SetTerrainAside', { type: Type.Literal('set-terrain-aside'), piece: id }),
  shape('Deploy', { type: Type.Literal('deploy'), models: Type.Array(shape('DeployedModel', { model: id, at: point }), { minItems: 1, maxItems: 40 }) }),
  shape('Spot', { type: Type.Literal('spot'), model: id, target: id }),
  shape('Maneuver', { type: Type.Literal('maneuver'), model: id, path: Type.Optional(Type.Array(point, { minItems: 1, maxItems: 30 })), to: Type.Optional(point), toward: Type.Optional(id), then: Type.Optional(deed) }),
  shape('Charge', { type: Type.Literal('charge'), model: id, gap: Type.Optional(Type.Number({ minimum: 0, maximum: 6 })), haltIfSlowed: Type.Optional(Type.Boolean()), smite: Type.Optional(Type.Boolean()) }),
  shape('Stand', { type: Type.Literal('stand'), model: id, then: Type.Optional(deed) }),
  shape('Advance', {
    type: Type.Literal('advance'),
    model: id,
    haltAtThreat: Type.Optional(Type.Boolean()),
    shootAfter: Type.Optional(Type.Number({ minimum: 0, maximum: 24 })),
    clearWall: Type.Optional(Type.Boolean()),
    attack: Type.Optional(Type.Boolean()),
    smite: Type.Optional(Type.Boolean()),
  }),
  shape('Regroup', { type: Type.Literal('regroup'), model: id }),
  shape('Rally', { type: Type.Literal('rally'), model: id }),
  shape('Flee', { type: Type.Literal('flee'), model: id }),
  shape('GetUp', { type: Type.Literal('get-up'), model: id }),
]);

export const DECISIONS: { readonly [kind: string]: DecisionKind } = {
  'first-player': { rule: 'CM-ROUND-02', answer: seat },
  'opportunity-order': { rule: 'CM-AOO-12', answer: Type.Array(id, { maxItems: 40 }) },
  smite: { rule: 'CM-ABIL-33', answer: Type.Boolean() },
  'melee-target': { rule: 'CM-ACT-04', answer: id },
  'declare-over': { rule: 'CM-SCEN-06', answer: Type.Boolean() },
};
