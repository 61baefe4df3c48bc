import { Type } from '@sinclair/typebox';
import { NO_DICE, ScriptedDice, SeededDice } from '../table/dice';
import { contest, total } from '../table/questions';
import { chooseOne, type Decision, type Json, type Seat } from '../table/table';
import type { CitedEvent } from './event';
import type { Game, Ruling, TableAction } from './game';
import type { GameRules } from './game-rules';
import { JournalMismatch, type Play } from './play';
import { playable } from './playable';
import type { Position } from './position';
import { granted } from './refusal';

interface State {
  readonly turn: number;
  readonly gone: readonly Seat[];
  readonly notes: readonly Json[];
  /** What only `a` knows. */
  readonly secret: number;
}
interface Action {
  readonly type: 'act' | 'wait';
}
type Told = CitedEvent & { readonly note?: Json };
type Script = (play: Play<State, Told>, note: (value: Json) => void) => void;
type Here = Position<State, Action>;
type TestGame = Game<State, Action, Told, readonly Seat[], State>;

const RULE = 'T-01';
const ANY = Type.Unknown();

/** A game in which the only action runs a script, so that each test shows one way of play. */
function gameOf(script: Script, more: Partial<GameRules<State, Action, Told, readonly Seat[], State>> = {}): TestGame {
  let seats: readonly Seat[] = [];
  return playable<State, Action, Told, readonly Seat[], State>({
    cites: { turn: RULE, end: RULE, concede: RULE, dice: RULE },
    setup: ANY,
    action: ANY,
    decisions: { pick: { rule: RULE, answer: Type.Integer() }, hide: { rule: RULE, answer: Type.Integer() } },
    create(given) {
      seats = given;
      return granted({ turn: 0, gone: [], notes: [], secret: 0 });
    },
    seats: () => seats,
    toAct: ({ turn, gone }) => (seats.includes(seats[turn % seats.length]!) && !gone.includes(seats[turn % seats.length]!) ? [seats[turn % seats.length]!] : []),
    proceed: (play) => void (play.state = { ...play.state, turn: play.state.turn + 1 }),
    offers: () => [{ exactly: { type: 'act' } }],
    blocked: () => [],
    envelope: () => granted(null),
    perform(play, _seat, { type }) {
      if (type === 'act') script(play, (value) => note(play, value));
      play.tell({ type: 'acted', rule: RULE });
      play.state = { ...play.state, turn: play.state.turn + 1 };
      return null;
    },
    concede(play, seat) {
      if (play.state.gone.includes(seat)) return;
      play.state = { ...play.state, gone: [...play.state.gone, seat] };
      play.tell({ type: 'left', rule: RULE, note: seat });
    },
    otherwise: () => ({ type: 'wait' }),
    spans: ({ turn }) => ({ turn, game: 0 }),
    view: (state, seat) => (seat === 'a' ? state : { ...state, secret: 0 }),
    witness: (event) => event,
    redeal: (view, seat, table) => (seat === 'a' ? view : { ...view, secret: table.ask(total(1, 3), { rule: RULE, purpose: 'secret', by: 'a' }) }),
    draw: () => ({ type: 'act' }),
    drawAnswer: (_state, _seat, _decision, _offer, dice) => dice.next(6),
    tellApart: (_before, { notes }) => notes,
    outcome: ({ gone }) => (seats.length - gone.length < 2 ? { places: [], rule: RULE, reason: 'one is left' } : null),
    bots: [],
    setups: [{ id: 'any', title: 'Any', setup: [] }],
    ...more,
  });
}

function note(play: Play<State, Told>, value: Json): void {
  play.state = { ...play.state, notes: [...play.state.notes, value] };
  play.tell({ type: 'noted', rule: RULE, note: value });
}

function ok(ruling: Ruling<Here, unknown>): Extract<typeof ruling, { ok: true }> {
  if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
  return ruling;
}

function codes(ruling: Ruling<Here, unknown>): readonly string[] {
  return ruling.ok ? ['taken'] : ruling.refusals.map(({ code }) => code);
}

function opened(game: TestGame, ...seats: readonly Seat[]): Here {
  return ok(game.create(seats, NO_DICE)).position;
}

