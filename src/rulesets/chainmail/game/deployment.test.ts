import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import type { ChainmailSetup } from './shapes';
import { box, open, troop } from './testing/opening';
import { card } from './testing/setups';
import { play, type Played, refusedWith } from './testing/table';

const bands = (south: object, north: object): ChainmailSetup => ({
  anyWarband: true,
  warbands: [{ seat: 'south', models: troop('a', 2), ...south }, { seat: 'north', models: troop('b', 2, 'gnoll-trooper'), ...north }],
});

const answer = (before: Played, seat: string, to: unknown): Played => play(before.position, seat, { type: 'answer', decision: before.position.suspended!.id, answer: to as string });
const place = (piece: string, x: number, y: number, turned = 0): ChainmailAction => ({ type: 'place-terrain', piece, at: { x, y }, turned });
const deploy = (...places: readonly (readonly [string, number, number])[]): ChainmailAction => ({ type: 'deploy', models: places.map(([model, x, y]) => ({ model, at: { x, y } })) });

describe('before the first round', () => {
  test('CM-SETUP-02 CM-SETUP-03 CM-TIE-01 reserves are called, then scouts compared, tied ones again, then terrain is placed', () => {
    const setup = bands({ reserve: { id: 'late', model: card('gnome-infiltrator') }, tacticalPoints: 3, terrain: [box('woods', 0, 0, 4, 4), box('hill', 0, 0, 4, 4)] }, {});
    // The reserve, the scouting check 7 + 3 against 10, and the check again.
    const { events, state } = open(setup, [15, 7, 10, 8, 10]);
    expect(events.map(({ type }) => type)).toEqual(['reserve-called', 'scouting-won']);
    expect(events[1]).toMatchObject({ seat: 'south', modifiers: [{ name: 'tactical-points', add: 3, rule: 'CM-BUILD-11' }] });
    expect(state).toMatchObject({ stage: 'terrain', turn: 0, scout: 0 });
  });

  test('CM-ABIL-30 CM-AEX-13 two Wood Elf Scouts make 17 of a 9', () => {
    const scouts = { models: troop('a', 2, 'wood-elf-scout') };
    expect(open(bands(scouts, {}), [9, 16]).told('scouting-won')).toMatchObject([{ seat: 'south', modifiers: [{ name: 'scouts', add: 8, rule: 'CM-ABIL-30' }] }]);
    expect(open(bands(scouts, {}), [9, 18]).told('scouting-won')).toMatchObject([{ seat: 'north', modifiers: [] }]);
  });

  test('CM-SETUP-02 where everything lies and stands already the first round begins at once', () => {
    const at = (x: number, y: number) => ({ at: { x, y } });
    const setup = bands({ models: [{ id: 'a1', model: card('human-marine'), ...at(10, 4) }] }, { models: [{ id: 'b1', model: card('gnoll-trooper'), ...at(10, 40) }] });
    const { state, position } = open(setup, [3, 12]);
    expect(state).toMatchObject({ round: 1, scout: -1 });
    expect(position.suspended!.decision).toMatchObject({ kind: 'first-player', seats: ['north'] });
  });

  test('CM-BUILD-10 a reserve with a place that comes stands there, and one that stays away is nowhere', () => {
    const at = (x: number, y: number) => ({ at: { x, y } });
    const setup = bands({ models: [{ id: 'a1', model: card('human-marine'), ...at(10, 4) }], reserve: { id: 'late', model: card('gnome-infiltrator'), ...at(12, 4) } }, { models: [{ id: 'b1', model: card('gnoll-trooper'), ...at(10, 40) }] });
    expect(open(setup, [11, 3, 12]).model('late')).toMatchObject({ where: 'field', x: 12, y: 4 });
    expect(open(setup, [10, 3, 12]).model('late').where).toBe('absent');
  });
});

