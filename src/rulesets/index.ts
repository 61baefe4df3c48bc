import type { Ruleset } from '../kernel/ruleset/ruleset';
import { battlesystem } from './battlesystem/ruleset';
import { chainmail } from './chainmail/ruleset';
import { fantasyWarriors } from './fantasy-warriors/ruleset';
import { kingdomsAndChaos } from './kingdoms-and-chaos/ruleset';

/** Every ruleset of the service, in the order in which they are listed. */
export const RULESETS: readonly Ruleset[] = [chainmail, fantasyWarriors, kingdomsAndChaos, battlesystem];
