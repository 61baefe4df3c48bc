import { entryShape, figure, listOf, orNull, provenance, slugOf, text, whole, yes } from '../../../kernel/ruleset/entry-shape';
import { oneOf, shape } from '../../../kernel/ruleset/shape';

const inches = (description: string) => figure(0, 120, description);
const dice = (description: string) => whole(-20, 60, description);
const cost = whole(0, 1000, 'Points');
const fraction = shape('CatalogFraction', { numerator: whole(0, 99, 'Numerator'), denominator: whole(1, 99, 'Denominator') }, 'An exact fraction');
const size = listOf(inches('Inches'), 'Width and depth in inches (KC-GEO-04)', 2);
const attackedWith = whole(4, 20, 'Sides of the dice with which it is attacked (KC-AC-03)');
const kinds = listOf(text('Kind', 40), 'Kinds of creature that ignore its penalty, or may enter it', 20);

export const TROOP_CLASS = entryShape('troop-class', 'TroopClassEntry', 'A class of troops', {
  armorClass: slugOf('armor-class', 'Armor class'),
  mounted: yes('Whether it is mounted'),
  movement: inches('Movement rate in inches (KC-MOVE-01)'),
  cost: whole(0, 1000, 'Points of a figure (KC-COST-01)'),
  diceInMelee: dice('Dice of a figure in melee (KC-RATIO-01)'),
  attackedWith,
  base: size,
  baseProvenance: { ...provenance, description: 'Where the size of the base comes from' },
});

export const ARMOR_CLASS = entryShape('armor-class', 'ArmorClassEntry', 'An armor class (KC-AC-01)', {
  rung: whole(0, 6, 'Rung of the ladder of dice'),
  attackedWith,
  armor: listOf(text('Armor', 40), 'Armor that counts as it', 10),
  descendingAc: listOf(whole(-10, 20, 'Armor class'), 'Armor classes of it where lower is better', 20),
  ascendingAc: listOf(whole(0, 40, 'Armor class'), 'Armor classes of it where higher is better', 20),
});

export const FIGURE_RATIO = entryShape('figure-ratio', 'FigureRatioEntry', 'How many creatures a figure stands for (KC-RATIO-01)', {
  minHitDice: whole(0, 99, 'Hit dice from'),
  maxHitDice: orNull(whole(0, 99, 'Hit dice'), 'Hit dice to; null is any number'),
  creaturesPerFigure: whole(1, 100, 'Creatures that a figure stands for'),
  diceOnFoot: dice('Dice of a figure on foot'),
  diceMounted: dice('Dice of a mounted figure'),
  classesHigher: whole(0, 6, 'Armor classes by which it is harder to kill (KC-AC-04)'),
});

export const FORMATION = entryShape('formation', 'FormationEntry', 'A formation (KC-FORM-01)', {
  minFigures: whole(1, 200, 'Figures at the start at least (KC-FORM-02)'),
  maxFigures: whole(1, 200, 'Figures at the start at most'),
  gap: inches('Inches between bases (KC-FORM-03)'),
  losses: oneOf('FormationLosses', ['rear', 'where-they-fall'], 'Which figures fall'),
  movesAs: oneOf('FormationMoves', ['block', 'figures'], 'How it moves (KC-FORM-05)'),
  mayDivide: yes('Whether it may divide (KC-FORM-04)'),
  changesTo: listOf(slugOf('formation', 'Formation'), 'Formations into which it may change (KC-FORM-07)', 4),
});

export const MISSILE_WEAPON = entryShape('missile-weapon', 'MissileWeaponEntry', 'A missile weapon (KC-MISSILE-02)', {
  rateOfFire: fraction,
  min: inches('Least range in inches'),
  short: inches('Short range in inches'),
  medium: inches('Medium range in inches'),
  long: inches('Long range in inches'),
  dice: dice('Dice of a figure'),
  ammunition: orNull(whole(1, 99, 'Volleys'), 'Volleys in a battle; null is any number (KC-AMMO-01)'),
  fireClass: oneOf('FireClass', ['thrown-or-sling', 'bow', 'crossbow', 'boulder', 'artillery'], 'How it goes with movement (KC-MOVEFIRE-01)'),
  hurled: yes('Whether it is hurled'),
  edged: yes('Whether it is edged'),
  ranks: whole(1, 4, 'Ranks that fire (KC-MISSILE-07)'),
  indirect: yes('Whether it fires over others (KC-INDIRECT-01)'),
  penetration: orNull(inches('Inches'), 'Inches that artillery goes through (KC-ARTY-04)'),
  rollsForAccuracy: yes('Whether it rolls for accuracy (KC-ARTY-02)'),
  cost: orNull(cost, 'Points a figure (KC-COST-02)'),
});

export const FIRE_AND_MOVEMENT_ROW = entryShape('fire-and-movement', 'FireAndMovementEntry', 'How fire and movement go together', {
  volleysIfStill: whole(0, 6, 'Volleys of those who stand still'),
  volleysIfMoved: whole(0, 6, 'Volleys of those who move'),
  penalty: fraction,
  mayHaveMoved: fraction,
});

