import { type Static, Type } from '@sinclair/typebox';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { type Checked, type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import { type Creature, damageToModel, hitPointsFrom, toCard, woundsFrom } from '../rules/conversion';
import { flag } from './shapes';

const score = (description: string) => Type.Integer({ minimum: -20, maximum: 60, description });
const attack = { attack: score('Attack bonus'), averageDamage: Type.Number({ minimum: 0, maximum: 200, multipleOf: 0.5, description: 'Damage of a hit on average; of an odd weapon perhaps that of a standard one of its size (CM-CONV-11)' }) };

const input = shape('RoleplayedCreature', {
  hitDice: Type.Integer({ minimum: 0, maximum: 40, description: 'Hit Dice, which become its level (CM-CONV-03)' }),
  hitPoints: Type.Integer({ minimum: 1, maximum: 500, description: 'Hit points' }),
  speed: Type.Number({ minimum: 0, maximum: 120, description: 'Feet in a round (CM-CONV-04)' }),
  armorClass: score('Armor Class (CM-CONV-06)'),
  saves: shape('ThreeSaves', { fortitude: score('Fortitude'), reflex: score('Reflex'), will: score('Will') }),
  melee: shape('RoleplayedMelee', attack),
  ranged: Type.Optional(shape('RoleplayedRanged', { ...attack, thrown: Type.Optional(flag('It is thrown, not shot (CM-CONV-12)')), once: Type.Optional(flag('There is one shot of it (CM-CONV-12)')) })),
  dwarf: Type.Optional(flag('It is a dwarf (CM-CONV-13)')),
  large: Type.Optional(flag('It is large (CM-CONV-18)')),
  intelligence: Type.Optional(Type.Integer({ minimum: 0, maximum: 40, description: 'Intelligence (CM-CONV-14); 10 unless given' })),
  commander: Type.Optional(Type.Integer({ minimum: 0, maximum: 20, description: 'Rating it is to have as a commander (CM-CONV-14); none unless given' })),
  powerful: Type.Optional(flag('It is powerful, and so a difficult troop (CM-CONV-14)')),
  playerCharacter: Type.Optional(flag('It is a player character, and so independent (CM-CONV-14)')),
  unfit: Type.Optional(flag('It is unfit for battle, and so untrained (CM-CONV-14)')),
  secondAttack: Type.Optional(oneOf('SecondAttack', ['none', 'own', 'bought', 'merged'], 'A second melee attack: of its own, bought with -2 on all its attacks, or made into one with the first (CM-CONV-15); none unless given')),
  otherMelee: Type.Optional(shape('OtherMelee', attack, 'The second melee attack where it is not like the first (CM-CONV-15)')),
  dodge: Type.Optional(flag('It has Dodge (CM-CONV-16)')),
  powerAttack: Type.Optional(flag('It has Power Attack (CM-CONV-16)')),
  pointBlankShot: Type.Optional(flag('It has Point Blank Shot (CM-CONV-16)')),
  baseAttack: Type.Optional(score('Base attack (CM-CONV-16); 0 unless given')),
  turning: Type.Optional(shape('TurningCleric', { level: Type.Integer({ minimum: 1, maximum: 40, description: 'Level' }), charisma: score('Charisma modifier') }, 'One who turns undead (CM-CONV-17)')),
});

const blow = { attack: Type.Integer({ description: 'Attack bonus' }), damage: Type.Integer({ description: 'Damage of one hit' }) };

const result = shape('ConvertedScores', {
  level: Type.Integer({ description: 'Level' }),
  speed: Type.Number({ description: 'Speed in inches' }),
  armor: Type.Integer({ description: 'Armor' }),
  health: Type.Integer({ description: 'Health' }),
  save: Type.Integer({ description: 'Save' }),
  melee: shape('ConvertedMelee', blow),
  ranged: Type.Union([shape('ConvertedRanged', { ...blow, range: Type.Integer({ description: 'Range in inches' }), uses: Type.Union([Type.Integer(), Type.Null()], { description: 'Shots in a skirmish; null for any number' }) }), Type.Null()], { description: 'Its ranged attack, or null' }),
  abilities: Type.Array(shape('ConvertedAbility', { slug: Type.String({ description: 'Slug of the ability' }), rating: Type.Optional(Type.Integer({ description: 'Its rating' })) }), { description: 'Abilities that follow from what was given' }),
});

function creatureFrom(given: Static<typeof input>): Creature {
  const { saves, ranged, secondAttack, otherMelee, turning } = given;
  return {
    hitDice: given.hitDice,
    hitPoints: given.hitPoints,
    speed: given.speed,
    armorClass: given.armorClass,
    saves: [saves.fortitude, saves.reflex, saves.will],
    melee: given.melee,
    ranged: ranged === undefined ? null : { attack: ranged.attack, averageDamage: ranged.averageDamage, thrown: ranged.thrown ?? false, once: ranged.once ?? false },
    dwarf: given.dwarf ?? false,
    large: given.large ?? false,
    intelligence: given.intelligence ?? 10,
    commander: given.commander ?? 0,
    powerful: given.powerful ?? false,
    playerCharacter: given.playerCharacter ?? false,
    unfit: given.unfit ?? false,
    secondAttack: secondAttack ?? 'none',
    otherMelee: otherMelee ?? null,
    dodge: given.dodge ?? false,
    powerAttack: given.powerAttack ?? false,
    pointBlankShot: given.pointBlankShot ?? false,
    baseAttack: given.baseAttack ?? 0,
    turning: turning ?? null,
  };
}

const NO_SECOND_ATTACK: Fault<[]> = { code: 'conversion.no-second-attack', rule: 'CM-CONV-15', tell: () => ({ message: 'Another melee attack is told only where secondAttack says what becomes of it.' }) };

function convert(given: Static<typeof input>): Checked<Static<typeof result>> {
  const creature = creatureFrom(given);
  if (creature.otherMelee !== null && creature.secondAttack === 'none') return refused({ ...refuse(NO_SECOND_ATTACK), pointer: '/otherMelee' });
  return granted(toCard(creature) as Static<typeof result>);
}

export const convertCreature = procedure({
  name: 'convert-creature',
  title: 'Convert a creature',
  summary: 'The scores of a card from those of the role-playing game.',
  rules: ['CM-CONV-03', 'CM-CONV-04', 'CM-CONV-06', 'CM-CONV-07', 'CM-CONV-08', 'CM-CONV-09', 'CM-CONV-10', 'CM-CONV-11', 'CM-CONV-12', 'CM-CONV-13', 'CM-CONV-14', 'CM-CONV-15', 'CM-CONV-16', 'CM-CONV-17', 'CM-CONV-18', 'CM-RULING-38'],
  input,
  result,
  outcome: result,
  begin: convert,
  steps: [],
  resultOf: (told) => told,
  outcomeOf: (told) => told,
  examples: [{ title: 'A Dwarf Fighter with an average damage of 7.5 (CM-EX-29)', input: { hitDice: 1, hitPoints: 12, speed: 15, armorClass: 17, saves: { fortitude: 4, reflex: 1, will: 0 }, melee: { attack: 5, averageDamage: 7.5 }, dwarf: true, commander: 3 } }, { title: 'A bear whose claw and bite become one attack (CM-CONV-15)', input: { hitDice: 3, hitPoints: 19, speed: 40, armorClass: 13, saves: { fortitude: 5, reflex: 4, will: 2 }, melee: { attack: 6, averageDamage: 6 }, otherMelee: { attack: 1, averageDamage: 5 }, secondAttack: 'merged', intelligence: 2 } }],
});

const backInput = shape('ModelToRoleplay', {
  health: Type.Integer({ minimum: 1, maximum: 20, description: 'Its health' }),
  damage: Type.Integer({ minimum: 0, maximum: 20, description: 'Damage of one hit, or of a hit on a character that is not converted (CM-CONV-24)' }),
  save: Type.Integer({ minimum: -20, maximum: 40, description: 'Its save, which may be varied for the three' }),
  hurtBy: Type.Optional(Type.Integer({ minimum: 0, maximum: 500, description: 'Hit points of damage that a character who is not converted does to it (CM-CONV-24)' })),
});

const backResult = shape('RoleplayedScores', {
  hitPoints: Type.Integer({ description: 'Hit points, 2d4 for each point of health' }),
  damage: Type.Integer({ description: 'Damage of one hit, 1d10 for each point' }),
  save: Type.Integer({ description: 'The save to vary round' }),
  healthLost: Type.Optional(Type.Integer({ description: 'Health that the damage of a character who is not converted takes of it, where that was asked (CM-CONV-24)' })),
});

interface Back {
  readonly health: number;
  readonly harm: number;
  readonly save: number;
  readonly hitPoints: number;
  readonly damage: number;
  readonly hurtBy: number | null;
}

function told({ hitPoints, damage, save, hurtBy }: Back): Static<typeof backResult> {
  return hurtBy === null ? { hitPoints, damage, save } : { hitPoints, damage, save, healthLost: damageToModel(hurtBy) };
}

const throwHitPoints: ProcedureStep<Back> = {
  name: 'hit points',
  run: (back, table) => ({ ...back, hitPoints: hitPointsFrom(table, back.health, 'converter') }),
  key: ({ hitPoints }) => hitPoints,
  tell: (_, { hitPoints }) => [{ type: 'hit-points-thrown', rule: 'CM-CONV-26', sentence: `It has ${hitPoints} hit points.`, modifiers: [], change: { hitPoints } }],
};

const throwDamage: ProcedureStep<Back> = {
  name: 'damage',
  run: (back, table) => ({ ...back, damage: woundsFrom(table, back.harm, 'converter') }),
  key: ({ hitPoints, damage }) => `${hitPoints} ${damage}`,
  tell: (_, { damage }) => [{ type: 'damage-thrown', rule: 'CM-CONV-24', sentence: `A hit does ${damage} points of damage.`, modifiers: [], change: { damage } }],
};

export const convertModel = procedure({
  name: 'convert-model',
  title: 'Convert a model back',
  summary: 'Quick scores for the role-playing game: 2d4 hit points for each point of health, 1d10 for each point of damage.',
  rules: ['CM-CONV-24', 'CM-CONV-26'],
  input: backInput,
  result: backResult,
  outcome: backResult,
  begin: ({ health, damage, save, hurtBy }: Static<typeof backInput>) => granted<Back>({ health, harm: damage, save, hitPoints: 0, damage: 0, hurtBy: hurtBy ?? null }),
  steps: [throwHitPoints, throwDamage],
  resultOf: told,
  outcomeOf: told,
  examples: [{ title: 'A model of health 2 and damage 1', input: { health: 2, damage: 1, save: 3 }, faces: [1, 4, 2, 3, 7] }],
});
