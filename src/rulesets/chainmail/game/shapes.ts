import { type Static, Type } from '@sinclair/typebox';
import type { DecisionKind } from '../../../kernel/ruleset/game-rules';
import { measured, oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { customTerrain } from '../procedures/field-shapes';
import { ownSpellFigures } from '../procedures/own-spell';
import { abilities, energy } from '../procedures/shapes';
import { ORDER_NAMES } from '../rules/orders';
import { MOST_SEATS, SCENARIO_NAMES } from './scenario';

const name = (description: string) => measured('id', Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$', description }));
const id = name('Name of a model or piece');
const model = name('The model that acts');
const target = name('The model it is aimed at');
const seat = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 _.-]{0,39}$', description: 'Name of a seat' });
const inches = (description: string) => Type.Number({ minimum: 0, maximum: 144, description });
const length = (most: number, description: string, least = 0) => measured('length', Type.Number({ minimum: least, maximum: most, description }));
export const point = measured('point', shape('FieldPlace', { x: inches('Inches east of the south-west corner'), y: inches('Inches north of it') }, 'A place on the field'));
const corner = { x: Type.Number({ minimum: -144, maximum: 144, description: 'Inches east' }), y: Type.Number({ minimum: -144, maximum: 144, description: 'Inches north' }) };
const laidOutline = Type.Array(measured('point', shape('OutlinePoint', corner)), { minItems: 3, maxItems: 32, description: 'Corners of its outline, in order' });
const broughtOutline = Type.Array(measured('offset', shape('OutlineOffset', corner)), { minItems: 3, maxItems: 32, description: 'Corners of its outline, in order, as seen from the point by which it is placed' });
const flag = (description: string) => Type.Optional(Type.Boolean({ description }));
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
  melee: shape('CardMelee', { attack: score('Attack bonus'), damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }), blunt: Type.Optional(Type.Boolean({ description: 'Whether it is blunt (CM-STAT-13)' })), energy: Type.Optional(energy) }),
  ranged: Type.Optional(
    shape('CardRanged', {
      attack: score('Attack bonus'),
      damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }),
      range: Type.Number({ minimum: 0, maximum: 144, description: 'Greatest range in inches' }),
      uses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 98 }), Type.Null()], { description: 'Shots in a skirmish (CM-STAT-15); any number unless given' })),
      energy: Type.Optional(energy),
    }),
  ),
  abilities: Type.Optional(abilities),
  spells: Type.Optional(
    Type.Array(shape('CardSpell', { slug: Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'Slug of the spell in the catalog, or of one of your own' }), uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 98, description: 'Castings in a skirmish; 1 unless given' })), own: Type.Optional(ownSpellFigures) }), { maxItems: 14, description: 'Its spells (CM-SPELLCAST-03)' }),
  ),
  spellSlots: Type.Optional(Type.Record(Type.String({ pattern: '^[0-9]$' }), Type.Integer({ minimum: 0, maximum: 98 }), { maxProperties: 10, additionalProperties: false, description: 'With Sorcery, slots by spell level (CM-ABIL-35); as many as the castings of the spells of each level unless given' })),
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
  points: Type.Optional(degrees('Where the stakes of a barrier point, in degrees counter-clockwise from east (CM-RULING-22)')),
};

export const terrainShape = shape('FieldTerrain', { ...piece, outline: laidOutline, peak: Type.Optional(measured('point', shape('HillPeak', corner, 'The peak of a hill that has one: whoever is closer to it is higher, and coming closer costs an inch (CM-HILL-12)'))) });
const broughtTerrain = shape('BroughtTerrain', { ...piece, outline: broughtOutline, peak: Type.Optional(measured('offset', shape('HillPeakOffset', corner, 'The peak of a hill that has one, as seen from the point by which it is placed (CM-HILL-12)'))) });

