import type { CatalogKind } from '../../../kernel/ruleset/catalog';
import { ABILITIES } from './abilities';
import { CONDITIONS } from './conditions';
import { FACTIONS } from './factions';
import { MODELS } from './models';
import { ORDERS } from './orders';
import { SCENARIOS } from './scenarios';
import { ABILITY, CONDITION, FACTION, MODEL, ORDER, SCENARIO, SPELL, TERRAIN as TERRAIN_KIND } from './shapes';
import { OWN_SPELL } from './own-spells';
import { SPELLS } from './spells';
import { TERRAIN } from './terrain';

const OWN_MODEL = { ruleIds: ['CM-STAT-01'], nameConfirmed: false, faction: 'mercenary', set: null, subtype: null, level: 1, ranged: null, abilities: [], spells: [], spellSlots: null, stated: [], derivation: null };

/** Everything that callers may look up or refer to by slug. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'model', title: 'Models', schema: MODEL, entries: MODELS, own: { usual: () => OWN_MODEL } },
  { kind: 'faction', title: 'Factions', schema: FACTION, entries: FACTIONS },
  { kind: 'ability', title: 'Special abilities', schema: ABILITY, entries: ABILITIES },
  { kind: 'spell', title: 'Spells', schema: SPELL, entries: SPELLS.map((spell) => ({ ...spell, effect: spell.slug })), own: OWN_SPELL },
  { kind: 'condition', title: 'Conditions', schema: CONDITION, entries: CONDITIONS },
  { kind: 'terrain', title: 'Terrain', schema: TERRAIN_KIND, entries: TERRAIN },
  { kind: 'scenario', title: 'Scenarios', schema: SCENARIO, entries: SCENARIOS },
  { kind: 'order', title: 'Orders', schema: ORDER, entries: ORDERS },
];
