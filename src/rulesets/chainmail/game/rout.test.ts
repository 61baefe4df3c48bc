import { field, play, refusedWith, type Scenery, type Stander } from './testing/table';

const REST: { readonly [id: string]: Stander } = { rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, far: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 } };
const BLOW = { type: 'stand', model: 'trooper', then: { type: 'melee', target: 'marine' } } as const;
const box = (kind: string, left: number, bottom: number, right: number, top: number) => ({ kind, outline: [{ x: left, y: bottom }, { x: right, y: bottom }, { x: right, y: top }, { x: left, y: top }] });

/** A trooper of south's that breaks the marine of north's at its base with [12, 2]. */
function broken(marine: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}, scenery: Scenery = {}) {
  return field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 21, ...marine }, ...others, ...REST }, scenery);
}

/** A routing marine of south's, with a commander beside it or without. */
const routing = (commander: boolean, router: Partial<Stander> = {}, others: { readonly [id: string]: Stander } = {}, scenery: Scenery = {}) =>
  field({ router: { side: 'south', model: 'human-marine', x: 20, y: 20, is: { routing: true }, ...router }, ...(commander ? { leader: { side: 'south', model: 'demonic-gnoll-adept', x: 26, y: 20 } as const } : {}), ...others, ...REST }, scenery);

const RALLY = { type: 'rally', model: 'router' } as const;
const FLEE = { type: 'flee', model: 'router' } as const;