const warband = shape('SetupWarband', {
  seat,
  models: Type.Array(recruit, { minItems: 1, maxItems: 40, description: 'Its models; with a place each they need not be deployed (CM-FREE-02)' }),
  reserve: Type.Optional(recruit),
  zone: Type.Optional(shape('SetupZone', { from: point, to: point }, 'In a free-form scenario, two corners of the part of the field where it deploys (CM-FREE-02); within 8 inches of its edge unless given')),
  faction: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'In the Advanced Rules its faction, where several could be it (CM-BUILD-16)' })),
  tacticalPoints: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'Points spent on the scouting check (CM-BUILD-11); none unless given' })),
  terrain: Type.Optional(Type.Array(broughtTerrain, { maxItems: 4, description: 'Pieces it brings, to be placed in turn (CM-BUILD-12)' })),
});

export const setupShape = shape('ChainmailSetup', {
  scenario: Type.Optional(oneOf('ChainmailScenario', SCENARIO_NAMES, 'The scenario; the standard skirmish unless given')),
  rules: Type.Optional(oneOf('ChainmailRules', ['basic', 'advanced'], 'Which rules are played; the Basic Rules unless given')),
  points: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Point value agreed on (CM-BUILD-01); 50 unless given' })),
  width: Type.Optional(length(144, 'Inches from west to east (CM-SETUP-01); 48 unless given', 12)),
  height: Type.Optional(length(144, 'Inches from south to north; 48 unless given', 20)),
  maxRounds: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, description: 'The battle is called off after so many rounds (CM-RULING-49); never unless given' })),
  spacing: Type.Optional(Type.Boolean({ description: 'Whether impassable terrain keeps its distance (CM-RULING-35); true unless given' })),
  anyWarband: Type.Optional(Type.Boolean({ description: 'Lets warbands break the rules for building them, by agreement; false unless given' })),
  terrain: Type.Optional(Type.Array(terrainShape, { maxItems: 60, description: 'Terrain that lies on the field from the start, by agreement (CM-SCEN-30)' })),
  victory: Type.Optional(oneOf('FreeFormVictory', ['last-standing', 'leader', 'hold', 'breakthrough'], 'What decides a free-form scenario (CM-FREE-02); the last standing unless given. In a breakthrough the first warband attacks')),
  takeSides: Type.Optional(Type.Boolean({ description: 'Whether the scouting player takes an edge of its choice, on terrain that lies already (CM-SCEN-32); false unless given' })),
  warbands: Type.Array(warband, { minItems: 2, maxItems: MOST_SEATS, description: 'The sides, clockwise (CM-RULING-47). Of two the first has the south edge; of four in teams the first and the third belong together' }),
});

export type ChainmailSetup = Static<typeof setupShape>;
export type SetupRecruit = Static<typeof recruit>;
export type SetupTerrain = Static<typeof terrainShape>;
export type SetupCard = Static<typeof cardShape>;

const smite = flag('Whether it uses a smite (CM-ABIL-33)');
const declared = { smite, stun: flag('Whether it is a stunning attack (CM-ABIL-38)'), deathTouch: flag('Whether it is a death touch in place of a weapon (CM-ABIL-06)') };

const spell = (description: string) => Type.String({ pattern: '^[a-z0-9-]{1,60}$', description });
const castFields = {
  spell: spell('Slug of the spell'),
  target: Type.Optional(name('Whom it touches; ranged spells go to the nearest, or by order to another (CM-ORDER-13, CM-ORDER-14)')),
  at: Type.Optional(oneOf('CastAt', ['enemy', 'ally'], 'Whether a command goes to the nearest enemy or the nearest ally (CM-SPELL-02e); enemy unless given')),
  word: Type.Optional(oneOf('CommandWord', ['approach', 'fall', 'flee'], 'What is commanded (CM-SPELL-02)')),
  instead: Type.Optional(spell('The spell that is given up for it (CM-ABIL-36, CM-ABIL-37)')),
};
const castDeed = shape('CastDeed', { type: Type.Literal('cast'), ...castFields }, 'Casts a spell (CM-ACT-06)');

