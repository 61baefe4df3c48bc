import type { Bot } from '../../../kernel/ruleset/game';
import type { BattleAction } from '../game/action';
import type { Battle } from '../game/state';
import { greedy } from './greedy';
import { onePly } from './one-ply';
import { randomLegal } from './random-legal';

export const BOTS: readonly Bot<Battle, BattleAction>[] = [randomLegal, greedy, onePly];
