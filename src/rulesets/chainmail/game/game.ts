import { playable } from '../../../kernel/ruleset/playable';
import { CHAINMAIL_RULES } from './rules';

export const chainmailGame = playable(CHAINMAIL_RULES);