const deed = Type.Union(
  [shape('MeleeDeed', { type: Type.Literal('melee'), target, ...declared }, 'Strikes (CM-ACT-04)'), shape('RangedDeed', { type: Type.Literal('ranged'), smite, target: Type.Optional(name('By order, whom it shoots (CM-ORDER-13, CM-ORDER-14); the nearest unless given')) }, 'Shoots (CM-ACT-05)'), shape('BombDeed', { type: Type.Literal('fire-bomb'), target: Type.Optional(name('By order, whom it throws it at (CM-ORDER-13, CM-ORDER-14); the nearest unless given')) }, 'Throws a fire bomb at the nearest enemy (CM-ABIL-15)'), castDeed, shape('TurnUndeadDeed', { type: Type.Literal('turn-undead') }, 'Turns undead (CM-TURN-01)')],
  { title: 'Deed', description: 'What it does after moving, in place of a second move (CM-ACT-03)' },
);

const givenOrder = shape('OrderOnAction', { by: name('The commander that pays for it (CM-CP-03)'), order: oneOf('OrderName', ORDER_NAMES, 'The order'), at: Type.Optional(point) }, 'An order that rides on the action of the model that receives it (CM-ORDER-02)');
const orders = Type.Optional(Type.Array(givenOrder, { maxItems: 2, description: 'Orders of the Advanced Rules: one, and one to be under command' }));
const first = Type.Optional(deed);

export const actionShape = Type.Union([
  shape('PlaceTerrain', { type: Type.Literal('place-terrain'), piece: id, at: point, turned: Type.Optional(degrees('Degrees counter-clockwise')) }, 'Places a piece of terrain (CM-SETUP-04)'),
  shape('SetTerrainAside', { type: Type.Literal('set-terrain-aside'), piece: id }, 'Sets aside a piece for which there is no room'),
  shape('Deploy', { type: Type.Literal('deploy'), models: Type.Array(shape('DeployedModel', { model: id, at: point }), { minItems: 1, maxItems: 40, description: 'Models and their places' }) }, 'Deploys models (CM-SETUP-08)'),
  shape('Rouse', { type: Type.Literal('rouse'), model }, 'Throws the die of an unreliable model, before anything else (CM-ABIL-43)'),
  shape('Prepare', { type: Type.Literal('prepare'), model, spell: spell('Slug of the spell'), target: name('On whom: the caster or another of its warband') }, 'Casts a spell before deployment (CM-SETUP-07)'),
  shape('EndPreparation', { type: Type.Literal('end-preparation') }, 'Casts no more spells before deployment'),
  shape('Spot', { type: Type.Literal('spot'), model, target }, 'Tries to see a hider before the model chooses its action (CM-ABIL-16a)'),
  shape(
    'Maneuver',
    {
      type: Type.Literal('maneuver'),
      model,
      path: Type.Optional(Type.Array(point, { minItems: 1, maxItems: 30, description: 'The way it goes' })),
      to: Type.Optional(point),
      toward: Type.Optional(name('The model up to which it goes, by the cheapest way')),
      then: Type.Optional(deed),
      first,
      orders,
    },
    'Moves along a path, or by the cheapest way to a place or up to a model; exactly one of them (CM-ACT-03, CM-MOVE-07)',
  ),
  shape('Charge', { type: Type.Literal('charge'), model, target: Type.Optional(name('By order, whom it charges (CM-ORDER-13, CM-ORDER-14); the nearest unless given')), gap: Type.Optional(length(24, 'Under command, how close a model goes that has Reach or throws: 0 is base contact (CM-CHARGE-14, CM-ABIL-39)')), haltIfSlowed: flag('Whether it halts where it is slowed (CM-RULING-09); false unless given'), throw: flag('Whether it ends with a throw if it can (CM-ABIL-39); false unless given'), ...declared, orders }, 'Charges the nearest enemy (CM-CHARGE-01)'),
  shape('Stand', { type: Type.Literal('stand'), model, then: Type.Optional(deed), orders }, 'Stays where it is (CM-ACT-02)'),
  shape(
    'Advance',
    {
      type: Type.Literal('advance'),
      model,
      haltAtThreat: flag('Whether it halts where an enemy threatens it; false unless given'),
      shootAfter: Type.Optional(length(24, 'Inches after which it stops to shoot (CM-RULING-08)')),
      clearWall: flag('Whether a shooter that would stop atop a wall goes on until clear of it (CM-TERRAIN-21); false unless given'),
      attack: flag('Whether it strikes where it ends; true unless given'),
      ...declared,
      cast: Type.Optional(shape('AdvanceCast', { type: Type.Literal('cast', { description: 'Always cast' }), ...castFields }, 'A spell in place of the shot or the blow (CM-RULING-07, CM-RULING-08)')),
      toGoal: flag('Whether it makes for what the scenario is about, even past enemies (CM-SCEN-16, CM-SCEN-24); false unless given'),
      first,
      orders,
    },
    'The only maneuver of a model out of command (CM-CMD-08)',
  ),
  shape('Regroup', { type: Type.Literal('regroup'), model, orders }, 'A wild troop goes to its commander (CM-ABIL-45c)'),
  shape('Rally', { type: Type.Literal('rally'), model, orders }, 'Tries to rally (CM-ACT-10)'),
  shape('Flee', { type: Type.Literal('flee'), model }, 'Flees (CM-ROUT-07)'),
  shape('GetUp', { type: Type.Literal('get-up'), model, orders }, 'Gets up, or tries to (CM-DOWN-06, CM-COND-06)'),
  shape('Recover', { type: Type.Literal('recover'), model }, 'Does nothing, being dazed, stunned or without its turn (CM-COND-03a, CM-COND-04a, CM-COND-11)'),
]);

