import type { Bot } from '../../../kernel/ruleset/game';
import type { ChainmailAction } from '../game/action';
import type { Skirmish } from '../game/state';
import { greedy } from './greedy';
import { onePly } from './one-ply';
import { randomLegal } from './random-legal';

export const BOTS: readonly Bot<Skirmish, ChainmailAction>[] = [randomLegal, greedy, onePly];
