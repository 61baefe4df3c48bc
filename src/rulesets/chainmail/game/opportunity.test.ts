import type { TableAction } from '../../../kernel/ruleset/game';
import { NO_DICE } from '../../../kernel/table/dice';
import { chainmailGame } from './game';
import { field, play, type Played, playedOf, refusedWith, type Stander } from './testing/table';

const FREE = { abilities: [{ slug: 'independent-troop', rating: 0 }] };
const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };

/** A marine of south's that comes along x = 20 northward, and whoever waits for it. */
function passing(others: { readonly [id: string]: Stander }, marine: Partial<Stander> = {}) {
  return field({ marine: { side: 'south', model: 'human-marine', x: 20, y: 20, card: FREE, ...marine }, ...others, ...REST });
}

const PAST = { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 28 }] } as const;
const HALFWAY = Math.sqrt(4 - 1.8 * 1.8);

describe('threatened areas', () => {
  test('CM-AOO-02 CM-AOO-06 CM-EX-06 a Maw that passes a Paladin is struck once, where the gap becomes 1"', () => {
    const state = field({ maw: { side: 'south', model: 'abyssal-maw', x: 10, y: 10, card: FREE }, paladin: { side: 'north', model: 'human-paladin', x: 11.8, y: 14, is: { smites: 0 } }, ...REST });
    const { told, model } = play(state, 'south', { type: 'maneuver', model: 'maw', path: [{ x: 10, y: 18 }] }, [10]);
    expect(told('opportunity-taken')).toEqual([{ type: 'opportunity-taken', rule: 'CM-AOO-02', model: 'paladin', target: 'maw' }]);
    expect(told('model-attacked')).toMatchObject([{ kind: 'opportunity', need: 16 - 5, roll: 'miss' }]);
    const [before, after] = told('model-moved');
    expect(before!.to.x).toBe(10);
    expect(before!.to.y).toBeCloseTo(14 - HALFWAY, 3);
    expect(after!.to).toEqual({ x: 10, y: 18 });
    expect(model('maw')).toMatchObject({ x: 10, y: 18 });
    expect(told('morale-tested')).toEqual([]);
  });

  test('CM-AOO-01 the area ends at 1"', () => {
    expect(play(passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 22.01, y: 24 } }), 'south', PAST).told('opportunity-taken')).toEqual([]);
    expect(play(passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 21.99, y: 24 } }), 'south', PAST, [2]).told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-AOO-01 CM-ABIL-25a the area of a Reach model ends at 2"', () => {
    expect(play(passing({ enemy: { side: 'north', model: 'human-glaiver', x: 23.01, y: 24 } }), 'south', PAST).told('opportunity-taken')).toEqual([]);
    const { told } = play(passing({ enemy: { side: 'north', model: 'human-glaiver', x: 22.5, y: 24 } }), 'south', PAST, [2]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(24 - Math.sqrt(9 - 2.5 * 2.5), 3);
    expect(told('model-attacked')).toMatchObject([{ kind: 'opportunity', need: 15 - 4 }]);
    expect(told('morale-tested')).toEqual([]);
  });

  test('CM-RULING-03 a move that ends on the border draws nothing, one that goes on inside does', () => {
    const state = passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 22, y: 24 } });
    const to = (x: number, y: number) => ({ type: 'maneuver', model: 'marine', path: [{ x: 20, y: 24 }, { x, y }] }) as const;
    expect(play(state, 'south', to(20, 24)).told('opportunity-taken')).toEqual([]);
    expect(play(state, 'south', to(20.2, 25), [2]).told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-AOO-06 a mover that starts in an area is struck at its starting place, and leaving the area adds nothing', () => {
    const state = passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 21.8, y: 20 } });
    const { told, events } = play(state, 'south', PAST, [2]);
    expect(told('opportunity-taken')).toHaveLength(1);
    expect(events.map(({ type }) => type).indexOf('opportunity-taken')).toBeLessThan(events.map(({ type }) => type).indexOf('model-moved'));
    expect(told('model-moved')).toMatchObject([{ from: { x: 20, y: 20 }, to: { x: 20, y: 28 } }]);
  });

  test('CM-AOO-15 standing, striking and shooting draw nothing', () => {
    const state = passing({ enemy: { side: 'north', model: 'human-glaiver', x: 21.8, y: 20, is: { struck: true } }, other: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21.5 } });
    const fresh = passing({ other: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21.5 } });
    const fight = passing({ other: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21 } });
    expect(play(state, 'south', { type: 'stand', model: 'marine' }).told('opportunity-taken')).toEqual([]);
    expect(play(fresh, 'south', { type: 'stand', model: 'marine', then: { type: 'ranged' } }, [2]).told('opportunity-taken')).toEqual([]);
    expect(play(fight, 'south', { type: 'stand', model: 'marine', then: { type: 'melee', target: 'other' } }, [2]).told('opportunity-taken')).toEqual([]);
  });
});

