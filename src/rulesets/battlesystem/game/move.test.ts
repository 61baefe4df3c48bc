import { field, play, refusedWith, type Stander } from './testing/table';

const foot = (more: Partial<Stander> = {}): Stander => ({ side: 'south', troop: 'light-foot', figures: 8, files: 4, x: 40, y: 12, ...more });
const far: Stander = { side: 'north', troop: 'orcs', x: 80, y: 44 };
const box = (x: number, y: number, width: number, height: number) => [{ x, y }, { x: x + width, y }, { x: x + width, y: y + height }, { x, y: y + height }];
const move = (unit: string, ...steps: readonly object[]) => ({ type: 'move' as const, unit, steps: steps as never });

describe('moving', () => {
  test('BS-MOVE-01 BS-STAT-06 a unit goes its movement over clear ground and no farther', () => {
    const gone = play(field({ a: foot(), far }), 'south', move('a', { kind: 'advance', inches: 12 }));
    expect(gone.unit('a')).toMatchObject({ x: 40, y: 24, moved: true, spent: 12 });
    expect(refusedWith(field({ a: foot(), far }), 'south', move('a', { kind: 'advance', inches: 12.5 }))).toEqual(['move.too-far']);
  });

  test('BS-MOVE-02 BS-ACT-04 it may slant by 45 degrees at most', () => {
    expect(play(field({ a: foot(), far }), 'south', move('a', { kind: 'advance', inches: 10, slant: 45 })).unit('a')).toMatchObject({ x: 32.9289, y: 19.0711, fx: expect.closeTo(0, 9) as number, fy: 1 });
    expect(refusedWith(field({ a: foot(), far }), 'south', move('a', { kind: 'advance', inches: 4, slant: 60 }))).toEqual(['move.slant']);
  });

  test('BS-MOVE-03 a wheel costs the way of the outer figure', () => {
    const { spent, fx, fy } = play(field({ a: foot(), far }), 'south', move('a', { kind: 'wheel', hand: 'right', degrees: 90 })).unit('a');
    expect(spent).toBeCloseTo((3 * 3.141592653589793) / 2, 9);
    expect([fx, fy]).toEqual([expect.closeTo(1, 9), expect.closeTo(0, 9)]);
  });

  test('BS-MOVE-04 a quarter turn costs 2 inches, 4 if irregular, about face twice that', () => {
    const spent = (stander: Stander, to: string): number => play(field({ a: stander, far }), 'south', move('a', { kind: 'face', to })).unit('a').spent;
    expect([spent(foot(), 'left'), spent(foot(), 'about'), spent(foot({ formation: 'irregular' }), 'right'), spent(foot({ formation: 'irregular' }), 'about')]).toEqual([2, 4, 4, 8]);
  });

  test('BS-MOVE-05 an enemy met ends the move in contact, without charge dice; a friend bars it', () => {
    const met = play(field({ a: foot(), orcs: { side: 'north', troop: 'orcs', x: 40, y: 20, figures: 8, files: 4 } }), 'south', move('a', { kind: 'advance', inches: 12 }));
    expect(met.told('contact-made')).toMatchObject([{ unit: 'a', enemy: 'orcs', face: 'front', enemyFace: 'front' }]);
    expect(met.unit('a')).toMatchObject({ charged: false });
    expect(met.unit('a').y).toBeCloseTo(20, 2);
    expect(refusedWith(field({ a: foot(), friend: foot({ x: 40, y: 20 }), far }), 'south', move('a', { kind: 'advance', inches: 12 }))).toEqual(['move.friend-in-the-way']);
  });

  test('BS-MOVE-06 a unit in good order touched only in front falls back up to half its movement; others stay', () => {
    const orcs: Stander = { side: 'north', troop: 'orcs', x: 40, y: 12, figures: 8, files: 4 };
    const back = play(field({ a: foot(), orcs }), 'south', { type: 'fall-back', unit: 'a', inches: 6 });
    expect(back.unit('a')).toMatchObject({ x: 40, y: 6, fy: 1 });
    expect(back.state.contacts).toEqual([]);
    expect(refusedWith(field({ a: foot(), orcs }), 'south', { type: 'fall-back', unit: 'a', inches: 6.5 })).toEqual(['move.too-far']);
    expect(refusedWith(field({ a: foot(), orcs }), 'south', move('a'))).toEqual(['move.in-contact']);
    expect(refusedWith(field({ a: foot({ is: { order: 'shaken' } }), orcs }), 'south', { type: 'fall-back', unit: 'a', inches: 2 })).toEqual(['fall-back.not-in-good-order']);
    expect(refusedWith(field({ a: foot(), orcs: { ...orcs, y: 10.5, facing: 90 } }), 'south', { type: 'fall-back', unit: 'a', inches: 2 })).toEqual(['fall-back.flanked']);
    expect(refusedWith(field({ a: foot(), far }), 'south', { type: 'fall-back', unit: 'a', inches: 2 })).toEqual(['fall-back.not-in-contact']);
  });

  test('BS-MOVE-07 a unit moves once in a turn', () => {
    const once = play(field({ a: foot(), b: foot({ x: 60 }), far }), 'south', move('a', { kind: 'advance', inches: 2 }));
    expect(refusedWith(once.position, 'south', move('a', { kind: 'advance', inches: 2 }))).toEqual(['unit.has-moved']);
  });

  test('BS-GEO-01 nobody moves off the table', () => {
    expect(refusedWith(field({ a: foot({ y: 46, x: 20 }), far }), 'south', move('a', { kind: 'advance', inches: 4 }))).toEqual(['move.off-table']);
  });

  test('BS-MORALE-12 a shaken unit may not end nearer to an enemy in sight', () => {
    const state = field({ a: foot({ is: { order: 'shaken' } }), orcs: { side: 'north', troop: 'orcs', x: 40, y: 30 } });
    expect(refusedWith(state, 'south', move('a', { kind: 'advance', inches: 1 }))).toEqual(['move.shaken-nearer']);
    expect(play(state, 'south', move('a', { kind: 'face', to: 'about' })).unit('a').fy).toBe(-1);
  });
});

