import { playable } from '../../../kernel/ruleset/playable';
import { BATTLE_RULES } from './rules';

export const battlesystemGame = playable(BATTLE_RULES);
