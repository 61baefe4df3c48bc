import { Type } from '@sinclair/typebox';
import { entryShape, facts, figure, listOf, orNull, slugOf, text, whole, wholeByWord, yes } from '../../../kernel/ruleset/entry-shape';
import { oneOf, shape } from '../../../kernel/ruleset/shape';

const score = (description: string) => whole(-50, 99, description);
const energy = Type.Optional(orNull(oneOf('CatalogEnergy', ['acid', 'cold', 'electricity', 'fire'], 'Energy'), 'Energy of the weapon, where it burns, freezes, shocks or corrodes'));
const damage = whole(0, 99, 'Damage of one hit');

export const MODEL = entryShape('model', 'ModelEntry', 'A model with its card (CM-STAT-01)', {
  nameConfirmed: yes('Whether a published source names it'),
  faction: slugOf('faction', 'Its faction, or mercenary (CM-STAT-03)'),
  set: orNull(text('Set', 80), 'Set in which it came'),
  alignment: oneOf('Alignment', ['good', 'neutral', 'evil'], 'Alignment (CM-STAT-05)'),
  creature: text('Kind of creature, such as humanoid (CM-STAT-02)', 60),
  subtype: orNull(text('Subtype', 60), 'Subtype, such as orc'),
  cost: whole(0, 1000, 'Points it costs (CM-STAT-04)'),
  level: whole(0, 40, 'Level (CM-STAT-06)'),
  speed: figure(0, 24, 'Inches it may move and still attack (CM-STAT-07)'),
  armor: score('Armor (CM-STAT-09)'),
  health: whole(1, 99, 'Health (CM-STAT-10)'),
  save: score('Save (CM-STAT-11)'),
  melee: shape('ModelMelee', { attack: score('Attack bonus'), damage, blunt: yes('A blunt weapon never scores critical hits (CM-STAT-13)'), energy }, 'Its melee attack'),
  ranged: orNull(
    shape('ModelRanged', { attack: score('Attack bonus'), damage, range: figure(0, 144, 'Greatest range in inches'), uses: orNull(whole(1, 98, 'Shots'), 'Shots in a skirmish; null is any number (CM-STAT-15)'), energy }, 'Its ranged attack'),
    'Its ranged attack (CM-STAT-14)',
  ),
  abilities: listOf(
    shape('ModelAbility', {
      slug: slugOf('ability', 'The ability'),
      rating: Type.Optional(whole(-99, 99, 'Its rating, where it has one')),
      uses: Type.Optional(whole(1, 99, 'How often it may be used in a skirmish')),
      against: Type.Optional(text('The type it works against', 60)),
    }, 'An ability as the card has it'),
    'Special abilities (CM-STAT-16)',
    30,
  ),
  spells: listOf(shape('ModelSpell', { slug: slugOf('spell', 'The spell'), uses: whole(1, 99, 'How often it is cast in a skirmish') }, 'A spell as the card has it'), 'Spells that it knows', 30),
  spellSlots: orNull(wholeByWord({ key: 'slotLevel', value: 'slots' }, 99, 'Slots by level'), 'Slots by level, for those who choose their spells'),
  stated: listOf(shape('StatedFact', { field: text('What is stated', 400), source: text('Where', 200) }, 'A published fact'), 'The facts that a published source states; every other figure is converted'),
  derivation: orNull(facts('Workings'), 'How the figures were converted'),
});

export const FACTION = entryShape('faction', 'FactionEntry', 'One of the factions (CM-STAT-03)', { theme: text('Who they are') });

export const ABILITY = entryShape('ability', 'AbilityEntry', 'A special ability', {
  rated: yes('Whether a card gives it a rating'),
  defaultRating: orNull(whole(-99, 99, 'Rating'), 'Rating where a card gives none'),
  type: text('How it works: passive, triggered, troop, creature-type or action', 40),
  summary: text('What it does, in short', 600),
  grants: listOf(slugOf('ability', 'Ability'), 'Abilities that it brings along'),
});

