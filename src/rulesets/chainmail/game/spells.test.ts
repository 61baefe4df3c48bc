import type { ChainmailAction } from './action';
import { caster, casts, foe, friend, kindsOn } from './testing/casters';
import { answer, field, play, refusedWith } from './testing/table';

const strike = (model: string, target: string): ChainmailAction => ({ type: 'stand', model, then: { type: 'melee', target } });
const ABILITY = (slug: string, rating?: number) => ({ abilities: [{ slug, ...(rating === undefined ? {} : { rating }) }] });

const lying = (kind: 'poisoned' | 'asleep' | 'fallen') => ({ down: true, conditions: [{ kind, by: null, strength: 0, turns: 0 }] });

describe('cause fear', () => {
  const state = (card: object = {}, is: object = {}) => field({ caster: caster(24, 20, ['cause-fear']), foe: foe(24, 25, { save: 2, ...card }, is), other: foe(40, 44) });

  test('CM-SPELL-01 CM-SPELLCAST-17 who fails at 13 runs from the caster, who may not strike it as it goes', () => {
    const routed = play(state(), 'south', casts('cause-fear'), [10]);
    expect(routed.told('model-routed')).toMatchObject([{ model: 'foe', from: 'caster' }]);
    expect(routed.model('foe')).toMatchObject({ routing: true, x: 24, y: 37 });
    const close = field({ caster: caster(24, 20, ['cause-fear'], { save: 20 }), foe: foe(24, 21, { save: 2 }), other: foe(40, 44) });
    expect(play(close, 'south', casts('cause-fear'), [2, 10]).told('opportunity-taken')).toEqual([]);
    expect(play(state(), 'south', casts('cause-fear'), [11]).model('foe').routing).toBe(false);
  });

  test('CM-SPELL-01a it is a save against fear: courage helps, health does not', () => {
    const inspired = field({ caster: caster(24, 20, ['cause-fear']), foe: foe(24, 25, { save: 2 }), bold: foe(24, 26.5, ABILITY('aura-of-courage', 4)) });
    const cast = play(inspired, 'south', casts('cause-fear'), [7]);
    expect(cast.told('save-made')[0]!.modifiers.map(({ name, add }) => [name, add])).toEqual([['save', 2], ['aura-of-courage', 4]]);
    expect(cast.model('foe').routing).toBe(false);
    expect(play(state(ABILITY('morale', -2)), 'south', casts('cause-fear'), [12]).model('foe').routing).toBe(true);
  });

  test('CM-SPELL-01 CM-SPELL-01b CM-ABIL-17b no effect on the fearless, the nonliving, the mighty, the immune, or those that lie, are stunned or rout', () => {
    const held = { conditions: [{ kind: 'stunned' as const, by: null, strength: 0, turns: 1 }] };
    for (const [card, is] of [[ABILITY('fearless'), {}], [{ creature: 'undead' }, {}], [{ level: 6 }, {}], [ABILITY('immune-mind-affecting-spells'), {}], [{}, { down: true, health: 0 }], [{}, held], [{}, { routing: true }]] as const) {
      expect(play(field({ caster: caster(24, 20, ['cause-fear']), foe: foe(24, 25, card, is) }), 'south', casts('cause-fear')).told('spell-ineffective')).toHaveLength(1);
    }
    expect(play(state({ level: 5 }), 'south', casts('cause-fear'), [2]).model('foe').routing).toBe(true);
  });
});

describe('daze', () => {
  test('CM-SPELL-05 living humanoids up to level 4 save at 12 or lose a turn', () => {
    const of = (card: object) => field({ caster: caster(24, 20, ['daze']), foe: foe(24, 25, { save: 2, ...card }) });
    expect(kindsOn(play(of({}), 'south', casts('daze'), [9]).model('foe'))).toEqual(['dazed']);
    expect(kindsOn(play(of({}), 'south', casts('daze'), [10]).model('foe'))).toEqual([]);
    for (const card of [{ level: 5 }, { creature: 'animal' }]) expect(play(of(card), 'south', casts('daze')).told('spell-ineffective')).toHaveLength(1);
  });

  test('CM-SPELL-05 CM-ARULING-24 daze does not work through the mind', () => {
    const of = field({ caster: caster(24, 20, ['daze']), foe: foe(24, 25, { save: 2, ...ABILITY('immune-mind-affecting-spells') }) });
    expect(kindsOn(play(of, 'south', casts('daze'), [9]).model('foe'))).toEqual(['dazed']);
  });

  test('CM-COND-01 dazed again, it is dazed just until its next turn', () => {
    const dazed = { conditions: [{ kind: 'dazed' as const, by: null, strength: 0, turns: 1 }] };
    expect(play(field({ caster: caster(24, 20, ['daze']), foe: foe(24, 25, {}, dazed) }), 'south', casts('daze'), [2]).model('foe').conditions).toEqual(dazed.conditions);
  });
});

