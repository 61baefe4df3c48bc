import type { ChainmailAction } from './action';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';
import type { Skirmish } from './state';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const FALLEN = { is: { down: true, health: 0 } };
const SHOOT: ChainmailAction = { type: 'stand', model: 'marine', then: { type: 'ranged' } };
const ADVANCE: ChainmailAction = { type: 'advance', model: 'marine' };
/** Whom the marine shoots at, and whom it goes for. */
const shotAt = (state: Skirmish): string => play(state, 'south', SHOOT, [2]).told('nearest-found')[0]!.nearest;
const goesFor = (state: Skirmish): string | undefined => play(state, 'south', { ...ADVANCE, haltAtThreat: true } as ChainmailAction).told('nearest-found')[0]?.nearest;

describe('the nearest enemy', () => {
  test('CM-NEAREST-01 is the one in sight with the shortest way, not one behind a wall', () => {
    const state = field({ marine: marine(10, 10), hidden: gnoll(10, 16), seen: gnoll(20, 10) }, { terrain: [box('high-wall', 8, 12, 4, 0.5)] });
    expect([shotAt(state), goesFor(state)]).toEqual(['seen', 'seen']);
  });

  test('CM-NEAREST-02 there is none without an enemy in sight', () => {
    const state = field({ marine: marine(10, 10), hidden: gnoll(10, 16) }, { terrain: [box('high-wall', 8, 12, 4, 0.5)] });
    expect(refusedWith(state, 'south', SHOOT)).toEqual(['shoot.nobody-in-sight']);
    expect(goesFor(state)).toBeUndefined();
  });

  test('CM-EX-09 CM-NEAREST-03 CM-NEAREST-04 CM-TERRAIN-19 to walk to, the one at 4" in the open; to shoot at, the one at 3" in the woods', () => {
    const state = field({ marine: marine(10, 10), p: gnoll(10, 15), q: gnoll(14, 10) }, { terrain: [box('woods', 13, 8, 4, 4)] });
    expect(goesFor(state)).toBe('p');
    const { told } = play(state, 'south', SHOOT, [2]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'q' }]);
    expect(told('model-attacked')).toMatchObject([{ target: 'q', need: 15 + 4 - 3, modifiers: expect.arrayContaining([expect.objectContaining({ name: 'cover', add: 4 })]) }]);
  });

  test('CM-NEAREST-03 CM-RULING-11 the way round a quagmire counts, not the line across it', () => {
    const state = field({ marine: marine(10, 10), across: gnoll(10, 16), round: gnoll(18, 10) }, { terrain: [box('quagmire', 0, 12, 18, 1)] });
    expect([goesFor(state), shotAt(state)]).toEqual(['round', 'across']);
  });

  test('CM-RULING-11 a narrow gap is a way, for its 2"', () => {
    // Through the gap 6" and 2"; the other enemy stands farther than that, or nearer.
    const at = (y: number) => field({ marine: marine(10, 10), through: gnoll(10, 17), other: gnoll(10, y) }, { terrain: [box('quagmire', 0, 13, 9.6, 0.2), box('quagmire', 10.4, 13, 38, 0.2)] });
    expect([goesFor(at(0.9)), goesFor(at(1.1))]).toEqual(['through', 'other']);
  });

  test('CM-EX-10 CM-NEAREST-03 CM-NEAREST-04 whoever stands in a corner closed in by others is no nearest to walk to, but is to shoot at', () => {
    const state = field(
      { marine: marine(15, 15), east: marine(11.5, 10.5), north: marine(10.5, 11.5), cornered: gnoll(10.5, 10.5), free: gnoll(15, 25) },
      { terrain: [box('high-wall', 9, 8, 1, 6), box('high-wall', 10, 9, 4, 1)] },
    );
    expect([goesFor(state), shotAt(state)]).toEqual(['free', 'cornered']);
  });

  test('CM-NEAREST-05 CM-RANGED-09 fallen enemies are passed over while another is in sight', () => {
    const both = field({ marine: marine(10, 10), fallen: gnoll(10, 13, FALLEN), gnoll: gnoll(20, 10) });
    expect([goesFor(both), shotAt(both)]).toEqual(['gnoll', 'gnoll']);
    const only = field({ marine: marine(10, 10), fallen: gnoll(10, 13, { is: { down: true, health: 0 } }), hidden: gnoll(10, 40) }, { terrain: [box('high-wall', 0, 30, 48, 1)] });
    expect(play(only, 'south', SHOOT, [11]).told('model-attacked')).toMatchObject([{ target: 'fallen', need: 15 - 3, roll: 'miss' }]);
  });

  test('CM-RULING-11 CM-NEAREST-05 if every standing enemy in sight is out of reach, a fallen one is gone for', () => {
    const moat = [box('quagmire', 18, 8, 4, 0.5), box('quagmire', 18, 11.5, 4, 0.5), box('quagmire', 18, 8, 0.5, 4), box('quagmire', 21.5, 8, 0.5, 4)];
    const state = field({ marine: marine(10, 10), fallen: gnoll(10, 24, FALLEN), gnoll: gnoll(20, 10) }, { terrain: moat });
    expect([goesFor(state), shotAt(state)]).toEqual(['fallen', 'gnoll']);
  });

  test('CM-NEAREST-04 CM-HILL-06 height adds to the range, not to who is nearest', () => {
    const state = field({ marine: marine(10, 10), up: gnoll(10, 20), level: gnoll(20.2, 10) }, { terrain: [box('hill', 5, 18, 10, 10)] });
    expect(shotAt(state)).toBe('up');
  });

  test('CM-MEASURE-01 distance is from base to base: a broad enemy is nearer', () => {
    const state = field({ marine: marine(10, 10), broad: gnoll(10, 20, { card: { baseDiameter: 3 } }), slim: gnoll(19.5, 10) });
    expect([goesFor(state), shotAt(state)]).toEqual(['broad', 'broad']);
  });

  test('CM-TIE-03 CM-RULING-15 equals throw a d20 each in roster order, the highest is nearer, and equal throws go again', () => {
    const state = field({ marine: marine(10, 10), a: gnoll(10, 20), b: gnoll(20, 10), c: gnoll(10, 40) });
    const shot = play(state, 'south', SHOOT, [4, 12, 2]);
    expect(shot.told('nearest-found')).toMatchObject([{ nearest: 'b', tied: ['a', 'b'] }]);
    const again = play(state, 'south', SHOOT, [7, 7, 9, 3, 2]);
    expect(again.told('nearest-found')).toMatchObject([{ nearest: 'a' }]);
    const charged = play(state, 'south', { type: 'charge', model: 'marine' }, [4, 12, 2]);
    expect(charged.told('model-attacked')).toMatchObject([{ target: 'b' }]);
    expect(play(state, 'south', ADVANCE, [12, 4]).model('marine')).toMatchObject({ x: 10, y: 19 });
  });

  test('CM-RULING-15 among edges the order is south, west, north, east', () => {
    const state = field({ marine: marine(6, 6, { is: { routing: true } }), gnoll: gnoll(40, 40), ally: marine(40, 4) });
    expect(play(state, 'south', { type: 'flee', model: 'marine' }, [15, 3]).told('nearest-found')).toMatchObject([{ nearest: 'south', tied: ['south', 'west'] }]);
    expect(play(state, 'south', { type: 'flee', model: 'marine' }, [3, 15]).model('marine')).toMatchObject({ where: 'off', exit: 'west' });
  });
});

