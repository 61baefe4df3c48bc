import { exact } from '../../../src/kernel/chance/chances';
import { SeededDice } from '../../../src/kernel/table/dice';
import type { Json, Offer, Seat } from '../../../src/kernel/table/table';
import { randomGames } from '../random-play';
import type { Action, Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

const SAMPLES = 2000;
/** Five standard deviations: one wrong alarm in about two million cells. */
const WIDEST = 5;

/** Law 6. */
export const chances: Law = {
  number: 6,
  says: 'chances add to exactly 1, and agree with seeded play',
  breaches(trial) {
    const found = new Violations();
    const { oddsOneIn = 1, oddsSampled = 40 } = trial;
    let sampled = 0;
    let offered = 0;
    for (const { steps } of randomGames(trial, 2)) {
      for (const { ruling } of steps) {
        const { position } = ruling;
        if (trial.game.outcome(position) !== null) continue;
        for (const seat of trial.game.toAct(position)) {
          for (const offer of trial.game.legalActions(position, seat)) {
            if (offered++ % oddsOneIn !== 0) continue;
            found.attempt('odds', () => {
              if (addsUp(trial, found, position, seat, plainly(offer)) && sampled < oddsSampled) {
                sampled++;
                agrees(trial, found, position, seat, plainly(offer));
              }
            });
          }
        }
      }
    }
    return found.list;
  },
};

function plainly(offer: Offer<Action>): Action {
  return 'exactly' in offer ? offer.exactly : offer.example;
}

/** Whether the odds of an action are sound and leave something to chance. */
function addsUp({ game }: Trial, found: Violations, position: Position, seat: Seat, action: Action): boolean {
  const odds = game.odds(position, seat, action);
  if (!odds.ok) {
    const expected = odds.fault.kind === 'too-large' || odds.fault.refusals[0]?.code === 'odds.nothing-to-count';
    found.expect(expected, 'an offer has no odds', () => `${shown(action)}: ${shown(odds.fault)}`);
    return false;
  }
  const { weights, total } = exact(odds.outcomes);
  found.expect(weights.reduce((sum, weight) => sum + weight, 0n) === total && weights.every((weight) => weight > 0n), 'chances do not add to 1', () => shown(action));
  return odds.outcomes.values.length > 1;
}

/** Redealt and played by seeded dice, defaults taken where choices open, an action ends as often as its odds say. */
function agrees(trial: Trial, found: Violations, position: Position, seat: Seat, action: Action): void {
  const { game } = trial;
  const odds = game.odds(position, seat, action);
  if (!odds.ok) return;
  const { values, weights, total } = exact(odds.outcomes);
  const seen = new Map<string, number>(values.map((value) => [JSON.stringify(value), 0]));
  for (let i = 0; i < SAMPLES; i++) {
    const dice = new SeededDice(`sample ${i}`);
    const dealt = game.redeal(position, seat, dice);
    const key = JSON.stringify(playedOut(trial, dealt, seat, action, dice));
    if (!seen.has(key)) return found.add('play reaches what odds do not know', `${shown(action)}: ${key}`);
    seen.set(key, seen.get(key)! + 1);
  }
  values.forEach((value, i) => {
    const chance = Number(weights[i]) / Number(total);
    const spread = Math.sqrt(SAMPLES * chance * (1 - chance)) + 1;
    const count = seen.get(JSON.stringify(value))!;
    found.expect(Math.abs(count - SAMPLES * chance) <= WIDEST * spread, 'odds and play disagree', () => `${shown(action)} ${shown(value)}: ${count} of ${SAMPLES}, not ${chance}`);
  });
}

function playedOut({ game, tellApart }: Trial, position: Position, seat: Seat, action: Action, dice: SeededDice): Json {
  let ruling = game.apply(position, seat, action, dice);
  const actions = position.actions;
  while (ruling.ok && ruling.position.suspended !== null && ruling.position.actions === actions) {
    const next: Position = ruling.position;
    const owing = game.toAct(next)[0]!;
    ruling = game.apply(next, owing, game.otherwise(next, owing)!, dice);
  }
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return tellApart(position.state, ruling.position.state);
}
