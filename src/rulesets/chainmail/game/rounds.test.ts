import { Value } from '@sinclair/typebox/value';
import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import { actionShape } from './shapes';
import { box, open } from './testing/opening';
import { card } from './testing/setups';
import { field, play, type Played, refusedWith, type Stander } from './testing/table';
import type { Skirmish } from './state';

/** A line of marines for each side, far apart. */
function lines(south: number, north: number, is: { readonly [id: string]: Stander['is'] } = {}): Skirmish {
  const standers: { [id: string]: Stander } = {};
  for (let i = 1; i <= south; i++) standers[`a${i}`] = { side: 'south', model: 'human-marine', x: 2 * i, y: 4, ...(is[`a${i}`] ? { is: is[`a${i}`]! } : {}) };
  for (let i = 1; i <= north; i++) standers[`b${i}`] = { side: 'north', model: 'gnoll-trooper', x: 2 * i, y: 44, ...(is[`b${i}`] ? { is: is[`b${i}`]! } : {}) };
  return { ...field(standers), stage: 'end-round', turn: -1 };
}

const stand = (model: string): ChainmailAction => ({ type: 'stand', model });

/** Ends the round of a state by letting its last fresh model stand. */
function nextRound(state: Skirmish, faces: readonly number[]): Played {
  const last = state.figures.findIndex(({ side, where, down, routing }) => side === 0 && where === 'field' && !down && !routing);
  const figures = state.figures.map((figure, i) => ({ ...figure, acted: i !== last }));
  return play({ ...state, figures, stage: 'fight', turn: 0, left: 1 }, 'south', stand(figures[last]!.id), faces);
}

const first = (before: Played, seat: string, choice: string): Played => play(before.position, seat, { type: 'answer', decision: before.position.suspended!.id, answer: choice });

