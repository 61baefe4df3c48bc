import type { ChainmailAction } from './action';
import type { SetupTerrain } from './shapes';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const hyena = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'hyena', x, y, ...more });
const adept = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'demonic-gnoll-adept', x, y, ...more });
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'human-marine', x, y, ...more });
const act = (type: 'stand' | 'advance' | 'regroup' | 'charge' | 'rally' | 'get-up', more: object = {}): ChainmailAction => ({ type, model: 'hyena', ...more });
const MANEUVER: ChainmailAction = { type: 'maneuver', model: 'hyena', path: [{ x: 10, y: 11 }] };

function moat(x: number, y: number, size: number): SetupTerrain[] {
  return [box('quagmire', x, y, size, 0.5), box('quagmire', x, y + size - 0.5, size, 0.5), box('quagmire', x, y, 0.5, size), box('quagmire', x + size - 0.5, y, 0.5, size)];
}

describe('wild troops', () => {
  test('CM-ABIL-45 CM-ABIL-45a CM-CMD-12 with an enemy in sight it charges or advances, even beside its commander', () => {
    const state = field({ hyena: hyena(10, 10), adept: adept(12, 10), marine: marine(10, 40) });
    expect(refusedWith(state, 'south', act('stand'))).toEqual(['stand.wild']);
    expect(refusedWith(state, 'south', MANEUVER)).toEqual(['maneuver.wild']);
    expect(play(state, 'south', act('advance')).model('hyena')).toMatchObject({ x: 10, y: 30 });
    expect(play(state, 'south', act('charge')).model('hyena')).toMatchObject({ x: 10, y: 30 });
  });

  test('CM-ABIL-45a CM-ARULING-12 in contact it may stand, but then it strikes', () => {
    const state = field({ hyena: hyena(10, 10), marine: marine(10, 11), far: marine(40, 40) });
    expect(refusedWith(state, 'south', act('stand'))).toEqual(['stand.wild-must-attack']);
    expect(play(state, 'south', act('stand', { then: { type: 'melee', target: 'marine' } }), [5]).told('model-attacked')).toMatchObject([{ target: 'marine', need: 15 - 3 }]);
  });

  test('CM-ARULING-12 it never stops short to shoot, and strikes after a move only within its speed', () => {
    const spitter = { ranged: { attack: 1, damage: 1, range: 6 } };
    expect(refusedWith(field({ hyena: hyena(10, 10, { card: spitter }), marine: marine(10, 30) }), 'south', act('advance', { shootAfter: 4 }))).toEqual(['maneuver.wild']);
    const near = play(field({ hyena: hyena(10, 10), marine: marine(10, 21), far: marine(40, 40) }), 'south', act('advance'), [5]);
    expect(near.told('model-attacked')).toMatchObject([{ target: 'marine', need: 15 - 3 }]);
    const far = play(field({ hyena: hyena(10, 10), marine: marine(10, 21.2), far: marine(40, 40) }), 'south', act('advance'));
    expect(far.model('hyena')).toMatchObject({ x: 10, y: 20.2 });
    expect(far.told('model-attacked')).toEqual([]);
  });

  test('CM-ABIL-45b out of command with nobody in sight it must stand', () => {
    const state = field({ hyena: hyena(10, 10), marine: marine(10, 40) }, { terrain: [box('high-wall', 0, 30, 48, 1)] });
    expect(refusedWith(state, 'south', act('advance'))).toEqual(['advance.wild-sees-nobody']);
    expect(refusedWith(state, 'south', act('charge'))).toEqual(['charge.nobody']);
    expect(refusedWith(state, 'south', act('regroup'))).toEqual(['regroup.no-commander']);
    expect(play(state, 'south', act('stand')).model('hyena')).toMatchObject({ x: 10, y: 10, acted: true });
  });

  test('CM-ABIL-45b it never makes for the centre, not even where the enemy it sees cannot be reached', () => {
    const state = field({ hyena: hyena(10, 24), marine: marine(10, 34) }, { terrain: moat(8, 32, 4) });
    const { model, told } = play(state, 'south', act('advance'));
    expect(model('hyena')).toMatchObject({ x: 10, y: 24 });
    expect(told('move-halted')).toMatchObject([{ model: 'hyena', rule: 'CM-ABIL-45b' }]);
  });

  test('CM-ARULING-12 under command with nobody in sight it may stand or go to its commander', () => {
    const state = field({ hyena: hyena(10, 10), adept: adept(10, 4), marine: marine(10, 40) }, { terrain: [box('high-wall', 0, 30, 48, 1)] });
    expect(refusedWith(state, 'south', act('stand'))).toEqual(['taken']);
    expect(play(state, 'south', act('regroup')).model('hyena')).toMatchObject({ x: 10, y: 5 });
  });

  test('CM-ABIL-45c under command it may run to the nearest commander instead, at full speed', () => {
    const state = field({ hyena: hyena(10, 10), near: adept(10, 33), far: adept(33.5, 10), marine: marine(10, 4) });
    const { model } = play(state, 'south', act('regroup'));
    expect(model('hyena')).toMatchObject({ x: 10, y: 30 });
    expect(refusedWith(field({ hyena: adept(10, 10), marine: marine(10, 40) }), 'south', act('regroup'))).toEqual(['regroup.not-wild']);
  });

  test('CM-ABIL-45c an enemy whose threatened area it enters draws it off, and it attacks if it has moved no more than its speed', () => {
    const meets = (y: number, faces: readonly number[]) => play(field({ hyena: hyena(10, 10), adept: adept(10, 32), marine: marine(11.9, y), far: marine(45, 45) }), 'south', act('regroup'), faces);
    const near = meets(16, [5]);
    expect(near.model('hyena')).toMatchObject({ x: 10.95, y: 15.6878 });
    expect(near.told('model-attacked')).toMatchObject([{ model: 'hyena', target: 'marine', kind: 'melee', need: 15 - 3 }]);
    const late = meets(21, []);
    expect(late.model('hyena')).toMatchObject({ x: 10.95, y: 20.6878 });
    expect(late.told('model-attacked')).toEqual([]);
  });

  test('CM-ABIL-45c it turns on the enemy whose area it enters, not on the one in whose area it began', () => {
    const state = field({ hyena: hyena(10, 10), adept: adept(10, 32), old: marine(8.4, 10.2), met: marine(11.9, 11.5), far: marine(45, 45) });
    // Both strike at the moving hyena and miss, then it bites.
    const { told } = play(state, 'south', act('regroup'), [2, 2, 5]);
    expect(told('model-attacked')).toMatchObject([
      { model: 'old', kind: 'opportunity' },
      { model: 'met', kind: 'opportunity' },
      { model: 'hyena', target: 'met', kind: 'melee' },
    ]);
  });

  test('CM-ABIL-45c CM-TERRAIN-02 briars are paid once in the turn, though it turns off inside them', () => {
    const state = field({ hyena: hyena(10, 10), adept: adept(10, 32), marine: marine(11.9, 16), far: marine(45, 45) }, { terrain: [box('briars', 0, 12, 48, 10)] });
    // 5.3755 inches, 2 for the briars and one more to the marine: within a speed of 9 if paid once, beyond it if paid twice.
    const slow = { ...state, cards: state.cards.map((each, i) => (i === 0 ? { ...each, speed: 9 } : each)) };
    expect(play(slow, 'south', act('regroup'), [5]).told('model-attacked')).toMatchObject([{ model: 'hyena', target: 'marine' }]);
  });

  test('CM-ABIL-45d it gets up and rallies like any other model', () => {
    const down = field({ hyena: hyena(10, 10, { is: { down: true, health: 0 } }), adept: adept(10, 4), marine: marine(10, 40) });
    expect(play(down, 'south', act('get-up'), [16]).model('hyena')).toMatchObject({ down: false, health: 1 });
    const routing = { is: { routing: true } };
    const led = field({ hyena: hyena(10, 10, routing), adept: adept(10, 4), marine: marine(10, 40) });
    expect(play(led, 'south', act('rally'), [9]).model('hyena')).toMatchObject({ routing: false, x: 10, y: 10 });
    expect(refusedWith(field({ hyena: hyena(10, 10, routing), marine: marine(10, 40) }), 'south', act('rally'))).toEqual(['rally.out-of-command']);
  });
});