describe('moving toward the nearest enemy', () => {
  const B: Stander = { side: 'north', model: 'gnoll-trooper', x: 21.8, y: 25 };

  test('CM-AOO-03 CM-RULING-03 nobody strikes a model on its way to the nearest enemy', () => {
    const state = passing({ a: { side: 'north', model: 'gnoll-trooper', x: 20, y: 26 }, b: B });
    const { told, model } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 25 }] });
    expect(told('opportunity-taken')).toEqual([]);
    expect(model('marine')).toMatchObject({ x: 20, y: 25 });
  });

  test('CM-AOO-03 CM-RULING-03 on its way to an enemy that is not the nearest there it is struck', () => {
    const state = passing({ a: { side: 'north', model: 'gnoll-trooper', x: 20, y: 27 }, b: B });
    const { told } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 25 }] }, [2]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'b', target: 'marine' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(25 - HALFWAY, 3);
  });

  test('CM-RULING-03 the direction counts within one degree', () => {
    const state = passing({ a: { side: 'north', model: 'gnoll-trooper', x: 20, y: 26 } });
    const slanted = (x: number) => ({ type: 'maneuver', model: 'marine', path: [{ x: 20, y: 23.5 }, { x, y: 24.5 }] }) as const;
    expect(play(state, 'south', slanted(20.01)).told('opportunity-taken')).toEqual([]);
    expect(play(state, 'south', slanted(20.1), [2]).told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-RULING-03 a move up to a friend is exempt as long as it goes the way to the nearest enemy', () => {
    const mire = { kind: 'quagmire', outline: [{ x: 10, y: 21.1 }, { x: 20.8, y: 21.1 }, { x: 20.8, y: 21.4 }, { x: 10, y: 21.4 }] };
    const state = field({ marine: { side: 'south', model: 'human-marine', x: 20, y: 20, card: FREE }, friend: { side: 'south', model: 'human-marine', x: 22.5, y: 23.5 }, glaiver: { side: 'north', model: 'human-glaiver', x: 20, y: 22.5 }, ...REST }, { terrain: [mire] });
    const { told, events } = play(state, 'south', { type: 'maneuver', model: 'marine', toward: 'friend' }, [2, 6]);
    // Round the corner it goes the glaiver's way; past it the marine comes within its reach and leaves it.
    expect(events.slice(1, 5).map(({ type }) => type)).toEqual(['model-moved', 'opportunity-taken', 'model-attacked', 'morale-tested']);
    const { x, y } = told('model-moved')[0]!.to;
    expect(Math.sqrt((x - 20) ** 2 + (y - 22.5) ** 2)).toBeCloseTo(2, 2);
  });

  test('CM-AOO-03 CM-AOO-04 CM-RULING-03 the exemption does not cover leaving contact', () => {
    const state = passing({ glaiver: { side: 'north', model: 'human-glaiver', x: 20, y: 18.1 }, trooper: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21.5 } });
    const { told, model } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 20.5 }] }, [2, 6]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'glaiver' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(20.1, 2);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03', dc: 13, passed: true }]);
    expect(model('marine')).toMatchObject({ x: 20, y: 20.5 });
  });

  test('CM-RULING-03 with the nearest enemy at its base no movement is exempt: sliding round it draws the blow but no save', () => {
    const state = passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21 } });
    const { told } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 20.04, y: 20 }] }, [2]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'enemy' }]);
    expect(told('morale-tested')).toEqual([]);
  });
});