describe('the rout move', () => {
  test('CM-ROUT-01 CM-ROUT-02 CM-RULING-39 at once, at twice the speed, straight away from the attacker, out of turn', () => {
    const { told, model } = play(broken(), 'south', BLOW, [12, 2]);
    expect(told('model-routed')).toEqual([{ type: 'model-routed', rule: 'CM-ROUT-01', model: 'marine', from: 'trooper' }]);
    expect(told('model-moved')).toMatchObject([{ model: 'marine', to: { x: 20, y: 33 }, distance: 12 }]);
    expect(model('marine')).toMatchObject({ x: 20, y: 33, routing: true, acted: false });
  });

  test('CM-ROUT-02 a shot breaks a model away from the shooter', () => {
    const state = field({ archer: { side: 'south', model: 'human-marine', x: 20, y: 10 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 20 }, ...REST });
    expect(play(state, 'south', { type: 'stand', model: 'archer', then: { type: 'ranged' } }, [12, 2]).model('marine')).toMatchObject({ x: 20, y: 32, routing: true });
  });

  test('CM-AOO-11 CM-ROUT-03 whoever broke it does not strike it as it goes; others do, and it needs no save', () => {
    const { told, model } = play(broken({}, { ally: { side: 'south', model: 'gnoll-trooper', x: 19, y: 21 } }), 'south', BLOW, [12, 2, 11]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'ally', target: 'marine' }]);
    expect(told('morale-tested')).toHaveLength(1);
    expect(model('trooper').struck).toBe(false);
    expect(model('marine')).toMatchObject({ x: 20, y: 33 });
  });

  test('CM-ROUT-03 CM-AOO-06 CM-DOWN-09 an enemy on its way strikes it where it enters the area; felled there, it is still routing', () => {
    const { told, model } = play(broken({}, { ally: { side: 'south', model: 'gnoll-trooper', x: 21.8, y: 26 } }), 'south', BLOW, [12, 2, 12]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'ally' }]);
    expect(model('marine')).toMatchObject({ down: true, routing: true, health: 0 });
    expect(model('marine').y).toBeCloseTo(26 - Math.sqrt(4 - 1.8 * 1.8), 3);
  });

  test('CM-ROUT-03 CM-ABIL-25e a router that runs into a Reach model is struck, at the point where it enters its area', () => {
    const { told } = play(broken({}, { ally: { side: 'south', model: 'human-glaiver', x: 20, y: 30 } }), 'south', BLOW, [12, 2, 2]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'ally' }]);
  });

  test('CM-ROUT-03 CM-AOO-12 several enemies along a rout strike in the order their player likes, in the middle of it', () => {
    const ally = (x: number): Stander => ({ side: 'south', model: 'gnoll-trooper', x, y: 26 });
    const opened = play(broken({}, { left: ally(18.2), right: ally(21.8) }), 'south', BLOW, [12, 2]);
    expect(opened.told('decision-opened')).toMatchObject([{ kind: 'opportunity-order', seats: ['south'], facts: { mover: 'marine' } }]);
    expect(opened.model('marine').y).toBeCloseTo(26 - Math.sqrt(4 - 1.8 * 1.8), 3);
    const done = play(opened.position, 'south', { type: 'answer', decision: opened.told('decision-opened')[0]!.decision, answer: ['right', 'left'] }, [2, 3]);
    expect(done.told('opportunity-taken').map(({ model }) => model)).toEqual(['right', 'left']);
    expect(done.model('marine')).toMatchObject({ x: 20, y: 33 });
  });

  test('CM-ROUT-04 CM-RULING-39 it goes round what blocks it, as far away as it can get, and never closer on the way', () => {
    const wall = box('high-wall', 17, 24, 23, 24.5);
    const { told, model } = play(broken({}, {}, { terrain: [wall] }), 'south', BLOW, [12, 2]);
    const path = [{ x: 20, y: 21 }, ...told('model-moved').flatMap((moved) => moved.path)];
    const away = (point: { readonly x: number; readonly y: number }) => Math.sqrt((point.x - 20) ** 2 + (point.y - 20) ** 2);
    for (let leg = 0; leg + 1 < path.length; leg++) {
      for (let step = 0; step < 20; step++) {
        const on = (share: number) => ({ x: path[leg]!.x + (path[leg + 1]!.x - path[leg]!.x) * share, y: path[leg]!.y + (path[leg + 1]!.y - path[leg]!.y) * share });
        expect(away(on((step + 1) / 20))).toBeGreaterThanOrEqual(away(on(step / 20)) - 0.001);
      }
    }
    const farthest = farthestOf(wall.outline);
    expect(Math.abs(away(model('marine')) - farthest)).toBeLessThan(2 * STEP);
    expect(farthest).toBeGreaterThan(5);
  });

  test('CM-ROUT-05 hemmed in it goes nowhere, and is routing all the same', () => {
    const wall = [box('high-wall', 19, 21.6, 21, 22), box('high-wall', 18.9, 20.2, 19.4, 22), box('high-wall', 20.6, 20.2, 21.1, 22)];
    const { told, model } = play(broken({}, {}, { terrain: wall }), 'south', BLOW, [12, 2]);
    expect(told('model-moved').every(({ distance }) => distance < 0.2)).toBe(true);
    expect(model('marine').y).toBeLessThan(21.2);
    expect(model('marine').routing).toBe(true);
  });

  test('CM-ROUT-05 pinned against a model it does not move at all', () => {
    const ring = Object.fromEntries([30, 90, 150].map((degrees, i): [string, Stander] => [`ring${i}`, { side: 'north', model: 'gnoll-trooper', x: 20 + 1.0001 * Math.cos((degrees * Math.PI) / 180), y: 21 + 1.0001 * Math.sin((degrees * Math.PI) / 180) }]));
    const { told, model } = play(broken({}, ring), 'south', BLOW, [12, 2]);
    expect(told('move-halted')).toMatchObject([{ rule: 'CM-ROUT-05', model: 'marine' }]);
    expect(model('marine')).toMatchObject({ x: 20, y: 21, routing: true });
  });

  test('CM-ROUT-10 CM-RULING-39 CM-RULING-26 near the edge it runs off the field and is a casualty', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 40 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 41 }, ...REST });
    const { told, model } = play(state, 'south', BLOW, [12, 2]);
    expect(told('model-left')).toEqual([{ type: 'model-left', rule: 'CM-ROUT-10', model: 'marine', edge: 'north', routing: true }]);
    expect(model('marine')).toMatchObject({ where: 'off', exit: 'north', y: 48 });
  });
});

const STEP = 0.05;

/** The greatest distance from (20, 20) that a base at (20, 21) can reach with 12" in one bend past a box, found by stepping. */
function farthestOf(outline: readonly { readonly x: number; readonly y: number }[]): number {
  const [left, right] = [Math.min(...outline.map(({ x }) => x)), Math.max(...outline.map(({ x }) => x))];
  const [bottom, top] = [Math.min(...outline.map(({ y }) => y)), Math.max(...outline.map(({ y }) => y))];
  const blocked = (x: number, y: number) => Math.sqrt(Math.max(left - x, 0, x - right) ** 2 + Math.max(bottom - y, 0, y - top) ** 2) < 0.5;
  const headings = Array.from({ length: 37 }, (_, i) => ((i - 18) * 5 * Math.PI) / 180);
  let best = 0;
  const walk = (x: number, y: number, heading: number, inches: number): { readonly x: number; readonly y: number; readonly gone: number } => {
    const [east, north] = [Math.sin(heading), Math.cos(heading)];
    let gone = 0;
    while (gone + STEP <= inches + 0.001 && !blocked(x + east * (gone + STEP), y + north * (gone + STEP))) gone += STEP;
    return { x: x + east * gone, y: y + north * gone, gone };
  };
  for (const first of headings) {
    for (let leg = 0; leg <= 12; leg++) {
      const bend = walk(20, 21, first, leg);
      if (bend.gone < leg - STEP) continue;
      for (const second of headings) {
        if ((bend.x - 20) * Math.sin(second) + (bend.y - 20) * Math.cos(second) < -0.001) continue;
        const end = walk(bend.x, bend.y, second, 12 - leg);
        best = Math.max(best, Math.sqrt((end.x - 20) ** 2 + (end.y - 20) ** 2));
      }
    }
  }
  return best;
}

