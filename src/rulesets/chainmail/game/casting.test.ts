import { offersTo } from './offers';
import { caster, casts, foe, friend, kindsOn } from './testing/casters';
import { box } from './testing/opening';
import { field, play, refusedWith } from './testing/table';
import type { Skirmish } from './state';

const MISSILE = ['magic-missile'];
const offered = (state: Skirmish): readonly string[] =>
  offersTo(state, 'south').flatMap((offer) => ('exactly' in offer && offer.exactly.type === 'stand' && offer.exactly.then?.type === 'cast' ? [`${offer.exactly.then.spell} ${offer.exactly.then.target ?? offer.exactly.then.at ?? ''} ${offer.exactly.then.instead ?? ''}`.trim()] : []));

describe('when and who', () => {
  test('CM-SPELLCAST-01 CM-ACT-06 a spell is cast in place of an attack, standing or after a move of no more than the speed', () => {
    const state = field({ caster: caster(10, 10, MISSILE, { abilities: [{ slug: 'commander', rating: 1 }] }), foe: foe(10, 20) });
    expect(play(state, 'south', casts('magic-missile')).model('foe').health).toBe(3);
    const then = { type: 'cast', spell: 'magic-missile' } as const;
    expect(play(state, 'south', { type: 'maneuver', model: 'caster', path: [{ x: 14, y: 10 }], then }).model('foe').health).toBe(3);
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'caster', path: [{ x: 20, y: 10 }], then })).toEqual(['move.too-far']);
  });

  test('CM-SPELLCAST-02 who lies, routs, is stunned or dazed casts nothing; the entangled and the deaf do', () => {
    const of = (is: object) => field({ caster: caster(10, 10, MISSILE, {}, is), foe: foe(10, 20) });
    const held = (kind: 'stunned' | 'dazed' | 'entangled' | 'ghost-sounded') => of({ conditions: [{ kind, by: null, strength: 13, turns: 1 }] });
    expect(refusedWith(of({ down: true, health: 0 }), 'south', casts('magic-missile'))).toEqual(['model.knocked-down']);
    expect(refusedWith(of({ routing: true }), 'south', casts('magic-missile'))).toEqual(['model.routing']);
    for (const kind of ['stunned', 'dazed'] as const) expect(refusedWith(held(kind), 'south', casts('magic-missile'))).toEqual(['model.held']);
    for (const kind of ['entangled', 'ghost-sounded'] as const) expect(play(held(kind), 'south', casts('magic-missile')).model('foe').health).toBe(3);
  });

  test('CM-SPELLCAST-03 CM-SPELLCAST-12 each box is cast once, and who has no such spell is refused', () => {
    const state = field({ caster: caster(10, 10, MISSILE), foe: foe(10, 20) });
    const after = play(state, 'south', casts('magic-missile')).state;
    expect(after.figures[0]!.castings).toEqual([0]);
    const again = field({ caster: caster(10, 10, MISSILE, {}, { castings: [0] }), foe: foe(10, 20) });
    expect(refusedWith(again, 'south', casts('magic-missile'))).toEqual(['cast.none-left']);
    expect(refusedWith(state, 'south', casts('sleep'))).toEqual(['cast.not-its-spell']);
    expect(refusedWith(state, 'south', casts('wish'))).toEqual(['spell.unknown']);
    expect(offered(again)).toEqual([]);
  });
});