describe('rounds', () => {
  test('CM-ROUND-01 CM-ROUND-02 CM-TIE-01 a round begins fresh, with batches fixed and a throw for who goes first; ties are thrown again', () => {
    const state = { ...lines(2, 2), figures: lines(2, 2).figures.map((figure) => ({ ...figure, struck: true })) };
    const begun = nextRound(state, [7, 7, 3, 12]);
    expect(begun.told('round-ended')).toMatchObject([{ round: 1, quiet: { south: 1, north: 1 } }]);
    expect(begun.told('round-begun')).toMatchObject([{ round: 2, batches: { south: 1, north: 1 } }]);
    expect(begun.told('decision-opened')).toMatchObject([{ kind: 'first-player', seats: ['north'] }]);
    const after = first(begun, 'north', 'south');
    expect(after.told('initiative-won')).toMatchObject([{ seat: 'north', first: 'south' }]);
    expect(after.state).toMatchObject({ round: 2, turn: 0, left: 1 });
    expect(after.state.figures.every(({ acted, struck }) => !acted && !struck)).toBe(true);
  });

  test('CM-ROUND-04 CM-ROUND-05 fallen and routing models count for the batch, the destroyed and gone do not', () => {
    const five = lines(5, 5, { a1: { down: true, health: 0 }, a2: { routing: true }, b1: { where: 'destroyed' } });
    expect(nextRound(five, [9, 3]).told('round-begun')).toMatchObject([{ batches: { south: 2, north: 1 } }]);
    const nine = lines(9, 9, { b1: { where: 'off', exit: 'north' } });
    expect(nextRound(nine, [9, 3]).told('round-begun')).toMatchObject([{ batches: { south: 3, north: 2 } }]);
  });

  test('CM-ROUND-04 a batch keeps its size in a round in which models fall out', () => {
    const begun = first(nextRound(lines(5, 5), [9, 3]), 'south', 'south');
    const fewer = { ...begun.state, figures: begun.state.figures.map((figure) => (figure.id === 'a5' ? { ...figure, where: 'destroyed' as const } : figure)) };
    const one = play(fewer, 'south', stand('a1'));
    expect(one.state).toMatchObject({ turn: 0, left: 1 });
    expect(play(one.state, 'south', stand('a2')).state).toMatchObject({ turn: 1, left: 2 });
  });

  test('CM-ROUND-06 a model has one turn in a round', () => {
    const state = { ...lines(2, 2), stage: 'fight' as const, turn: 0, left: 2 };
    const { position } = play(state, 'south', stand('a1'));
    expect(refusedWith(position, 'south', stand('a1'))).toEqual(['model.has-acted']);
    expect(refusedWith(position, 'south', stand('b1'))).toEqual(['model.not-yours']);
    expect(refusedWith(position, 'south', stand('a2'))).toEqual(['taken']);
  });

  test('CM-ROUND-06 CM-ABIL-16a a model that has begun its turn finishes it before another of its batch starts', () => {
    const state = field(
      {
        a1: { side: 'south', model: 'human-marine', x: 10, y: 10 },
        a2: { side: 'south', model: 'human-marine', x: 30, y: 10 },
        sneak: { side: 'north', model: 'halfling-sneak', x: 10, y: 16 },
      },
      { terrain: [box('low-wall', 8, 15, 4, 0.4)] },
    );
    const { position } = play({ ...state, left: 2 }, 'south', { type: 'spot', model: 'a1', target: 'sneak' }, [5]);
    expect(refusedWith(position, 'south', stand('a2'))).toEqual(['model.other-active']);
    expect(play(position, 'south', stand('a1')).state).toMatchObject({ left: 1, active: -1, tried: [] });
  });

  test('CM-ROUND-07 a side with fewer fresh models than its batch activates those; one with none is passed over', () => {
    const all = lines(5, 5, { b1: { acted: true }, b2: { acted: true }, b3: { acted: true }, b4: { acted: true }, b5: { acted: true } });
    const state = { ...all, stage: 'fight' as const, turn: 0, left: 2, sides: all.sides.map((side) => ({ ...side, batch: 2 })) };
    const one = play(play(state, 'south', stand('a1')).state, 'south', stand('a2'));
    expect(one.state).toMatchObject({ turn: 0, left: 2 });
    const three = play(play(one.state, 'south', stand('a3')).state, 'south', stand('a4'));
    expect(three.state).toMatchObject({ turn: 0, round: 1, stage: 'fight' });
    expect(play(three.state, 'south', stand('a5'), [12, 4]).state.round).toBe(2);
  });

  test('CM-ROUND-08 the round ends when everybody on the field has had a turn', () => {
    const state = { ...lines(1, 1), stage: 'fight' as const, turn: 0, left: 1 };
    const half = play(state, 'south', stand('a1'));
    expect(half.told('round-ended')).toEqual([]);
    expect(half.state).toMatchObject({ turn: 1, left: 1 });
    expect(play(half.state, 'north', stand('b1'), [4, 12]).told('round-ended')).toHaveLength(1);
  });

  test('CM-ROUND-09 nobody passes: doing nothing is to stand', () => {
    const state = { ...lines(1, 1), stage: 'fight' as const, turn: 0, left: 1 };
    expect(Value.Check(actionShape, { type: 'pass' })).toBe(false);
    const { position, model, told } = play(state, 'south', stand('a1'));
    expect(told('model-activated')).toMatchObject([{ model: 'a1', action: 'stand' }]);
    expect(model('a1')).toMatchObject({ x: 2, y: 4, acted: true });
    expect(chainmailGame.toAct(position)).toEqual(['north']);
  });

  test('CM-ROUND-04 the first round has its batches too', () => {
    const models = (letter: string, count: number, y: number) => Array.from({ length: count }, (_, i) => ({ id: `${letter}${i}`, model: card('human-marine'), at: { x: 2 + 2 * i, y } }));
    const begun = open({ anyWarband: true, warbands: [{ seat: 'south', models: models('a', 9, 4) }, { seat: 'north', models: models('b', 4, 44) }] }, [12, 4]);
    expect(begun.told('round-begun')).toMatchObject([{ round: 1, batches: { south: 3, north: 1 } }]);
    expect(first(begun, 'south', 'north').state).toMatchObject({ turn: 1, left: 1 });
  });
});