const acts = { type: 'act' } as const;
const asks = (game: TestGame, position: Here, dice = NO_DICE as typeof NO_DICE | SeededDice): Here => ok(game.apply(position, game.toAct(position)[0]!, acts, dice)).position;

function pick(seat: Seat, over: Partial<Decision<number>> = {}): Decision<number> {
  return { kind: 'pick', rule: RULE, about: [], seats: [seat], sealed: false, offers: () => [1, 2, 3].map((exactly) => ({ exactly })), otherwise: () => 1, ...over };
}

const first = contest({ sides: 20, modifiers: [0, 0, 0], best: 'highest', ties: 'tied-reroll' });

describe('own dice', () => {
  const game = gameOf((play, noted) => noted(play.ask(first, { rule: RULE, purpose: 'first', by: ['a', 'b', 'c'] })));
  const throwing = (position: Here, seat: Seat, ...faces: number[]): Ruling<Here, unknown> => game.apply(position, seat, { type: 'throw', decision: position.suspended!.id, faces }, NO_DICE);

  test('each contender throws its own die, and only those who tie throw again', () => {
    let position = asks(game, opened(game, 'a', 'b', 'c'));
    const owed: string[] = [];
    for (const face of [20, 3, 20, 5, 9]) {
      const [seat] = game.toAct(position);
      owed.push(`${seat} ${position.suspended!.rolls!.notation}`);
      position = ok(throwing(position, seat!, face)).position;
    }
    expect(owed).toEqual(['a 1d20', 'b 1d20', 'c 1d20', 'a 1d20', 'c 1d20']);
    expect(position.state.notes).toEqual([2]);
  });

  test('the ledger keeps the whole throw once it is complete', () => {
    let ruling: Ruling<Here, unknown> = game.apply(opened(game, 'a', 'b', 'c'), 'a', acts, NO_DICE);
    for (const face of [7, 8, 9]) ruling = throwing(ok(ruling).position, game.toAct(ok(ruling).position)[0]!, face);
    expect(ok(ruling).thrown).toMatchObject([{ notation: '3d20', faces: [7, 8, 9] }]);
    expect(ok(ruling).faces).toEqual([]);
  });

  test('wrong faces are refused before anything runs, whatever the others have done', () => {
    const position = asks(game, opened(game, 'a', 'b', 'c'));
    expect(codes(throwing(position, 'a', 21))).toEqual(['rolls.impossible']);
    expect(codes(throwing(position, 'a', 1, 2))).toEqual(['rolls.left-over']);
    expect(codes(throwing(position, 'a'))).toEqual(['rolls.too-few']);
    expect(codes(throwing(position, 'b', 1))).toEqual(['answer.not-asked']);
    expect(codes(game.apply(position, 'a', { type: 'throw', decision: position.suspended!.id }, NO_DICE))).toEqual(['rolls.wanted']);
  });

  test('one seat may throw its own dice while the service throws for the others', () => {
    const service = new SeededDice('service');
    const dice = { next: (sides: number, by?: Seat) => (by === 'b' ? 0 : service.next(sides)) };
    const ruling = ok(game.apply(opened(game, 'a', 'b', 'c'), 'a', acts, dice));
    expect(ruling.faces).toHaveLength(1);
    expect(game.toAct(ruling.position)).toEqual(['b']);
    const done = ok(game.apply(ruling.position, 'b', { type: 'throw', decision: ruling.position.suspended!.id, faces: [20] }, dice));
    expect(done.thrown[0]!.faces.slice(0, 2)).toEqual([ruling.faces[0], 20]);
  });
});