export const DECISIONS: { readonly [kind: string]: DecisionKind } = {
  'first-player': { rule: 'CM-ROUND-02', answer: seat },
  direction: { rule: 'CM-ROUND-03', answer: oneOf('PlayDirection', ['left', 'right'], 'Which way play passes (CM-RULING-47)') },
  role: { rule: 'CM-SCEN-08', answer: oneOf('ScenarioRole', ['middle', 'split', 'attacker', 'defender'], 'The part it plays') },
  warband: { rule: 'CM-FREE-03', answer: oneOf('WarbandChoice', ['first', 'second'], 'The warband it plays, as the set-up lists them') },
  'field-side': { rule: 'CM-SCEN-32', answer: oneOf('FieldSide', ['south', 'west', 'north', 'east'], 'The edge it takes') },
  'home-spot': { rule: 'CM-MULTI-03', answer: point },
  challenge: { rule: 'CM-CP-05', answer: Type.Array(id, { maxItems: 1 }) },
  order: { rule: 'CM-RULING-54', answer: shape('OrderAnswer', { order: oneOf('OrderOrNone', ['none', ...ORDER_NAMES], 'The order, or none'), by: Type.Optional(name('The commander that pays for it')) }) },
  'hold-back': { rule: 'CM-ORDER-16', answer: Type.Boolean() },
  'opportunity-order': { rule: 'CM-AOO-12', answer: Type.Array(id, { maxItems: 40 }) },
  guidance: { rule: 'CM-SPELL-08', answer: Type.Boolean() },
  wake: { rule: 'CM-COND-08c', answer: Type.Boolean() },
  smite: { rule: 'CM-ABIL-33', answer: Type.Boolean() },
  'stunning-attack': { rule: 'CM-ABIL-38', answer: Type.Boolean() },
  'death-touch': { rule: 'CM-ABIL-06', answer: Type.Boolean() },
  'extra-attack': { rule: 'CM-ABIL-10', answer: Type.Union([deed, Type.Null()]) },
  cleave: { rule: 'CM-ABIL-02', answer: Type.Union([deed, Type.Null()]) },
  'fright-order': { rule: 'CM-ABIL-28a', answer: Type.Array(id, { maxItems: 40 }) },
  'melee-target': { rule: 'CM-ACT-04', answer: id },
  'declare-over': { rule: 'CM-SCEN-06', answer: Type.Boolean() },
};
