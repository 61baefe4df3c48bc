import type { CitedEvent } from '../../../src/kernel/ruleset/event';
import type { Refusal } from '../../../src/kernel/ruleset/refusal';
import { SeededDice } from '../../../src/kernel/table/dice';
import { misconduct } from '../conduct';
import { randomGames } from '../random-play';
import type { Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 7. */
export const citations: Law = {
  number: 7,
  says: 'every event, modifier, throw, offer and refusal cites a known rule id',
  breaches(trial) {
    const found = new Violations();
    const known = new Set(trial.rulebook.map(({ id }) => id));
    const cites = (rule: string, what: string, value: unknown): void => found.expect(known.has(rule), `${what} cites an unknown rule`, () => `${rule} in ${shown(value)}`);
    const { game } = trial;
    for (const { setup } of trial.badSetups) {
      const made = game.create(setup, new SeededDice('bad'));
      if (!made.ok) refusals(found, cites, made.refusals);
    }
    for (const { steps } of randomGames(trial, 4)) {
      for (const { ruling } of steps) {
        ruling.events.forEach((event) => citedEvent(cites, event));
        ruling.thrown.forEach((each) => cites(each.rule, 'a throw', each));
        const { position } = ruling;
        const outcome = game.outcome(position);
        if (outcome !== null) {
          cites(outcome.rule, 'an outcome', outcome);
          continue;
        }
        for (const seat of game.seats(position)) {
          for (const offer of game.legalActions(position, seat)) if ('family' in offer) cites(offer.rule, 'an offer', offer);
          refusals(found, cites, game.blockedActions(position, seat).map(({ refusal }) => refusal));
        }
        refusals(found, cites, refusedBy(trial, position));
      }
    }
    return found.list;
  },
};

type Cites = (rule: string, what: string, value: unknown) => void;

function citedEvent(cites: Cites, event: CitedEvent): void {
  cites(event.rule, 'an event', event);
  for (const modifier of event.modifiers ?? []) cites(modifier.rule, 'a modifier', modifier);
}

function refusedBy(trial: Trial, position: Parameters<Trial['invariants']>[0]): readonly Refusal[] {
  const { game } = trial;
  const own = position.suspended === null ? game.toAct(position).flatMap((seat) => trial.trespasses(position, seat).map((each) => ({ ...each, seat }))) : [];
  return [...own, ...misconduct(trial, position)].flatMap(({ seat, action }) => {
    const ruling = game.apply(position, seat, action, new SeededDice('trespass'));
    return ruling.ok ? [] : ruling.refusals;
  });
}

function refusals(found: Violations, cites: Cites, list: readonly Refusal[]): void {
  for (const refusal of list) {
    cites(refusal.rule, 'a refusal', refusal);
    found.expect(/^[a-z][a-z0-9-]*(\.[a-z0-9-]+)+$/.test(refusal.code), 'a refusal has no proper code', () => shown(refusal));
    found.expect(refusal.message.length > 0, 'a refusal has no sentence', () => shown(refusal));
  }
}
