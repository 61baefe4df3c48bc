import { field, play, refusedWith, type Stander } from './testing/table';

const DOWN = { down: true, health: 0 };
const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };
const GET_UP = { type: 'get-up', model: 'fallen' } as const;
const modifier = (name: string, rule: string, add: number) => ({ name, rule, provenance: 'rulebook', add });

/** A marine of south's (save +2) that lies on the ground. */
const lying = (fallen: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}) => field({ fallen: { side: 'south', model: 'human-marine', x: 20, y: 20, is: DOWN, ...fallen }, ...others, ...REST });

describe('falling', () => {
  test('CM-DOWN-01 CM-COND-02 health of exactly 0 knocks a model down', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 21, is: { health: 1, halfDone: true } }, ...REST });
    const { told, model } = play(state, 'south', { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'marine' } }, [12]);
    expect(told('model-knocked-down')).toEqual([{ type: 'model-knocked-down', rule: 'CM-DOWN-01', model: 'marine' }]);
    expect(model('marine')).toMatchObject({ down: true, health: 0, where: 'field' });
  });

  test('CM-DOWN-03 CM-MORALE-08 a model dropped straight to 0 makes no save, then or later', () => {
    const state = field({ maw: { side: 'south', model: 'abyssal-maw', x: 20, y: 20 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 21 }, ...REST });
    const { told, model } = play(state, 'south', { type: 'stand', model: 'maw', then: { type: 'melee', target: 'marine' } }, [11]);
    expect(told('morale-tested')).toEqual([]);
    expect(model('marine')).toMatchObject({ down: true, routing: false, halfDone: true });
  });

  test.each(['construct', 'undead'])('CM-DOWN-11 CM-ABIL-04 CM-ABIL-42 CM-ABIL-00a a %s is destroyed at 0', (creature) => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, foe: { side: 'north', model: 'human-marine', x: 20, y: 21, card: { creature }, is: { health: 1 } }, ...REST });
    const { told, model } = play(state, 'south', { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'foe' } }, [12]);
    expect(told('model-destroyed')).toEqual([{ type: 'model-destroyed', rule: 'CM-DOWN-11', model: 'foe' }]);
    expect(told('model-knocked-down')).toEqual([]);
    expect(model('foe').where).toBe('destroyed');
  });

  test('CM-AEX-02 CM-ABIL-42 an undead with 1 health that takes 1 is destroyed and gets no roll to get up', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, foe: { side: 'north', model: 'human-marine', x: 20, y: 21, card: { health: 1, abilities: [{ slug: 'undead-creature' }] } }, ...REST });
    const after = play(state, 'south', { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'foe' } }, [12]);
    expect(refusedWith(after.position, 'north', { type: 'get-up', model: 'foe' })).toEqual(['model.not-on-field']);
  });
});

describe('lying', () => {
  test('CM-DOWN-02 CM-COND-02a a fallen model can only get up', () => {
    const state = lying({}, { commander: { side: 'south', model: 'human-paladin', x: 22, y: 20 } });
    const refused = (action: Parameters<typeof refusedWith>[2]) => refusedWith(state, 'south', action);
    expect(refused({ type: 'stand', model: 'fallen' })).toEqual(['model.knocked-down']);
    expect(refused({ type: 'maneuver', model: 'fallen', to: { x: 20, y: 22 } })).toEqual(['model.knocked-down']);
    expect(refused({ type: 'charge', model: 'fallen' })).toEqual(['model.knocked-down']);
    expect(refused({ type: 'rally', model: 'fallen' })).toEqual(['model.knocked-down']);
    expect(refusedWith(state, 'south', { type: 'get-up', model: 'commander' })).toEqual(['get-up.not-down']);
  });

  test('CM-DOWN-02 a fallen commander puts nobody under command', () => {
    const troop = (is: Stander['is']) => field({ troop: { side: 'south', model: 'human-marine', x: 20, y: 20 }, commander: { side: 'south', model: 'human-paladin', x: 22, y: 20, ...(is ? { is } : {}) }, ...REST });
    expect(play(troop(undefined), 'south', { type: 'maneuver', model: 'troop', to: { x: 20, y: 22 } }).told('model-activated')).toMatchObject([{ underCommand: true }]);
    expect(refusedWith(troop(DOWN), 'south', { type: 'maneuver', model: 'troop', to: { x: 20, y: 22 } })).toEqual(['maneuver.out-of-command']);
  });

  test('CM-DOWN-04 CM-COND-02b it holds nobody, and others move over it for 1"', () => {
    const state = field({ walker: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, fallen: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, is: DOWN }, ...REST });
    const over = (y: number) => ({ type: 'maneuver', model: 'walker', path: [{ x: 20, y }] }) as const;
    expect(play(state, 'south', over(31)).model('walker')).toMatchObject({ x: 20, y: 31 });
    expect(refusedWith(state, 'south', over(31.1))).toEqual(['move.too-far']);
    expect(refusedWith(state, 'south', over(21.5))).toEqual(['move.no-room']);
  });
});

describe('getting up', () => {
  test('CM-DOWN-06 CM-COND-02d a save of 20 gets it up with 1 health, and that is its turn', () => {
    const { told, model } = play(lying(), 'south', GET_UP, [18]);
    expect(told('get-up-tried')).toEqual([{ type: 'get-up-tried', rule: 'CM-DOWN-06', modifiers: [modifier('save', 'CM-STAT-11', 2)], model: 'fallen', up: true, health: 1 }]);
    expect(model('fallen')).toMatchObject({ down: false, health: 1, acted: true, x: 20, y: 20 });
  });

  test('CM-DOWN-06 a natural 20 is enough whatever the save, and health above 0 stays as it is', () => {
    const { model } = play(lying({ card: { save: -5, health: 4 }, is: { down: true, health: 3 } }), 'south', GET_UP, [20]);
    expect(model('fallen')).toMatchObject({ down: false, health: 3 });
  });

  test('CM-DOWN-07 a natural 1 is the end', () => {
    const { told, model } = play(lying({ card: { save: 30 } }), 'south', GET_UP, [1]);
    expect(told('model-destroyed')).toEqual([{ type: 'model-destroyed', rule: 'CM-DOWN-07', model: 'fallen' }]);
    expect(model('fallen').where).toBe('destroyed');
  });

  test('CM-DOWN-08 any other failure leaves it lying, and its turn is over', () => {
    expect(play(lying(), 'south', GET_UP, [17]).model('fallen')).toMatchObject({ down: true, health: 0, acted: true, where: 'field' });
  });

  test('CM-DOWN-09 CM-COND-09c a model that fell routing gets up routing', () => {
    const { model } = play(lying({ is: { ...DOWN, routing: true } }), 'south', GET_UP, [18]);
    expect(model('fallen')).toMatchObject({ down: false, routing: true });
  });

  test('CM-DOWN-03 CM-MORALE-08 one that gets up at 1 health owes no save for it', () => {
    const up = play(lying({ is: { ...DOWN, halfDone: true } }), 'south', GET_UP, [18]);
    expect(up.told('morale-tested')).toEqual([]);
    expect(up.model('fallen').routing).toBe(false);
  });
});