describe('formations', () => {
  test('BS-FORM-01 BS-FORM-02 irregular figures stand half an inch apart', () => {
    const { unit } = play(field({ a: foot(), far }), 'south', move('a', { kind: 'form', formation: 'irregular' }));
    expect(unit('a')).toMatchObject({ formation: 'irregular', gap: 0.5, spent: 6 });
  });

  test('BS-FORM-03 a change costs half the movement; irregular and column go by way of regular; some are always irregular', () => {
    const column = play(field({ a: foot(), far }), 'south', move('a', { kind: 'form', formation: 'column', files: 2 }));
    expect(column.unit('a')).toMatchObject({ formation: 'column', files: 2, spent: 6 });
    expect(refusedWith(field({ a: foot({ formation: 'irregular' }), far }), 'south', move('a', { kind: 'form', formation: 'column', files: 2 }))).toEqual(['form.not-from-here']);
    expect(refusedWith(field({ a: foot(), far }), 'south', move('a', { kind: 'form', formation: 'regular' }))).toEqual(['form.same']);
    expect(refusedWith(field({ a: foot({ troop: 'goblins' }), far }), 'south', move('a', { kind: 'form', formation: 'regular' }))).toEqual(['form.always-irregular']);
    expect(refusedWith(field({ a: foot({ figures: 6, files: 3 }), far }), 'south', move('a', { kind: 'form', formation: 'column', files: 2 }))).toEqual(['form.no-column']);
    expect(refusedWith(field({ a: foot(), b: foot({ x: 43.5 }), far }), 'south', move('a', { kind: 'form', formation: 'irregular' }))).toEqual(['move.no-room']);
  });

  test('BS-FORM-04 each figure of frontage costs an inch', () => {
    expect(play(field({ a: foot(), far }), 'south', move('a', { kind: 'frontage', files: 8 })).unit('a')).toMatchObject({ files: 8, spent: 4 });
    expect(refusedWith(field({ a: foot(), far }), 'south', move('a', { kind: 'frontage', files: 9 }))).toEqual(['frontage.impossible']);
  });

  test('BS-FORM-05 a column goes a third farther', () => {
    expect(play(field({ a: foot({ files: 2, formation: 'column' }), far }), 'south', move('a', { kind: 'advance', inches: 16 })).unit('a').y).toBe(28);
    expect(refusedWith(field({ a: foot({ files: 2, formation: 'column' }), far }), 'south', move('a', { kind: 'advance', inches: 16.5 }))).toEqual(['move.too-far']);
  });
});

