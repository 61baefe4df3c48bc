import type { Offer, Seat } from '../../../src/kernel/table/table';
import { ScriptedDice, SeededDice } from '../../../src/kernel/table/dice';
import { misconduct } from '../conduct';
import { randomGames, type Step } from '../random-play';
import type { Action, Position, Trial } from '../trial';
import { shown, Violations } from '../violations';
import type { Law } from './law';

/** Law 2. */
export const offers: Law = {
  number: 2,
  says: 'every offer and example applies; every trespass just beyond the rules is refused with a code',
  breaches(trial) {
    const found = new Violations();
    for (const { setup, code } of trial.badSetups) {
      const made = trial.game.create(setup, new SeededDice('bad'));
      found.expect(!made.ok && made.refusals.some((refusal) => refusal.code === code), `a bad set-up is not refused with ${code}`, () => shown(made));
    }
    for (const record of randomGames(trial, 4)) {
      if (record.fault) found.add('an offer is refused', record.fault);
      for (const step of record.steps) {
        found.attempt('an offer', () => everyOfferApplies(trial, found, step.ruling.position));
        found.attempt('a trespass', () => everyTrespassIsRefused(trial, found, step.ruling.position));
        found.attempt('a wrong face', () => wrongFacesAreRefused(trial, found, step));
      }
    }
    found.attempt('a bot', () => botsKeepTheRules(trial, found));
    return found.list;
  },
};

function everyOfferApplies({ game }: Trial, found: Violations, position: Position): void {
  const toAct = game.toAct(position);
  for (const seat of game.seats(position)) {
    const list = game.legalActions(position, seat);
    found.expect(toAct.includes(seat) === list.length > 0, 'offers and the seats to act disagree', () => `${seat} has ${list.length} offers, to act: ${toAct.join()}`);
    for (const offer of list) offerApplies(game, found, position, seat, offer);
    const otherwise = position.suspended?.decision?.otherwise[seat];
    if (otherwise !== undefined) applies(game, found, position, seat, { type: 'answer', decision: position.suspended!.id, answer: otherwise });
  }
}

function offerApplies(game: Trial['game'], found: Violations, position: Position, seat: Seat, offer: Offer<Action>): void {
  if ('exactly' in offer) return applies(game, found, position, seat, offer.exactly);
  applies(game, found, position, seat, offer.example);
  for (let i = 0; i < 3; i++) applies(game, found, position, seat, game.draw(position, seat, offer, new SeededDice(`member ${i}`)));
}

function applies(game: Trial['game'], found: Violations, position: Position, seat: Seat, action: Action): void {
  const ruling = game.apply(position, seat, action, new SeededDice('offer'));
  if (!ruling.ok) return found.add('an offer is refused', `${seat} ${shown(action)}: ${shown(ruling.refusals)}`);
  found.expect(ruling.events.length > 0, 'an action tells nothing', () => shown(action));
}

function everyTrespassIsRefused(trial: Trial, found: Violations, position: Position): void {
  const { game } = trial;
  if (game.outcome(position) !== null) return;
  const own = position.suspended === null ? game.toAct(position).flatMap((seat) => trial.trespasses(position, seat).map((each) => ({ ...each, seat }))) : [];
  for (const { seat, action, code } of [...own, ...misconduct(trial, position)]) {
    const ruling = game.apply(position, seat, action, new SeededDice('trespass'));
    const codes = ruling.ok ? 'taken' : ruling.refusals.map((refusal) => refusal.code).join();
    found.expect(codes === code, `a trespass is not refused with ${code}`, () => `${seat} ${shown(action)}: ${codes}`);
  }
}

function wrongFacesAreRefused({ game }: Trial, found: Violations, { before, seat, action, ruling }: Step): void {
  if (before === null) return;
  const apply = (faces: readonly number[]): string => {
    const ruled = game.apply(before, seat!, action!, new ScriptedDice(faces));
    return ruled.ok ? 'taken' : ruled.refusals.map((refusal) => refusal.code).join();
  };
  const more = apply([...ruling.faces, 1]);
  const waits = ruling.position.suspended?.rolls;
  if (!waits) found.expect(more === 'rolls.left-over', 'a face too many is not refused', () => `${shown(action)}: ${more}`);
  for (const face of ruling.faces.length > 0 ? [0, -1, 1.5, 100_000] : []) {
    const wrong = apply([...ruling.faces.slice(0, -1), face]);
    found.expect(wrong === 'rolls.impossible', 'an impossible face is not refused', () => `${face} in ${shown(action)}: ${wrong}`);
  }
}

function botsKeepTheRules({ game, setups, longest }: Trial, found: Violations): void {
  for (const bot of game.bots) {
    for (const { name, setup } of setups) {
      const dice = new SeededDice(`${bot.id}/${name}`);
      let ruling = game.create(setup, dice);
      for (let taken = 0; ruling.ok && game.outcome(ruling.position) === null; taken++) {
        const { position } = ruling;
        const seat = game.toAct(position)[0]!;
        const action = bot.decide(game.view(position, seat), seat, game.legalActions(position, seat), dice);
        ruling = game.apply(position, seat, action, dice);
        if (taken > (longest ?? 3000)) return found.add('a bot never ends', bot.id);
      }
      if (!ruling.ok) found.add('a bot breaks the rules', `${bot.id}: ${shown(ruling.refusals)}`);
    }
  }
}
