import type { Rule } from '../../../kernel/ruleset/rule';
import { ACTIONS } from './actions';
import { ATTACK } from './attack';
import { COMMAND } from './command';
import { DICE } from './dice';
import { EXAMPLES } from './examples';
import { FORMATION } from './formation';
import { GEOMETRY } from './geometry';
import { MELEE } from './melee';
import { MISSILE } from './missile';
import { MORALE } from './morale';
import { MOVEMENT } from './movement';
import { relate } from '../../../kernel/ruleset/relate';
import { ROSTER } from './roster';
import { RULINGS } from './rulings';
import { SCENARIO } from './scenario';
import { SEQUENCE } from './sequence';
import { TERRAIN } from './terrain';

export { SOURCES } from './sources';

/** Every numbered rule, ruling, example and action of the game, in the order of the list. */
export const RULEBOOK: readonly Rule[] = relate([
  ...DICE,
  ...GEOMETRY,
  ...ROSTER,
  ...SEQUENCE,
  ...ATTACK,
  ...FORMATION,
  ...MOVEMENT,
  ...TERRAIN,
  ...MELEE,
  ...MISSILE,
  ...MORALE,
  ...SCENARIO,
  ...COMMAND,
  ...RULINGS,
  ...EXAMPLES,
  ...ACTIONS,
]);
