import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { CATALOG } from './catalog';
import { RULEBOOK } from './rulebook';

export const fantasyWarriors: Ruleset = {
  id: 'fantasy-warriors',
  name: 'Fantasy Warriors',
  edition: '1990',
  summary: 'Battles between armies of units with orders, threats and reactions. Its rules and catalog can be read, searched and taken along; nothing is resolved or played yet. Most army lists of the book are lost: those here are house figures or come from later public lists, and every profile says which.',
  sources: [
    { name: 'rulebook', description: 'The Fantasy Warriors rulebook of 1990, restated in our own words' },
    { name: 'public sheet', description: 'A public quick-reference sheet of the modifiers, made by a fan' },
    { name: 'later army lists', description: 'Army books for the same game that appeared later, as described in public' },
  ],
  rulebook: RULEBOOK,
  catalog: CATALOG,
  procedures: [],
  game: null,
};
