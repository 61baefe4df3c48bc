import { type Static, Type } from '@sinclair/typebox';
import type { DecisionKind } from '../../../kernel/ruleset/game-rules';
import { oneNumberOf, oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { FORMATION_KINDS } from '../rules/troops';
import { ownCard } from '../procedures/card-shape';

const NAME = '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$';
const id = Type.String({ pattern: NAME, description: 'Name of a unit, individual or piece' });
const seat = Type.String({ pattern: NAME, description: 'Name of a seat' });
const inches = (description: string, maximum = 240) => Type.Number({ minimum: 0, maximum, description });
const point = shape('TablePlace', { x: inches('Inches along the long side'), y: inches('Inches from the edge of the first side') });
const degrees = (description: string) => Type.Number({ minimum: -360, maximum: 360, description });
const files = Type.Integer({ minimum: 1, maximum: 48, description: 'Figures side by side in the front rank' });
const formation = oneOf('UnitFormation', FORMATION_KINDS, 'Formation (BS-FORM-01)');
const attackDice = Type.Array(oneNumberOf([4, 6, 8, 10, 12], 'Sides of an attack die'), { minItems: 1, maxItems: 2, description: 'The attack die, or two that are added (BS-STAT-02)' });
const armorRating = Type.Integer({ minimum: 1, maximum: 10, description: 'Armor rating (BS-STAT-03)' });
const hits = Type.Integer({ minimum: 1, maximum: 20, description: 'Hits that remove a figure (BS-STAT-04)' });
const movement = Type.Number({ minimum: 1, maximum: 48, description: 'Inches over clear ground (BS-STAT-06)' });

/** A missile weapon, or the name of one in the catalog (BS-MISSILE-09). */
export const weaponShape = profile('missile-weapon', 'RosterWeapon', {
  missileDie: oneNumberOf([4, 6, 8, 10, 12], 'Sides of its attack die'),
  short: inches('Short range', 100),
  medium: inches('Medium range', 100),
  long: inches('Long range', 100),
  volleysPerTurn: Type.Integer({ minimum: 1, maximum: 2, description: 'Volleys in a turn, at most one in a step (BS-MISSILE-02)' }),
});

/** A troop type, or the name of one in the catalog (BS-STAT-01). */
export const troopShape = profile('troop-type', 'RosterTroop', {
  name: Type.String({ minLength: 1, maxLength: 80, description: 'Its name' }),
  class: oneOf('RosterClass', ['foot', 'mounted', 'large'], 'Foot, mounted or large figures; it gives the base (BS-GEO-03)'),
  attackDice,
  armorRating,
  hits,
  morale: Type.Integer({ minimum: 2, maximum: 20, description: 'Morale rating (BS-STAT-05)' }),
  movement,
  missile: Type.Optional(Type.Union([Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), Type.Null()], { description: 'Missile weapon of the catalog, by name; none unless given' })),
  weaponLength: Type.Optional(Type.Integer({ minimum: 1, maximum: 3, description: 'Length of its weapons in melee (BS-MELEE-03); 1 unless given' })),
  traits: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 20, description: 'spear, pike, lance, always-irregular, large, undead, never-checks' })),
});

/** A hero or commander, or the name of one in the catalog (BS-CMD-01). */
export const individualShape = profile('individual', 'RosterIndividual', {
  name: Type.String({ minLength: 1, maxLength: 80, description: 'Its name' }),
  attackDice,
  armorRating,
  hits,
  commandDiameter: inches('Diameter of its command, 0 for a hero (BS-CMD-03)', 96),
  movement,
});

const unit = shape('RosterUnit', {
  id: Type.Optional(id),
  troop: troopShape,
  weapon: Type.Optional(weaponShape),
  figures: Type.Integer({ minimum: 1, maximum: 48, description: 'Figures (BS-FORM-06)' }),
  files: Type.Optional(files),
  formation: Type.Optional(formation),
  at: Type.Optional(point),
  facing: Type.Optional(degrees('Degrees counter-clockwise from the long side; towards the enemy unless given')),
});

const individual = shape('RosterLeader', {
  id: Type.Optional(id),
  individual: individualShape,
  role: oneOf('LeaderRole', ['hero', 'commander', 'army-commander'], 'What it is (BS-CMD-02)'),
  with: Type.Optional(id),
  at: Type.Optional(point),
});

const army = shape('BattleArmy', {
  seat,
  units: Type.Array(unit, { minItems: 1, maxItems: 24, description: 'Its units; with a place each they need not be set up' }),
  individuals: Type.Optional(Type.Array(individual, { maxItems: 12, description: 'Its heroes and commanders; only with the module (BS-CMD-01)' })),
});

const area = shape('BattleGround', {
  id: Type.Optional(id),
  kind: oneOf('GroundKind', ['brush', 'light-woods', 'dense-woods', 'rough', 'shallow-water', 'swamp', 'deep-water', 'building', 'road', 'hill'], 'Kind of ground (BS-TERR-01)'),
  outline: Type.Array(point, { minItems: 3, maxItems: 32, description: 'Corners of its outline, in order' }),
});

const barrier = shape('BattleObstacle', {
  id: Type.Optional(id),
  kind: oneOf('ObstacleKind', ['wall', 'hedge', 'fence', 'ditch'], 'Kind of obstacle (BS-TERR-03)'),
  line: Type.Array(point, { minItems: 2, maxItems: 32, description: 'The points it runs through, in order' }),
});

