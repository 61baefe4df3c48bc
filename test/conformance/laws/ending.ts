import { NO_DICE, SeededDice } from '../../../src/kernel/table/dice';
import { randomGames } from '../random-play';
import type { Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 9 plays the rest. */
const MOST_GAMES = 60;

/** Law 8. */
export const ending: Law = {
  number: 8,
  says: 'random play ends, and a clock alone ends it too; after the outcome nobody acts',
  breaches(trial) {
    const found = new Violations();
    for (const { seed, ended, fault, last } of randomGames(trial, Math.min(trial.games ?? MOST_GAMES, MOST_GAMES))) {
      if (fault) found.add('random play breaks off', `${seed}: ${fault}`);
      else if (!ended) found.add('random play does not end', seed);
      else found.attempt('the end', () => nobodyActs(trial, found, last));
    }
    for (const { name, setup } of trial.setups) found.attempt('a clock', () => clocksEndIt(trial, found, name, setup));
    return found.list;
  },
};

/** Nobody ever acts in time, and still the game ends. */
function clocksEndIt({ game, longest }: Trial, found: Violations, name: string, setup: unknown): void {
  const dice = new SeededDice(`clock ${name}`);
  let ruling = game.create(setup, dice);
  for (let taken = 0; ruling.ok && game.outcome(ruling.position) === null; taken++) {
    if (taken > (longest ?? 3000)) return found.add('a game by the clock does not end', name);
    const { position } = ruling;
    const seat = game.toAct(position)[0]!;
    ruling = game.apply(position, seat, game.otherwise(position, seat)!, dice);
  }
  if (!ruling.ok) found.add('what a clock takes is refused', shown(ruling.refusals));
}

function nobodyActs({ game }: Trial, found: Violations, position: Position): void {
  const outcome = game.outcome(position)!;
  const seats = game.seats(position);
  found.expect(game.toAct(position).length === 0, 'somebody is to act after the end', () => shown(game.toAct(position)));
  for (const seat of seats) {
    found.expect(game.legalActions(position, seat).length === 0, 'an offer after the end', () => shown(game.legalActions(position, seat)));
    found.expect(game.blockedActions(position, seat).length === 0, 'a blocked action after the end', () => seat);
    found.expect(game.otherwise(position, seat) === null, 'a clock runs after the end', () => seat);
    const ruling = game.apply(position, seat, { type: 'concede' }, NO_DICE);
    found.expect(!ruling.ok && ruling.refusals[0]?.code === 'game.over', 'an action after the end', () => shown(ruling));
  }
  const placed = outcome.places.flatMap((place) => place.seats);
  found.expect([...placed].sort().join() === [...seats].sort().join(), 'the outcome places other seats than those that played', () => shown(outcome));
  found.expect(outcome.places[0]?.place === 1, 'nobody is first', () => shown(outcome));
}