describe('leaving contact', () => {
  const ENEMY: Stander = { side: 'north', model: 'abyssal-maw', x: 20, y: 21 };
  const AWAY = { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 12 }] } as const;

  test('CM-AOO-04 CM-MOVE-06 CM-RULING-17 first the blow, then the save, then the move', () => {
    const { events, told, model } = play(passing({ enemy: ENEMY }), 'south', AWAY, [2, 6]);
    expect(events.map(({ type }) => type).slice(1, 5)).toEqual(['opportunity-taken', 'model-attacked', 'morale-tested', 'model-moved']);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03', dc: 13, passed: true, modifiers: [{ name: 'save', add: 2 }, { name: 'healthy', rule: 'CM-MORALE-07', add: 5 }] }]);
    expect(model('marine')).toMatchObject({ x: 20, y: 12, routing: false });
  });

  test('CM-EX-07 CM-AOO-07 CM-MELEE-08 a Maw felled as it leaves lies where it was, and on her turn the Paladin strikes it there', () => {
    const state = field({ maw: { side: 'south', model: 'abyssal-maw', x: 10, y: 10, card: FREE, is: { health: 2 } }, paladin: { side: 'north', model: 'human-paladin', x: 10, y: 11, is: { smites: 0 } }, ...REST });
    const felled = play(state, 'south', { type: 'maneuver', model: 'maw', path: [{ x: 10, y: 4 }] }, [11]);
    expect(felled.told('model-moved')).toEqual([]);
    expect(felled.told('morale-tested')).toEqual([]);
    expect(felled.model('maw')).toMatchObject({ x: 10, y: 10, health: 0, down: true, routing: false, acted: true });
    const struck = play(felled.position, 'north', { type: 'stand', model: 'paladin', then: { type: 'melee', target: 'maw' } });
    expect(struck.told('model-attacked')).toMatchObject([{ rule: 'CM-MELEE-08', roll: 'automatic' }]);
    expect(struck.told('model-damaged')).toMatchObject([{ damage: 4, health: -4 }]);
    expect(struck.model('maw').where).toBe('destroyed');
  });

  test('CM-AOO-07 CM-DMG-02 a mover destroyed by the blow never moved', () => {
    const { told, model } = play(passing({ enemy: ENEMY }, { is: { health: 1, halfDone: true } }), 'south', AWAY, [11]);
    expect(told('model-moved')).toEqual([]);
    expect(model('marine')).toMatchObject({ where: 'destroyed', x: 20, y: 20 });
  });

  test('CM-AOO-07 CM-ROUT-08 a mover that breaks under the blow runs from the place where it was struck, and its turn is over', () => {
    const state = passing({ enemy: { side: 'north', model: 'gnoll-trooper', x: 21.8, y: 24 } });
    const { told, model } = play(state, 'south', { ...PAST, path: [{ x: 20, y: 26 }], then: { type: 'ranged' } }, [12, 10]);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-02', passed: false }]);
    expect(told('model-routed')).toMatchObject([{ model: 'marine', from: 'enemy' }]);
    const y = 24 - HALFWAY;
    expect(model('marine').x).toBeCloseTo(20 - 12 * (1.8 / 2), 2);
    expect(model('marine').y).toBeCloseTo(y - 12 * (HALFWAY / 2), 2);
    expect(model('marine')).toMatchObject({ routing: true, acted: true });
    expect(told('model-attacked')).toHaveLength(1);
  });

  test('CM-RULING-41 CM-MOVE-05 CM-AOO-07 who is felled on top of a fallen model is put back to where it fits', () => {
    const state = passing({ friend: { side: 'south', model: 'human-marine', x: 20, y: 22, is: { down: true, health: 0 } }, enemy: { side: 'north', model: 'abyssal-maw', x: 21.8, y: 21.8 + HALFWAY } });
    const { told, model } = play(state, 'south', { ...PAST, path: [{ x: 20, y: 26 }] }, [11]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(21.8, 3);
    expect(model('marine').down).toBe(true);
    expect(model('marine').y).toBeLessThanOrEqual(21.001);
    expect(model('marine').y).toBeGreaterThan(20.94);
  });

  test('CM-RULING-17 a save failed on leaving means a rout from the enemy left, without a second blow by it', () => {
    const { told, model } = play(passing({ enemy: ENEMY }), 'south', AWAY, [2, 5]);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03', passed: false }]);
    expect(told('model-routed')).toMatchObject([{ from: 'enemy' }]);
    expect(told('opportunity-taken')).toHaveLength(1);
    expect(model('marine')).toMatchObject({ x: 20, y: 8, routing: true, acted: true });
  });

  test('CM-RULING-17 one save for all enemies left at once; the nearest of them is found by dice among equals', () => {
    const state = passing({ a: { side: 'north', model: 'gnoll-trooper', x: 19.5, y: 20.866, is: { struck: true } }, b: { side: 'north', model: 'gnoll-trooper', x: 20.5, y: 20.866, is: { struck: true } } });
    const { told, model } = play(state, 'south', AWAY, [5, 4, 15]);
    expect(told('morale-tested')).toHaveLength(1);
    expect(told('model-routed')).toMatchObject([{ from: 'b' }]);
    expect(model('marine').x).toBeCloseTo(20 - 6, 2);
    expect(model('marine').y).toBeCloseTo(20 - 12 * 0.866, 2);
  });

  test('CM-RULING-17 a later break of contact in the same turn is a new save', () => {
    const state = passing({ a: { ...ENEMY, is: { struck: true } }, g: { side: 'north', model: 'human-glaiver', x: 18.5, y: 20, is: { struck: true } } });
    const { told, model } = play(state, 'south', AWAY, [6, 6]);
    expect(told('morale-tested')).toHaveLength(2);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(20 - Math.sqrt(4 - 2.25), 2);
    expect(model('marine')).toMatchObject({ x: 20, y: 12 });
  });

  test('CM-ABIL-25b CM-AEX-09 CM-RULING-02 who stands half an inch from a Reach model leaves its contact at 1"', () => {
    const { told } = play(passing({ glaiver: { side: 'north', model: 'human-glaiver', x: 20, y: 21.5, is: { struck: true } } }), 'south', { ...AWAY, path: [{ x: 20, y: 16 }] }, [6]);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(19.5, 2);
    const plain = play(passing({ trooper: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21.5 } }), 'south', { ...AWAY, path: [{ x: 20, y: 16 }] }, [2]);
    expect(plain.told('opportunity-taken')).toHaveLength(1);
    expect(plain.told('morale-tested')).toEqual([]);
  });

  test('CM-ABIL-25b CM-MORALE-03 who walks through the reach of a Reach model has been in contact and leaves it', () => {
    const { told, model } = play(passing({ glaiver: { side: 'north', model: 'human-glaiver', x: 21.5, y: 24 } }), 'south', PAST, [2, 6]);
    const [entered, left] = told('model-moved');
    expect(entered!.to.y).toBeCloseTo(24 - Math.sqrt(9 - 2.25), 2);
    expect(left!.to.y).toBeCloseTo(24 + Math.sqrt(4 - 2.25), 2);
    expect(told('opportunity-taken')).toHaveLength(1);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03', passed: true }]);
    expect(model('marine').y).toBe(28);
  });

  test('CM-ABIL-25b a move that stays within the reach of a Reach model is struck and needs no save', () => {
    const { told } = play(passing({ glaiver: { side: 'north', model: 'human-glaiver', x: 20, y: 21.5 } }), 'south', { ...AWAY, path: [{ x: 21.2, y: 20.5 }] }, [2]);
    expect(told('opportunity-taken')).toHaveLength(1);
    expect(told('morale-tested')).toEqual([]);
  });
});

