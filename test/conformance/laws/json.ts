import { ScriptedDice } from '../../../src/kernel/table/dice';
import { alike, notPlain, throughJson } from '../plain';
import { type GameRecord, type Judgement, randomGames } from '../random-play';
import type { Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 4. */
export const json: Law = {
  number: 4,
  says: 'everything survives JSON',
  breaches(trial) {
    const found = new Violations();
    for (const record of randomGames(trial, 4)) {
      for (const { ruling } of record.steps) {
        plain(found, 'a ruling', ruling);
        readings(trial, found, ruling.position);
      }
      found.attempt('a game through JSON', () => goesOn(trial, found, record));
    }
    return found.list;
  },
};

function plain(found: Violations, name: string, value: unknown): void {
  const where = notPlain(value);
  if (where) found.add(`${name} does not survive JSON`, where);
}

function readings({ game }: Trial, found: Violations, position: Position): void {
  plain(found, 'an outcome', game.outcome(position));
  plain(found, 'a view', game.view(position, null));
  for (const seat of game.seats(position)) {
    plain(found, 'an offer', game.legalActions(position, seat));
    plain(found, 'a blocked action', game.blockedActions(position, seat));
    plain(found, 'a view', game.view(position, seat));
    if (game.outcome(position) !== null) continue;
    for (const offer of game.legalActions(position, seat)) {
      if (!('family' in offer)) continue;
      for (const about of Object.values(offer.bounds)) if (typeof about === 'string') plain(found, 'an envelope', game.envelope(position, seat, about));
    }
  }
}

/** Every position goes through JSON before the next action, and the game is the same game. */
function goesOn({ game }: Trial, found: Violations, { setup, steps, last }: GameRecord): void {
  let position: Position | null = null;
  for (const { seat, action, ruling } of steps) {
    const dice = new ScriptedDice(ruling.faces);
    const again: Judgement = position === null ? game.create(throughJson(setup), dice) : game.apply(position, seat!, throughJson(action!), dice);
    if (!again.ok) return found.add('an action after JSON is refused', `${shown(action)}: ${shown(again.refusals)}`);
    found.expect(alike(throughJson(again.events), again.events), 'events change in JSON', () => shown(action));
    position = throughJson(again.position);
  }
  found.expect(alike(position, last), 'a game through JSON ends elsewhere', () => shown(position));
}
