import { costOfFigure, costOfIndividual } from '../rules/points';
import { SOURCES } from '../rulebook';
import { INDIVIDUALS } from './individuals';
import { CATALOG } from './index';
import { MISSILE_WEAPONS } from './missile-weapons';
import { TROOP_TYPES } from './troop-types';

const rows = CATALOG.flatMap((kind) => kind.entries);
const longRange = new Map(MISSILE_WEAPONS.map((weapon) => [weapon.slug, weapon.long]));

describe('the catalog', () => {
  it('has every row of every kind', () => {
    expect(CATALOG.map((kind) => [kind.kind, kind.entries.length])).toEqual([
      ['troop-type', 16],
      ['individual', 3],
      ['missile-weapon', 7],
      ['terrain', 11],
      ['obstacle', 4],
      ['formation', 3],
      ['scenario', 2],
      ['card-row', 32],
    ]);
  });

  it('never presents a row as the book’s, and names the page of a public one', () => {
    for (const entry of rows) {
      const stated = entry.kind === 'card-row' && ['hits-1-3', 'hits-4-5', 'hits-6-8'].includes(entry.slug);
      expect(stated ? ['sample'] : ['house', 'public']).toContain(entry.provenance);
      if (entry.provenance === 'public') expect(Object.keys(SOURCES)).toContain(entry.source);
    }
  });

});

describe('troop types', () => {
  it.each(TROOP_TYPES)('BS-POINT-01 the cost of $slug follows from its statistics', (troop) => {
    const missileLongRange = troop.missile === null ? null : longRange.get(troop.missile)!;
    expect(troop.cost).toBe(costOfFigure({ ...troop, missileLongRange }));
  });

  it('BS-TROOP-01 cavalry are one attack die above foot of the same kind', () => {
    const dice = (slug: string): unknown => TROOP_TYPES.find((troop) => troop.slug === slug)?.attackDice;
    expect([dice('light-foot'), dice('light-cavalry')]).toEqual([[6], [8]]);
    expect([dice('heavy-foot'), dice('heavy-cavalry')]).toEqual([[8], [10]]);
  });

  it('BS-MELEE-03 weapon length follows from the weapon trait', () => {
    for (const troop of TROOP_TYPES) {
      const long = troop.traits.includes('spear') || troop.traits.includes('lance') ? 2 : 1;
      expect(troop.weaponLength).toBe(troop.traits.includes('pike') ? 3 : long);
    }
  });

  it('BS-RULING-15 skeletons never check', () => {
    expect(TROOP_TYPES.filter((troop) => troop.traits.includes('never-checks')).map((troop) => troop.slug)).toEqual(['skeletons']);
  });
});

describe('individuals', () => {
  it.each(INDIVIDUALS)('BS-POINT-02 the cost of $slug follows from its statistics', (individual) => {
    expect(individual.cost).toBe(costOfIndividual({ ...individual, missileLongRange: null }));
  });
});

describe('missile weapons', () => {
  it('BS-MISSILE-09 ranges grow from short to long', () => {
    for (const weapon of MISSILE_WEAPONS) {
      expect(weapon.short).toBeLessThan(weapon.medium);
      expect(weapon.medium).toBeLessThan(weapon.long);
    }
  });

  it('BS-MISSILE-02 only long and short bows fire twice', () => {
    expect(MISSILE_WEAPONS.filter((weapon) => weapon.volleysPerTurn === 2).map((weapon) => weapon.slug)).toEqual(['short-bow', 'long-bow']);
  });
});
