import { type TSchema, Type } from '@sinclair/typebox';
import { facts } from '../../../kernel/ruleset/entry-shape';
import { measured, oneOf, shape } from '../../../kernel/ruleset/shape';
import { abilities } from '../procedures/shapes';
import { SCENARIO_NAMES } from './scenario';
import { box, count, direction, edge, id, ids, inches, length, offset, point, text, whether } from './told-parts';

const traits = shape('ToldTraits', {
  impassable: whether('No base may enter it'),
  cost: inches('Inches of movement it costs'),
  costMode: text('How the cost is paid: max, per or contour'),
  sight: text('What it does to sight: none, blocks, woods or hill'),
  cover: whether('It gives cover'),
  atop: whether('Whoever stands on it is atop'),
  low: whether('Models on hills look over it'),
});

const named = { id: id('Its name'), kind: text('Its kind'), traits };
const points = Type.Union([direction, Type.Null()], { description: 'Where the stakes of a barrier point, or null' });

/** A piece of terrain on the field. */
export const pieceShape = shape('ToldTerrain', { ...named, polygon: shape('ToldPolygon', { vertices: Type.Array(point, { description: 'Its corners' }), box }), points, peak: Type.Optional(point) });

const loose = shape('ToldLoosePiece', { ...named, outline: Type.Array(offset, { description: 'Its corners' }), points, peak: Type.Optional(offset) });

const condition = shape('Condition', {
  kind: text('What has come over it: poisoned, asleep, fallen, stunned, dazed, turn-lost, ghost-sounded or entangled, or a boon: warded, resistant or guided'),
  by: Type.Union([id('The model it came from'), Type.Null()], { description: 'The model it came from, or null' }),
  strength: count('What a boon adds, or the difficulty of breaking free; else 0'),
  turns: count('Ends of turns of its own after which it is over; 0 if it lasts until something ends it'),
});

const orNull = <T extends TSchema>(schema: T, description: string) => Type.Union([schema, Type.Null()], { description });

const figure = measured(
  'point',
  shape('Figure', {
    id: id('Its name'),
    side: count('Number of its side'),
    card: count('Number of its card'),
    x: inches('Centre of its base, inches east of the south-west corner'),
    y: inches('Centre of its base, inches north of it'),
    r: length('Radius of its base'),
    down: whether('Whether it lies knocked down'),
    where: oneOf('Whereabouts', ['waiting', 'field', 'destroyed', 'off', 'absent'], 'Where it is'),
    health: count('Health it has left'),
    routing: whether('Whether it routs'),
    conditions: Type.Array(condition, { description: 'What has come over it besides (CM-COND-01)' }),
    halfDone: whether('Whether it needs no half-health save any more'),
    acted: whether('Whether it has had its turn this round'),
    struck: whether('Whether it has made its attack of opportunity this round'),
    shots: count('Shots it has left'),
    smites: count('Smites it has left'),
    castings: Type.Array(Type.Integer(), { description: 'Castings it has left, of each spell on its card or of each level of its slots' }),
    stuns: count('Stunning attacks it has left'),
    touches: count('Death touches it has left'),
    cleaved: whether('Whether it has cleaved this round'),
    braved: whether('Whether it has faced something scary, and fears nothing of the sort any more'),
    reserve: whether('Whether it is a reserve'),
    exit: Type.Union([edge, Type.Null()], { description: 'The edge it left by, or null' }),
    team: count('Number of its team; two teams are enemies'),
    command: shape('ToldCommand', {
      pool: count('Command points left this round'),
      gives: orNull(Type.String(), 'The kind of order it gives this round, or null'),
      order: orNull(Type.String(), 'The order it has been given this round, or null'),
      ledBy: count('Number of the commander that put it under command this turn; -1 for none'),
      focus: orNull(point, 'The point it was told to make for, or null'),
    }),
    blame: shape('ToldBlame', { felled: count('Number of the side that last knocked it down; -1 for none'), broken: count('Number of the side that last made it rout; -1 for none') }),
    beside: Type.Array(Type.Integer(), { description: 'Numbers of the commanders that a wild troop was in contact with when the round began' }),
  }),
);

