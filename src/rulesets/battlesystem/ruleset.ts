import type { Game } from '../../kernel/ruleset/game';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { CATALOG } from './catalog';
import { battlesystemGame } from './game/game';
import { army, sideOf } from './procedures/army';
import { attack } from './procedures/attack';
import { chargeCheck } from './procedures/charge-check';
import { initiative } from './procedures/initiative';
import { melee } from './procedures/melee';
import { moraleCheck } from './procedures/morale-check';
import { movement } from './procedures/movement';
import { opportunityFire } from './procedures/opportunity-fire';
import { rally } from './procedures/rally';
import { retreat } from './procedures/retreat';
import { RULEBOOK } from './rulebook';
import { SOURCES } from './rulebook/sources';

export const battlesystem: Ruleset = {
  id: 'battlesystem',
  name: 'Battlesystem',
  edition: '2nd edition, 1989',
  summary: 'Fantasy battles between units of ranked figures. Only a sample of the book is known; public descriptions and house rules complete it, and every figure says which it is.',
  sources: Object.entries(SOURCES).map(([name, source]) => ({ name, ...source })),
  rulebook: RULEBOOK,
  catalog: CATALOG,
  procedures: [attack, melee, opportunityFire, moraleCheck, rally, retreat, initiative, chargeCheck, movement, army],
  game: battlesystemGame as unknown as Game,
  army: { procedure: army, part: 'armies', sideOf },
};
