import { type TSchema, Type } from '@sinclair/typebox';
import type { Tells } from '../../../kernel/ruleset/game';
import { measured, shape } from '../../../kernel/ruleset/shape';
import { eventShape } from './event-shapes';
import { count, id, ids, inches, length, point, text, whether } from './told-parts';
import { viewShape, zoneShape } from './view-shape';

const reach = shape('ToldReach', { degrees: count('Heading'), move: length('Inches it can go with its speed'), double: length('Inches it can go with twice its speed') });
const target = shape('ToldTarget', { model: id('The target'), gap: length('Distance'), range: Type.Optional(length('Greatest range')), cost: Type.Optional(length('What the way costs')) });

const envelope = shape('ToldEnvelope', {
  model: id('The model'),
  from: point,
  underCommand: whether('Whether it is under command'),
  engaged: whether('Whether an enemy is in contact with it'),
  speed: length('Its speed'),
  allowance: length('How far it may move'),
  reach: Type.Array(reach, { description: 'How far it can go in every direction' }),
  forbidden: shape('ToldForbidden', {
    models: Type.Array(shape('ToldNoGo', { model: id('The model in the way'), centre: point, inches: length('How far the own centre stays away') })),
    terrain: Type.Array(shape('ToldNoGoTerrain', { terrain: id('The piece in the way'), outline: Type.Array(point, { description: 'Its outline' }), inches: length('How far the own centre stays away') })),
  }),
  costs: Type.Array(shape('ToldCost', { terrain: id('The piece'), kind: text('Its kind'), cost: length('What it costs'), mode: text('How it is paid') })),
  threats: Type.Array(shape('ToldThreat', { model: id('The enemy'), inches: length('Depth of its threatened area'), struck: whether('Whether it has struck this round') })),
  targets: shape('ToldTargets', { melee: ids('Whom it can strike'), ranged: Type.Array(target), charge: Type.Array(target) }),
});

const bounds: Tells['bounds'] = {
  'place-terrain': shape('PlacementBounds', { piece: id('The piece'), width: length('Width of the field'), height: length('Height of the field') }),
  deploy: shape('DeploymentBounds', { models: ids('Who may be deployed'), number: count('How many at once'), zones: Type.Array(zoneShape, { description: 'Where they may stand' }) }),
  'home-spot': shape('HomeSpotBounds', { width: length('Width of the field'), height: length('Height of the field') }),
  maneuver: shape('ManeuverBounds', { model: id('The model'), from: point, speed: length('Its speed'), allowance: length('How far it may move'), then: Type.Array(text('A deed')) }),
  'charge-and-throw': shape('ThrowBounds', { model: id('The model'), gap: shape('ThrowGapBounds', { from: length('At least'), to: length('At most') }) }),
  'advance-and-cast': shape('AdvanceAndCastBounds', { model: id('The model'), spell: text('The spell'), shootAfter: shape('CastAfterBounds', { from: length('At least'), to: length('At most') }) }),
  'charge-by-order': shape('ChargeByOrderBounds', { model: id('The model'), targets: ids('The enemies in its sight') }),
  'shoot-by-order': shape('ShootByOrderBounds', { model: id('The model'), targets: ids('The enemies in its sight') }),
  focus: shape('FocusBounds', { model: id('The model'), width: length('Width of the field'), height: length('Height of the field') }),
  'advance-and-shoot': shape('AdvanceBounds', { model: id('The model'), shootAfter: shape('ShootAfterBounds', { from: length('At least'), to: length('At most') }) }),
};

const change = measured(
  'point',
  shape('ToldChange', { id: id('The model'), x: inches('Inches east'), y: inches('Inches north'), health: count('Health left'), down: whether('Whether it lies knocked down'), routing: whether('Whether it routs'), conditions: Type.Array(text('A condition'), { description: 'What has come over it' }), where: text('Where it is') }),
);

const fact = <T extends TSchema>(schema: T) => Type.Optional(schema);

/** Every fact by its name; what is not named here has neither place nor length nor id in it. */
const facts = Type.Object({
  about: fact(id('What it is about')),
  id: fact(id('What it is about')),
  model: fact(id('The model')),
  models: fact(ids('The models')),
  mover: fact(id('Who moves')),
  sleeper: fact(id('Who sleeps')),
  striker: fact(id('Who strikes')),
  strikers: fact(ids('Who strikes')),
  terrain: fact(id('The piece')),
  at: fact(point),
});

/** What a skirmish tells, for those who type it or measure it in a scene of their own. */
export const TELLS: Tells = {
  view: viewShape,
  event: eventShape,
  bounds,
  envelope,
  odds: shape('ToldOdds', { models: Type.Array(change), ended: whether('Whether it ends the game') }),
  facts,
};

