import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { CATALOG } from './catalog';
import { RULEBOOK } from './rulebook';

export const kingdomsAndChaos: Ruleset = {
  id: 'kingdoms-and-chaos',
  name: 'Kingdoms & Chaos',
  edition: '1.4, 2010',
  summary: 'Mass battles, historical and fantastic, in which a throw of 1 kills and the die goes by the armor of the target. Its rules and catalog can be read, searched and taken along; nothing is resolved or played yet.',
  sources: [
    { name: 'rulebook', description: 'Kingdoms & Chaos 1.4 of June 2010, restated in our own words' },
    { name: 'general', description: 'Commonly known figures of monsters, which the book does not give' },
  ],
  rulebook: RULEBOOK,
  catalog: CATALOG,
  procedures: [],
  game: null,
};