describe('entangle', () => {
  test('CM-SPELL-06 CM-SPELLCAST-15 CM-ARULING-19 everybody within 8 inches of the target is caught, whoever it is, without a save', () => {
    const state = field({ caster: caster(24, 20, ['entangle']), friend: friend(24, 33.4), away: friend(25.6, 34), foe: foe(24, 25), bones: foe(30, 25, { creature: 'undead' }) });
    const cast = play(state, 'south', casts('entangle'));
    expect(cast.told('save-made')).toEqual([]);
    expect(['caster', 'friend', 'foe', 'bones'].map((id) => kindsOn(cast.model(id)))).toEqual([['entangled'], ['entangled'], ['entangled'], ['entangled']]);
    expect(kindsOn(cast.model('away'))).toEqual([]);
    expect(cast.model('foe').conditions).toEqual([{ kind: 'entangled', by: 'caster', strength: 13, turns: 0 }]);
  });
});

describe('ghost sound', () => {
  test('CM-SPELL-07 CM-COND-10 the target is deaf to orders until after its next turn, without a save', () => {
    const state = field({ caster: caster(24, 20, ['ghost-sound']), foe: foe(24, 25) });
    expect(play(state, 'south', casts('ghost-sound')).model('foe').conditions).toEqual([{ kind: 'ghost-sounded', by: 'caster', strength: 0, turns: 1 }]);
  });
});

describe('magic missile', () => {
  test('CM-SPELL-11 CM-SPELLCAST-16 a point of damage without roll or save, to a model of any kind, that may knock it down', () => {
    expect(play(field({ caster: caster(24, 20, ['magic-missile']), foe: foe(24, 40, { creature: 'construct', health: 2 }) }), 'south', casts('magic-missile')).model('foe').health).toBe(1);
    expect(play(field({ caster: caster(24, 20, ['magic-missile']), foe: foe(24, 40, { health: 1 }) }), 'south', casts('magic-missile')).model('foe')).toMatchObject({ health: 0, down: true });
  });

  test('CM-SPELLCAST-16 it may take half the health: who then routs flees the caster', () => {
    const state = field({ caster: caster(24, 20, ['magic-missile']), foe: foe(24, 30, { health: 2 }), other: foe(44, 44), third: foe(40, 44) });
    const routed = play(state, 'south', casts('magic-missile'), [2]);
    expect(routed.told('model-routed')).toMatchObject([{ model: 'foe', from: 'caster' }]);
  });
});

