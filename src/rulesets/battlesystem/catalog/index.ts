import type { CatalogKind } from '../../../kernel/ruleset/catalog';
import { CARD_ROWS } from './card-rows';
import { FORMATIONS } from './formations';
import { INDIVIDUALS } from './individuals';
import { MISSILE_WEAPONS } from './missile-weapons';
import { SCENARIOS } from './scenarios';
import { OBSTACLE_KINDS, TERRAIN } from './terrain';
import { TROOP_TYPES } from './troop-types';

/** Everything that callers may look up or refer to by slug. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'troop-type', title: 'Troop types', entries: TROOP_TYPES },
  { kind: 'individual', title: 'Heroes and commanders', entries: INDIVIDUALS },
  { kind: 'missile-weapon', title: 'Missile weapons', entries: MISSILE_WEAPONS },
  { kind: 'terrain', title: 'Terrain', entries: TERRAIN },
  { kind: 'obstacle', title: 'Obstacles', entries: OBSTACLE_KINDS },
  { kind: 'formation', title: 'Formations', entries: FORMATIONS },
  { kind: 'scenario', title: 'Scenarios', entries: SCENARIOS },
  { kind: 'card-row', title: 'The house reference card', entries: CARD_ROWS },
];
