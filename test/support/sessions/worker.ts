import { RULESETS } from '../../../src/rulesets';
import { sessionJobs } from '../../../src/sessions/threads/jobs';
import { toyRuleset } from '../toy/ruleset';

/** The games of the service and the toy skirmish, for threads. */
export const { botTurn, odds, simulate, verify, verifyFile } = sessionJobs([...RULESETS, toyRuleset]);