describe('a routing model\'s turn', () => {
  test('CM-ROUT-06 CM-COND-09 CM-COND-09a it neither attacks nor moves freely', () => {
    const state = routing(true, {}, { foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21 } });
    for (const action of [{ type: 'stand', model: 'router', then: { type: 'melee', target: 'foe' } }, { type: 'stand', model: 'router' }, { type: 'charge', model: 'router' }, { type: 'maneuver', model: 'router', to: { x: 20, y: 15 } }] as const) {
      expect(refusedWith(state, 'south', action)).toEqual(['model.routing']);
    }
  });

  test('CM-ROUT-07 CM-COND-09b CM-ACT-10 under command it rallies with a morale save and stays where it is', () => {
    expect(refusedWith(routing(true), 'south', FLEE)).toEqual(['flee.under-command']);
    const { told, model } = play(routing(true), 'south', RALLY, [6]);
    expect(told('morale-tested')).toMatchObject([{ rule: 'CM-MORALE-10', dc: 13, passed: true }]);
    expect(told('model-rallied')).toHaveLength(1);
    expect(model('router')).toMatchObject({ routing: false, x: 20, y: 20, acted: true });
  });

  test('CM-ROUT-07 CM-COND-09b CM-CMD-11 out of command it flees without a save', () => {
    expect(refusedWith(routing(false), 'south', RALLY)).toEqual(['rally.out-of-command']);
    const { told, model } = play(routing(false, { x: 20, y: 18 }), 'south', FLEE);
    expect(told('morale-tested')).toEqual([]);
    expect(model('router')).toMatchObject({ x: 20, y: 6, routing: true });
  });

  test('CM-ROUT-09 CM-MORALE-10 a rally that fails is a run of twice the speed for the nearest edge', () => {
    const { told, model } = play(routing(true, { x: 20, y: 18 }), 'south', RALLY, [5]);
    expect(told('nearest-found')).toMatchObject([{ rule: 'CM-ROUT-09', nearest: 'south', tied: [] }]);
    expect(model('router')).toMatchObject({ x: 20, y: 6, routing: true });
  });

  test('CM-ROUT-09 the nearest edge is the cheapest to reach, and equally near ones throw for it', () => {
    const walled = play(routing(false, { x: 20, y: 18 }, {}, { terrain: [box('high-wall', 10, 10, 30, 10.5)] }), 'south', FLEE);
    expect(walled.told('nearest-found')).toMatchObject([{ nearest: 'west' }]);
    expect(walled.model('router')).toMatchObject({ x: 8, y: 18 });
    const tied = play(routing(false, { x: 20, y: 20 }), 'south', FLEE, [3, 9]);
    expect(tied.told('nearest-found')).toMatchObject([{ nearest: 'west', tied: ['south', 'west'] }]);
    expect(tied.model('router')).toMatchObject({ x: 8, y: 20 });
  });

  test('CM-ROUT-09 CM-ROUT-03 enemies on the way to the edge strike', () => {
    const { told, model } = play(routing(false, { x: 20, y: 18 }, { foe: { side: 'north', model: 'gnoll-trooper', x: 21.8, y: 14 } }), 'south', FLEE, [2]);
    expect(told('opportunity-taken')).toMatchObject([{ model: 'foe' }]);
    expect(told('model-moved')[0]!.to.y).toBeCloseTo(14 + Math.sqrt(4 - 1.8 * 1.8), 3);
    expect(model('router').y).toBe(6);
  });

  test('CM-ROUT-10 one that reaches the edge is out of the game', () => {
    const { told, model } = play(routing(false, { x: 20, y: 11 }), 'south', FLEE);
    expect(told('model-left')).toMatchObject([{ model: 'router', edge: 'south', routing: true }]);
    expect(model('router')).toMatchObject({ where: 'off', exit: 'south', y: 0 });
  });

  test('CM-ROUT-08 who breaks before its turn still takes that turn, who breaks in its own does not', () => {
    const before = play(broken({}, { leader: { side: 'north', model: 'demonic-gnoll-adept', x: 30, y: 30 } }), 'south', BLOW, [12, 2]);
    expect(play(before.position, 'north', { type: 'rally', model: 'marine' }, [20]).model('marine').routing).toBe(false);
    const leaver = field({ marine: { side: 'south', model: 'human-marine', x: 20, y: 20, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, foe: { side: 'north', model: 'gnoll-trooper', x: 20, y: 21, is: { struck: true } }, ...REST });
    const during = play(leaver, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 20, y: 18 }] }, [2]);
    const waited = play(during.position, 'north', { type: 'stand', model: 'far' });
    expect(refusedWith(waited.position, 'south', { type: 'rally', model: 'marine' })).toEqual(['model.has-acted']);
  });

  test('CM-ROUT-11 CM-COND-09a a routing commander leads nobody, but may rally itself', () => {
    const state = field({ leader: { side: 'south', model: 'demonic-gnoll-adept', x: 20, y: 20, is: { routing: true } }, troop: { side: 'south', model: 'human-marine', x: 22, y: 20 }, ...REST });
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'troop', to: { x: 22, y: 22 } })).toEqual(['maneuver.out-of-command']);
    expect(play(state, 'south', { type: 'rally', model: 'leader' }, [20]).model('leader').routing).toBe(false);
  });

  test('CM-DOWN-09 CM-COND-09c one that lies gets up before anything else', () => {
    expect(refusedWith(routing(true, { is: { routing: true, down: true, health: 0 } }), 'south', RALLY)).toEqual(['model.knocked-down']);
  });
});

