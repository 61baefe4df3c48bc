/** Verifies a finished game offline: npm run verify -- replay.ndjson, or the replay on stdin. Ends with 1 when anything is not as it should be. */
import { readFileSync } from 'node:fs';
import { RULESETS } from '../src/rulesets';
import { verifyReplay } from '../src/sessions/core/verify-replay';

const STDIN = 0;
const verdict = verifyReplay(readFileSync(process.argv[2] ?? STDIN, 'utf8'), RULESETS);
for (const line of verdict.told) console.log(line);
console.log(verdict.verified ? 'Verified: every throw and every state came out again.' : 'NOT verified.');
process.exitCode = verdict.verified ? 0 : 1;
