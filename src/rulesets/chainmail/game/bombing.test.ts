import { having, REST } from './testing/meeting';
import { answer, field, play, refusedWith, type Stander } from './testing/table';

const scorcher = (more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'dwarf-scorcher', x: 20, y: 20, ...more });
const trooper = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more, card: { health: 9, ...more.card } });
const BOMB = { type: 'stand', model: 'scorcher', then: { type: 'fire-bomb' } } as const;

test('CM-ABIL-15 CM-ABIL-15b CM-ABIL-15c a hit strikes the nearest enemy for 2, and 1 comes to all within 3" of its centre', () => {
  const { told, model } = play(field({ scorcher: scorcher(), target: trooper(20, 26), friend: { ...trooper(23, 26), side: 'south' }, out: trooper(23.6, 26.1, { x: 23.62, y: 27.2 }), ...REST }), 'south', BOMB, [9, 2, 2]);
  expect(told('model-attacked')).toMatchObject([{ kind: 'fire-bomb', target: 'target', need: 11 - 2, roll: 'hit' }]);
  expect(told('bomb-burst')).toEqual([{ type: 'bomb-burst', rule: 'CM-ABIL-15b', model: 'scorcher', at: { x: 20, y: 26 }, struck: 'target' }]);
  expect([model('target').health, model('friend').health, model('out').health]).toEqual([7, 8, 9]);
  expect(model('scorcher').shots).toBe(2);
});

test('CM-ARULING-06 CM-ABIL-15b a miss scatters an inch, strikes another that stands there and never its target', () => {
  const state = field({ scorcher: scorcher(), target: trooper(20, 26), next: trooper(21.2, 26), ...REST });
  const { told, model } = play(state, 'south', BOMB, [8, 18, 5, 2, 2]);
  expect(told('bomb-burst')).toMatchObject([{ rule: 'CM-ARULING-06', at: { x: 21.2, y: 26 }, struck: 'next' }]);
  expect([model('target').health, model('next').health]).toEqual([8, 7]);
  expect(play(state, 'south', BOMB, [8, 13, 2, 2]).told('bomb-burst')).toMatchObject([{ at: { x: 19, y: 26 }, struck: null }]);
});

test('CM-ABIL-15d CM-ABIL-09 CM-AEX-05 CM-AEX-06 CM-AEX-07 CM-EX-08 saves halve, evasion spares, fire is resisted and bones do not help', () => {
  const struck = (card: Partial<Stander>, face: number) => play(field({ scorcher: scorcher(), target: trooper(20, 26, card), ...REST }), 'south', BOMB, [9, face]).model('target').health;
  expect(struck({}, 11)).toBe(7);
  expect(struck({}, 12)).toBe(8);
  expect(struck(having({ slug: 'evasion' }), 12)).toBe(9);
  expect(struck(having({ slug: 'evasion' }), 11)).toBe(7);
  expect(struck(having({ slug: 'resist-acid-cold-electricity-fire', rating: 4 }), 2)).toBe(9);
  expect(struck(having({ slug: 'skeletal' }), 2)).toBe(7);
});

test('CM-ARULING-05 CM-ARULING-22 a critical bomb does 4 to whom it struck', () => {
  expect(play(field({ scorcher: scorcher(), target: trooper(20, 26), ...REST }), 'south', BOMB, [20, 9, 2]).model('target').health).toBe(5);
  expect(play(field({ scorcher: scorcher(), target: trooper(20, 26, { card: { creature: 'undead' } }), ...REST }), 'south', BOMB, [20, 2]).model('target').health).toBe(7);
});

test('CM-ARULING-06 all burns land, then nerves are tried in the same order; its own side runs for the nearest edge', () => {
  const state = field({ scorcher: scorcher(), target: trooper(20, 26, { card: { health: 3 } }), friend: { ...trooper(22.5, 26, { card: { health: 2 } }), side: 'south' }, ...REST });
  const { told } = play(state, 'south', BOMB, [9, 2, 2, 2, 2]);
  expect(told('model-damaged').map(({ model }) => model)).toEqual(['target', 'friend']);
  expect(told('morale-tested').map(({ model }) => model)).toEqual(['target', 'friend']);
  expect(told('model-routed')).toMatchObject([{ model: 'target', from: 'scorcher' }, { model: 'friend', from: null }]);
});

test('CM-ABIL-15a CM-STAT-15 every limit of a shot holds, boxes and range included', () => {
  const at = (thrower: Partial<Stander>, y: number) => field({ scorcher: scorcher(thrower), target: trooper(20, y), ...REST });
  expect(refusedWith(at({}, 21), 'south', BOMB)).toEqual(['shoot.engaged']);
  expect(refusedWith(at({ is: { shots: 0 } }, 26), 'south', BOMB)).toEqual(['shoot.none-left']);
  expect(refusedWith(at({}, 26), 'south', { ...BOMB, then: { type: 'ranged' } })).toEqual(['shoot.bombs-only']);
  expect(refusedWith(field({ scorcher: { side: 'south', model: 'human-marine', x: 20, y: 20 }, target: trooper(20, 26), ...REST }), 'south', BOMB)).toEqual(['fire-bomb.none']);
  const far = play(at({}, 27.2), 'south', BOMB);
  expect(far.told('shot-fell-short')).toHaveLength(1);
  expect(far.model('scorcher').shots).toBe(2);
});

test('CM-ABIL-15c CM-ABIL-15a the thrower may burn itself, and Point Blank Shot helps it', () => {
  const { told, model } = play(field({ scorcher: scorcher({ card: { health: 3, abilities: [{ slug: 'fire-bomb', rating: 2, uses: 3 }, { slug: 'point-blank-shot', rating: 2 }] } }), target: trooper(20, 22.2), ...REST }), 'south', BOMB, [7, 2, 2]);
  expect(told('model-attacked')).toMatchObject([{ need: 7 }]);
  expect(model('scorcher').health).toBe(2);
});

test('CM-ABIL-11 CM-CMD-09 it is thrown twice by who shoots twice, and on an advance', () => {
  const twice = scorcher({ card: { abilities: [{ slug: 'fire-bomb', rating: 2, uses: 3 }, { slug: 'extra-ranged-attack' }] } });
  const asked = play(field({ scorcher: twice, target: trooper(20, 26), ...REST }), 'south', BOMB, [9, 20]);
  expect(asked.position.suspended!.decision).toMatchObject({ kind: 'extra-attack' });
  expect(answer(asked, 'south', { type: 'fire-bomb' }, [9, 20]).model('scorcher').shots).toBe(1);
  expect(play(field({ scorcher: scorcher(), target: trooper(20, 30), ...REST }), 'south', { type: 'advance', model: 'scorcher', shootAfter: 4 }, [9, 20]).told('bomb-burst')).toHaveLength(1);
});