/** Where a side may deploy. */
export const zoneShape = measured(
  'box',
  shape('ToldZone', {
    minX: inches('West'),
    minY: inches('South'),
    maxX: inches('East'),
    maxY: inches('North'),
    edge,
    spot: Type.Union([measured('point', shape('ToldHomeSpot', { x: inches('Inches east'), y: inches('Inches north'), r: length('How far from it a base may lie') })), Type.Null()], { description: 'The home spot that it lies round, or null' }),
    most: count('How many models it takes at most; 0 for any number'),
  }),
);

const side = shape('Side', {
  seat: text('The seat that plays it'),
  team: count('Number of its team'),
  edge,
  zones: Type.Array(zoneShape, { description: 'Where it may deploy' }),
  role: orNull(oneOf('ToldRole', ['middle', 'split', 'attacker', 'defender'], 'The part it plays'), 'The part it plays, or null'),
  leader: count('Number of its leader; -1 where leaders do not count'),
  held: count('Round ends in a row at which it alone held the centre'),
  points: count('Victory points'),
  tactical: count('Tactical points'),
  started: count('Models it began the skirmish with'),
  quiet: count('Rounds in a row that were quiet for its models'),
  disturbed: whether('Whether this round has been anything but quiet'),
  batch: count('Models it activates at a time in this round'),
  gone: whether('Whether it has left the game'),
});

const cardTraits = shape('CardTraits', {
  reach: inches('How far it strikes'),
  threat: inches('Depth of its threatened area'),
  commander: count('Its rating as a commander; 0 for troops'),
  commandPoints: count('Command points it has each round by the Advanced Rules; an independent troop has them for orders to itself'),
  hide: count('What an enemy needs to spot it; 0 if it cannot hide'),
  aura: count('Rating of its Aura of Courage'),
  inspire: count('Rating of its Inspire Courage'),
  morale: count('What it adds to morale saves'),
  fearless: whether('Fearless'),
  living: whether('Living'),
  diesAtZero: whether('It dies at zero health'),
  undead: whether('Undead'),
  construct: whether('Construct'),
  cleric: whether('It counts as a cleric'),
  turning: count('What it adds to turn undead; -1 if it cannot'),
  independent: whether('Independent troop'),
  untrained: whether('Untrained troop'),
  wild: whether('Wild troop'),
  scent: whether('Scent'),
  slowShot: whether('It cannot shoot in a turn in which it moves'),
  woodland: whether('Woods do not slow it'),
  cowardly: whether('Cowardly'),
  unreliable: count('What its die must show before it acts; 0 if it is reliable'),
  scary: count('The highest level that it frightens; -1 if nobody'),
  tumble: count('What an enemy needs to strike it as it moves; 0 if it does not tumble'),
  evasion: whether('A save spares it all of what others take half of'),
  skeletal: whether('Skeletal'),
  resist: count('How much less each attack of an energy takes off it'),
  immuneCritical: whether('Immune to critical damage'),
  immuneMind: whether('Immune to mind-affecting spells'),
  immunePoison: whether('Immune to poison'),
  immuneSleep: whether('Immune to sleep'),
  immuneSneak: whether('Immune to sneak attacks'),
  immuneStun: whether('Immune to stun'),
  unsurrounded: whether('Nobody gets the bonus for many attackers against it'),
  sneak: count('Rating of its Sneak Attack; 0 without it'),
  smite: count('Rating of its Smite Evil; 0 without it'),
  powerful: count('Rating of its Powerful Charge; 0 without it'),
  precise: whether('Precise Shot'),
  pointBlank: count('Rating of its Point Blank Shot; 0 without it'),
  foes: Type.Array(shape('ToldFoe', { against: text('Kind or subtype'), add: count('What it adds to attacks on them'), far: whether('Whether also at any distance') }), { description: 'Whom it fights better or worse' }),
  poison: count('Difficulty of the save against its poison; 0 without it'),
  stunning: count('Difficulty of the save against its stunning attack; 0 without it'),
  rend: count('Rating of its Rend; 0 without it'),
  cleave: whether('Cleave'),
  extraMelee: whether('It may strike twice in a turn in which it does not move'),
  extraShot: whether('It may shoot twice in a turn in which it does not move'),
  thrown: whether('Its charge may end with a throw'),
  deathTouch: count('The most health that its death touch ends; -1 without it'),
  fireBomb: count('Damage of its fire bombs; 0 without them'),
});

