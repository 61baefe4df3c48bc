import type { ChainmailAction } from './action';
import type { SetupTerrain } from './shapes';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const advance = (model: string, more: object = {}): ChainmailAction => ({ type: 'advance', model, ...more });

/** Quagmire all round a square: it can be seen into but not entered. */
function moat(x: number, y: number, size: number): SetupTerrain[] {
  return [box('quagmire', x, y, size, 0.5), box('quagmire', x, y + size - 0.5, size, 0.5), box('quagmire', x, y, 0.5, size), box('quagmire', x + size - 0.5, y, 0.5, size)];
}

describe('the advance out of command', () => {
  test('CM-CMD-08 CM-STAT-07 CM-STAT-08 it goes twice its speed for the nearest enemy and no shorter', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 31) });
    const { model, told } = play(state, 'south', advance('marine'));
    expect(told('nearest-found')).toMatchObject([{ nearest: 'gnoll', rule: 'CM-NEAREST-03' }]);
    expect(model('marine')).toMatchObject({ x: 10, y: 22 });
  });

  test('CM-CMD-08 CM-RULING-07 it halts on contact, and strikes if it has moved no more than its speed', () => {
    const at = (y: number, faces: readonly number[], more: object = {}) => play(field({ marine: marine(10, 10), gnoll: gnoll(10, y) }), 'south', advance('marine', more), faces);
    const near = at(17, [11]);
    expect(near.model('marine')).toMatchObject({ x: 10, y: 16 });
    expect(near.told('model-attacked')).toMatchObject([{ kind: 'melee', target: 'gnoll', need: 15 - 3 }]);
    const far = at(17.1, []);
    expect(far.model('marine')).toMatchObject({ x: 10, y: 16.1 });
    expect(far.told('model-attacked')).toEqual([]);
    expect(at(17, [], { attack: false }).told('model-attacked')).toEqual([]);
  });

  test('CM-CMD-08 CM-RULING-07 in contact already it goes nowhere and strikes', () => {
    const { model, told } = play(field({ marine: marine(10, 10), gnoll: gnoll(10, 11), far: gnoll(10, 30) }), 'south', advance('marine'), [2]);
    expect(model('marine')).toMatchObject({ x: 10, y: 10 });
    expect(told('model-attacked')).toMatchObject([{ kind: 'melee', target: 'gnoll' }]);
  });

  test('CM-RULING-07 CM-TERRAIN-02 what terrain costs counts as moved', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 16) }, { terrain: [box('briars', 0, 12, 48, 1)] });
    const { model, told } = play(state, 'south', advance('marine'));
    expect(model('marine')).toMatchObject({ x: 10, y: 15 });
    expect(told('model-attacked')).toEqual([]);
  });

  test('CM-CMD-08 CM-ABIL-25c a model with Reach halts an inch away and strikes from there', () => {
    const state = field({ glaiver: { side: 'south', model: 'human-glaiver', x: 10, y: 10 }, gnoll: gnoll(10, 17) });
    const { model, told } = play(state, 'south', advance('glaiver'), [10]);
    expect(model('glaiver')).toMatchObject({ x: 10, y: 15 });
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 4, roll: 'miss' }]);
  });

  test('CM-MOVE-07 CM-CMD-08 it bends round what is in the way', () => {
    const state = field({ marine: marine(10, 10), ally: marine(10, 13), gnoll: gnoll(10, 31) });
    const { model, told } = play(state, 'south', advance('marine'));
    const [moved] = told('model-moved');
    expect(moved!.path.length).toBeGreaterThan(1);
    expect(moved!.distance).toBeCloseTo(12, 3);
    expect(model('marine').y).toBeGreaterThan(21.5);
    expect(model('marine').y).toBeLessThan(22);
  });

  test('CM-CMD-10 with nobody in sight it goes at full speed for the centre of the field', () => {
    const state = field({ marine: marine(10, 24), gnoll: gnoll(10, 44) }, { terrain: [box('high-wall', 4, 34, 12, 1)] });
    const { model, told } = play(state, 'south', advance('marine'));
    expect(told('nearest-found')).toEqual([]);
    expect(model('marine')).toMatchObject({ x: 22, y: 24 });
  });

  test('CM-CMD-10 it goes no farther than the centre, and stops beside whoever stands there', () => {
    const wall = { terrain: [box('high-wall', 4, 34, 40, 1)] };
    const alone = field({ marine: marine(20, 24), gnoll: gnoll(10, 44) }, wall);
    expect(play(alone, 'south', advance('marine')).model('marine')).toMatchObject({ x: 24, y: 24 });
    const taken = field({ marine: marine(18, 24), ally: marine(24, 24), gnoll: gnoll(10, 44) }, wall);
    expect(play(taken, 'south', advance('marine')).model('marine')).toMatchObject({ x: 23, y: 24 });
  });

  test('CM-CMD-10 CM-MOVE-07 with a quagmire over the centre it goes as near as it can', () => {
    const state = field({ marine: marine(16, 24), gnoll: gnoll(10, 44) }, { terrain: [box('high-wall', 4, 34, 40, 1), box('quagmire', 22, 22, 4, 4)] });
    const { x, y } = play(state, 'south', advance('marine')).model('marine');
    expect(x).toBeGreaterThan(20.9);
    expect(x).toBeLessThanOrEqual(21.5);
    expect(y).toBeCloseTo(24, 1);
  });

  test('CM-NEAREST-02 CM-RULING-11 whoever cannot be reached is no nearest enemy: it goes for the centre', () => {
    const state = field({ marine: marine(10, 24), gnoll: gnoll(10, 34) }, { terrain: moat(8, 32, 4) });
    expect(play(state, 'south', advance('marine')).model('marine')).toMatchObject({ x: 22, y: 24 });
  });
});

