import { type TProperties, Type } from '@sinclair/typebox';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { ORDER_NAMES } from '../rules/orders';
import type { ChainmailEvent } from './events';
import { count, edge, id, ids, length, point, text, whether } from './told-parts';
import { outcomeShape, pieceShape } from './view-shape';

const model = id('The model');
const target = id('The model it is aimed at');
const seat = text('The seat');
const at = point;
const reason = text('Why');
const direction = Type.Optional(oneOf('ToldDirectionOfPlay', ['left', 'right'], 'Which way it passes, among three players or more'));
const bySeat = (description: string) => Type.Record(Type.String(), Type.Integer(), { description });
const orNull = (schema: ReturnType<typeof id>) => Type.Union([schema, Type.Null()]);

const EVENTS: { readonly [type in ChainmailEvent['type']]: TProperties } = {
  'reserve-called': { model, arrived: whether('Whether it came') },
  'scouting-won': { seat },
  'warband-chosen': { seat, warband: text('Which of the two: the first or the second') },
  'role-taken': { seat, role: text('The part it plays'), by: text('Who chose') },
  'leader-named': { seat, model, tied: ids('Those among whom dice decided') },
  'side-taken': { seat, edge },
  'home-spot-taken': { seat, at },
  'placing-begun': { first: seat, direction },
  'terrain-placed': { seat, piece: pieceShape },
  'terrain-set-aside': { seat, piece: id('The piece') },
  'deployment-begun': { first: seat, direction },
  'models-left-out': { seat, models: ids('Its models') },
  'model-deployed': { model, at },
  'round-begun': { round: count('The round'), batches: bySeat('Models that each seat activates at a time') },
  'initiative-won': { seat, first: seat, direction },
  'initiative-rolled': { rolls: bySeat('What each seat threw') },
  'initiative-challenged': { seat, by: id('The commander that pays'), roll: count('What was thrown'), won: whether('Whether it took the lead'), left: count('Command points it has left') },
  'order-given': { by: id('The commander that pays'), model, order: oneOf('ToldOrder', ORDER_NAMES, 'The order'), cost: count('Command points it cost'), left: count('Command points it has left') },
  'model-activated': { model, action: text('What it does'), underCommand: whether('Whether it is under command') },
  'hider-sought': { model, target, dc: count('What was needed'), spotted: whether('Whether it was seen') },
  'nearest-found': { model, nearest: id('The nearest enemy, or an edge of the field'), tied: ids('Those at the same distance') },
  'model-moved': { model, from: point, to: point, path: Type.Array(point), distance: length('How far it went'), cost: length('What terrain, climbs, squeezes and the fallen took besides') },
  'move-halted': { model, at, reason },
  'charge-broken': { model, at, reason },
  'target-chosen': { model, target },
  'opportunity-declined': { model, target },
  'opportunity-taken': { model, target },
  'model-attacked': { model: orNull(model), target, kind: text('Kind of attack'), need: count('What was needed'), roll: text('What came'), critical: whether('Whether it was critical') },
  'shot-fell-short': { model, target, gap: length('Distance'), range: length('Greatest range') },
  'model-damaged': { model, damage: count('Damage'), health: count('Health left') },
  'model-roused': { model, need: count('What its die had to show'), willing: whether('Whether it does what it should') },
  'attacks-again': { model },
  'cleave-taken': { model, target },
  'bones-rolled': { model, damage: count('Damage before the dice'), shrugged: count('Points that its bones shrugged off') },
  'bomb-burst': { model, at, struck: orNull(id('Whom it struck, or null')) },
  'model-frightened': { model, by: id('What frightens it') },
  'model-knocked-down': { model },
  'model-destroyed': { model },
  'morale-tested': { model, dc: count('What was needed'), passed: whether('Whether it held') },
  'model-routed': { model, from: orNull(id('From whom it flees')) },
  'model-rallied': { model },
  'get-up-tried': { model, up: whether('Whether it stands'), health: count('Health left') },
  'condition-gained': { model, condition: text('What comes over it'), by: orNull(id('From whom it comes')), strength: count('What a boon adds, or the difficulty of breaking free') },
  'condition-ended': { model, condition: text('What is over') },
  'spell-cast': { model, spell: text('The spell'), instead: Type.Union([Type.String(), Type.Null()], { description: 'The spell given up for it, or null' }), target: orNull(target), word: Type.Union([Type.String(), Type.Null()], { description: 'What is commanded, or null' }) },
  'spell-lost': { model, spell: text('The spell'), reason },
  'spell-ineffective': { spell: text('The spell'), target },
  'sleepers-picked': { models: ids('Those who must save or sleep, in order') },
  'model-healed': { model, health: count('Health it has now'), up: whether('Whether it gets up') },
  'undead-turned': { model, level: count('The level that was turned; 0 for none'), target: orNull(target) },
  'save-made': { model, to: text('What the save was for'), dc: count('What was needed'), saved: whether('Whether it was saved') },
  'model-left': { model, edge, routing: whether('Whether it was routing') },
  'points-scored': { seat, model, points: count('Victory points'), doubled: whether('Whether they were doubled') },
  'centre-held': { seat, held: count('Round ends in a row') },
  'round-ended': { round: count('The round'), quiet: bySeat('Quiet rounds in a row of each seat') },
  'battle-called-off': { seat: Type.Union([seat, Type.Null()]) },
  'seat-conceded': { seat, models: ids('Its models') },
  'game-ended': { outcome: outcomeShape },
};

const modifier = shape('ToldModifier', { name: text('What it is'), rule: text('Rule it comes from'), provenance: text('Where the figure comes from'), add: Type.Optional(Type.Number()), times: Type.Optional(Type.String()) });

/** What can happen in a skirmish, by its type. */
export const eventShape = Type.Union(
  Object.entries(EVENTS).map(([type, properties]) => shape(type, { type: Type.Literal(type), rule: text('Rule it follows from'), modifiers: Type.Optional(Type.Array(modifier)), ...properties })),
);