describe('fallen models in the way', () => {
  test('CM-RULING-42 CM-RANGED-07 they count as intervening and never block sight', () => {
    const state = field({ marine: marine(10, 10), body: marine(10, 14, FALLEN), gnoll: gnoll(10, 20) });
    expect(play(state, 'south', SHOOT, [12]).told('model-attacked')).toMatchObject([{ need: 15 + 1 - 3, roll: 'miss' }]);
  });

  test('CM-RULING-42 CM-LOS-06 a fallen model is out of sight behind what would cover it', () => {
    const wall = { terrain: [box('low-wall', 8, 17, 4, 0.5)] };
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 18.2, FALLEN), other: gnoll(46, 46, FALLEN) }, wall);
    const { told } = play(state, 'south', SHOOT);
    expect(told('shot-fell-short')).toMatchObject([{ target: 'other' }]);
    const standing = field({ marine: marine(10, 10), gnoll: gnoll(10, 18.2), other: gnoll(46, 46, FALLEN) }, wall);
    expect(shotAt(standing)).toBe('gnoll');
  });

  test('CM-RULING-42 base contact needs no line of sight, Reach at a gap does', () => {
    const strike = (model: string, y: number, wall: number, faces: readonly number[]) => {
      const state = field({ marine: { ...marine(10, 10), model }, gnoll: gnoll(10, y), far: gnoll(46, 46) }, { terrain: [box('smoke', 5, wall, 10, 0.1, { traits: { sight: 'blocks' } })] });
      const action: ChainmailAction = { type: 'stand', model: 'marine', then: { type: 'melee', target: 'gnoll' } };
      return faces.length === 0 ? refusedWith(state, 'south', action)[0] : play(state, 'south', action, faces).told('model-attacked').length;
    };
    expect(strike('human-marine', 11, 10.45, [2])).toBe(1);
    expect(strike('human-glaiver', 11.9, 30, [2])).toBe(1);
    expect(strike('human-glaiver', 11.9, 10.9, [])).toBe('melee.not-in-contact');
  });
});