describe('leaving', () => {
  const game = gameOf((play, noted) => noted(play.ask(total(2, 6), { rule: RULE, purpose: 'two', by: 'a' })));

  test('for a seat that leaves while it owes dice any other may throw, and it is gone afterwards', () => {
    const waiting = asks(game, opened(game, 'a', 'b', 'c'));
    const leaving = ok(game.apply(waiting, 'a', { type: 'concede' }, NO_DICE)).position;
    expect(game.view(leaving, 'b').leaving).toEqual(['a']);
    expect(game.toAct(leaving)).toEqual(['b', 'c']);
    expect(codes(game.apply(leaving, 'a', { type: 'concede' }, NO_DICE))).toEqual(['concede.already']);
    const done = ok(game.apply(leaving, 'c', { type: 'throw', decision: leaving.suspended!.id, faces: [3, 4] }, NO_DICE));
    expect(done.position.state).toMatchObject({ notes: [7], gone: ['a'] });
    expect(done.position.leaving).toEqual([]);
  });

  test('with two seats giving up ends the game at once, in mid-action too', () => {
    const waiting = asks(game, opened(game, 'a', 'b'));
    const over = ok(game.apply(waiting, 'b', { type: 'concede' }, NO_DICE)).position;
    expect(game.outcome(over)).toMatchObject({ reason: 'one is left' });
  });

  test('what follows a seat that leaves may ask for dice', () => {
    const asking = gameOf(() => undefined, {
      concede(play, seat) {
        note(play, play.ask(total(1, 6), { rule: RULE, purpose: 'farewell', by: 'b' }));
        play.state = { ...play.state, gone: [...play.state.gone, seat] };
        play.tell({ type: 'left', rule: RULE, note: seat });
      },
    });
    const waiting = ok(asking.apply(opened(asking, 'a', 'b', 'c'), 'a', { type: 'concede' }, NO_DICE)).position;
    expect(asking.toAct(waiting)).toEqual(['b']);
    const done = ok(asking.apply(waiting, 'b', { type: 'throw', decision: waiting.suspended!.id, faces: [4] }, NO_DICE)).position;
    expect(done.state).toMatchObject({ notes: [4], gone: ['a'] });
  });
});

describe('decisions', () => {
  test('facts and the own default are shown while it waits', () => {
    const game = gameOf((play) => void chooseOne(play, pick('b', { facts: { path: [1, 2] }, otherwise: () => 3 })));
    const waiting = asks(game, opened(game, 'a', 'b'));
    expect(game.view(waiting, 'b').owed).toMatchObject({ kind: 'pick', facts: { path: [1, 2] }, otherwise: 3 });
    expect(game.view(waiting, 'a').owed).not.toHaveProperty('otherwise');
    expect(game.otherwise(waiting, 'b')).toEqual({ type: 'answer', decision: waiting.suspended!.id, answer: 3 });
    expect(game.otherwise(waiting, 'a')).toBeNull();
  });

  test('a family answers every fault of an answer at once, and wrong shapes never reach the rules', () => {
    const against = (pointer: string) => ({ code: 'pick.wrong', rule: RULE, message: 'no', facts: {}, pointer });
    const family = { family: 'pick', rule: RULE, bounds: { upTo: 6 }, example: 2 };
    const game = gameOf((play, noted) => noted(chooseOne(play, pick('b', { offers: () => [family], whyNot: (_, answer) => (answer.toFixed() === '9' ? [against('/0'), against('/1')] : []) }))));
    const waiting = asks(game, opened(game, 'a', 'b'));
    const answer = (value: Json): readonly string[] => codes(game.apply(waiting, 'b', { type: 'answer', decision: waiting.suspended!.id, answer: value }, NO_DICE));
    expect(answer(9)).toEqual(['pick.wrong', 'pick.wrong']);
    expect(answer('nine')).toEqual(['answer.not-offered']);
    expect(answer(5)).toEqual(['taken']);
    const [offer] = game.legalActions(waiting, 'b');
    expect(game.draw(waiting, 'b', offer!, new ScriptedDice([4]))).toEqual({ type: 'answer', decision: waiting.suspended!.id, answer: 4 });
  });

  test('an answer on offer that leaves others owed is taken as if the rules had run', () => {
    let runs = 0;
    const game = gameOf((play, noted) => {
      runs++;
      noted(play.ask(total(2, 6), { rule: RULE, purpose: 'before', by: 'a' }));
      noted([...play.choose(pick('', { kind: 'hide', seats: ['a', 'b', 'c'], sealed: true, facts: { at: 3 } })).values()]);
    });
    const asked = asks(game, opened(game, 'a', 'b', 'c'), new SeededDice('noted'));
    const { suspended } = asked;
    const answers = (position: Here, seat: Seat, answer: Json): Ruling<Here, unknown> => game.apply(position, seat, { type: 'answer', decision: suspended!.id, answer }, NO_DICE);
    const one = ok(answers(asked, 'b', 2));
    expect(runs).toBe(1);
    const offers = { a: suspended!.decision!.offers['a'], c: suspended!.decision!.offers['c'] };
    expect(one.position.suspended!.decision).toEqual({ ...suspended!.decision, offers, otherwise: { a: 1, c: 1 }, answers: { b: 2 } });
    expect(one.position).toEqual({ ...asked, suspended: { ...suspended!, journal: [suspended!.journal[0], { decision: 'hide', answers: { b: 2 } }], decision: one.position.suspended!.decision } });
    expect(one).toMatchObject({ thrown: [], faces: [], events: [{ type: 'answered', rule: RULE, decision: suspended!.id, seat: 'b' }] });
    expect(asked.suspended!.journal[1]).toEqual({ decision: 'hide', answers: {} });
    expect(codes(answers(one.position, 'b', 1))).toEqual(['answer.not-asked']);
    expect(codes(answers(one.position, 'a', 9))).toEqual(['answer.not-offered']);
    const two = ok(answers(one.position, 'c', 3)).position;
    const done = ok(answers(two, 'a', 1));
    expect(done.position.state.notes[1]).toEqual([1, 2, 3]);
    expect([runs, done.thrown, done.faces]).toEqual([3, [], []]);
  });

  test('sealed answers stay unseen until the last is in, and may come in any order', () => {
    const game = gameOf((play, noted) => noted([...play.choose(pick('a', { kind: 'hide', seats: ['a', 'b', 'c'], sealed: true }))]));
    let position = asks(game, opened(game, 'a', 'b', 'c'));
    const { id } = position.suspended!;
    for (const [seat, answer] of [['c', 3], ['a', 1]] as const) {
      const ruling = ok(game.apply(position, seat, { type: 'answer', decision: id, answer }, NO_DICE));
      expect(ruling.events).toEqual([{ type: 'answered', rule: RULE, decision: id, seat }]);
      position = ruling.position;
    }
    expect(game.view(position, 'b').owed).toMatchObject({ answered: ['a', 'c'], answers: {} });
    expect(game.view(position, 'c').owed).toMatchObject({ answers: { c: 3 } });
    position = ok(game.apply(position, 'b', { type: 'answer', decision: id, answer: 2 }, NO_DICE)).position;
    expect(position.state.notes).toEqual([[['a', 1], ['b', 2], ['c', 3]]]);
  });
});

