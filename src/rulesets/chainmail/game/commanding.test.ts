import type { Word } from './action';
import { caster, casts, foe, friend, kindsOn } from './testing/casters';
import { box } from './testing/opening';
import { field, play, type Stander } from './testing/table';

const order = (target: Stander, word: Word, faces: readonly number[], more: { readonly [id: string]: Stander } = {}, terrain: Parameters<typeof field>[1] = {}) =>
  play(field({ caster: caster(24, 20, ['command']), foe: target, ...more }, terrain), 'south', casts('command', { word }), faces);

describe('command', () => {
  test('CM-SPELL-02 CM-SPELL-02a approach: with its speed toward the caster, then its next turn is lost', () => {
    const come = order(foe(24, 26.5, { save: 2, speed: 4 }), 'approach', [10]);
    expect(come.model('foe')).toMatchObject({ x: 24, y: 22.5 });
    expect(come.model('foe').conditions).toEqual([{ kind: 'turn-lost', by: 'caster', strength: 0, turns: 1 }]);
    expect(order(foe(24, 26.5, { save: 2 }), 'approach', [11]).model('foe')).toMatchObject({ y: 26.5, conditions: [] });
  });

  test('CM-ARULING-07 approach stops at base contact, goes round obstacles and pays for terrain', () => {
    expect(order(foe(24, 25, { save: 2 }), 'approach', [10]).model('foe').y).toBeCloseTo(21, 3);
    const slow = order(foe(24, 26.5, { save: 2 }), 'approach', [10], {}, { terrain: [box('quagmire', 20, 24, 8, 1)] });
    expect(slow.model('foe').y).toBeGreaterThan(20.5 + 1.5);
  });

  test('CM-SPELL-02b CM-COND-06 fall: it lies, and gets up without a roll on its next turn', () => {
    const fell = order(foe(24, 25, { save: 2 }), 'fall', [10]);
    expect(fell.model('foe')).toMatchObject({ down: true, health: 4 });
    expect(kindsOn(fell.model('foe'))).toEqual(['fallen']);
    const north = { ...fell.state, turn: 1, left: 1, stage: 'fight' as const };
    expect(play(north, 'north', { type: 'get-up', model: 'foe' }).model('foe')).toMatchObject({ down: false, health: 4, conditions: [] });
  });

  test('CM-SPELL-02c flee: at full speed away, then its next turn is lost', () => {
    const gone = order(foe(24, 25, { save: 2 }), 'flee', [10]);
    expect(gone.model('foe')).toMatchObject({ x: 24, y: 37, routing: false });
    expect(kindsOn(gone.model('foe'))).toEqual(['turn-lost']);
  });

  test('CM-ARULING-07 flee stops at the edge of the field: the spell alone removes nobody', () => {
    const state = field({ caster: caster(24, 40, ['command']), foe: foe(24, 44, { save: 2 }) });
    const gone = play(state, 'south', casts('command', { word: 'flee' }), [10]).model('foe');
    expect(gone.where).toBe('field');
    expect(gone.y).toBeLessThan(48);
  });

  test('CM-SPELL-02d forced moves draw attacks of opportunity but call for no save when contact is left', () => {
    const beside = friend(25, 25, { melee: { attack: 3, damage: 1 } });
    const gone = order(foe(24, 25, { save: 2, health: 9 }), 'flee', [10, 20, 2], { beside });
    expect(gone.told('opportunity-taken')).toMatchObject([{ model: 'beside', target: 'foe' }]);
    expect(gone.told('morale-tested')).toEqual([]);
    expect(gone.model('foe').y).toBe(37);
  });

  test('CM-ARULING-07 put down on its way it stays there and still loses its next turn', () => {
    const beside = friend(25, 25, { melee: { attack: 3, damage: 4 } });
    const felled = order(foe(24, 25, { save: 2, health: 4 }), 'flee', [10, 20, 2], { beside });
    expect(felled.model('foe')).toMatchObject({ down: true, health: 0, y: 25 });
    expect(kindsOn(felled.model('foe'))).toEqual(['turn-lost']);
  });

  test('CM-ARULING-07 a routing model obeys, routs on and loses its turn; the fearless obey too', () => {
    const routing = order(foe(24, 26.5, { save: 2, speed: 4 }, { routing: true }), 'approach', [10]);
    expect(routing.model('foe')).toMatchObject({ y: 22.5, routing: true });
    expect(kindsOn(routing.model('foe'))).toEqual(['turn-lost']);
    expect(kindsOn(order(foe(24, 25, { save: 2, abilities: [{ slug: 'fearless' }] }), 'fall', [10]).model('foe'))).toEqual(['fallen']);
  });

  test('CM-SPELL-02 CM-ARULING-07 no effect and no die on wild troops, the nonliving, the immune, and those down, dazed or stunned', () => {
    const staggered = (kind: 'dazed' | 'stunned') => ({ conditions: [{ kind, by: null, strength: 0, turns: 1 }] });
    const cases: readonly (readonly [object, object])[] = [[{ abilities: [{ slug: 'wild-troop' }] }, {}], [{ creature: 'construct' }, {}], [{ abilities: [{ slug: 'immune-mind-affecting-spells' }] }, {}], [{}, { down: true, health: 0 }], [{}, staggered('dazed')], [{}, staggered('stunned')]];
    for (const [card, is] of cases) expect(order(foe(24, 25, card, is), 'fall', []).told('spell-ineffective')).toHaveLength(1);
  });

  test('CM-ARULING-07 CM-ARULING-19 the entangled save before they go, and lose the turn in any case', () => {
    const tangled = { conditions: [{ kind: 'entangled' as const, by: null, strength: 13, turns: 0 }] };
    const stuck = order(foe(24, 26.5, { save: 2, speed: 4 }, tangled), 'approach', [10, 10]);
    expect(stuck.model('foe').y).toBe(26.5);
    expect(kindsOn(stuck.model('foe'))).toEqual(['entangled', 'turn-lost']);
    expect(order(foe(24, 26.5, { save: 2, speed: 4 }, tangled), 'approach', [10, 11]).model('foe').y).toBe(22.5);
  });

  test('CM-ARULING-07 who has had its turn this round loses the next round’s', () => {
    expect(order(foe(24, 26.5, { save: 2 }, { acted: true }), 'flee', [10]).model('foe').conditions).toMatchObject([{ kind: 'turn-lost', turns: 1 }]);
  });
});