describe('who strikes, and how often', () => {
  const ENEMY: Stander = { side: 'north', model: 'gnoll-trooper', x: 21.8, y: 24 };

  test('CM-AOO-08 a model strikes one mover in a round and no second one', () => {
    const state = passing({ second: { side: 'south', model: 'human-marine', x: 20, y: 16, card: FREE }, enemy: ENEMY });
    const first = play(state, 'south', PAST, [2]);
    expect(first.model('enemy').struck).toBe(true);
    const waited = play(first.position, 'north', { type: 'stand', model: 'far' });
    const second = play(waited.position, 'south', { type: 'maneuver', model: 'second', path: [{ x: 20, y: 26 }] });
    expect(second.told('opportunity-taken')).toEqual([]);
    expect(second.model('second')).toMatchObject({ x: 20, y: 26 });
  });

  test('CM-AOO-09 the first chance is taken unasked', () => {
    const { told, position } = play(passing({ enemy: ENEMY }), 'south', PAST, [2]);
    expect(told('decision-opened')).toEqual([]);
    expect(position.suspended).toBeNull();
    expect(told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-AOO-10 CM-DOWN-02 CM-ROUT-06 CM-COND-02b CM-COND-09a the fallen and the routing strike nobody', () => {
    for (const is of [{ down: true, health: 0 }, { routing: true }]) {
      expect(play(passing({ enemy: { ...ENEMY, is } }), 'south', PAST).told('opportunity-taken')).toEqual([]);
    }
  });

  test('CM-AOO-10 CM-AOO-14 nobody strikes what it does not see', () => {
    const wall = (kind: string) => ({ kind, outline: [{ x: 20.8, y: 10 }, { x: 21, y: 10 }, { x: 21, y: 30 }, { x: 20.8, y: 30 }] });
    const standers = { marine: { side: 'south', model: 'human-marine', x: 20, y: 20, card: FREE }, enemy: { ...ENEMY, x: 21.6 }, ...REST } as const;
    expect(play(field(standers, { terrain: [wall('high-wall')] }), 'south', PAST).told('opportunity-taken')).toEqual([]);
    expect(play(field(standers, { terrain: [wall('low-wall')] }), 'south', PAST, [2]).told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-ABIL-16 CM-ABIL-16b CM-ARULING-18 a hider with cover slips past an enemy, one without does not', () => {
    const wall = { kind: 'low-wall', outline: [{ x: 20.6, y: 10 }, { x: 20.7, y: 10 }, { x: 20.7, y: 30 }, { x: 20.6, y: 30 }] };
    const standers: { readonly [id: string]: Stander } = { gnome: { side: 'south', model: 'gnome-infiltrator', x: 20, y: 21, card: { abilities: [...FREE.abilities, { slug: 'hide', rating: 13 }] } }, enemy: ENEMY, ...REST };
    const past = { type: 'maneuver', model: 'gnome', path: [{ x: 20, y: 28 }] } as const;
    expect(play(field(standers, { terrain: [wall] }), 'south', past).told('opportunity-taken')).toEqual([]);
    expect(play(field(standers), 'south', past, [2]).told('opportunity-taken')).toHaveLength(1);
  });
});

describe('several blows at once', () => {
  const A: Stander = { side: 'north', model: 'gnoll-trooper', x: 19.5, y: 20.866 };
  const B: Stander = { side: 'north', model: 'abyssal-maw', x: 20.5, y: 20.866 };
  const AWAY = { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 12 }] } as const;

  function asked(others: { readonly [id: string]: Stander } = { a: A, b: B }, marine: Partial<Stander> = {}) {
    const opened = play(passing(others, marine), 'south', AWAY);
    return { opened, decision: opened.told('decision-opened')[0]!.decision };
  }

  test('CM-AOO-12 their player chooses the order, by default the smallest gap and then the roster', () => {
    const { opened } = asked({ ...{ far2: { side: 'north', model: 'human-glaiver', x: 20, y: 21.9 } }, a: A, b: B });
    expect(opened.told('decision-opened')).toMatchObject([{ kind: 'opportunity-order', rule: 'CM-AOO-12', seats: ['north'], facts: { mover: 'marine', strikers: ['a', 'b', 'far2'] } }]);
    expect(opened.model('marine')).toMatchObject({ x: 20, y: 20 });
  });

  test('CM-AOO-12 the order must name each of them once', () => {
    const { opened, decision } = asked();
    for (const answer of [['a'], ['a', 'a'], ['a', 'rest'], ['a', 'b', 'a']]) expect(refusedWith(opened.position, 'north', { type: 'answer', decision, answer })).toEqual(['opportunity.not-an-order']);
    expect(refusedWith(opened.position, 'south', { type: 'answer', decision, answer: ['a', 'b'] })).toEqual(['answer.not-asked']);
  });

  test('CM-AOO-12 CM-RULING-04 each blow is done before the next: whoever was felled by the first is hit by the second without a die', () => {
    const { opened, decision } = asked();
    const { told, model } = play(opened.position, 'north', { type: 'answer', decision, answer: ['b', 'a'] }, [11]);
    expect(told('model-attacked')).toMatchObject([{ model: 'b', need: 15 - 4, roll: 'hit' }, { model: 'a', roll: 'automatic', rule: 'CM-MELEE-08' }]);
    expect(told('model-damaged')).toMatchObject([{ damage: 2, health: 0 }, { damage: 2, health: -2 }]);
    expect(model('marine')).toMatchObject({ where: 'destroyed', x: 20, y: 20 });
  });

  test('CM-AOO-12 CM-RULING-04 those whose turn comes after the mover\'s end have used up theirs', () => {
    const { opened, decision } = asked({ a: A, b: B }, { is: { health: 1, halfDone: true } });
    const { told, model } = play(opened.position, 'north', { type: 'answer', decision, answer: ['b', 'a'] }, [11]);
    expect(told('model-attacked')).toHaveLength(1);
    expect(model('marine').where).toBe('destroyed');
    expect([model('a').struck, model('b').struck]).toEqual([true, true]);
  });

  test('CM-RULING-04 CM-MORALE-09 a mover that breaks is still struck in its place by the rest, without a second save, and then runs from the one that broke it', () => {
    const { opened, decision } = asked({ a: A, b: B }, { card: { ...FREE, health: 4 } });
    const { told, model, events } = play(opened.position, 'north', { type: 'answer', decision, answer: ['b', 'a'] }, [11, 10, 12]);
    expect(told('model-attacked')).toMatchObject([{ model: 'b', need: 11 }, { model: 'a', need: 15 - 3, roll: 'hit' }]);
    expect(told('morale-tested')).toHaveLength(1);
    expect(told('model-routed')).toMatchObject([{ from: 'b' }]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('model-moved')).toBeGreaterThan(types.lastIndexOf('model-damaged'));
    expect(model('marine')).toMatchObject({ routing: true, health: 1 });
    expect(model('marine').x).toBeCloseTo(20 - 6, 2);
  });

  test('CM-RULING-04 CM-DOWN-03 a mover that breaks and is then felled by the next does not run', () => {
    const { opened, decision } = asked({ a: { ...A, card: { melee: { attack: 3, damage: 2 } } }, b: B }, { card: { ...FREE, health: 4 } });
    const { told, model } = play(opened.position, 'north', { type: 'answer', decision, answer: ['b', 'a'] }, [11, 10, 12]);
    expect(told('model-moved')).toEqual([]);
    expect(model('marine')).toMatchObject({ x: 20, y: 20, down: true, routing: true, health: 0 });
  });

  test('CM-RULING-43 CM-MELEE-05 only those in contact have the bonus for many attackers', () => {
    const trooper = (x: number, y: number): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y });
    const { opened, decision } = asked({ a: trooper(19, 20), b: trooper(21, 20), c: trooper(20, 21), d: trooper(21.2, 18.4) });
    const { told } = play(opened.position, 'north', { type: 'answer', decision, answer: ['a', 'b', 'c', 'd'] }, [2, 2, 2, 2, 6]);
    expect(told('model-attacked').map(({ model, need }) => [model, need])).toEqual([['a', 10], ['b', 10], ['c', 10], ['d', 12]]);
    expect(told('model-attacked')[0]!.modifiers).toContainEqual({ name: 'multiple-attackers', rule: 'CM-MELEE-05', provenance: 'rulebook', add: 2 });
  });

  test('CM-RULING-43 CM-ABIL-25d a Reach model that strikes across a gap meets cover, another model does not', () => {
    const wall = { kind: 'low-wall', outline: [{ x: 20.6, y: 10 }, { x: 20.7, y: 10 }, { x: 20.7, y: 30 }, { x: 20.6, y: 30 }] };
    const struck = (model: string) => play(field({ marine: { side: 'south', model: 'human-marine', x: 20, y: 20, card: FREE }, enemy: { side: 'north', model, x: 21.8, y: 24 }, ...REST }, { terrain: [wall] }), 'south', PAST, model === 'human-glaiver' ? [2, 6] : [2]);
    expect(struck('human-glaiver').told('model-attacked')).toMatchObject([{ need: 15 + 4 - 4 }]);
    expect(struck('gnoll-trooper').told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
  });

  test('CM-AOO-12 an order given in advance answers when the blows come', () => {
    const state = passing({ a: A, b: B });
    const standing = play(state, 'north', { type: 'set-standing-answer', kind: 'opportunity-order', about: 'marine', answer: ['b', 'a'], until: 'game' });
    const { told, position } = play(standing.position, 'south', AWAY, [2, 2, 6]);
    expect(told('decision-opened')).toEqual([]);
    expect(told('opportunity-taken').map(({ model }) => model)).toEqual(['b', 'a']);
    expect(position.suspended).toBeNull();
  });

  test('CM-AOO-12 an order given in advance while the action waits lets it go on', () => {
    const { opened } = asked();
    const { told, model } = play(opened.position, 'north', { type: 'set-standing-answer', kind: 'opportunity-order', answer: ['b', 'a'], until: 'round' }, [2, 2, 6]);
    expect(told('opportunity-taken').map(({ model: striker }) => striker)).toEqual(['b', 'a']);
    expect(model('marine')).toMatchObject({ x: 20, y: 12 });
  });

  test('CM-ABILCONV-01 CM-AOO-12 each seat throws its own dice where the table has none', () => {
    const { opened, decision } = asked();
    const after = (before: Played, seat: string, action: TableAction): Played => {
      const ruling = chainmailGame.apply(before.position, seat, action, NO_DICE);
      if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
      return playedOf(ruling.position, ruling.events);
    };
    const throwing = (before: Played, seat: string, face: number) => after(before, seat, { type: 'throw', decision: before.told('rolls-wanted')[0]!.decision, faces: [face] });
    const first = after(opened, 'north', { type: 'answer', decision, answer: ['a', 'b'] });
    expect(first.told('rolls-wanted')).toMatchObject([{ seat: 'north', notation: '1d20', purpose: 'attack' }]);
    const third = throwing(throwing(first, 'north', 2), 'north', 3);
    expect(third.told('rolls-wanted')).toMatchObject([{ seat: 'south', rule: 'CM-MORALE-01', purpose: 'morale save for leaving contact' }]);
    expect(refusedWith(third.position, 'north', { type: 'throw', decision: third.told('rolls-wanted')[0]!.decision, faces: [20] })).toEqual(['answer.not-asked']);
    const last = throwing(third, 'south', 6);
    expect(last.model('marine')).toMatchObject({ x: 20, y: 12, acted: true });
  });
});