describe('leaving the field', () => {
  const walker = (x: number, y: number) => field({ walker: { side: 'south', model: 'human-marine', x, y, card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } }, ...REST });

  test('CM-RULING-26 CM-ACT-12 a model is off when its centre reaches the boundary, not routing if it walked', () => {
    const { told, model } = play(walker(20, 5), 'south', { type: 'maneuver', model: 'walker', path: [{ x: 20, y: 0 }] });
    expect(told('model-left')).toEqual([{ type: 'model-left', rule: 'CM-ACT-12', model: 'walker', edge: 'south', routing: false }]);
    expect(model('walker')).toMatchObject({ where: 'off', exit: 'south', routing: false });
    expect(play(walker(20, 5), 'south', { type: 'maneuver', model: 'walker', path: [{ x: 20, y: 0.1 }] }).model('walker').where).toBe('field');
  });

  test('CM-RULING-26 CM-RULING-15 in a corner dice say over which edge', () => {
    const { told } = play(walker(3, 3), 'south', { type: 'maneuver', model: 'walker', path: [{ x: 0, y: 0 }] }, [3, 9]);
    expect(told('model-left')).toMatchObject([{ edge: 'west' }]);
  });
});

describe('charging the helpless', () => {
  test('CM-RULING-52 a routing enemy is a target like any other', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 26, is: { routing: true } }, ...REST });
    const { told, model } = play(state, 'south', { type: 'charge', model: 'trooper' }, [10]);
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 - 2, roll: 'hit' }]);
    expect(model('trooper')).toMatchObject({ x: 20, y: 25 });
  });

  test('CM-RULING-52 a fallen one is charged only where no other is in sight; the charge ends at its base and hits', () => {
    const standers: { readonly [id: string]: Stander } = { trooper: { side: 'south', model: 'gnoll-trooper', x: 20, y: 20 }, marine: { side: 'north', model: 'human-marine', x: 20, y: 26, is: { down: true, health: 0 } } };
    const { told, model } = play(field({ ...standers, rest: REST['rest']!, hidden: { side: 'north', model: 'gnoll-trooper', x: 46, y: 46, is: { down: true, health: 0 } } }), 'south', { type: 'charge', model: 'trooper' });
    expect(told('model-attacked')).toMatchObject([{ roll: 'automatic' }]);
    expect(model('trooper').y).toBeCloseTo(25, 3);
    expect(play(field({ ...standers, ...REST }), 'south', { type: 'charge', model: 'trooper' }).told('nearest-found')).toMatchObject([{ nearest: 'far' }]);
  });
});