describe('meeting enemies on the way', () => {
  // An enemy out of sight behind a bit of wall, an inch and a half off the straight way north.
  const LURKER = { lurker: gnoll(25.5, 12) };
  const WALL = { terrain: [box('high-wall', 24.7, 10, 1.2, 0.2)] };

  test('CM-EXPERT-07 on the way to the focus it must stop where a threatened area begins', () => {
    const { model, told } = play(field({ marine: marine(24, 4), ...LURKER }, WALL), 'south', advance('marine'));
    expect(told('nearest-found')).toEqual([]);
    expect(model('marine')).toMatchObject({ x: 24, y: 10.6771 });
    expect(told('model-attacked')).toEqual([]);
  });

  test('CM-EXPERT-06 on the way to the nearest enemy it may stop there, or go on and be struck', () => {
    const state = field({ marine: marine(24, 4), ...LURKER, gnoll: gnoll(24, 19) }, WALL);
    const stopped = play(state, 'south', advance('marine', { haltAtThreat: true }));
    expect(stopped.told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
    expect(stopped.model('marine')).toMatchObject({ x: 24, y: 10.6771 });
    const went = play(state, 'south', advance('marine'), [2]);
    expect(went.told('model-attacked')).toMatchObject([{ model: 'lurker', kind: 'opportunity' }]);
    expect(went.model('marine')).toMatchObject({ x: 24, y: 16 });
  });

  test('CM-EXPERT-09 under command it stops where its player likes', () => {
    const state = field({ marine: marine(24, 4), paladin: { side: 'south', model: 'human-paladin', x: 20, y: 4 }, ...LURKER }, WALL);
    expect(play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 24, y: 10.5 }] }).model('marine')).toMatchObject({ x: 24, y: 10.5 });
    expect(play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 24, y: 14 }] }, [2]).model('marine')).toMatchObject({ x: 24, y: 14 });
  });
});