export const setupShape = shape('BattlesystemSetup', {
  scenario: Type.Optional(oneOf('BattleScenario', ['pitched-battle', 'hold-the-hill'], 'The scenario (BS-SCEN-03, BS-SCEN-04); a pitched battle unless given')),
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Points each army may cost (BS-SCEN-03); 300 unless given' })),
  turns: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Turns; 10 unless given' })),
  width: Type.Optional(Type.Number({ minimum: 24, maximum: 192, description: 'Length of the table in inches (BS-GEO-01); 96 unless given' })),
  height: Type.Optional(Type.Number({ minimum: 24, maximum: 96, description: 'Width of the table in inches; 48 unless given' })),
  deploymentDepth: Type.Optional(Type.Number({ minimum: 4, maximum: 24, description: 'How deep an army sets up; 10 unless given' })),
  commanders: Type.Optional(Type.Boolean({ description: 'Whether heroes and commanders are played (BS-SCEN-02, BS-CMD-01); false unless given' })),
  twoDiceMode: Type.Optional(oneOf('TwoDiceLookup', ['sum', 'separate'], 'How two attack dice are looked up (BS-RULING-05); sum unless given')),
  anyArmy: Type.Optional(Type.Boolean({ description: 'Lets armies cost what they will and units have any number of figures, by agreement; false unless given' })),
  card: Type.Optional(ownCard),
  terrain: Type.Optional(Type.Array(area, { maxItems: 40, description: 'Ground; clear where nothing lies (BS-RULING-24)' })),
  obstacles: Type.Optional(Type.Array(barrier, { maxItems: 40, description: 'Walls, hedges, fences and ditches' })),
  armies: Type.Array(army, { minItems: 2, maxItems: 2, description: 'The two sides; the first owns the edge y = 0' }),
});

export type BattleSetup = Static<typeof setupShape>;
export type SetupUnit = Static<typeof unit>;
export type SetupIndividual = Static<typeof individual>;
export type SetupTroop = Static<typeof troopShape>;

const hand = oneOf('WheelHand', ['left', 'right'], 'Which hand');

/** One part of a move, told apart by its kind. */
const stepShape = Type.Union([
  shape('AdvanceStep', { kind: Type.Literal('advance'), inches: inches('How far'), slant: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'Degrees to the left of straight ahead, 45 at most (BS-MOVE-02)' })) }),
  shape('WheelStep', { kind: Type.Literal('wheel'), hand, degrees: Type.Number({ minimum: 0, maximum: 90, description: 'How far round (BS-MOVE-03)' }) }),
  shape('FaceStep', { kind: Type.Literal('face'), to: oneOf('FaceTo', ['left', 'right', 'about'], 'Where to (BS-MOVE-04)') }),
  shape('FormStep', { kind: Type.Literal('form'), formation, files: Type.Optional(files) }),
  shape('FrontageStep', { kind: Type.Literal('frontage'), files }),
  shape('GoStep', { kind: Type.Literal('go'), to: point }),
], { title: 'MoveStep', description: 'One part of a move' });

export const actionShape = Type.Union([
  shape('DeclareCharge', { type: Type.Literal('declare-charge'), unit: id, target: id }),
  shape('PassDeclaration', { type: Type.Literal('pass-declaration') }),
  shape('Charge', { type: Type.Literal('charge'), unit: id, degrees: Type.Optional(Type.Number({ minimum: -45, maximum: 45, description: 'The wheel, to the left above 0 (BS-CHARGE-04)' })) }),
  shape('Move', { type: Type.Literal('move'), unit: id, steps: Type.Array(stepShape, { maxItems: 12, description: 'What it does, in order' }) }),
  shape('FallBack', { type: Type.Literal('fall-back'), unit: id, inches: inches('How far', 48) }),
  shape('RallyUnit', { type: Type.Literal('rally'), unit: id }),
  shape('RoutUnit', { type: Type.Literal('rout'), unit: id }),
  shape('JoinUnit', { type: Type.Literal('join'), unit: id, host: id }),
  shape('EndMovement', { type: Type.Literal('end-movement') }),
  shape('Fight', { type: Type.Literal('fight'), unit: id }),
  shape('Fire', { type: Type.Literal('fire'), unit: id, target: id }),
  shape('PassFire', { type: Type.Literal('pass-fire') }),
]);

export const DECISIONS: { readonly [kind: string]: DecisionKind } = {
  deployment: {
    rule: 'BS-SCEN-03',
    answer: Type.Array(shape('UnitDeployment', { unit: id, at: point, facing: Type.Optional(degrees('Degrees counter-clockwise from the long side')), files: Type.Optional(files), formation: Type.Optional(formation) }), { maxItems: 40 }),
  },
  'choose-order': { rule: 'BS-INIT-01', answer: oneOf('OrderChoice', ['first', 'second'], 'First or Second Player') },
  'opportunity-fire': { rule: 'BS-MISSILE-08', answer: Type.Array(shape('OpportunityShot', { unit: id, at: inches('How far along the path', 400) }), { maxItems: 24 }) },
  'check-or-retreat': { rule: 'BS-MORALE-03', answer: oneOf('MoraleAnswer', ['check', 'retreat'], 'Check, or retreat without a check') },
  'strike-first-at': { rule: 'BS-MELEE-04', answer: id },
};
