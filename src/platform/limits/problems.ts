import { Problem, ProblemException } from '../http/problem';
import { type Policy, WINDOW_SECONDS } from './purse';

/** The caller has spent all there is for now. */
export function limitExceeded({ name, most }: Policy, waitSeconds: number): ProblemException {
  const whose = name === 'key' ? 'A key' : 'An address without a key';
  const message = `${whose} may spend ${most} in ${WINDOW_SECONDS} seconds, and that is spent; try again in ${waitSeconds} seconds.`;
  const problem = new Problem(429, 'limit.exceeded', 'Too much at once', message, [{ pointer: '', code: 'limit.exceeded', message, facts: { limit: most, windowSeconds: WINDOW_SECONDS, retryAfterSeconds: waitSeconds } }]);
  return new ProblemException(problem, { 'retry-after': String(waitSeconds) });
}
