import type { Game } from '../../src/kernel/ruleset/game';
import type { GameRules } from '../../src/kernel/ruleset/game-rules';
import { playable } from '../../src/kernel/ruleset/playable';
import { total } from '../../src/kernel/table/questions';
import type { ToyAction } from '../support/toy/action';
import type { ToyEvent } from '../support/toy/events';
import { TOY_RULES } from '../support/toy/rules';
import type { ToySetup } from '../support/toy/setup';
import type { ToyState } from '../support/toy/state';
import { viewFor, type ToyView } from '../support/toy/view';
import { LAWS } from './laws';
import { TOY_TRIAL } from './trials/toy';

type ToyRules = GameRules<ToyState, ToyAction, ToyEvent, ToySetup, ToyView>;

/** What a law finds against the toy with one rule broken. */
function breaches(number: number, change: Partial<ToyRules>): readonly string[] {
  const trial = { ...TOY_TRIAL, game: playable<ToyState, ToyAction, ToyEvent, ToySetup, ToyView>({ ...TOY_RULES, ...change }) as unknown as Game, setups: TOY_TRIAL.setups.slice(1, 3), games: 10 };
  return LAWS.find((law) => law.number === number)!.breaches(trial);
}

let counter = 0;

describe('the laws notice', () => {
  const perform: ToyRules['perform'] = (play, seat, action) => {
    const refusal = TOY_RULES.perform(play, seat, action);
    if (refusal === null) play.tell({ type: 'turn-begun', rule: 'TOY-TURN-01', seat: `${counter++}` });
    return refusal;
  };

  test('law 1: rules that remember', () => {
    expect(breaches(1, { perform })).not.toEqual([]);
  });

  test('law 2: an offer that is refused', () => {
    const offers: ToyRules['offers'] = (state, seat) => [...TOY_RULES.offers(state, seat), { exactly: { type: 'move', model: 'm99', path: 'n' } }];
    expect(breaches(2, { offers })).not.toEqual([]);
  });

  test('law 3: a story told otherwise the second time', () => {
    expect(breaches(3, { perform })).not.toEqual([]);
  });

  test('law 4: a state that JSON changes', () => {
    const create: ToyRules['create'] = (setup) => {
      const made = TOY_RULES.create(setup);
      return made.ok ? { ok: true, value: { ...made.value, rounds: made.value.rounds, ended: null, size: made.value.size, taken: -0 } } : made;
    };
    expect(breaches(4, { create })).not.toEqual([]);
  });

  test('law 5: a view that shows a relic', () => {
    const view: ToyRules['view'] = (state, seat) => ({ ...viewFor(state, seat), sides: state.sides });
    expect(breaches(5, { view })).not.toEqual([]);
  });

  test('law 6: odds that play does not know', () => {
    const tellApart: ToyRules['tellApart'] = (before, after) => ({ ...(TOY_RULES.tellApart(before, after) as object), ever: counter++ % 2 });
    expect(breaches(6, { tellApart })).not.toEqual([]);
  });

  test('law 7: an unknown rule', () => {
    const proceed: ToyRules['proceed'] = (play) => {
      play.ask(total(1, 6), { rule: 'NO-SUCH-01', purpose: 'nothing', by: 'red' });
      TOY_RULES.proceed(play);
    };
    expect(breaches(7, { proceed })).not.toEqual([]);
  });

  test('law 8: a clock that takes what is refused', () => {
    expect(breaches(8, { otherwise: () => ({ type: 'invoke', model: 'm99' }) })).not.toEqual([]);
  });

  test('law 9: a broken invariant', () => {
    const concede: ToyRules['concede'] = (play, seat) => {
      TOY_RULES.concede(play, seat);
      play.state = { ...play.state, models: play.state.models.map((model) => ({ ...model, health: 4 })) };
    };
    expect(breaches(9, { concede })).not.toEqual([]);
  });
});