describe('ground', () => {
  const through = (kind: string, stander = foot(), inches = 6) =>
    play(field({ a: stander, far }, { terrain: [{ kind: kind as 'rough', outline: box(30, 14, 20, 20) }] }), 'south', move('a', { kind: 'advance', inches })).unit('a');

  test('BS-TERR-01 BS-TERR-02 an inch of ground costs what the card says', () => {
    expect(['brush', 'light-woods', 'dense-woods', 'rough', 'shallow-water'].map((kind) => through(kind).spent)).toEqual([expect.closeTo(2 + (4 * 4) / 3, 6), 8, 10, 10, 10]);
    expect(through('swamp', foot(), 4).spent).toBeCloseTo(8, 6);
    expect(through('road', foot({ files: 2, formation: 'column' })).spent).toBeCloseTo(2 + 4 * 0.75, 6);
    expect(through('road').spent).toBeCloseTo(6, 6);
  });

  test('BS-TERR-02 some ground is barred, to some troops', () => {
    const into = (kind: string, slug: string) => refusedWith(field({ a: foot({ troop: slug, figures: 4 }), far }, { terrain: [{ kind: kind as 'rough', outline: box(30, 14, 20, 20) }] }), 'south', move('a', { kind: 'advance', inches: 4 }));
    expect([into('deep-water', 'light-foot'), into('dense-woods', 'light-cavalry'), into('dense-woods', 'light-foot')]).toEqual([['move.barred-ground'], ['move.barred-ground'], ['taken']]);
  });

  test('BS-TERR-02 uphill is dear, downhill is not', () => {
    const hill = { terrain: [{ kind: 'hill' as const, outline: box(30, 14, 20, 20) }] };
    expect(play(field({ a: foot(), far }, hill), 'south', move('a', { kind: 'advance', inches: 6 })).unit('a').spent).toBeCloseTo(2 + (4 * 4) / 3, 6);
    expect(play(field({ a: foot({ y: 26 }), far }, hill), 'south', move('a', { kind: 'advance', inches: 6 })).unit('a').spent).toBeCloseTo(6, 6);
  });

  test('BS-TERR-03 an obstacle costs 2 inches, mounted 4', () => {
    const over = (slug: string) => play(field({ a: foot({ troop: slug, figures: 4 }), far }, { obstacles: [{ kind: 'fence', line: [{ x: 30, y: 14 }, { x: 50, y: 14 }] }] }), 'south', move('a', { kind: 'advance', inches: 4 })).unit('a').spent;
    expect([over('light-foot'), over('light-cavalry')]).toEqual([expect.closeTo(6, 6), expect.closeTo(8, 6)]);
  });

  test('BS-TERR-04 BS-RULING-22 rough ground and obstacles open the ranks of regulars and columns at once, but not on a road', () => {
    expect(through('rough')).toMatchObject({ formation: 'irregular', gap: 0.5 });
    expect(through('brush')).toMatchObject({ formation: 'regular', gap: 0 });
    expect(through('rough', foot({ files: 2, formation: 'column' })).formation).toBe('irregular');
    const road = field({ a: foot({ files: 2, formation: 'column' }), far }, { terrain: [{ kind: 'rough', outline: box(30, 14, 20, 20) }, { kind: 'road', outline: box(38, 10, 4, 30) }] });
    expect(play(road, 'south', move('a', { kind: 'advance', inches: 8 })).unit('a')).toMatchObject({ formation: 'column', spent: 6 });
  });

  test('BS-GEO-02 an opened block drops files where it has no room', () => {
    const pressed = field({ a: foot(), b: foot({ x: 43.5, y: 13.5 }), far }, { terrain: [{ kind: 'rough', outline: box(30, 14, 20, 20) }] });
    const { files, formation } = play(pressed, 'south', move('a', { kind: 'advance', inches: 3 })).unit('a');
    expect(formation).toBe('irregular');
    expect(files).toBeLessThan(4);
  });
});
