import { RULESETS } from '../../rulesets';
import { sessionJobs } from './jobs';

/** Loaded by threads: the pure list of games, and nothing of the service. */
export const { botTurn, odds, simulate, verify, verifyFile } = sessionJobs(RULESETS);
