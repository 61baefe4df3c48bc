import type { CatalogKind } from '../../../kernel/ruleset/catalog';
import { CARD_ROWS } from './card-rows';
import { FORMATIONS } from './formations';
import { INDIVIDUALS } from './individuals';
import { MISSILE_WEAPONS } from './missile-weapons';
import { SCENARIOS } from './scenarios';
import { CARD_ROW, FORMATION, INDIVIDUAL, MISSILE_WEAPON, OBSTACLE, SCENARIO, TERRAIN_KIND, TROOP_TYPE } from './shapes';
import { OBSTACLE_KINDS, TERRAIN } from './terrain';
import { TROOP_TYPES } from './troop-types';

const OWN_TROOP_TYPE = { ruleIds: ['BS-TROOP-01'], missile: null, weaponLength: 1, traits: [] };
const OWN_MISSILE_WEAPON = { ruleIds: ['BS-MISSILE-02'], volleysPerTurn: 1 };
const OWN_INDIVIDUAL = { ruleIds: ['BS-CMD-01'], commandDiameter: 0 };

/** Everything that callers may look up or refer to by slug. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'troop-type', title: 'Troop types', schema: TROOP_TYPE, entries: TROOP_TYPES, own: { usual: () => OWN_TROOP_TYPE } },
  { kind: 'individual', title: 'Heroes and commanders', schema: INDIVIDUAL, entries: INDIVIDUALS, own: { usual: () => OWN_INDIVIDUAL } },
  { kind: 'missile-weapon', title: 'Missile weapons', schema: MISSILE_WEAPON, entries: MISSILE_WEAPONS, own: { usual: () => OWN_MISSILE_WEAPON } },
  { kind: 'terrain', title: 'Terrain', schema: TERRAIN_KIND, entries: TERRAIN },
  { kind: 'obstacle', title: 'Obstacles', schema: OBSTACLE, entries: OBSTACLE_KINDS },
  { kind: 'formation', title: 'Formations', schema: FORMATION, entries: FORMATIONS },
  { kind: 'scenario', title: 'Scenarios', schema: SCENARIO, entries: SCENARIOS },
  { kind: 'card-row', title: 'The house reference card', schema: CARD_ROW, entries: CARD_ROWS },
];
