import type { CitedEvent } from '../../../src/kernel/ruleset/event';
import { SeededDice } from '../../../src/kernel/table/dice';
import type { Seat } from '../../../src/kernel/table/table';
import { alike } from '../plain';
import { randomGames } from '../random-play';
import type { Action, Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 5. */
export const secrets: Law = {
  number: 5,
  says: 'view, legal actions, seats to act, refusals and versions do not change when hidden facts do',
  breaches(trial) {
    const found = new Violations();
    let differed = false;
    for (const { steps } of randomGames(trial, 6)) {
      for (const { ruling } of steps) {
        const { position } = ruling;
        found.attempt('a redeal', () => (differed = redealLooksTheSame(trial, found, position) || differed));
        found.attempt('a sealed answer', () => sealedAnswersLookTheSame(trial, found, position));
        found.attempt('a standing answer', () => standingAnswersLookTheSame(trial, found, position));
      }
    }
    found.expect(differed || !trial.secrets, 'no redeal differs from the truth', () => 'the game says that it has secrets');
    return found.list;
  },
};

/** All that a seat, or a bystander, can learn from a position. */
function look(trial: Trial, position: Position, seat: Seat | null): unknown {
  const { game } = trial;
  const common = { sight: game.view(position, seat), toAct: game.toAct(position), version: position.actions, outcome: game.outcome(position) };
  if (seat === null) return common;
  const mayTrespass = position.suspended === null && game.toAct(position).includes(seat);
  const refusals = (mayTrespass ? trial.trespasses(position, seat) : []).map(({ action }) => game.apply(position, seat, action, new SeededDice('look')));
  return { ...common, offers: game.legalActions(position, seat), blocked: game.blockedActions(position, seat), refusals: refusals.filter((ruling) => !ruling.ok) };
}

function redealLooksTheSame(trial: Trial, found: Violations, position: Position): boolean {
  const { game } = trial;
  let differed = false;
  for (const seat of game.seats(position)) {
    const other = game.redeal(position, seat, new SeededDice(`redeal ${seat}`));
    differed ||= !alike(other.state, position.state);
    found.expect((other.suspended === null) === (position.suspended === null), 'a redeal loses the suspended action', () => shown(position.suspended));
    for (const eye of [seat, null]) {
      const sealed = position.suspended?.decision?.sealed ?? false;
      const [truth, guess] = sealed ? [game.view(position, eye).game, game.view(other, eye).game] : [look(trial, position, eye), look(trial, other, eye)];
      found.expect(alike(truth, guess), 'a redeal looks different from the truth', () => `to ${eye}: ${shown(guess)} for ${shown(truth)}`);
    }
  }
  return differed;
}

function sealedAnswersLookTheSame(trial: Trial, found: Violations, position: Position): void {
  const { suspended } = position;
  const owing = trial.game.toAct(position);
  if (!suspended?.decision?.sealed || owing.length < 2) return;
  for (const seat of owing) {
    const answers = trial.game.legalActions(position, seat).map((offer) => ('exactly' in offer ? offer.exactly : offer.example));
    looksTheSameToOthers(trial, found, 'a sealed answer', position, seat, answers);
  }
}

function standingAnswersLookTheSame(trial: Trial, found: Violations, position: Position): void {
  if (trial.game.outcome(position) !== null) return;
  for (const kind of new Set(trial.standing.map((each) => each.kind))) {
    const answers = trial.standing.filter((each) => each.kind === kind).map((each): Action => ({ type: 'set-standing-answer', ...each }));
    for (const seat of trial.game.seats(position)) if (!owes(position, seat, kind)) looksTheSameToOthers(trial, found, 'a standing answer', position, seat, answers);
  }
}

/** What is owed is answered by the standing answer, in the open where the decision is. */
function owes({ suspended }: Position, seat: Seat, kind: string): boolean {
  return suspended?.decision?.kind === kind && suspended.decision.seats.includes(seat);
}

/** Whichever of the actions a seat takes, the others see the same. */
function looksTheSameToOthers(trial: Trial, found: Violations, name: string, position: Position, seat: Seat, actions: readonly Action[]): void {
  const { game } = trial;
  let first: { readonly position: Position; readonly events: readonly CitedEvent[] } | null = null;
  for (const action of actions) {
    const ruling = game.apply(position, seat, action, new SeededDice('sealed'));
    if (!ruling.ok) return found.add(`${name} is refused`, shown(ruling.refusals));
    first ??= ruling;
    for (const eye of [...game.seats(position).filter((other) => other !== seat), null]) {
      found.expect(alike(look(trial, first.position, eye), look(trial, ruling.position, eye)), `${name} can be seen`, () => `by ${eye}: ${shown(action)}`);
      found.expect(alike(game.witness(first.events, eye), game.witness(ruling.events, eye)), `${name} is told`, () => `to ${eye}: ${shown(action)}`);
    }
  }
}
