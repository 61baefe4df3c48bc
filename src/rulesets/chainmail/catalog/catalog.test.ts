import { ABILITIES } from './abilities';
import { FACTIONS } from './factions';
import { CATALOG } from './index';
import { MODELS } from './models';
import { SPELLS } from './spells';

test('the catalog has every row of every kind', () => {
  expect(CATALOG.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['model', 61],
    ['faction', 6],
    ['ability', 52],
    ['spell', 14],
    ['condition', 10],
    ['terrain', 13],
    ['scenario', 12],
    ['order', 11],
  ]);
});

describe('models', () => {
  const bySlug = new Map(MODELS.map((model) => [model.slug, model]));

  test('CM-EX-35 the Human Glaiver’s card is the printed one', () => {
    expect(bySlug.get('human-glaiver')).toMatchObject({
      provenance: 'rulebook',
      faction: 'thalos',
      alignment: 'good',
      creature: 'humanoid',
      subtype: 'human',
      cost: 8,
      level: 1,
      speed: 6,
      armor: 15,
      health: 2,
      save: 2,
      melee: { attack: 4, damage: 2 },
      ranged: null,
      abilities: [{ slug: 'reach', rating: 1 }],
    });
  });

  test('CM-STAT-03 every faction has models, and only mercenaries stand outside', () => {
    const factions = new Set(FACTIONS.map(({ slug }) => slug));
    expect(new Set(MODELS.map(({ faction }) => faction))).toEqual(new Set([...factions, 'mercenary']));
  });

  test('CM-STAT-05 alignments are good, neutral or evil', () => {
    expect([...new Set(MODELS.map(({ alignment }) => alignment))].sort()).toEqual(['evil', 'good', 'neutral']);
  });

  test('CM-STAT-16 abilities and spells are known ones, with a rating where one is needed', () => {
    const abilities = new Map(ABILITIES.map((ability) => [ability.slug, ability]));
    const spells = new Set(SPELLS.map(({ slug }) => slug));
    for (const model of MODELS) {
      for (const { slug, rating } of model.abilities) {
        expect([model.slug, slug, abilities.get(slug)?.rated]).toEqual([model.slug, slug, rating !== undefined]);
      }
      for (const { slug, uses } of model.spells) {
        expect(spells).toContain(slug);
        expect(uses).toBeGreaterThan(0);
      }
    }
  });

  test('only what the rulebook prints whole is called the rulebook’s', () => {
    expect(MODELS.filter(({ provenance }) => provenance === 'rulebook').map(({ slug }) => slug)).toEqual(['human-glaiver']);
  });
});
