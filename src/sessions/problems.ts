import type { Refusal } from '../kernel/ruleset/refusal';
import { NotFound, Problem, type ProblemError } from '../platform/http/problem';

/** What the rules, or the conduct of a session, do not allow: 422 with every reason. */
export function refusedBy(refusals: readonly Refusal[], at: string): Problem {
  const errors = refusals.map(({ pointer, code, message, rule, facts }): ProblemError => ({ pointer: `${at}${pointer ?? ''}`, code, message, ...(rule === '' ? {} : { rule }), facts }));
  return new Problem(422, refusals[0]?.code ?? 'refused', 'It is not allowed', refusals.map(({ message }) => message).join(' '), errors);
}

/** One reason of our own, in the shape of every other. */
export function unprocessable(code: string, message: string, pointer: string, facts?: object): Problem {
  return new Problem(422, code, 'It is not allowed', message, [{ pointer, code, message, ...(facts === undefined ? {} : { facts }) }]);
}

export function noSuchSession(): Problem {
  return new NotFound('session.unknown', 'There is no such session, or it is not for you to see.');
}

export const NO_TOKEN = new Problem(401, 'token.missing', 'A token is needed', 'Send the token of a seat or of the creator as Authorization: Bearer.');
export const BAD_TOKEN = new Problem(401, 'token.unknown', 'The token is not valid', 'No such token is valid for this session.');
export const OLD_TOKEN = new Problem(401, 'token.expired', 'The token has expired', 'The creator of the session can issue a new one.');
export const BAD_TICKET = new Problem(401, 'ticket.unknown', 'The ticket is not valid', 'A ticket opens one stream within a minute of its issue.');
export const NOT_CREATOR = new Problem(403, 'token.not-creator', 'Not yours to do', 'Only the creator of the session may do this.');
export const NOT_A_SEAT = new Problem(403, 'token.not-a-seat', 'Not yours to do', 'Only a seat may do this.');
export const OTHER_SEAT = new Problem(403, 'token.other-seat', 'Not yours to do', 'The token belongs to another seat.');

/** Somebody else was faster. */
export function versionConflict(current: number): Problem {
  const message = `The session is at version ${current}.`;
  return new Problem(409, 'version.conflict', 'The session has moved on', message, [{ pointer: '', code: 'version.conflict', message, facts: { version: current } }]);
}

/** The same key came with another request. */
export function otherBody(): Problem {
  return unprocessable('idempotency.other-body', 'This Idempotency-Key was used for another request.', '');
}
