import type { ChainmailAction } from './action';
import type { SetupCard } from './shapes';
import { foe, friend } from './testing/casters';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const TURN: ChainmailAction = { type: 'stand', model: 'cleric', then: { type: 'turn-undead' } };
const cleric = (rating = 4, card: Partial<SetupCard> = {}): Stander => friend(24, 20, { abilities: [{ slug: 'commander', rating: 1 }, { slug: 'turn-undead', rating }], ...card });
const bones = (level: number, x: number, y: number, card: Partial<SetupCard> = {}, is: object = {}): Stander => foe(x, y, { level, creature: 'undead', abilities: [{ slug: 'undead-creature' }], ...card }, is);
const EVIL_CLERIC = { alignment: 'evil' as const, abilities: [{ slug: 'commander', rating: 4 }, { slug: 'spontaneous-inflict' }] };
const turned = (rating: number, face: number): number => play(field({ cleric: cleric(rating), bones: bones(9, 24, 25) }), 'south', TURN, [face]).told('undead-turned')[0]!.level;

describe('turning undead', () => {
  test('CM-ABIL-41 CM-ACT-08 CM-TURN-01 a special action, standing or after a move, with enemies in contact too, as often as it likes', () => {
    const state = field({ cleric: cleric(), bones: bones(1, 24, 25), other: foe(24, 21) });
    expect(play(state, 'south', TURN, [6]).model('bones').routing).toBe(true);
    const apart = field({ cleric: cleric(), bones: bones(1, 24, 30) });
    expect(play(apart, 'south', { type: 'maneuver', model: 'cleric', path: [{ x: 24, y: 24 }], then: { type: 'turn-undead' } }, [6]).model('bones').routing).toBe(true);
    expect(refusedWith(apart, 'south', { type: 'maneuver', model: 'cleric', path: [{ x: 24, y: 28 }], then: { type: 'turn-undead' } })).toEqual(['move.too-far']);
  });

  test('CM-TURN-01 who cannot, or sees no undead, is refused', () => {
    expect(refusedWith(field({ cleric: friend(24, 20), bones: bones(1, 24, 25) }), 'south', TURN)).toEqual(['turn-undead.unable']);
    expect(refusedWith(field({ cleric: cleric(), living: foe(24, 25) }), 'south', TURN)).toEqual(['turn-undead.nobody']);
    expect(refusedWith(field({ cleric: cleric(), bones: bones(1, 24, 25) }, { terrain: [box('high-wall', 20, 22, 8, 0.5)] }), 'south', TURN)).toEqual(['turn-undead.nobody']);
  });

  test('CM-TURN-02 CM-ARULING-21 CM-AEX-20 the level turned goes up with each three, beyond the table too', () => {
    expect([5, 6, 9, 20].map((face) => turned(4, face))).toEqual([0, 1, 2, 5]);
    expect(turned(6, 20)).toBe(6);
    expect(turned(9, 1)).toBe(1);
  });

  test('CM-TURN-03 the closest within six inches that the level reaches, not routing yet; higher ones are passed over', () => {
    const state = field({ cleric: cleric(), strong: bones(3, 24, 22), runs: bones(1, 26, 20, {}, { routing: true }), weak: bones(1, 24, 26.5), far: bones(1, 24, 28), ally: friend(22, 20, { creature: 'undead' }) });
    expect(play(state, 'south', TURN, [6]).told('undead-turned')).toMatchObject([{ level: 1, target: 'weak' }]);
    const far = field({ cleric: cleric(), far: bones(1, 24, 28) });
    expect(play(far, 'south', TURN, [20]).told('undead-turned')).toMatchObject([{ level: 5, target: null }]);
  });

  test('CM-TURN-04 of equally close ones the lower level, then by dice', () => {
    expect(play(field({ cleric: cleric(), a: bones(2, 24, 25), b: bones(1, 24, 15) }), 'south', TURN, [20]).told('undead-turned')).toMatchObject([{ target: 'b' }]);
    expect(play(field({ cleric: cleric(), a: bones(1, 24, 25), b: bones(1, 24, 15) }), 'south', TURN, [20, 3, 12]).told('undead-turned')).toMatchObject([{ target: 'b' }]);
  });

  test('CM-TURN-05 CM-ARULING-21 CM-ABIL-12 it routs without a save, fearless or not, and the one who turned it may strike as it goes', () => {
    const state = field({ cleric: cleric(), bones: bones(1, 24, 21), other: bones(1, 40, 44) });
    const routed = play(state, 'south', TURN, [6, 2]);
    expect(routed.told('model-routed')).toMatchObject([{ model: 'bones', from: 'cleric' }]);
    expect(routed.told('morale-tested')).toEqual([]);
    expect(routed.told('opportunity-taken')).toMatchObject([{ model: 'cleric', target: 'bones' }]);
    expect(routed.model('bones').y).toBe(33);
  });

  test('CM-TURN-07 CM-TURN-08 an evil cleric commander close by lends the undead its level, unless it lies or routs', () => {
    const of = (is: object, card: Partial<SetupCard> = EVIL_CLERIC) => field({ cleric: cleric(), bones: bones(1, 24, 25), leader: foe(24, 30, { level: 3, ...card }, is) });
    expect(play(of({}), 'south', TURN, [9]).told('undead-turned')).toMatchObject([{ level: 2, target: null }]);
    for (const is of [{ down: true, health: 0 }, { routing: true }]) expect(play(of(is), 'south', TURN, [9]).told('undead-turned')).toMatchObject([{ target: 'bones' }]);
    expect(play(of({}, { ...EVIL_CLERIC, alignment: 'neutral' }), 'south', TURN, [9]).told('undead-turned')).toMatchObject([{ target: 'bones' }]);
    expect(play(of({}, { ...EVIL_CLERIC, abilities: [{ slug: 'commander', rating: 4 }] }), 'south', TURN, [9]).told('undead-turned')).toMatchObject([{ target: 'bones' }]);
  });

  test('CM-TURN-06 CM-COND-09 CM-COND-09c routing undead rally, without a die, only under an evil cleric; else they run', () => {
    const of = (card: Partial<SetupCard>, own: Partial<SetupCard> = {}) => ({ ...field({ cleric: cleric(), bones: bones(1, 10, 10, own, { routing: true }), leader: foe(14, 10, card) }), turn: 1 });
    const rallied = play(of(EVIL_CLERIC), 'north', { type: 'rally', model: 'bones' });
    expect(rallied.model('bones').routing).toBe(false);
    const led = { abilities: [{ slug: 'commander', rating: 4 }] };
    expect(refusedWith(of(led), 'north', { type: 'rally', model: 'bones' })).toEqual(['rally.out-of-command']);
    expect(refusedWith(of(EVIL_CLERIC), 'north', { type: 'flee', model: 'bones' })).toEqual(['flee.under-command']);
    const itself = { ...EVIL_CLERIC, abilities: [...EVIL_CLERIC.abilities, { slug: 'undead-creature' }] };
    expect(play(of(led, itself), 'north', { type: 'rally', model: 'bones' }).model('bones').routing).toBe(false);
  });
});