describe('coming into contact with Reach', () => {
  const GLAIVER: Stander = { side: 'north', model: 'human-glaiver', x: 20, y: 26 };
  const trooper = (y: number): { readonly [id: string]: Stander } => ({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y, card: FREE }, glaiver: GLAIVER, ...REST });

  test('CM-EX-14 CM-AEX-10 CM-AOO-05 CM-ABIL-25e CM-RULING-43 a Trooper that charges a Glaiver is struck at contact, goes on charging, and then strikes', () => {
    const { told, model } = play(field(trooper(20)), 'south', { type: 'charge', model: 'trooper' }, [10, 10, 11]);
    expect(told('model-attacked')).toMatchObject([{ model: 'glaiver', kind: 'opportunity', need: 15 - 4, roll: 'miss' }, { model: 'trooper', kind: 'melee', need: 15 - 3 - 2, roll: 'hit' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(25, 2);
    expect(model('trooper').y).toBeCloseTo(25, 3);
    expect(model('glaiver').health).toBe(1);
  });

  test('CM-ARULING-16 a mover put down drops there in contact, before its own attack', () => {
    const { told, model } = play(field(trooper(20)), 'south', { type: 'charge', model: 'trooper' }, [11]);
    expect(told('model-attacked')).toHaveLength(1);
    expect(model('trooper')).toMatchObject({ down: true, health: 0 });
    expect(26 - model('trooper').y - 1).toBeLessThanOrEqual(0.001);
  });

  test('CM-AOO-05 CM-ABIL-25e CM-AEX-10 after 1" or less there is no such blow', () => {
    const { told } = play(field(trooper(24)), 'south', { type: 'maneuver', model: 'trooper', path: [{ x: 20, y: 25 }], then: { type: 'melee', target: 'glaiver' } }, [2]);
    expect(told('opportunity-taken')).toEqual([]);
    expect(told('model-attacked')).toMatchObject([{ model: 'trooper', kind: 'melee' }]);
    const longer = play(field(trooper(23.9)), 'south', { type: 'maneuver', model: 'trooper', path: [{ x: 20, y: 25 }], then: { type: 'melee', target: 'glaiver' } }, [2, 2]);
    expect(longer.told('opportunity-taken')).toHaveLength(1);
  });

  test('CM-ARULING-16 CM-AOO-08 the area and the contact share the one blow of the round', () => {
    const { told } = play(field(trooper(20)), 'south', { type: 'maneuver', model: 'trooper', path: [{ x: 21, y: 24 }, { x: 20, y: 25 }] }, [2]);
    expect(told('opportunity-taken')).toHaveLength(1);
    const [entered] = told('model-moved');
    expect(Math.sqrt((entered!.to.x - 20) ** 2 + (entered!.to.y - 26) ** 2)).toBeCloseTo(3, 2);
  });

  test('CM-AOO-05 a model without Reach does not strike whoever comes to it', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20, card: FREE }, marine: { side: 'north', model: 'human-marine', x: 20, y: 26 }, ...REST });
    expect(play(state, 'south', { type: 'charge', model: 'trooper' }, [2]).told('opportunity-taken')).toEqual([]);
  });
});

