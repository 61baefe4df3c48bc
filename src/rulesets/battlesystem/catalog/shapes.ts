import { Type } from '@sinclair/typebox';
import { entryShape, figure, listOf, orNull, provenance, slugOf, text, whole, yes } from '../../../kernel/ruleset/entry-shape';
import { oneNumberOf, oneOf, shape } from '../../../kernel/ruleset/shape';

const attackDice = Type.Array(oneNumberOf([4, 6, 8, 10, 12], 'Sides'), { minItems: 1, maxItems: 2, description: 'Sides of the attack die, or of the two dice that are added' });
const fraction = shape('CatalogFraction', { numerator: whole(1, 99, 'Numerator'), denominator: whole(1, 99, 'Denominator') }, 'An exact fraction');
const cover = oneOf('CatalogCover', ['none', 'soft', 'hard'], 'Cover that it gives (BS-AR-03)');
const inches = (description: string) => figure(0, 144, description);

export const TROOP_TYPE = entryShape('troop-type', 'TroopTypeEntry', 'A profile of troops (BS-TROOP-01)', {
  class: oneOf('CatalogTroopClass', ['foot', 'mounted', 'large'], 'Foot, mounted or large'),
  attackDice,
  armorRating: whole(0, 10, 'Armor rating'),
  hits: whole(1, 20, 'Hits that a figure takes'),
  morale: whole(2, 20, 'Morale rating'),
  movement: inches('Movement in inches'),
  missile: orNull(slugOf('missile-weapon', 'Missile weapon'), 'Missile weapon'),
  weaponLength: oneNumberOf([1, 2, 3], 'Length of the weapon (BS-MELEE-03)'),
  traits: listOf(oneOf('CatalogTrait', ['spear', 'pike', 'lance', 'always-irregular', 'large', 'undead', 'never-checks'], 'Trait'), 'Traits', 7),
  cost: figure(0, 1000, 'Points of a figure (BS-POINT-01)'),
});

export const INDIVIDUAL = entryShape('individual', 'IndividualEntry', 'A hero or commander (BS-CMD-01)', {
  attackDice,
  armorRating: whole(0, 10, 'Armor rating'),
  hits: whole(1, 20, 'Hits that it takes'),
  commandDiameter: inches('Command diameter in inches (BS-CMD-03)'),
  movement: inches('Movement in inches'),
  cost: figure(0, 1000, 'Points (BS-POINT-02)'),
});

export const MISSILE_WEAPON = entryShape('missile-weapon', 'MissileWeaponEntry', 'A missile weapon (BS-MISSILE-02)', {
  short: inches('Short range in inches'),
  medium: inches('Medium range in inches'),
  long: inches('Long range in inches'),
  missileDie: oneNumberOf([4, 6, 8, 10, 12], 'Sides of its attack die'),
  volleysPerTurn: whole(1, 6, 'Volleys in a turn'),
});

export const TERRAIN_KIND = entryShape('terrain', 'TerrainEntry', 'A kind of ground (BS-TERR-01)', {
  foot: orNull(fraction, 'Movement that an inch costs on foot; null bars it'),
  mounted: orNull(fraction, 'Movement that an inch costs mounted; null bars it'),
  makesIrregular: yes('Whether it makes a regular unit irregular (BS-TERR-04)'),
  cover,
  barsCharge: yes('Whether there is no charge through it'),
});

export const OBSTACLE = entryShape('obstacle', 'ObstacleEntry', 'A kind of obstacle (BS-TERR-03)', {
  footInches: inches('Inches to cross it on foot'),
  mountedInches: inches('Inches to cross it mounted'),
  makesIrregular: yes('Whether it makes a regular unit irregular (BS-TERR-04)'),
  cover,
  sheltersInMelee: yes('Whether it is an advantage in melee (BS-MELEE-03)'),
  barsCharge: yes('Whether there is no charge across it'),
});

export const FORMATION = entryShape('formation', 'FormationEntry', 'A formation (BS-FORM-01)', {
  figuresProvenance: { ...provenance, description: 'Where its figures come from' },
  gap: inches('Inches between bases'),
  movementFactor: fraction,
  maxFrontage: orNull(whole(1, 100, 'Figures'), 'Figures side by side at most'),
  minDepthPerFrontage: orNull(whole(1, 20, 'Ranks'), 'Ranks for every figure of frontage at least'),
  mayCharge: yes('Whether it may charge'),
  mayFire: yes('Whether it may fire'),
});

export const SCENARIO = entryShape('scenario', 'ScenarioEntry', 'A scenario (BS-SCEN-03)', {
  table: listOf(inches('Inches'), 'Length and width in inches', 2),
  armyPoints: whole(1, 10_000, 'Points of each army'),
  turns: whole(1, 100, 'Turns'),
  deploymentDepth: inches('Depth of the deployment zones in inches'),
  hill: orNull(shape('ScenarioHill', { center: listOf(inches('Inches'), 'Its middle', 2), diameter: inches('Its diameter') }, 'The hill'), 'The hill, if there is one'),
  victory: oneOf('ScenarioVictory', ['points', 'hill'], 'What decides after the last turn (BS-VICT-02)'),
});

export const CARD_ROW = entryShape('card-row', 'CardRowEntry', 'A row of the house reference card', {
  section: oneOf('CardSection', ['hits', 'multipliers', 'armor', 'morale', 'triggers'], 'Part of the card'),
  value: text('What the row says', 60),
});