export const MODIFIER = entryShape('modifier', 'ModifierEntry', 'A modifier of dice', {
  section: oneOf('ModifierSection', ['melee', 'missile'], 'Where it counts'),
  dice: orNull(dice('Dice'), 'Dice that it adds; null where that goes by figures'),
  diceForFigures: orNull(whole(1, 20, 'Figures'), 'Figures for which it adds a die'),
  replaces: orNull(slugOf('modifier', 'Modifier'), 'The modifier in place of which it counts'),
  cover: yes('Whether it is cover, of which only the largest counts (KC-RULING-49)'),
});

export const TERRAIN_KIND = entryShape('terrain', 'TerrainEntry', 'A kind of terrain', {
  type: oneOf('TerrainType', ['area', 'line', 'contour'], 'What it is on the table'),
  penalty: orNull(fraction, 'Part of the rate that it costs; null where nobody enters'),
  bonus: orNull(fraction, 'Part of the rate that it gives'),
  costPerInch: orNull(fraction, 'What an inch costs (KC-TERR-10)'),
  impassable: yes('Whether it is barred'),
  noClosedFormation: yes('Whether closed formation is barred'),
  noCharge: yes('Whether charges through it are barred'),
  ignoredBy: kinds,
});

export const WEATHER_KIND = entryShape('weather', 'WeatherEntry', 'A kind of weather', {
  visibility: orNull(inches('Inches'), 'How far one sees; null is any distance'),
  missileDice: dice('Added to dice of missiles'),
  meleeDice: dice('Added to dice of melee'),
  missiles: yes('Whether missiles can be used'),
  movementPenalty: fraction,
});

export const STRUCTURE = entryShape('structure', 'StructureEntry', 'What is besieged (KC-SIEGE-01)', {
  alsoCalled: listOf(text('Name', 40), 'What counts as it too', 6),
  points: whole(0, 200, 'Defence points'),
  dice: orNull(text('Dice', 10), 'Dice that are added to them'),
  least: whole(0, 200, 'Fewest points'),
  most: whole(0, 200, 'Most points'),
});

export const SIEGE_WEAPON = entryShape('siege-weapon', 'SiegeWeaponEntry', 'What takes structures down (KC-SIEGE-02)', {
  attackValue: orNull(fraction, 'Points that it takes off'),
  attackValuePerDie: orNull(fraction, 'Points that it takes off for every die of damage'),
  minCrew: orNull(whole(1, 20, 'Figures'), 'Figures that it needs'),
});

export const CREATURE = entryShape('creature', 'CreatureEntry', 'A creature', {
  hitDice: text('Hit dice, such as 4 or 1+1', 10),
  descendingAc: orNull(whole(-10, 20, 'Armor class'), 'Armor class where lower is better'),
  ascendingAc: orNull(whole(0, 40, 'Armor class'), 'Armor class where higher is better'),
  profileProvenance: { ...provenance, description: 'Where hit dice and armor class come from' },
  discipline: orNull(whole(-5, 5, 'Number'), 'Discipline rating less morale rating; null if it never checks (KC-DISC-01)'),
  checksMorale: yes('Whether it checks morale'),
  movement: orNull(inches('Inches'), 'Movement rate of its race on foot; null where armor decides'),
  cost: whole(0, 1000, 'Points added a figure (KC-COST-05)'),
  demiHuman: yes('Whether it is demi-human'),
  undead: yes('Whether it is undead'),
  ignores: listOf(text('Ground', 40), 'Ground whose penalty it ignores', 10),
  verticalPenaltyTimes: whole(0, 4, 'How often it pays the penalty of vertical obstacles'),
  mayBeInvisible: yes('Whether it may be invisible (KC-CREAT-10)'),
  regenerates: yes('Whether its dead revive'),
  boulders: whole(0, 20, 'Boulders that it may carry (KC-AMMO-02)'),
  halvedByEdges: yes('Whether edged weapons have half their dice against it'),
  onlyFormation: orNull(slugOf('formation', 'Formation'), 'The one formation that it takes'),
});

export const SPELL = entryShape('spell', 'SpellEntry', 'A spell', {
  level: whole(1, 9, 'Level, and points that it costs (KC-MAGIC-04)'),
  segments: whole(1, 60, 'Casting time in segments'),
  range: inches('Range in inches'),
  area: shape('SpellArea', { form: oneOf('SpellAreaForm', ['circle', 'line'], 'What it is'), inches: inches('Radius of the circle, or length of the line, on the table') }, 'Its area (KC-SCALE-02)'),
  type: oneOf('SpellType', ['damage', 'morale'], 'What it works on'),
  dicePerFigure: orNull(dice('Dice'), 'Dice for every figure touched'),
  siegeDice: orNull(dice('Dice'), 'Dice of damage against structures'),
  moraleModifier: orNull(whole(-9, 9, 'Number'), 'Added to morale'),
  forcesCheck: yes('Whether it forces a check'),
});
