import type { Trial } from '../trial';
import { BATTLESYSTEM_TRIAL } from './battlesystem';
import { CHAINMAIL_SCENARIOS_TRIAL, CHAINMAIL_TRIAL } from './chainmail';
import { TOY_TRIAL } from './toy';

/** Every game that can be played; a ruleset with a game brings its trial here. */
export const TRIALS: readonly Trial[] = [TOY_TRIAL, CHAINMAIL_TRIAL, CHAINMAIL_SCENARIOS_TRIAL, BATTLESYSTEM_TRIAL];
