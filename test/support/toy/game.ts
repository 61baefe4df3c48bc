import { playable } from '../../../src/kernel/ruleset/playable';
import { TOY_RULES } from './rules';

export const toyGame = playable(TOY_RULES);
