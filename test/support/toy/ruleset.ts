import type { Ruleset } from '../../../src/kernel/ruleset/ruleset';
import { toyGame } from './game';
import { TOY_PROCEDURES } from './procedures';
import { TOY_RULEBOOK } from './rulebook';

export const toyRuleset: Ruleset = {
  id: 'toy',
  name: 'Toy skirmish',
  edition: 'tests only',
  summary: 'A skirmish on squares that uses everything the kernel offers.',
  sources: [],
  rulebook: TOY_RULEBOOK,
  catalog: [],
  procedures: TOY_PROCEDURES,
  game: toyGame,
};