describe('terrain', () => {
  const PIECES = [{ id: 'p1', ...box('woods', 0, 0, 4, 4) }, { id: 'p2', ...box('high-wall', 0, 0, 4, 1) }];
  const OTHERS = [{ id: 'q1', ...box('quagmire', 0, 0, 4, 4) }, { id: 'q2', ...box('low-wall', 0, 0, 4, 1) }];
  const opening = (more: object = {}): Played => open({ ...bands({ terrain: PIECES }, { terrain: OTHERS }), ...more }, [5, 15]);

  test('CM-SETUP-04 the scouting player places any piece first, the others follow in turn, until all four lie', () => {
    const first = play(opening().position, 'north', place('p1', 20, 20));
    expect(first.told('terrain-placed')).toMatchObject([{ seat: 'north', piece: { id: 'p1', polygon: { box: { minX: 20, minY: 20, maxX: 24, maxY: 24 } } } }]);
    expect(refusedWith(first.position, 'north', place('p2', 30, 30))).toEqual(['turn.not-yours']);
    expect(refusedWith(first.position, 'south', place('p1', 30, 30))).toEqual(['terrain.unknown']);
    const second = play(first.position, 'south', place('q1', 30, 30));
    const third = play(second.position, 'north', place('q2', 10, 10));
    const last = play(third.position, 'south', place('p2', 40, 10, 90));
    expect(last.state.terrain.map(({ id }) => id)).toEqual(['p1', 'q1', 'q2', 'p2']);
    expect(last.state.terrain[3]!.polygon.box).toMatchObject({ minX: 39, minY: 10, maxX: 40, maxY: 14 });
    expect(last.position.suspended!.decision).toMatchObject({ kind: 'first-player', rule: 'CM-SETUP-08', seats: ['north'] });
  });

  test('CM-SETUP-05 outlines do not lie over each other, though they may touch', () => {
    const { position } = play(opening().position, 'north', place('p1', 20, 20));
    expect(refusedWith(position, 'south', place('q2', 23, 23))).toEqual(['terrain.overlaps']);
    expect(refusedWith(position, 'south', place('q2', 24, 20))).toEqual(['taken']);
    expect(refusedWith(position, 'south', place('q2', 46, 20))).toEqual(['terrain.off-field']);
  });

  test('CM-SETUP-06 CM-RULING-35 impassable pieces keep 2" from the sides and from each other', () => {
    const begun = opening();
    expect(refusedWith(begun.position, 'north', place('q1', 1.9, 20))).toEqual(['terrain.too-close']);
    expect(refusedWith(begun.position, 'north', place('p1', 0, 20))).toEqual(['taken']);
    const { position } = play(begun.position, 'north', place('q1', 2, 20));
    expect(refusedWith(position, 'south', place('p2', 7.9, 20))).toEqual(['terrain.too-close']);
    expect(refusedWith(position, 'south', place('p2', 8, 20))).toEqual(['taken']);
    expect(refusedWith(position, 'south', place('q2', 6, 20))).toEqual(['taken']);
  });

  test('CM-RULING-35 a table may do without that distance', () => {
    expect(refusedWith(opening({ spacing: false }).position, 'north', place('q1', 0, 20))).toEqual(['taken']);
  });

  test('CM-SETUP-04 CM-RULING-22 stakes turn with their piece', () => {
    const stakes = { id: 'p1', ...box('stake-barrier', 0, 0, 4, 1, { points: 0 }) };
    const { state } = play(open(bands({ terrain: [stakes] }, {}), [15, 5]).position, 'south', place('p1', 20, 20, 90));
    expect(state.terrain[0]!.points!.x).toBeCloseTo(0, 6);
    expect(state.terrain[0]!.points!.y).toBeCloseTo(1, 6);
  });

  test('CM-TERRAIN-05 CM-SETUP-04 no impassable piece comes to lie over a model that stands already', () => {
    const at = (id: string, slug: string, x: number, y: number) => ({ models: [{ id, model: card(slug), at: { x, y } }] });
    const { position } = open(bands({ ...at('a1', 'human-marine', 10, 10), terrain: PIECES }, at('b1', 'gnoll-trooper', 40, 40)), [15, 5]);
    expect(refusedWith(position, 'south', place('p2', 8, 10))).toEqual(['terrain.on-model']);
    expect(refusedWith(position, 'south', place('p2', 8, 10.5))).toEqual(['taken']);
    expect(refusedWith(position, 'south', place('p1', 8, 8))).toEqual(['taken']);
  });

  test('CM-SETUP-04 a piece may be set aside only where no place is left for it', () => {
    expect(refusedWith(opening().position, 'north', { type: 'set-terrain-aside', piece: 'p1' })).toEqual(['terrain.place-exists']);
    const vast = { id: 'p3', ...box('quagmire', 0, 0, 47, 47) };
    const { position } = open(bands({ terrain: [vast] }, {}), [15, 5]);
    expect(play(position, 'south', { type: 'set-terrain-aside', piece: 'p3' }).told('terrain-set-aside')).toMatchObject([{ seat: 'south', piece: 'p3' }]);
  });
});