describe('scent', () => {
  const WOODS = { terrain: [box('woods', 5, 11.5, 10, 2.5)] };

  test('CM-AEX-12 CM-ABIL-29 an unseen enemy 3" away is the nearest to advance on, and cannot be charged', () => {
    const state = field({ hyena: hyena(10, 10), marine: marine(10, 15, { is: { acted: true } }) }, WOODS);
    expect(refusedWith(state, 'south', act('charge'))).toEqual(['charge.nobody']);
    const { told, model } = play(state, 'south', act('advance'), [5]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'marine' }]);
    expect(model('hyena')).toMatchObject({ x: 10, y: 14 });
    expect(told('model-attacked')).toMatchObject([{ kind: 'melee', target: 'marine' }]);
  });

  test('CM-AEX-12 CM-ABIL-29 a visible enemy nearer by path comes first', () => {
    const state = field({ hyena: hyena(10, 10), marine: marine(10, 15), seen: marine(10, 5), far: marine(45, 45) }, WOODS);
    expect(play(state, 'south', act('advance'), [5]).told('nearest-found')).toMatchObject([{ nearest: 'seen' }]);
  });

  test('CM-ABIL-29 CM-ARULING-12 within 6" a wild troop must go for what it smells, beyond it stands', () => {
    const at = (y: number, act_: ChainmailAction) => refusedWith(field({ hyena: hyena(10, 10), marine: marine(10, y) }, WOODS), 'south', act_)[0];
    expect([at(17, act('stand')), at(17.1, act('stand')), at(17.1, act('advance'))]).toEqual(['stand.wild', 'taken', 'advance.wild-sees-nobody']);
  });

  test('CM-ABIL-29 smell points no bow', () => {
    const bugbear: Stander = { side: 'south', model: 'bugbear-trooper', x: 10, y: 10, card: { ranged: { attack: 1, damage: 1, range: 24 } } };
    const state = field({ bugbear, marine: marine(10, 15) }, WOODS);
    expect(refusedWith(state, 'south', { type: 'stand', model: 'bugbear', then: { type: 'ranged' } })).toEqual(['shoot.nobody-in-sight']);
    expect(play(state, 'south', { type: 'advance', model: 'bugbear' }, [5]).told('nearest-found')).toMatchObject([{ nearest: 'marine' }]);
  });
});