describe('whom', () => {
  test('CM-SPELLCAST-04 CM-NEAREST-04 a ranged spell goes to the nearest enemy in sight, the fallen last, and hills add nothing', () => {
    const state = field({ caster: caster(10, 10, MISSILE), near: foe(10, 14, {}, { down: true, health: 1 }), far: foe(10, 20) });
    expect(play(state, 'south', casts('magic-missile')).model('far').health).toBe(3);
    const hidden = field({ caster: caster(10, 10, MISSILE), near: foe(10, 14), far: foe(16, 10) }, { terrain: [box('high-wall', 5, 11.6, 10, 0.5)] });
    expect(play(hidden, 'south', casts('magic-missile')).model('far').health).toBe(3);
    const nobody = field({ caster: caster(10, 10, MISSILE), near: foe(10, 14) }, { terrain: [box('high-wall', 5, 11.6, 10, 0.5)] });
    expect(refusedWith(nobody, 'south', casts('magic-missile'))).toEqual(['cast.nobody-in-sight']);
  });

  test('CM-SPELLCAST-05 out of range the spell is spent without a die', () => {
    const cast = play(field({ caster: caster(10, 10, ['daze']), foe: foe(10, 20) }), 'south', casts('daze'));
    expect(cast.told('spell-lost')).toMatchObject([{ rule: 'CM-SPELLCAST-05' }]);
    expect(cast.model('caster').castings).toEqual([0]);
  });

  test('CM-SPELLCAST-06 CM-ACT-07 CM-AEX-19 with an enemy in contact a ranged spell takes a save at 15 and its level first', () => {
    const state = field({ caster: caster(10, 10, MISSILE, { save: 3 }), foe: foe(10, 11) });
    const held = play(state, 'south', casts('magic-missile'), [13]);
    expect(held.told('save-made')).toMatchObject([{ model: 'caster', dc: 16, saved: true }]);
    expect(held.model('foe').health).toBe(3);
    const lost = play(state, 'south', casts('magic-missile'), [12]);
    expect(lost.told('spell-lost')).toMatchObject([{ rule: 'CM-SPELLCAST-06' }]);
    expect(lost.model('foe').health).toBe(4);
    expect(lost.model('caster').castings).toEqual([0]);
    const armed = field({ caster: caster(10, 10, ['mage-armor', 'resistance']), foe: foe(10, 11) });
    expect(play(armed, 'south', casts('mage-armor')).told('save-made')).toEqual([]);
    expect(play(armed, 'south', casts('resistance', { target: 'caster' })).told('save-made')).toEqual([]);
  });

  test('CM-SPELLCAST-07 CM-NEAREST-07 CM-SPELL-02e a command at an ally goes to the nearest ally, enemies ignored', () => {
    const state = field({ caster: caster(10, 10, ['command']), friend: friend(10, 14), other: friend(10, 6.5), foe: foe(12, 10) });
    const commanded = play(state, 'south', casts('command', { word: 'fall', at: 'ally' }), [10]);
    expect(commanded.told('nearest-found')).toMatchObject([{ nearest: 'other', rule: 'CM-NEAREST-07' }]);
    expect(commanded.told('save-made')).toMatchObject([{ model: 'other', dc: 13, saved: false }]);
    expect(kindsOn(commanded.model('other'))).toEqual(['fallen']);
    const alone = field({ caster: caster(10, 10, ['command']), foe: foe(12, 10) });
    expect(refusedWith(alone, 'south', casts('command', { word: 'fall', at: 'ally' }))).toEqual(['cast.no-ally-in-sight']);
    expect(refusedWith(state, 'south', casts('command', { word: 'fall', at: 'ally' }))).toEqual(['taken']);
  });

  test('CM-SPELLCAST-08 touch reaches whom a blow would, friend or foe, down or not, and the caster; personal the caster alone', () => {
    const state = field({ caster: caster(10, 10, ['resistance', 'mage-armor']), beside: friend(10, 11, {}, { down: true, health: 0 }), apart: friend(10, 8.8), foe: foe(30, 30) });
    expect(kindsOn(play(state, 'south', casts('resistance', { target: 'beside' })).model('beside'))).toEqual(['resistant']);
    expect(kindsOn(play(state, 'south', casts('resistance', { target: 'caster' })).model('caster'))).toEqual(['resistant']);
    expect(refusedWith(state, 'south', casts('resistance', { target: 'apart' }))).toEqual(['cast.out-of-touch']);
    expect(refusedWith(state, 'south', casts('resistance'))).toEqual(['cast.no-target']);
    expect(refusedWith(state, 'south', casts('mage-armor', { target: 'beside' }))).toEqual(['cast.personal']);
    const long = field({ caster: caster(10, 10, ['resistance'], { abilities: [{ slug: 'reach', rating: 1 }] }), apart: friend(10, 8.8), foe: foe(30, 30) });
    expect(kindsOn(play(long, 'south', casts('resistance', { target: 'apart' })).model('apart'))).toEqual(['resistant']);
  });

  test('CM-SPELLCAST-09 casting draws no attack of opportunity', () => {
    const state = field({ caster: caster(10, 10, ['mage-armor']), foe: foe(10, 11), other: foe(11, 10) });
    expect(play(state, 'south', casts('mage-armor')).told('opportunity-taken')).toEqual([]);
  });

  test('CM-SPELLCAST-13 CM-SPELLCAST-10 whom a spell cannot affect may have to be aimed at: it is spent, and no save is thrown', () => {
    const state = field({ caster: caster(10, 10, ['cause-fear']), foe: foe(10, 14, { level: 6 }) });
    const cast = play(state, 'south', casts('cause-fear'));
    expect(cast.told('spell-ineffective')).toMatchObject([{ target: 'foe', rule: 'CM-SPELLCAST-13' }]);
    expect(cast.model('caster').castings).toEqual([0]);
  });

  test('CM-SPELLCAST-15 only a command is aimed at an ally to its harm', () => {
    const state = field({ caster: caster(10, 10, ['inflict-wounds-1', 'cure-wounds-1', 'daze']), friend: friend(10, 11), bones: friend(11, 10, { creature: 'undead' }), foe: foe(30, 30) });
    expect(refusedWith(state, 'south', casts('inflict-wounds-1', { target: 'friend' }))).toEqual(['cast.harms-friend']);
    expect(refusedWith(state, 'south', casts('cure-wounds-1', { target: 'bones' }))).toEqual(['cast.harms-friend']);
    expect(refusedWith(state, 'south', casts('daze', { at: 'ally' }))).toEqual(['cast.enemies-only']);
    expect(refusedWith(state, 'south', casts('daze', { word: 'fall' }))).toEqual(['cast.word']);
    expect(refusedWith(field({ caster: caster(10, 10, ['command']), foe: foe(10, 14) }), 'south', casts('command'))).toEqual(['cast.no-word']);
  });
});