const toldEnergy = Type.Optional(Type.Union([Type.String(), Type.Null()], { description: 'What it does its damage with, or null for a plain weapon' }));

const card = shape('Card', {
  name: text('Its name'),
  faction: text('Its faction'),
  alignment: text('Its alignment'),
  creature: text('Kind of creature'),
  subtype: Type.Union([Type.String(), Type.Null()], { description: 'Subtype, or null' }),
  cost: count('Points it costs'),
  level: count('Level'),
  speed: inches('Inches it may move and still attack'),
  armor: count('Armor'),
  health: count('Health'),
  save: count('Save'),
  melee: shape('ToldMelee', { attack: count('Attack bonus'), damage: count('Damage of one hit'), blunt: whether('Whether it is blunt'), energy: toldEnergy }),
  ranged: Type.Union([shape('ToldRanged', { attack: count('Attack bonus'), damage: count('Damage of one hit'), range: inches('Greatest range in inches'), uses: Type.Union([Type.Integer(), Type.Null()], { description: 'Shots in a skirmish; null for any number' }), energy: toldEnergy }), Type.Null()], { description: 'Its ranged attack, or null' }),
  abilities,
  baseDiameter: inches('Width of its base in inches'),
  spells: Type.Array(shape('ToldSpell', { slug: text('The spell'), uses: count('Castings in a skirmish'), own: Type.Optional(facts('The figures of a spell of the caller’s own')) }), { description: 'Its spells' }),
  slots: Type.Union([Type.Array(Type.Integer()), Type.Null()], { description: 'Slots by spell level where it fills them as it pleases, or null' }),
  traits: cardTraits,
});

/** How a skirmish ended. */
export const outcomeShape = shape('ToldOutcome', {
  places: Type.Array(shape('ToldRank', { place: count('Place, counted from 1'), seats: Type.Array(Type.String(), { description: 'The seats that share it' }), score: inches('Their score') }), { description: 'The final order' }),
  rule: text('Rule that ended it'),
  reason: text('Why it ended'),
});

/** The whole skirmish, since all of it lies open (CM-STAT-20); what a card prints stays in inches in every scene. */
export const viewShape = shape('View', {
  rules: oneOf('ToldRules', ['basic', 'advanced'], 'Which rules are played'),
  scenario: oneOf('ToldScenario', SCENARIO_NAMES, 'The scenario'),
  goal: oneOf('Goal', ['last-standing', 'leader', 'hold', 'breakthrough', 'points'], 'What victory hangs on'),
  takeSides: whether('Whether the scouting player takes an edge of its choice'),
  width: length('From west to east'),
  height: length('From south to north'),
  points: count('Point value agreed on'),
  maxRounds: count('Rounds after which the battle is called off; 0 for no limit'),
  spacing: whether('Whether impassable terrain keeps its distance'),
  stage: oneOf('Stage', ['choose-warband', 'muster', 'roles', 'take-sides', 'order-terrain', 'terrain', 'prepare', 'choose-deployer', 'deploy', 'begin-round', 'fight', 'end-round'], 'Where the skirmish stands'),
  scout: count('Number of the side that won the scouting check; -1 before it'),
  round: count('The round'),
  turn: count('Number of the side whose turn it is'),
  direction: count('1 where play passes to the left, -1 to the right'),
  left: count('How many models it may still activate'),
  active: count('Number of the model that has begun its turn by spotting; -1 if none'),
  tried: ids('The hiders that the active model has tried to spot'),
  spotted: ids('Those it has spotted'),
  cards: Type.Array(card, { description: 'The cards of the models' }),
  sides: Type.Array(side, { description: 'The sides, clockwise' }),
  figures: Type.Array(figure, { description: 'The models' }),
  terrain: Type.Array(pieceShape, { description: 'The terrain on the field' }),
  loose: Type.Array(loose, { description: 'Terrain that nobody has placed yet' }),
  ended: Type.Union([outcomeShape, Type.Null()], { description: 'How it ended, or null' }),
}, 'A skirmish as a seat may know it');