describe('boons', () => {
  test('CM-SPELL-10 CM-SPELL-13 CM-SPELLCAST-11 CM-AEX-16 of two spells on the armor the larger counts', () => {
    const state = field({ caster: caster(10, 10, ['shield-of-faith']), wizard: caster(10, 11, ['mage-armor']), foe: foe(9.2, 11.6) });
    const shielded = play(state, 'south', casts('shield-of-faith', { target: 'wizard' }));
    expect(shielded.model('wizard').conditions).toEqual([{ kind: 'warded', by: 'caster', strength: 2, turns: 0 }]);
    const armored = play({ ...shielded.state, turn: 0, left: 1, stage: 'fight' }, 'south', casts('mage-armor', {}, 'wizard'));
    expect(armored.model('wizard').conditions).toEqual([{ kind: 'warded', by: 'wizard', strength: 4, turns: 0 }]);
    const north = { ...armored.state, turn: 1, left: 1, stage: 'fight' as const };
    const armor = play(north, 'north', strike('foe', 'wizard'), [2]).told('model-attacked')[0]!.modifiers.filter(({ name }) => name === 'spell');
    expect(armor).toMatchObject([{ add: 4, rule: 'CM-SPELLCAST-11' }]);
    const less = play({ ...armored.state, figures: armored.state.figures.map((figure) => ({ ...figure, acted: false, castings: [1] })), turn: 0, left: 1, stage: 'fight' as const }, 'south', casts('shield-of-faith', { target: 'wizard' }));
    expect(less.model('wizard').conditions).toEqual([{ kind: 'warded', by: 'wizard', strength: 4, turns: 0 }]);
  });

  test('CM-SPELL-08 guidance adds 1 to an attack roll if its player spends it, and is gone then', () => {
    const guided = { conditions: [{ kind: 'guided' as const, by: null, strength: 1, turns: 0 }] };
    const state = field({ caster: caster(10, 10, [], {}, guided), foe: foe(10, 11, { health: 5 }) });
    const asked = play(state, 'south', strike('caster', 'foe'));
    const spent = answer(asked, 'south', true, [11]);
    expect(spent.told('model-attacked')).toMatchObject([{ need: 11, roll: 'hit' }]);
    expect(spent.model('caster').conditions).toEqual([]);
    const kept = answer(asked, 'south', false, [11]);
    expect(kept.told('model-attacked')).toMatchObject([{ need: 12, roll: 'miss' }]);
    expect(kindsOn(kept.model('caster'))).toEqual(['guided']);
  });

  test('CM-SPELL-08 CM-ARULING-27 kept until then, it may serve the critical roll or a save instead', () => {
    const guided = { conditions: [{ kind: 'guided' as const, by: null, strength: 1, turns: 0 }] };
    const state = field({ caster: caster(10, 10, [], {}, guided), foe: foe(10, 11, { health: 5 }) });
    const attack = answer(play(state, 'south', strike('caster', 'foe')), 'south', false, [20]);
    const critical = answer(attack, 'south', true, [11]);
    expect(critical.told('model-attacked')).toMatchObject([{ critical: true }]);
    const lying = field({ caster: caster(10, 10, [], { save: 2 }, { ...guided, down: true, health: 0 }), foe: foe(10, 30) });
    const rises = answer(play(lying, 'south', { type: 'get-up', model: 'caster' }), 'south', true, [17]);
    expect(rises.model('caster')).toMatchObject({ down: false, conditions: [] });
  });

  test('CM-ARULING-27 where resistance does as much, guidance would be wasted and nobody is asked', () => {
    const both = { down: true, health: 0, conditions: [{ kind: 'guided' as const, by: null, strength: 1, turns: 0 }, { kind: 'resistant' as const, by: null, strength: 1, turns: 0 }] };
    const state = field({ caster: caster(10, 10, [], { save: 2 }, both), foe: foe(10, 30) });
    expect(kindsOn(play(state, 'south', { type: 'get-up', model: 'caster' }, [17]).model('caster'))).toEqual(['guided', 'resistant']);
  });

  test('CM-SPELL-08 a model holds one guidance at most', () => {
    const guided = { conditions: [{ kind: 'guided' as const, by: null, strength: 1, turns: 0 }] };
    expect(play(field({ caster: caster(10, 10, ['guidance'], {}, guided), foe: foe(10, 30) }), 'south', casts('guidance', { target: 'caster' })).model('caster').conditions).toHaveLength(1);
  });
});