describe('slots and spells given up', () => {
  const SORCERER = { spells: [{ slug: 'magic-missile', uses: 5 }, { slug: 'mage-armor', uses: 5 }, { slug: 'daze', uses: 6 }], spellSlots: { '0': 1, '1': 5 }, abilities: [{ slug: 'sorcery' }] };

  test('CM-ABIL-35 CM-ARULING-25 CM-AEX-14 a sorcerer fills its slots as it pleases, but no more than it has', () => {
    let state = field({ caster: caster(10, 10, [], SORCERER), foe: foe(10, 20, { health: 9 }), other: foe(30, 30) });
    expect(state.figures[0]!.castings).toEqual([1, 5]);
    const spells = ['mage-armor', 'magic-missile', 'magic-missile', 'magic-missile', 'magic-missile'];
    for (const spell of spells) {
      const played = play(state, 'south', casts(spell)).state;
      state = { ...state, figures: played.figures.map((figure) => ({ ...figure, acted: false })) };
    }
    expect(state.figures[0]!.castings).toEqual([1, 0]);
    expect(refusedWith(state, 'south', casts('magic-missile'))).toEqual(['cast.none-left']);
    expect(state.figures[1]!.health).toBe(5);
  });

  test('CM-ABIL-35 CM-ARULING-25 with none of its own level left it takes a slot of the next higher, never a lower one', () => {
    const state = field({ caster: caster(10, 10, [], SORCERER, { castings: [0, 2] }), foe: foe(10, 14) });
    expect(play(state, 'south', casts('daze'), [20]).model('caster').castings).toEqual([0, 1]);
    const low = field({ caster: caster(10, 10, [], SORCERER, { castings: [1, 0] }), foe: foe(10, 14) });
    expect(refusedWith(low, 'south', casts('magic-missile'))).toEqual(['cast.none-left']);
  });

  test('CM-ABIL-36 CM-ABIL-36a CM-ABIL-36b a spell is given up for a cure of its level', () => {
    const curing = { abilities: [{ slug: 'spontaneous-cure' }] };
    const state = field({ caster: caster(10, 10, ['guidance', 'shield-of-faith'], curing, { health: 1 }), foe: foe(30, 30) });
    const cured = play(state, 'south', casts('cure-wounds-1', { target: 'caster', instead: 'shield-of-faith' }));
    expect(cured.model('caster')).toMatchObject({ health: 2, castings: [1, 0] });
    expect(cured.told('spell-cast')).toMatchObject([{ spell: 'cure-wounds-1', instead: 'shield-of-faith' }]);
    expect(refusedWith(state, 'south', casts('cure-wounds-1', { target: 'caster', instead: 'guidance' }))).toEqual(['cast.wrong-level']);
    expect(refusedWith(state, 'south', casts('cure-wounds-0', { target: 'caster', instead: 'shield-of-faith' }))).toEqual(['cast.wrong-level']);
    expect(refusedWith(state, 'south', casts('inflict-wounds-1', { target: 'caster', instead: 'shield-of-faith' }))).toEqual(['cast.not-spontaneous']);
    expect(offered(state)).toContain('cure-wounds-1 caster shield-of-faith');
  });

  test('CM-ABIL-36c CM-ARULING-10 a cure that misses the undead costs nothing but the action', () => {
    const state = field({ caster: caster(10, 10, ['shield-of-faith', 'cure-wounds-1'], { abilities: [{ slug: 'spontaneous-cure' }] }), foe: foe(10, 11, { creature: 'undead', health: 3 }), other: foe(30, 30) });
    const missed = play(state, 'south', casts('cure-wounds-1', { target: 'foe', instead: 'shield-of-faith' }), [2]);
    expect(missed.model('caster')).toMatchObject({ castings: [1, 1], acted: true });
    expect(play(state, 'south', casts('cure-wounds-1', { target: 'foe' }), [2]).model('caster').castings).toEqual([1, 0]);
  });

  test('CM-ABIL-37 CM-ABIL-37b CM-ARULING-10 CM-AEX-15 inflict wounds in place of cause fear: a miss keeps the spell, a hit spends it', () => {
    const inflicting = { abilities: [{ slug: 'spontaneous-inflict' }], melee: { attack: 4, damage: 2 } };
    const state = field({ caster: caster(10, 10, ['cause-fear', 'guidance'], inflicting), foe: foe(10, 11, { save: 2, health: 3 }), other: foe(30, 30) });
    const action = casts('inflict-wounds-1', { target: 'foe', instead: 'cause-fear' });
    const missed = play(state, 'south', action, [6]);
    expect(missed.told('model-attacked')).toMatchObject([{ need: 7, roll: 'miss', kind: 'touch' }]);
    expect(missed.model('caster').castings).toEqual([1, 1]);
    const hit = play(state, 'south', action, [7, 10]);
    expect(hit.model('foe').health).toBe(2);
    expect(hit.model('caster').castings).toEqual([0, 1]);
    const saved = play(state, 'south', action, [7, 11]);
    expect(saved.model('foe').health).toBe(3);
    expect(saved.model('caster').castings).toEqual([0, 1]);
    expect(refusedWith(state, 'south', casts('inflict-wounds-1', { target: 'foe', instead: 'guidance' }))).toEqual(['cast.wrong-level']);
  });

  test('CM-ABIL-37a on undead it heals, without attack or save, and the spell is spent', () => {
    const state = field({ caster: caster(10, 10, ['cause-fear'], { abilities: [{ slug: 'spontaneous-inflict' }] }), bones: friend(10, 11, { creature: 'undead', health: 3 }, { health: 1 }), foe: foe(30, 30) });
    const healed = play(state, 'south', casts('inflict-wounds-1', { target: 'bones', instead: 'cause-fear' }));
    expect(healed.model('bones').health).toBe(2);
    expect(healed.model('caster').castings).toEqual([0]);
  });
});