describe('smiting a mover', () => {
  const PALADIN: Stander = { side: 'north', model: 'human-paladin', x: 10, y: 11 };
  const AWAY = { type: 'maneuver', model: 'mover', path: [{ x: 10, y: 6 }] } as const;
  const leaving = (model: string) => field({ mover: { side: 'south', model, x: 10, y: 10, card: FREE }, paladin: PALADIN, ...REST });

  test('CM-ABIL-33 CM-ARULING-20 before its blow at an evil mover its player may declare a smite', () => {
    const opened = play(leaving('abyssal-maw'), 'south', AWAY);
    expect(opened.told('decision-opened')).toMatchObject([{ kind: 'smite', rule: 'CM-ABIL-33', seats: ['north'], facts: { striker: 'paladin', mover: 'mover' } }]);
    const { decision } = opened.told('decision-opened')[0]!;
    const smitten = play(opened.position, 'north', { type: 'answer', decision, answer: true }, [11]);
    expect(smitten.told('model-damaged')).toMatchObject([{ damage: 3, health: 0, modifiers: [{ name: 'smite-evil', rule: 'CM-ABIL-33', add: 1 }] }]);
    expect(smitten.model('paladin').smites).toBe(0);
    const spared = play(opened.position, 'north', { type: 'answer', decision, answer: false }, [11, 20, 20]);
    expect(spared.told('model-damaged')).toMatchObject([{ damage: 2, health: 1, modifiers: [] }]);
    expect(spared.model('paladin').smites).toBe(1);
  });

  test('CM-ABIL-33 CM-ABIL-00b a smite that misses is used up', () => {
    const opened = play(leaving('abyssal-maw'), 'south', AWAY);
    const missed = play(opened.position, 'north', { type: 'answer', decision: opened.told('decision-opened')[0]!.decision, answer: true }, [2, 20]);
    expect(missed.model('paladin').smites).toBe(0);
  });

  test('CM-ABIL-33 against a mover that is not evil nobody is asked', () => {
    const { told, model } = play(leaving('human-marine'), 'south', AWAY, [2, 20]);
    expect(told('decision-opened')).toEqual([]);
    expect(model('paladin').smites).toBe(1);
  });

  test('CM-ABIL-33 a smite can be declared in advance', () => {
    const standing = play(leaving('abyssal-maw'), 'north', { type: 'set-standing-answer', kind: 'smite', about: 'paladin', answer: true, until: 'game' });
    const { told, model } = play(standing.position, 'south', AWAY, [11]);
    expect(told('decision-opened')).toEqual([]);
    expect(model('mover')).toMatchObject({ down: true, health: 0 });
  });
});