describe('standing answers', () => {
  const game = gameOf((play, noted) => {
    noted(chooseOne(play, pick('b', { about: ['x'] })));
    noted(chooseOne(play, pick('b', { about: ['y'] })));
  });
  const stand = (position: Here, answer: Json, more: object = {}): Ruling<Here, unknown> =>
    game.apply(position, 'b', { type: 'set-standing-answer', kind: 'pick', answer, until: 'game', ...more } as TableAction, NO_DICE);

  test('the most particular one counts', () => {
    let position = opened(game, 'a', 'b');
    position = ok(stand(position, 2)).position;
    position = ok(stand(position, 3, { about: 'y' })).position;
    expect(asks(game, position).state.notes).toEqual([2, 3]);
  });

  test('setting one answers what is owed', () => {
    const waiting = asks(game, opened(game, 'a', 'b'));
    expect(ok(stand(waiting, 2)).position.state.notes).toEqual([2, 2]);
  });

  test('an answer that is not on offer is not taken, and one of another shape can not be set', () => {
    const position = ok(stand(opened(game, 'a', 'b'), 7)).position;
    expect(game.toAct(asks(game, position))).toEqual(['b']);
    expect(codes(stand(opened(game, 'a', 'b'), 'two'))).toEqual(['standing.unfit']);
    expect(codes(stand(opened(game, 'a', 'b'), 1, { until: 'never' }))).toEqual(['standing.unknown-span']);
  });

  test('it ends with its span and can be dropped, and others see neither what nor for what', () => {
    const ruling = ok(stand(opened(game, 'a', 'b'), 2, { until: 'turn' }));
    expect(game.witness(ruling.events as never, 'a')).toEqual([{ type: 'standing-answer-changed', rule: RULE, seat: 'b' }]);
    const dropped = ok(game.apply(ruling.position, 'b', { type: 'drop-standing-answer', kind: 'pick' }, NO_DICE)).position;
    expect(dropped.standing).toEqual([]);
    expect(codes(game.apply(dropped, 'b', { type: 'drop-standing-answer', kind: 'pick' }, NO_DICE))).toEqual(['standing.none']);
    const later = ok(game.apply(ruling.position, 'a', { type: 'wait' }, NO_DICE)).position;
    expect(later.standing).toEqual([]);
  });
});

