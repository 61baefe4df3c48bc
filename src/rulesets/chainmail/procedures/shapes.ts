import { Type } from '@sinclair/typebox';
import { oneOf, profile, shape } from '../../../kernel/ruleset/shape';
import { rated } from '../catalog/ratings';
import type { Fighter } from '../rules/card';
import type { AbilityOnCard, Energy } from '../rules/model';
import { traitsOf } from '../rules/traits';

const score = (description: string) => Type.Integer({ minimum: -50, maximum: 99, description });

export function flag(description: string) {
  return Type.Boolean({ description: `${description}; false unless given` });
}

export function bonus(description: string) {
  return Type.Integer({ minimum: -99, maximum: 99, description: `${description}; 0 unless given` });
}

const ability = shape('AbilityOnCard', {
  slug: Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'Slug of the ability in the catalog' }),
  rating: Type.Optional(Type.Integer({ minimum: -99, maximum: 99, description: 'Its rating, where it has one' })),
  uses: Type.Optional(Type.Integer({ minimum: 1, maximum: 99, description: 'How often it may be used in a skirmish' })),
  against: Type.Optional(Type.String({ maxLength: 60, description: 'The type it works against' })),
});

export const abilities = Type.Array(ability, { maxItems: 30, description: 'Special abilities; those the procedure does not know change nothing (CM-STAT-18)' });
export const creature = Type.String({ maxLength: 60, description: 'Kind of creature, such as humanoid or undead (CM-STAT-02); humanoid unless given' });
export const alignment = oneOf('Alignment', ['good', 'neutral', 'evil'], 'Alignment (CM-STAT-05)');
const subtype = Type.String({ maxLength: 60, description: 'Subtype, such as dwarf (CM-ABIL-13, CM-ABIL-14); none unless given' });
export const energy = oneOf('Energy', ['acid', 'cold', 'electricity', 'fire'], 'What it does its damage with, if that is no plain weapon (CM-ABIL-27, CM-ABIL-31a)');
const melee = shape('MeleeWeapon', {
  attack: score('Attack bonus'),
  damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }),
  blunt: Type.Optional(flag('A blunt weapon never scores critical hits (CM-STAT-13)')),
  energy: Type.Optional(energy),
});
const ranged = shape('RangedWeapon', {
  attack: score('Attack bonus'),
  damage: Type.Integer({ minimum: 0, maximum: 99, description: 'Damage of one hit' }),
  range: Type.Number({ minimum: 0, maximum: 200, description: 'Greatest range in inches' }),
  uses: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), Type.Null()], { description: 'Shots in a skirmish; any number unless given' })),
  energy: Type.Optional(energy),
});

export const fighter = profile('model', 'MeleeFighter', { melee, save: Type.Optional(score('Save; 0 unless given')), abilities: Type.Optional(abilities), creature: Type.Optional(creature) });
export const shooter = profile('model', 'Shooter', { ranged, abilities: Type.Optional(abilities), creature: Type.Optional(creature) });
export const target = profile('model', 'TargetModel', {
  armor: score('Armor'),
  health: Type.Integer({ minimum: 1, maximum: 99, description: 'Health on the card' }),
  save: score('Save'),
  abilities: Type.Optional(abilities),
  creature: Type.Optional(creature),
  subtype: Type.Optional(subtype),
  alignment: Type.Optional(alignment),
});
export const burning = profile('model', 'BurningModel', {
  save: score('Save'),
  health: Type.Integer({ minimum: 1, maximum: 99, description: 'Health on the card' }),
  ranged: Type.Optional(ranged),
  abilities: Type.Optional(abilities),
  creature: Type.Optional(creature),
  subtype: Type.Optional(subtype),
});
export const saver = profile('model', 'SavingModel', { save: score('Save'), health: Type.Integer({ minimum: 1, maximum: 99, description: 'Health on the card' }), abilities: Type.Optional(abilities), creature: Type.Optional(creature) });

export const losses = shape('WarbandLosses', {
  started: Type.Integer({ minimum: 1, maximum: 1000, description: 'Models the warband started the skirmish with (CM-RULING-16)' }),
  casualties: Type.Integer({ minimum: 0, maximum: 1000, description: 'Destroyed, knocked down, routing and routed-off models of it (CM-MORALE-06)' }),
});

/** What steadies a model that tests its nerve. */
export const moraleNerve = {
  aura: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Rating of the best Aura of Courage among allies within 2 inches (CM-ABIL-01); 0 unless given' })),
  inspired: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'Rating of the best Inspire Courage among allies of the faction within 6 inches (CM-ABIL-19); 0 unless given' })),
  moraleBonus: Type.Optional(bonus('Orders, spells and whatever else adds to its morale saves')),
};

export const nerve = { warband: Type.Optional(losses), ...moraleNerve };

/** A card as the rules want it: what the caller left out is filled with what changes nothing. */
export function card(given: {
  readonly armor?: number;
  readonly health?: number;
  readonly save?: number;
  readonly melee?: { readonly attack: number; readonly damage: number; readonly blunt?: boolean; readonly energy?: Energy };
  readonly ranged?: { readonly attack: number; readonly damage: number; readonly range: number; readonly uses?: number | null; readonly energy?: Energy };
  readonly abilities?: readonly AbilityOnCard[];
  readonly creature?: string;
  readonly subtype?: string;
  readonly alignment?: string;
}): Fighter {
  const creature = given.creature ?? 'humanoid';
  const abilities = given.abilities?.map(rated) ?? NO_ABILITIES;
  return {
    faction: '',
    alignment: given.alignment ?? 'neutral',
    creature,
    subtype: given.subtype ?? null,
    level: 1,
    speed: 6,
    armor: given.armor ?? 10,
    health: given.health ?? 1,
    save: given.save ?? 0,
    melee: { attack: given.melee?.attack ?? 0, damage: given.melee?.damage ?? 0, blunt: given.melee?.blunt ?? false, energy: given.melee?.energy ?? null },
    ranged: given.ranged ? { attack: given.ranged.attack, damage: given.ranged.damage, range: given.ranged.range, uses: given.ranged.uses ?? null, energy: given.ranged.energy ?? null } : null,
    abilities,
    traits: traitsOf({ abilities, creature }),
  };
}

const NO_ABILITIES: readonly AbilityOnCard[] = [];