export const SPELL = entryShape('spell', 'SpellEntry', 'A spell', {
  effect: slugOf('spell', 'The spell of the game whose effect it has; its own slug for those of the game'),
  levels: wholeByWord({ key: 'class', value: 'level' }, 9, 'Level by class of caster'),
  range: text('How far it reaches', 40),
  saveDc: orNull(whole(1, 40, 'DC'), 'DC of the save against it; null if there is none'),
  flags: listOf(text('Flag', 40), 'What it counts as'),
  target: text('Whom it is cast on'),
  summary: text('What it does, in short', 600),
  rating: orNull(whole(-99, 99, 'Rating'), 'The number in its name'),
  maxLevel: orNull(whole(0, 40, 'Level'), 'The highest level that it works on'),
  duration: orNull(text('Duration', 120), 'How long it lasts'),
});

export const CONDITION = entryShape('condition', 'ConditionEntry', 'What may befall a model', {
  countsAsDown: yes('Whether it counts as down'),
  actionsAllowed: listOf(text('Action'), 'What it may still do'),
  ownMeleeContact: yes('Whether it has melee contact with others'),
  attacksOfOpportunity: yes('Whether it makes attacks of opportunity'),
  moraleSaves: oneOf('ConditionMorale', ['yes', 'no', 'rally only'], 'Whether it makes morale saves'),
  commandPoints: oneOf('ConditionCommand', ['yes', 'no', 'not for orders'], 'Whether command points may be spent'),
  meleeAgainst: text('What it means for melee attacks on it'),
  rangedAgainst: text('What it means for ranged attacks on it'),
  endsBy: listOf(text('End'), 'What ends it'),
  notes: text('What else there is to know'),
});

export const TERRAIN = entryShape('terrain', 'TerrainEntry', 'A kind of terrain', {
  impassable: yes('Whether nobody enters it'),
  moveCost: orNull(figure(0, 24, 'Inches'), 'Inches that it costs; null where it cannot be entered'),
  costMode: orNull(oneOf('CatalogCostMode', ['max', 'per', 'per-upward-contour'], 'How the cost is counted'), 'How the cost is counted'),
  sight: oneOf('CatalogSight', ['none', 'blocks', 'blocks-at-2in', 'elevation'], 'What it does to sight'),
  cover: oneOf('CatalogCover', ['yes', 'no', 'if-line-of-sight'], 'Whether it gives cover'),
  atop: orNull(shape('TerrainAtop', { attack: score('Added to attacks'), armor: score('Added to armor') }, 'What it means to stand on it'), 'What it means to stand on it'),
  entryAttack: orNull(shape('TerrainEntryAttack', { bonus: score('Attack bonus'), damage, blunt: yes('Whether it is blunt'), when: text('When', 60) }, 'How it strikes those who enter'), 'How it strikes those who enter'),
});

export const SCENARIO = entryShape('scenario', 'ScenarioEntry', 'A scenario', {
  players: shape('ScenarioPlayers', { min: whole(1, 20, 'At least'), max: orNull(whole(1, 20, 'At most'), 'At most; null is any number') }, 'How many play'),
  basedOn: orNull(slugOf('scenario', 'Scenario'), 'The scenario that it varies'),
  battlefield: orNull(facts('Battlefield'), 'The field'),
  deployment: orNull(facts('Deployment'), 'Who starts where'),
  specialRules: listOf(text('Rule', 600), 'What is special'),
  victory: listOf(text('Victory', 600), 'Who wins'),
});

export const ORDER = entryShape('order', 'OrderEntry', 'An order of the Advanced Rules', {
  cost: whole(0, 20, 'Command points'),
  range: text('How far it reaches', 60),
  mayTargetSelf: yes('Whether a commander may give it to itself'),
  freeOfLimits: yes('Whether it counts against no limit'),
  outlastsRound: yes('Whether it lasts longer than the round'),
  effect: facts('What it does'),
});
