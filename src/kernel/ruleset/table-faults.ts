import type { Fault } from './refusal';

/** Faults of conduct at any table; the game names the rule that each one breaks. */
function fault(code: string, message: string): Fault<[]> {
  return { code, rule: '', tell: () => ({ message }) };
}

export const NOT_OFFERED = fault('answer.not-offered', 'That is not one of the answers on offer.');
export const NOT_ASKED = fault('answer.not-asked', 'No such decision or throw waits for this seat.');
export const WAITING = fault('action.suspended', 'An action waits for an answer or a throw; nothing else can be done before it comes.');
export const NOT_YOUR_TURN = fault('turn.not-yours', 'It is not for this seat to act now.');
export const NO_SUCH_SEAT = fault('seat.unknown', 'There is no such seat in this game.');
export const OVER = fault('game.over', 'The game has ended.');
export const ALREADY_CONCEDED = fault('concede.already', 'This seat has already given up.');
export const NO_SUCH_DECISION = fault('standing.unknown-kind', 'The game never asks for a decision of this kind.');
export const NO_SUCH_SPAN = fault('standing.unknown-span', 'The game has no such span for an answer to stand.');
export const FACES_LEFT = fault('rolls.left-over', 'More faces were given than the rules asked for.');
export const UNFIT_ANSWER = fault('standing.unfit', 'An answer to this kind of decision has another shape.');
export const NO_SUCH_STANDING = fault('standing.none', 'No such answer stands for this seat.');
export const THROW_WANTED = fault('rolls.wanted', 'The seat throws these dice itself: the faces are missing.');
export const FACES_SHORT = fault('rolls.too-few', 'Fewer faces were given than dice are wanted.');
export const NOT_COUNTABLE = fault('odds.nothing-to-count', 'Only actions of the game, answers and whole throws have odds.');
