import { relate } from '../../../kernel/ruleset/relate';
import type { Rule } from '../../../kernel/ruleset/rule';
import { ARMY } from './army';
import { BEFORE_THE_BATTLE } from './before-the-battle';
import { CHARACTERS } from './characters';
import { COMBAT } from './combat';
import { COMMAND } from './command';
import { CONVENTIONS } from './conventions';
import { EXAMPLES } from './examples';
import { MAGIC } from './magic';
import { MOVEMENT } from './movement';
import { POINTS } from './points';
import { PREPARING } from './preparing';
import { RULINGS } from './rulings';
import { SHOOTING } from './shooting';
import { THREAT } from './threat';

/** Every numbered rule, ruling and example of the game, in the order of the list. */
export const RULEBOOK: readonly Rule[] = relate([
  ...CONVENTIONS,
  ...ARMY,
  ...PREPARING,
  ...BEFORE_THE_BATTLE,
  ...THREAT,
  ...SHOOTING,
  ...MOVEMENT,
  ...COMBAT,
  ...COMMAND,
  ...CHARACTERS,
  ...MAGIC,
  ...POINTS,
  ...RULINGS,
  ...EXAMPLES,
]);