test('a journal of other rules is noticed, not thrown away', () => {
  const old = gameOf((play) => {
    play.ask(total(2, 6), { rule: RULE, purpose: 'old', by: 'a' });
    chooseOne(play, pick('b'));
  });
  const waiting = asks(old, opened(old, 'a', 'b'), new SeededDice('journal'));
  const newer = gameOf((play) => void chooseOne(play, pick('b')));
  newer.create(['a', 'b'], NO_DICE);
  expect(() => newer.apply(waiting, 'b', { type: 'answer', decision: waiting.suspended!.id, answer: 1 }, NO_DICE)).toThrow(JournalMismatch);
});

describe('what others cannot know', () => {
  const game = gameOf((play, noted) => {
    noted(play.ask(total(1, 2), { rule: RULE, purpose: 'coin', by: 'a' }));
    noted(play.state.secret > 2 ? 'high' : 'low');
    noted(chooseOne(play, pick('b')));
  });
  const secretly = (position: Here, secret: number): Here => ({ ...position, state: { ...position.state, secret } });

  test('a redeal keeps the suspended action and contradicts nothing that was seen', () => {
    const waiting = asks(game, secretly(opened(game, 'a', 'b'), 3), new SeededDice('redeal'));
    const guesses = Array.from({ length: 20 }, (_, i) => game.redeal(waiting, 'b', new SeededDice(`guess ${i}`)));
    expect(guesses.every((guess) => guess.suspended?.id === waiting.suspended!.id)).toBe(true);
    expect(new Set(guesses.map((guess) => guess.state.secret))).toEqual(new Set([3]));
  });

  test('the odds of an action count every deal that fits what the seat knows', () => {
    const position = { ...secretly(opened(game, 'a', 'b'), 3), state: { turn: 1, gone: [], notes: [], secret: 3 } };
    const odds = game.odds(position, 'b', acts);
    if (!odds.ok) throw new Error(JSON.stringify(odds.fault));
    const shares = Object.fromEntries(odds.outcomes.values.map((value, i) => [JSON.stringify(value), Number(odds.outcomes.weights[i]) / Number(odds.outcomes.total)]));
    expect(shares).toEqual({ '[1,"low",1]': 1 / 3, '[2,"low",1]': 1 / 3, '[1,"high",1]': 1 / 6, '[2,"high",1]': 1 / 6 });
    expect(odds.assumed).toEqual([{ kind: 'pick', rule: RULE, seat: 'b', answer: 1 }]);
  });

  test('the odds of an answer go on from the journal', () => {
    const waiting = asks(game, secretly(opened(game, 'a', 'b'), 3), new SeededDice('redeal'));
    const odds = game.odds(waiting, 'b', { type: 'answer', decision: waiting.suspended!.id, answer: 2 });
    expect(odds).toMatchObject({ ok: true, outcomes: { values: [[...waiting.state.notes, 2]], weights: [1] } });
    expect(game.odds(waiting, 'b', { type: 'answer', decision: waiting.suspended!.id, answer: 9 })).toMatchObject({ ok: false, fault: { refusals: [{ code: 'answer.not-offered' }] } });
    expect(game.odds(waiting, 'a', acts)).toMatchObject({ ok: false, fault: { refusals: [{ code: 'turn.not-yours' }] } });
  });
});

test('rules that go on by themselves for ever are stopped', () => {
  const game = gameOf(() => undefined, { toAct: () => [], proceed: () => undefined });
  expect(() => game.create(['a', 'b'], NO_DICE)).toThrow('for ever');
});
