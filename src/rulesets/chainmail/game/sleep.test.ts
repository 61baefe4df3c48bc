import type { SetupCard } from './shapes';
import { caster, casts, foe, friend, kindsOn } from './testing/casters';
import { answer, field, play, type Stander } from './testing/table';

const of = (level: number, x: number, y: number, card: Partial<SetupCard> = {}, is: object = {}) => foe(x, y, { level, save: 2, ...card }, is);
const sleep = (foes: { readonly [id: string]: Stander }, faces: readonly number[], more: { readonly [id: string]: Stander } = {}) => play(field({ caster: caster(24, 10, ['sleep']), ...more, ...foes }), 'south', casts('sleep'), faces);
const picked = (foes: { readonly [id: string]: Stander }, faces: readonly number[]): readonly string[] => sleep(foes, faces).told('sleepers-picked')[0]?.models ?? [];

describe('sleep', () => {
  test('CM-SPELL-14 CM-ARULING-04 CM-AEX-17 the lowest levels first, the nearest of equals, four levels in all', () => {
    const foes = { goblin: of(1, 24, 20), other: of(1, 25.2, 20.8), a: of(2, 24, 21.5), b: of(2, 24, 22.5), ogre: of(4, 22.8, 20.5) };
    const cast = sleep(foes, [10, 11, 10]);
    expect(cast.told('sleepers-picked')).toMatchObject([{ models: ['goblin', 'other', 'a'] }]);
    expect(['goblin', 'other', 'a', 'b', 'ogre'].map((id) => kindsOn(cast.model(id)).length)).toEqual([1, 0, 1, 0, 0]);
    expect(cast.model('goblin')).toMatchObject({ down: true, health: 4 });
  });

  test('CM-AEX-18 the first that would pass four levels ends it', () => {
    expect(picked({ goblin: of(1, 24, 20), ogre: of(4, 24, 21.5) }, [10])).toEqual(['goblin']);
    expect(sleep({ ogre: of(5, 24, 20) }, []).told('spell-ineffective')).toHaveLength(1);
  });

  test('CM-ARULING-04 CM-TIE-03 equals are told apart by dice where not all can be taken', () => {
    const foes = { marked: of(3, 24, 20, { abilities: [{ slug: 'immune-sleep' }] }), a: of(3, 25.5, 20), b: of(3, 22.5, 20) };
    expect(picked(foes, [4, 9, 10])).toEqual(['b']);
    expect(picked({ ...foes, a: of(2, 25.5, 20), b: of(2, 22.5, 20) }, [10, 10])).toEqual(['a', 'b']);
  });

  test('CM-SPELL-14 CM-SPELLCAST-15 CM-ABIL-17e friend and foe alike, but not the fallen, the nonliving or the immune, who use no levels', () => {
    const cast = sleep({ marked: of(4, 24, 20, { creature: 'undead' }), fallen: of(1, 24, 21.5, {}, { down: true, health: 0 }), immune: of(1, 22.5, 20, { abilities: [{ slug: 'immune-sleep' }] }), mind: of(1, 25.5, 20, { abilities: [{ slug: 'immune-mind-affecting-spells' }] }) }, [10], { friend: friend(24, 18.4, { save: 2 }) });
    expect(cast.told('sleepers-picked')).toMatchObject([{ models: ['friend'] }]);
    expect(kindsOn(cast.model('friend'))).toEqual(['asleep']);
  });

  test('CM-ARULING-04 routing, stunned, dazed and entangled models may be taken', () => {
    const dazed = { conditions: [{ kind: 'dazed' as const, by: null, strength: 0, turns: 1 }] };
    expect(picked({ a: of(1, 24, 20, {}, { routing: true }), b: of(1, 24, 21.5, {}, dazed) }, [10, 10])).toEqual(['a', 'b']);
  });

  test('CM-ARULING-04 a picked model that saves has used its levels all the same', () => {
    const cast = sleep({ a: of(2, 24, 20), b: of(2, 24, 21.5), c: of(2, 24, 22.6) }, [20, 20]);
    expect(cast.told('sleepers-picked')).toMatchObject([{ models: ['a', 'b'] }]);
    expect(cast.told('condition-gained')).toEqual([]);
  });
});

describe('waking', () => {
  const asleep = { down: true, conditions: [{ kind: 'asleep' as const, by: null, strength: 0, turns: 0 }] };
  const state = field({ walker: friend(10, 10, { abilities: [{ slug: 'commander', rating: 1 }] }), sleeper: friend(14, 10, {}, asleep), foe: foe(30, 40) });
  const beside = { type: 'maneuver', model: 'walker', path: [{ x: 13, y: 10 }] } as const;

  test('CM-COND-08c CM-ARULING-04 CM-ARULING-28 who ends its move in contact may wake a sleeper, which may act this round', () => {
    const asked = play(state, 'south', beside);
    const woken = answer(asked, 'south', true);
    expect(woken.model('sleeper')).toMatchObject({ down: false, conditions: [], acted: false });
    const left = answer(asked, 'south', false);
    expect(left.model('sleeper').down).toBe(true);
  });

  test('CM-ARULING-04 to stand still is a move too; whoever is stunned or dazed wakes nobody', () => {
    const near = field({ walker: friend(13, 10), sleeper: friend(14, 10, {}, asleep), foe: foe(30, 40) });
    expect(answer(play(near, 'south', { type: 'stand', model: 'walker' }), 'south', true).model('sleeper').down).toBe(false);
    const dazed = field({ walker: friend(13, 10, {}, { conditions: [{ kind: 'dazed', by: null, strength: 0, turns: 1 }] }), sleeper: friend(14, 10, {}, asleep), foe: foe(30, 40) });
    expect(play(dazed, 'south', { type: 'recover', model: 'walker' }).model('sleeper').down).toBe(true);
  });
});
