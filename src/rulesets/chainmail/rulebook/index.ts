import { relate } from '../../../kernel/ruleset/relate';
import type { Rule } from '../../../kernel/ruleset/rule';
import { ABILITIES } from './abilities';
import { ABILITY_EXAMPLES } from './ability-examples';
import { ABILITY_RULINGS } from './ability-rulings';
import { ACTIONS } from './actions';
import { CHARGE } from './charge';
import { COMMAND } from './command';
import { COMMAND_POINTS } from './command-points';
import { CONDITIONS } from './conditions';
import { CONVERSION } from './conversion';
import { DAMAGE } from './damage';
import { EXAMPLES } from './examples';
import { EXPERT } from './expert';
import { HILLS } from './hills';
import { KNOCKED_DOWN } from './knocked-down';
import { MELEE } from './melee';
import { MORALE } from './morale';
import { MOVEMENT } from './movement';
import { NEAREST } from './nearest';
import { OPPORTUNITY } from './opportunity';
import { RANGED } from './ranged';
import { ROUNDS } from './rounds';
import { ROUT } from './rout';
import { RULINGS } from './rulings';
import { SCENARIOS } from './scenarios';
import { SET_UP } from './set-up';
import { SIGHT } from './sight';
import { SPELLS } from './spells';
import { STATISTICS } from './statistics';
import { TEAMS } from './teams';
import { TERRAIN } from './terrain';
import { TURNING } from './turning';
import { WARBANDS } from './warbands';

/** Every numbered rule, ruling and example of the game, in the order of the lists. */
export const RULEBOOK: readonly Rule[] = relate([
  ...STATISTICS,
  ...WARBANDS,
  ...SET_UP,
  ...ROUNDS,
  ...COMMAND,
  ...ACTIONS,
  ...MOVEMENT,
  ...CHARGE,
  ...OPPORTUNITY,
  ...MELEE,
  ...RANGED,
  ...DAMAGE,
  ...KNOCKED_DOWN,
  ...MORALE,
  ...ROUT,
  ...NEAREST,
  ...COMMAND_POINTS,
  ...EXPERT,
  ...TERRAIN,
  ...SIGHT,
  ...HILLS,
  ...SCENARIOS,
  ...TEAMS,
  ...CONVERSION,
  ...RULINGS,
  ...EXAMPLES,
  ...ABILITIES,
  ...TURNING,
  ...SPELLS,
  ...CONDITIONS,
  ...ABILITY_RULINGS,
  ...ABILITY_EXAMPLES,
]);
