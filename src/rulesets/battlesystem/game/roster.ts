import type { Refusal } from '../../../kernel/ruleset/refusal';
import { MISSILE_WEAPONS } from '../catalog/missile-weapons';
import { costOfFigure, costOfIndividual } from '../rules/points';
import type { AttackDie } from '../rules/tables/reference-card';
import type { SetupIndividual, SetupTroop, SetupUnit } from './shapes';
import type { Missile, Role, Troop } from './troop';

/** How many figures a unit has (BS-FORM-06). */
export const LEAST_FIGURES = 4;
export const MOST_FIGURES = 48;

const TRAITS = new Set(['spear', 'pike', 'lance', 'always-irregular', 'large', 'undead', 'never-checks']);

/** The troops of a unit as a set-up describes them, with what is wrong about them (BS-STAT-01). */
export function unitTroop(given: SetupTroop, weapon: SetupUnit['weapon'], pointer: string): { readonly troop: Troop; readonly faults: readonly Refusal[] } {
  const faults: Refusal[] = [];
  const traits = given.traits ?? [];
  traits.forEach((trait, i) => {
    if (!TRAITS.has(trait)) faults.push({ code: 'troop.unknown-trait', rule: 'BS-STAT-01', message: `There is no trait "${trait}".`, facts: { trait, known: [...TRAITS] }, pointer: `${pointer}/troop/traits/${i}` });
  });
  const missile = weapon === undefined ? weaponOf(given.missile ?? null, `${pointer}/troop/missile`, faults) : { die: weapon.missileDie, short: weapon.short, medium: weapon.medium, long: weapon.long, volleys: weapon.volleysPerTurn };
  if (missile !== null && !(missile.short < missile.medium && missile.medium < missile.long)) {
    faults.push({ code: 'missile.bands-disordered', rule: 'BS-MISSILE-09', message: 'The ranges must rise: short below medium below long.', facts: {}, pointer: `${pointer}/weapon` });
  }
  const attackDice = given.attackDice as readonly AttackDie[];
  return {
    faults,
    troop: {
      name: given.name,
      class: given.class,
      attackDice,
      armorRating: given.armorRating,
      hits: given.hits,
      morale: given.morale,
      movement: given.movement,
      missile,
      weaponLength: given.weaponLength ?? 1,
      spear: traits.includes('spear'),
      pike: traits.includes('pike'),
      lance: traits.includes('lance'),
      alwaysIrregular: traits.includes('always-irregular'),
      neverChecks: traits.includes('never-checks'),
      cost: costOfFigure({ attackDice, armorRating: given.armorRating, hits: given.hits, movement: given.movement, missileLongRange: missile?.long ?? null, morale: given.morale }),
      role: null,
      commandDiameter: 0,
    },
  };
}

function weaponOf(slug: string | null, pointer: string, faults: Refusal[]): Missile | null {
  if (slug === null) return null;
  const row = MISSILE_WEAPONS.find((each) => each.slug === slug);
  if (row === undefined) {
    faults.push({ code: 'missile.unknown', rule: 'BS-MISSILE-09', message: `There is no missile weapon "${slug}".`, facts: { weapon: slug, known: MISSILE_WEAPONS.map((each) => each.slug) }, pointer });
    return null;
  }
  return { die: row.missileDie, short: row.short, medium: row.medium, long: row.long, volleys: row.volleysPerTurn };
}

/** A hero or commander, who never checks and fights on foot (BS-CMD-01, BS-MORALE-08). */
export function individualTroop({ name, attackDice, armorRating, hits, commandDiameter, movement }: SetupIndividual['individual'], role: Role): Troop {
  const dice = attackDice as readonly AttackDie[];
  return {
    name,
    class: 'foot',
    attackDice: dice,
    armorRating,
    hits,
    morale: 20,
    movement,
    missile: null,
    weaponLength: 1,
    spear: false,
    pike: false,
    lance: false,
    alwaysIrregular: false,
    neverChecks: true,
    cost: costOfIndividual({ attackDice: dice, armorRating, hits, movement, missileLongRange: null, commandDiameter }),
    role,
    commandDiameter,
  };
}

/** What an army costs (BS-POINT-01, BS-POINT-02). */
export function armyCost(units: readonly { readonly troop: Troop; readonly figures: number }[]): number {
  return units.reduce((sum, { troop, figures }) => sum + troop.cost * figures, 0);
}
