import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { CATALOG } from './catalog';
import { attack } from './procedures/attack';
import { chargeCheck } from './procedures/charge-check';
import { initiative } from './procedures/initiative';
import { moraleCheck } from './procedures/morale-check';
import { rally } from './procedures/rally';
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
  procedures: [attack, moraleCheck, rally, initiative, chargeCheck],
  game: null,
};
