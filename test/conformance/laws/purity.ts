import { ScriptedDice, SeededDice } from '../../../src/kernel/table/dice';
import { alike, frozenCopy } from '../plain';
import { randomGames, type Step } from '../random-play';
import type { Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 1. */
export const purity: Law = {
  number: 1,
  says: 'inputs survive deep-frozen; same inputs, same ruling',
  breaches(trial) {
    const found = new Violations();
    for (const { setup, steps, seed } of randomGames(trial, 4)) {
      found.attempt('create', () => samePlay(trial, found, setup, steps[0]!));
      for (const step of steps.slice(1)) {
        found.attempt(`apply ${step.action!.type}`, () => sameRuling(trial, found, step));
        found.attempt('reading', () => readsOnly(trial, found, step));
        found.attempt('seeded', () => seededAlike(trial, found, step, seed));
      }
    }
    return found.list;
  },
};

function samePlay({ game }: Trial, found: Violations, setup: unknown, { ruling }: Step): void {
  const again = game.create(frozenCopy(setup), new ScriptedDice(ruling.faces));
  found.expect(alike(again, ruling), 'the same set-up gives another ruling', () => shown(again));
}

function sameRuling({ game }: Trial, found: Violations, { before, seat, action, ruling }: Step): void {
  const position = frozenCopy(before!);
  const taken = frozenCopy(action!);
  for (let time = 0; time < 2; time++) {
    const again = game.apply(position, seat!, taken, new ScriptedDice(ruling.faces));
    found.expect(alike(again, ruling), 'the same inputs give another ruling', () => `${shown(action)} now ${shown(again)}`);
  }
  found.expect(alike(position, before), 'an action changes the position it came from', () => shown(action));
}

function readsOnly({ game }: Trial, found: Violations, { before, ruling }: Step): void {
  const position = frozenCopy(before!);
  const events = frozenCopy(ruling.events);
  game.outcome(position);
  for (const seat of game.seats(position)) {
    for (const offer of game.legalActions(position, seat)) game.draw(position, seat, offer, new SeededDice('draw'));
    game.blockedActions(position, seat);
    game.view(position, seat);
    game.redeal(position, seat, new SeededDice('redeal'));
    game.witness(events, seat);
  }
  found.expect(alike(position, before), 'reading changes the position', () => shown(position));
  found.expect(alike(events, ruling.events), 'witnessing changes the events', () => shown(events));
}

function seededAlike({ game }: Trial, found: Violations, { before, seat, action }: Step, seed: string): void {
  const [one, other] = [seed, seed].map((each) => game.apply(before!, seat!, action!, new SeededDice(each)));
  found.expect(alike(one, other), 'the same seed gives another ruling', () => shown(action));
}