describe('shooters out of command', () => {
  const infiltrator = (y: number): Stander => ({ side: 'south', model: 'gnome-infiltrator', x: 10, y });

  test('CM-EX-05 CM-CMD-09 CM-RULING-08 26" away the Infiltrator advances 2" or 3" and shoots, and falls short after 1"', () => {
    const state = field({ infiltrator: infiltrator(10), gnoll: gnoll(10, 37) });
    for (const inches of [2, 3]) {
      const { model, told } = play(state, 'south', advance('infiltrator', { shootAfter: inches }), [10]);
      expect(model('infiltrator')).toMatchObject({ x: 10, y: 10 + inches });
      expect(told('model-attacked')).toMatchObject([{ kind: 'ranged', target: 'gnoll', need: 15 - 4 }]);
    }
    const short = play(state, 'south', advance('infiltrator', { shootAfter: 1 }));
    expect(short.model('infiltrator')).toMatchObject({ x: 10, y: 11 });
    expect(short.told('shot-fell-short')).toMatchObject([{ gap: 25, range: 24, target: 'gnoll' }]);
  });

  test('CM-RULING-08 only from out of range, at most its speed, and instead of a blow', () => {
    const state = field({ infiltrator: infiltrator(10), gnoll: gnoll(10, 37) });
    expect(refusedWith(state, 'south', advance('infiltrator', { shootAfter: 4.1 }))).toEqual(['advance.too-far-to-shoot']);
    expect(refusedWith(state, 'south', advance('infiltrator', { shootAfter: 2, attack: true }))).toEqual(['advance.shoots']);
    expect(refusedWith(field({ infiltrator: infiltrator(12), gnoll: gnoll(10, 37) }), 'south', advance('infiltrator', { shootAfter: 1 }))).toEqual(['advance.in-range']);
    expect(refusedWith(field({ glaiver: { side: 'south', model: 'human-glaiver', x: 10, y: 10 }, gnoll: gnoll(10, 37) }), 'south', advance('glaiver', { shootAfter: 1 }))).toEqual(['shoot.no-weapon']);
  });

  test('CM-RULING-08 CM-RANGED-04 a shooter whom its advance brings into contact does not shoot', () => {
    const short = { ranged: { attack: 3, damage: 1, range: 2 } };
    const state = field({ marine: marine(10, 10, { card: short }), gnoll: gnoll(10, 15) });
    const { model, told } = play(state, 'south', advance('marine', { shootAfter: 6 }));
    expect(model('marine')).toMatchObject({ x: 10, y: 14 });
    expect(told('model-attacked')).toEqual([]);
    expect(play(state, 'south', advance('marine', { shootAfter: 3 }), [5]).told('model-attacked')).toMatchObject([{ kind: 'ranged', need: 12 }]);
  });

  test('CM-ABIL-32 a slow shooter cannot stop to shoot, nor shoot after a move', () => {
    const slow = { abilities: [{ slug: 'slow-ranged-attack' }] };
    expect(refusedWith(field({ marine: marine(10, 10, { card: slow }), gnoll: gnoll(10, 37) }), 'south', advance('marine', { shootAfter: 2 }))).toEqual(['shoot.slow']);
    const led = field({ paladin: { side: 'south', model: 'human-paladin', x: 14, y: 10 }, marine: marine(10, 10, { card: slow }), gnoll: gnoll(10, 30) });
    expect(refusedWith(led, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 10, y: 11 }], then: { type: 'ranged' } })).toEqual(['shoot.slow']);
    expect(play(led, 'south', { type: 'stand', model: 'marine', then: { type: 'ranged' } }, [5]).told('model-attacked')).toMatchObject([{ kind: 'ranged' }]);
  });

  test('CM-TERRAIN-21 CM-RULING-14 a shooter that would stop on a wall may go on until clear of it', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 37) }, { terrain: [box('low-wall', 0, 12, 48, 0.5)] });
    const atop = play(state, 'south', advance('marine', { shootAfter: 2 }), [5]);
    expect(atop.model('marine')).toMatchObject({ x: 10, y: 12 });
    expect(atop.told('model-attacked')).toMatchObject([{ need: 15 - 3 + 2 }]);
    const clear = play(state, 'south', advance('marine', { shootAfter: 2, clearWall: true }), [5]);
    expect(clear.model('marine').y).toBeCloseTo(13, 3);
    expect(clear.told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
  });

  test('CM-TERRAIN-21 CM-TERRAIN-02 it stays on the wall where its speed does not bring it clear', () => {
    const state = field({ infiltrator: infiltrator(10), gnoll: gnoll(10, 37) }, { terrain: [box('low-wall', 0, 12, 48, 0.5)] });
    const { model, told } = play(state, 'south', advance('infiltrator', { shootAfter: 2, clearWall: true }), [5]);
    expect(model('infiltrator')).toMatchObject({ x: 10, y: 12 });
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 4 + 2 }]);
  });
});

describe('an advance that ends between two enemies', () => {
  test('CM-ACT-04 CM-CMD-08 its player says which of them it strikes', () => {
    const state = field({ marine: marine(20, 10), one: gnoll(20, 13), other: gnoll(20.94, 12.342, { is: { down: true, health: 0 } }), far: gnoll(46, 46) });
    const waiting = play(state, 'south', advance('marine'), []);
    expect(waiting.told('decision-opened')).toMatchObject([{ kind: 'melee-target', about: ['marine', 'one', 'other'] }]);
    const { told } = play(waiting.position, 'south', { type: 'answer', decision: waiting.position.suspended!.id, answer: 'other' });
    expect(told('model-attacked')).toMatchObject([{ target: 'other', kind: 'melee', roll: 'automatic' }]);
  });
});
