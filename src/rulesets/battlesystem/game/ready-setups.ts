import { INDIVIDUALS } from '../catalog/individuals';
import { TROOP_TYPES } from '../catalog/troop-types';
import type { BattleSetup, SetupIndividual, SetupTroop, SetupUnit } from './shapes';

/** A troop type of the catalog, as a set-up takes it. */
export function troop(slug: string): SetupTroop {
  const row = TROOP_TYPES.find((each) => each.slug === slug);
  if (row === undefined) throw new RangeError(`there is no troop type ${slug}`);
  const { name, class: kind, attackDice, armorRating, hits, morale, movement, missile, weaponLength, traits } = row;
  return { name, class: kind, attackDice: [...attackDice], armorRating, hits, morale, movement, missile, weaponLength, traits: [...traits] };
}

/** A unit of the catalog's troops. */
export function unit(id: string, slug: string, figures: number, more: Partial<SetupUnit> = {}): SetupUnit {
  return { id, troop: troop(slug), figures, ...more };
}

/** A hero or commander of the catalog. */
export function leader(id: string, slug: 'hero' | 'commander' | 'army-commander', host?: string): SetupIndividual {
  const { name, attackDice, armorRating, hits, commandDiameter, movement } = INDIVIDUALS.find((each) => each.slug === slug)!;
  return { id, individual: { name, attackDice: [...attackDice], armorRating, hits, commandDiameter, movement }, role: slug, ...(host === undefined ? {} : { with: host }) };
}

/** Knights, foot and bows against orcs, goblins and ogres, 300 points a side. */
export const PITCHED_BATTLE: BattleSetup = {
  armies: [
    { seat: 'kingdom', units: [unit('spears', 'medium-foot', 12), unit('bows', 'longbowmen', 8), unit('knights', 'heavy-cavalry', 4), unit('guard', 'light-foot', 6)] },
    { seat: 'horde', units: [unit('orcs', 'orcs', 20), unit('goblins', 'goblins', 24), unit('ogres', 'ogres', 4), unit('slingers', 'archers', 12)] },
  ],
};

/** The same armies fight for a hill between woods. */
export const HOLD_THE_HILL: BattleSetup = {
  ...PITCHED_BATTLE,
  scenario: 'hold-the-hill',
  terrain: [
    { id: 'west wood', kind: 'light-woods', outline: [{ x: 20, y: 18 }, { x: 30, y: 17 }, { x: 32, y: 28 }, { x: 22, y: 30 }] },
    { id: 'east moor', kind: 'swamp', outline: [{ x: 66, y: 18 }, { x: 76, y: 19 }, { x: 75, y: 29 }, { x: 65, y: 27 }] },
  ],
  obstacles: [{ id: 'hedge', kind: 'hedge', line: [{ x: 56, y: 14 }, { x: 64, y: 14 }] }],
};

/** A smaller battle with heroes and commanders. */
export const WITH_LEADERS: BattleSetup = {
  commanders: true,
  armies: [
    { seat: 'kingdom', units: [unit('spears', 'medium-foot', 10), unit('bows', 'archers', 8), unit('guard', 'light-foot', 9)], individuals: [leader('captain', 'commander', 'spears'), leader('champion', 'hero', 'guard')] },
    { seat: 'horde', units: [unit('orcs', 'orcs', 20), unit('goblins', 'goblins', 20)], individuals: [leader('warlord', 'army-commander', 'orcs'), leader('chief', 'commander', 'goblins')] },
  ],
};
