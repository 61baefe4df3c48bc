import type { CatalogKind } from '../../../kernel/ruleset/catalog';
import { ABILITIES } from './abilities';
import { CONDITIONS } from './conditions';
import { FACTIONS } from './factions';
import { MODELS } from './models';
import { ORDERS } from './orders';
import { SCENARIOS } from './scenarios';
import { SPELLS } from './spells';
import { TERRAIN } from './terrain';

/** Everything that callers may look up or refer to by slug. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'model', title: 'Models', entries: MODELS },
  { kind: 'faction', title: 'Factions', entries: FACTIONS },
  { kind: 'ability', title: 'Special abilities', entries: ABILITIES },
  { kind: 'spell', title: 'Spells', entries: SPELLS },
  { kind: 'condition', title: 'Conditions', entries: CONDITIONS },
  { kind: 'terrain', title: 'Terrain', entries: TERRAIN },
  { kind: 'scenario', title: 'Scenarios', entries: SCENARIOS },
  { kind: 'order', title: 'Orders', entries: ORDERS },
];