describe('wounds cured and inflicted', () => {
  test('CM-SPELL-03 CM-AEX-21 cure wounds 0 lets the fallen try to rise, and a 1 does not kill', () => {
    const state = field({ caster: caster(10, 10, ['cure-wounds-0']), friend: friend(10, 11, { save: 2 }, { down: true, health: 0 }), foe: foe(10, 30) });
    const cast = casts('cure-wounds-0', { target: 'friend' });
    const up = play(state, 'south', cast, [18]);
    expect(up.model('friend')).toMatchObject({ down: false, health: 1, acted: false });
    expect(play(state, 'south', cast, [1]).model('friend')).toMatchObject({ down: true, health: 0, where: 'field' });
  });

  test('CM-SPELL-03 CM-COND-05a CM-COND-08a it does nothing for the poisoned, the sleeping or those with health', () => {
    const cast = casts('cure-wounds-0', { target: 'friend' });
    const of = (is: object) => field({ caster: caster(10, 10, ['cure-wounds-0']), friend: friend(10, 11, {}, is), foe: foe(10, 30) });
    for (const is of [{ health: 1 }, lying('poisoned')]) expect(play(of(is), 'south', cast).told('spell-ineffective')).toHaveLength(1);
    expect(answer(play(of(lying('asleep')), 'south', cast), 'south', false).told('spell-ineffective')).toHaveLength(1);
  });

  test('CM-SPELL-04 CM-SPELL-04a CM-DOWN-12 CM-RULING-25 CM-ARULING-28 cure wounds 1 gives a point back, and who lay for want of health stands', () => {
    const of = (is: object) => field({ caster: caster(10, 10, ['cure-wounds-1']), friend: friend(10, 11, { health: 3 }, is), foe: foe(10, 30) });
    const cast = casts('cure-wounds-1', { target: 'friend' });
    expect(play(of({ health: 1 }), 'south', cast).model('friend').health).toBe(2);
    expect(play(of({ health: 3 }), 'south', cast).told('spell-ineffective')).toHaveLength(1);
    const up = play(of({ health: 0, down: true, routing: true }), 'south', cast);
    expect(up.model('friend')).toMatchObject({ health: 1, down: false, routing: true, acted: false });
    expect(up.told('model-healed')).toMatchObject([{ health: 1, up: true }]);
  });

  test('CM-SPELL-04a CM-AEX-08 CM-ARULING-03 the poisoned, the sleeping and the fallen stay down', () => {
    const cast = casts('cure-wounds-1', { target: 'friend' });
    const of = (is: object) => field({ caster: caster(10, 10, ['cure-wounds-1']), friend: friend(10, 11, { health: 3 }, { health: 1, ...is }), foe: foe(10, 30) });
    for (const kind of ['poisoned', 'fallen'] as const) expect(play(of(lying(kind)), 'south', cast).model('friend')).toMatchObject({ health: 2, down: true });
    expect(answer(play(of(lying('asleep')), 'south', cast), 'south', false).model('friend')).toMatchObject({ health: 2, down: true });
  });

  test('CM-SPELL-04b CM-SPELL-09 constructs are past cure and harm; the undead take the one for the other', () => {
    const of = (slug: string, creature: string) => field({ caster: caster(10, 10, [slug]), foe: foe(10, 11, { creature, health: 3, save: 2 }, { health: 2 }), other: foe(30, 30) });
    for (const slug of ['cure-wounds-1', 'inflict-wounds-1']) expect(play(of(slug, 'construct'), 'south', casts(slug, { target: 'foe' })).told('spell-ineffective')).toHaveLength(1);
    expect(play(of('cure-wounds-1', 'undead'), 'south', casts('cure-wounds-1', { target: 'foe' }), [8, 10]).model('foe').health).toBe(1);
    expect(play(of('inflict-wounds-1', 'undead'), 'south', casts('inflict-wounds-1', { target: 'foe' })).model('foe').health).toBe(3);
  });

  test('CM-SPELL-09 CM-ARULING-05 CM-SPELLCAST-10 inflict wounds is a touch against 11: doubled by a critical roll or on the fallen, and cancelled by a save at 13', () => {
    const of = (is: object = {}, card: object = {}) => field({ caster: caster(10, 10, ['inflict-wounds-1'], { melee: { attack: 3, damage: 2 } }), foe: foe(10, 11, { health: 5, save: 2, armor: 30, ...card }, is), other: foe(30, 30) });
    const cast = casts('inflict-wounds-1', { target: 'foe' });
    expect(play(of(), 'south', cast, [8, 10]).model('foe').health).toBe(4);
    expect(play(of(), 'south', cast, [20, 8, 10]).model('foe').health).toBe(3);
    expect(play(of({}, ABILITY('immune-critical-damage')), 'south', cast, [20, 10]).model('foe').health).toBe(4);
    expect(play(of(), 'south', cast, [8, 11]).model('foe').health).toBe(5);
    const fallen = play(of({ down: true, conditions: [{ kind: 'fallen', by: null, strength: 0, turns: 0 }] }), 'south', cast, [10]);
    expect(fallen.told('model-attacked')).toMatchObject([{ roll: 'automatic' }]);
    expect(fallen.model('foe').health).toBe(3);
    expect(refusedWith(of(), 'south', casts('inflict-wounds-1', { target: 'other' }))).toEqual(['cast.out-of-touch']);
  });
});
