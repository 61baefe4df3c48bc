import { having, REST } from './testing/meeting';
import { answer, field, play, refusedWith, type Stander } from './testing/table';

const enemy = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });

describe('Tumble', () => {
  const tumbler = (more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x: 20, y: 20, card: { health: 9, abilities: [{ slug: 'tumble', rating: 13 }, { slug: 'independent-troop', rating: 0 }] }, ...more });
  const PAST = { type: 'maneuver', model: 'tumbler', path: [{ x: 20, y: 28 }] } as const;

  test('CM-ABIL-40 an enemy that would strike at it saves first; failing, it keeps its attack', () => {
    const state = field({ tumbler: tumbler(), enemy: enemy(21.8, 24), ...REST });
    const past = play(state, 'south', PAST, [11]);
    expect(past.told('save-made')).toMatchObject([{ rule: 'CM-ABIL-40', model: 'enemy', dc: 13, saved: false }]);
    expect(past.told('opportunity-taken')).toEqual([]);
    expect(past.model('enemy').struck).toBe(false);
    const caught = play(state, 'south', PAST, [12, 2]);
    expect(caught.told('opportunity-taken')).toHaveLength(1);
    expect(caught.model('enemy').struck).toBe(true);
  });

  test('CM-ARULING-14 one save for each occasion: going on in an area is none, coming into it anew is', () => {
    const winding = (...path: { x: number; y: number }[]) => ({ type: 'maneuver', model: 'tumbler', path }) as const;
    const state = field({ tumbler: tumbler(), enemy: enemy(21.8, 24), ...REST });
    expect(play(state, 'south', winding({ x: 20, y: 24 }, { x: 19.9, y: 25 }, { x: 20, y: 28 }), [2]).told('save-made')).toHaveLength(1);
    expect(play(state, 'south', winding({ x: 20, y: 24 }, { x: 17, y: 24 }, { x: 20, y: 24.2 }), [2, 2]).told('save-made')).toHaveLength(2);
  });

  test('CM-ARULING-14 an enemy without an attack left rolls nothing, and leaving contact still calls for morale', () => {
    expect(play(field({ tumbler: tumbler(), enemy: enemy(21.8, 24, { is: { struck: true } }), ...REST }), 'south', PAST).told('save-made')).toEqual([]);
    const left = play(field({ tumbler: tumbler(), enemy: enemy(21, 20), ...REST }), 'south', PAST, [2, 20]);
    expect(left.told('opportunity-taken')).toEqual([]);
    expect(left.told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-03', passed: true }]);
  });

  test('CM-ARULING-14 CM-ABIL-25e touching a Reach model is an occasion of its own', () => {
    const reach: Stander = { side: 'north', model: 'human-glaiver', x: 20, y: 26 };
    const state = field({ tumbler: tumbler(), reach, ...REST });
    expect(play(state, 'south', { type: 'maneuver', model: 'tumbler', toward: 'reach' }, [2]).told('save-made')).toHaveLength(1);
  });
});

describe('Unreliable Troop', () => {
  const hammerer = (more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'hammerer', x: 20, y: 20, ...more });
  const ROUSE = { type: 'rouse', model: 'hammerer' } as const;
  const STAND = { type: 'stand', model: 'hammerer' } as const;

  test('CM-ABIL-43 CM-ARULING-11 it throws before anything is chosen: 11 and it acts, less and its turn is over', () => {
    const state = field({ hammerer: hammerer(), enemy: enemy(20, 40), rest: REST['rest']! });
    expect(refusedWith(state, 'south', STAND)).toEqual(['model.not-roused']);
    const idle = play(state, 'south', ROUSE, [10]);
    expect(idle.told('model-roused')).toEqual([{ type: 'model-roused', rule: 'CM-ABIL-43', model: 'hammerer', need: 11, willing: false }]);
    expect(idle.model('hammerer')).toMatchObject({ acted: true });
    const willing = play(state, 'south', ROUSE, [11]);
    expect(willing.model('hammerer')).toMatchObject({ acted: false });
    expect(refusedWith(willing.position, 'south', ROUSE)).toEqual(['rouse.not-needed']);
    expect(refusedWith(willing.position, 'south', { type: 'stand', model: 'rest' })).toEqual(['model.other-active']);
    expect(play(willing.position, 'south', STAND).model('hammerer')).toMatchObject({ acted: true });
  });

  test('CM-ARULING-11 also to rally or to get up, but not where the turn is lost in any case', () => {
    const living = { creature: 'humanoid', ...having({ slug: 'unreliable-troop', rating: 11 }).card };
    const enemies = { enemy: enemy(20, 40), rest: REST['rest']! };
    expect(refusedWith(field({ hammerer: hammerer({ card: living, is: { down: true, health: 0 } }), ...enemies }), 'south', { type: 'get-up', model: 'hammerer' })).toEqual(['model.not-roused']);
    expect(refusedWith(field({ hammerer: hammerer({ card: living, is: { routing: true } }), ...enemies }), 'south', { type: 'flee', model: 'hammerer' })).toEqual(['model.not-roused']);
    expect(play(field({ hammerer: hammerer({ card: living, is: { conditions: [{ kind: 'dazed', by: null, strength: 0, turns: 1 }] } }), ...enemies }), 'south', { type: 'recover', model: 'hammerer' }).model('hammerer').conditions).toEqual([]);
    expect(refusedWith(field({ hammerer: enemy(20, 20, { side: 'south' }), ...enemies }), 'south', ROUSE)).toEqual(['rouse.not-needed']);
  });

  test('CM-ABIL-43 CM-ARULING-11 each attack of opportunity has a die of its own, and a failed one uses it up', () => {
    const state = field({ mover: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { health: 9, abilities: [{ slug: 'independent-troop', rating: 0 }] } }, hammerer: hammerer({ side: 'north', x: 21.8, y: 24 }), ...REST });
    const walk = { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 28 }] } as const;
    const idle = play(state, 'south', walk, [10]);
    expect(idle.told('opportunity-taken')).toEqual([]);
    expect(idle.model('hammerer').struck).toBe(true);
    expect(play(state, 'south', walk, [11, 2]).told('model-attacked')).toHaveLength(1);
  });

  test('CM-ARULING-11 CM-ARULING-20 a tumble is caught first, and a smite is declared only when the blow will fall', () => {
    const tumbling = { health: 9, alignment: 'evil' as const, abilities: [{ slug: 'tumble', rating: 13 }, { slug: 'independent-troop', rating: 0 }] };
    const smiter = hammerer({ side: 'north', x: 21.8, y: 24, card: { abilities: [{ slug: 'unreliable-troop', rating: 11 }, { slug: 'smite-evil', rating: 1, uses: 1 }] } });
    const state = field({ mover: { side: 'south', model: 'human-marine', x: 20, y: 20, card: tumbling }, hammerer: smiter, ...REST });
    const walk = { type: 'maneuver', model: 'mover', path: [{ x: 20, y: 28 }] } as const;
    expect(play(state, 'south', walk, [14]).model('hammerer')).toMatchObject({ struck: false, smites: 1 });
    expect(play(state, 'south', walk, [15, 10]).model('hammerer')).toMatchObject({ struck: true, smites: 1 });
    const asked = play(state, 'south', walk, [15, 11]);
    expect(asked.position.suspended!.decision).toMatchObject({ kind: 'smite' });
    expect(answer(asked, 'north', true, [2]).model('hammerer').smites).toBe(0);
  });
});
