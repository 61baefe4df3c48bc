import type { CitedEvent } from '../../../src/kernel/ruleset/event';
import { isTableEvent } from '../../../src/kernel/ruleset/playable';
import { NO_DICE, ScriptedDice } from '../../../src/kernel/table/dice';
import { alike } from '../plain';
import { type GameRecord, type Judgement, randomGames } from '../random-play';
import type { Action, Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 3. */
export const replay: Law = {
  number: 3,
  says: 'a game replays from its faces to the same state, given at once or thrown by the seats that owe them',
  breaches(trial) {
    const found = new Violations();
    for (const record of randomGames(trial, 8)) {
      found.attempt('a replay', () => fromFaces(trial, found, record));
      found.attempt('a replay by throws', () => byThrows(trial, found, record));
    }
    return found.list;
  },
};

function fromFaces({ game }: Trial, found: Violations, { setup, steps, last }: GameRecord): void {
  let position: Position | null = null;
  for (const { seat, action, ruling } of steps) {
    const dice = new ScriptedDice(ruling.faces);
    const again: Judgement = position === null ? game.create(setup, dice) : game.apply(position, seat!, action!, dice);
    if (!again.ok) return found.add('a recorded action is refused', `${shown(action)}: ${shown(again.refusals)}`);
    found.expect(alike(again.events, ruling.events), 'a replay tells another story', () => shown(action));
    position = again.position;
  }
  found.expect(JSON.stringify(position) === JSON.stringify(last), 'a replay ends elsewhere', () => shown(position));
}

/** Every die is thrown by the seat that owes it, in an action of its own. */
function byThrows({ game }: Trial, found: Violations, { setup, steps }: GameRecord): void {
  let position: Position | null = null;
  for (const { seat, action, ruling } of steps) {
    const faces = [...ruling.faces];
    const events: CitedEvent[] = [];
    let again: Judgement = position === null ? game.create(setup, NO_DICE) : game.apply(position, seat!, readdressed(action!, position), NO_DICE);
    for (;;) {
      if (!again.ok) return found.add('a throw is refused', `${shown(action)}: ${shown(again.refusals)}`);
      events.push(...again.events);
      position = again.position;
      const rolls = position.suspended?.rolls;
      if (!rolls) break;
      found.expect(game.toAct(position).join() === rolls.by, 'who owes dice is not the one to act', () => shown(rolls));
      again = game.apply(position, rolls.by, { type: 'throw', decision: position.suspended!.id, faces: faces.splice(0, rolls.dice.length) }, NO_DICE);
    }
    found.expect(faces.length === 0, 'throws leave faces over', () => shown(action));
    found.expect(alike(ofGame(events), ofGame(ruling.events)), 'throws tell another story', () => `${shown(action)} ${shown(ofGame(events))}`);
    const read = (each: Position): string => JSON.stringify(each.suspended === null ? each : each.state);
    found.expect(read(position) === read(ruling.position), 'throws end elsewhere', () => shown(action));
  }
}

/** An answer to what is asked now: its id counts the throws waited for as well. */
function readdressed(action: Action, { suspended }: Position): Action {
  return suspended && 'answer' in action && 'decision' in action ? { ...action, decision: suspended.id } : action;
}

function ofGame(events: readonly CitedEvent[]): readonly CitedEvent[] {
  return events.filter((event) => !isTableEvent(event));
}
