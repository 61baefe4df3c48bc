import { relate } from '../../../kernel/ruleset/relate';
import type { Rule } from '../../../kernel/ruleset/rule';
import { ACTIONS } from './actions';
import { ARMIES } from './armies';
import { CHARGE } from './charge';
import { COMMAND } from './command';
import { CONVENTIONS } from './conventions';
import { CREATURES } from './creatures';
import { EXAMPLES } from './examples';
import { FIRE_AND_MOVEMENT } from './fire-and-movement';
import { GROUND } from './ground';
import { MAGIC } from './magic';
import { MELEE } from './melee';
import { MISSILES } from './missiles';
import { MORALE } from './morale';
import { MOVEMENT } from './movement';
import { RULINGS } from './rulings';
import { SEQUENCE } from './sequence';
import { SIEGES } from './sieges';
import { TROOPS } from './troops';

/** Every numbered rule, ruling and example of the game, in the order of the list. */
export const RULEBOOK: readonly Rule[] = relate([
  ...CONVENTIONS,
  ...SEQUENCE,
  ...TROOPS,
  ...MORALE,
  ...COMMAND,
  ...MOVEMENT,
  ...CHARGE,
  ...FIRE_AND_MOVEMENT,
  ...GROUND,
  ...MELEE,
  ...MISSILES,
  ...MAGIC,
  ...ARMIES,
  ...CREATURES,
  ...SIEGES,
  ...RULINGS,
  ...EXAMPLES,
  ...ACTIONS,
]);