describe('deployment', () => {
  const begun = (south: number, north: number, more: object = {}): Played => answer(open({ ...bands({ models: troop('a', south) }, { models: troop('b', north, 'gnoll-trooper') }), ...more }, [15, 5]), 'south', 'north');

  test('CM-SETUP-08 the scouting player names who begins, and the sides take turns, one model at a time', () => {
    const start = begun(2, 2);
    expect(start.told('deployment-begun')).toMatchObject([{ first: 'north' }]);
    expect(chainmailGame.toAct(start.position)).toEqual(['north']);
    const one = play(start.position, 'north', deploy(['b1', 10, 47]));
    expect(one.model('b1')).toMatchObject({ where: 'field', x: 10, y: 47 });
    expect(chainmailGame.toAct(one.position)).toEqual(['south']);
    expect(refusedWith(one.position, 'south', deploy(['a1', 10, 4], ['a2', 12, 4]))).toEqual(['deploy.wrong-number']);
    expect(refusedWith(one.position, 'south', deploy(['b2', 10, 4]))).toEqual(['model.not-yours']);
  });

  test('CM-SETUP-08 CM-SETUP-10 batches are two from five models and three from nine; what is left goes down as it is', () => {
    const start = begun(9, 5);
    const north = play(start.position, 'north', deploy(['b1', 10, 44], ['b2', 12, 44]));
    const south = play(north.position, 'south', deploy(['a1', 10, 4], ['a2', 12, 4], ['a3', 14, 4]));
    const north2 = play(south.position, 'north', deploy(['b3', 14, 44], ['b4', 16, 44]));
    const south2 = play(north2.position, 'south', deploy(['a4', 16, 4], ['a5', 18, 4], ['a6', 20, 4]));
    expect(refusedWith(south2.position, 'north', deploy(['b4', 18, 44]))).toEqual(['deploy.not-waiting']);
    const north3 = play(south2.position, 'north', deploy(['b5', 18, 44]));
    const south3 = play(north3.position, 'south', deploy(['a7', 22, 4], ['a8', 24, 4], ['a9', 26, 4]), [4, 9]);
    expect(south3.state).toMatchObject({ round: 1, sides: [{ batch: 3 }, { batch: 2 }] });
  });

  test('CM-SETUP-10 with nobody left to place on one side, the other goes on', () => {
    const start = begun(3, 1);
    const north = play(start.position, 'north', deploy(['b1', 10, 44]));
    const south = play(north.position, 'south', deploy(['a1', 10, 4]));
    expect(chainmailGame.toAct(south.position)).toEqual(['south']);
    const again = play(south.position, 'south', deploy(['a2', 12, 4]));
    expect(chainmailGame.toAct(again.position)).toEqual(['south']);
  });

  test('CM-SETUP-09 CM-MEASURE-05 the whole base lies within 8" of the own edge and on the field', () => {
    const { position } = begun(1, 1);
    const there = (x: number, y: number) => refusedWith(position, 'north', deploy(['b1', x, y]))[0];
    expect([there(10, 40.5), there(10, 40.4), there(10, 47.5), there(10, 47.6), there(0.5, 44), there(0.4, 44), there(10, 4)]).toEqual([
      'taken',
      'deploy.outside-zone',
      'taken',
      'deploy.outside-zone',
      'taken',
      'deploy.outside-zone',
      'deploy.outside-zone',
    ]);
  });

  test('CM-SETUP-09 bases lie over neither each other nor impassable terrain; every fault of a batch is told', () => {
    const { position } = begun(5, 5, { terrain: [box('quagmire', 20, 40, 4, 4), box('woods', 30, 40, 4, 4)] });
    expect(refusedWith(position, 'north', deploy(['b1', 19.6, 42], ['b2', 10, 30]))).toEqual(['deploy.overlaps', 'deploy.outside-zone']);
    expect(refusedWith(position, 'north', deploy(['b1', 10, 44], ['b2', 10.9, 44]))).toEqual(['deploy.overlaps']);
    expect(refusedWith(position, 'north', deploy(['b1', 10, 44], ['b1', 14, 44]))).toEqual(['deploy.twice']);
    expect(refusedWith(position, 'north', deploy(['b1', 32, 42], ['b2', 33, 42]))).toEqual(['taken']);
  });
});
