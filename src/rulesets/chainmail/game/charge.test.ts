import { Value } from '@sinclair/typebox/value';
import type { ChainmailAction } from './action';
import { actionShape } from './shapes';
import { box } from './testing/opening';
import { field, play, type Played, refusedWith, type Stander } from './testing/table';

const FAR: Stander = { side: 'north', model: 'gnoll-trooper', x: 46, y: 46 };
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const glaiver = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-glaiver', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const paladin = (x: number, y: number): Stander => ({ side: 'south', model: 'human-paladin', x, y });
const charge = (more: object = {}): ChainmailAction => ({ type: 'charge', model: 'marine', ...more });
const FALLEN = { is: { down: true, health: 0 } };
const bonus = ({ told }: Played): unknown => told('model-attacked')[0]!.modifiers.find(({ rule }) => rule === 'CM-CHARGE-05')?.add;

describe('charging', () => {
  test('CM-CHARGE-01 CM-CHARGE-05 a straight run to contact is followed by a blow at +2', () => {
    const state = field({ hyena: { side: 'south', model: 'hyena', x: 10, y: 10 }, marine: { side: 'north', model: 'human-marine', x: 10, y: 16 }, far: FAR });
    const { model, told } = play(state, 'south', { type: 'charge', model: 'hyena' }, [10, 20]);
    expect(model('hyena')).toMatchObject({ x: 10, y: 15 });
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 - 2, kind: 'melee', roll: 'hit' }]);
    expect(model('marine').health).toBe(1);
  });

  test('CM-CHARGE-01 CM-STAT-07 it reaches twice the speed: 12" away it strikes, a bit farther it runs out', () => {
    const at = (y: number, faces: readonly number[]) => play(field({ marine: marine(10, 10), gnoll: gnoll(10, y), far: FAR }), 'south', charge(), faces);
    expect(at(23, [9]).told('model-attacked')).toMatchObject([{ target: 'gnoll', need: 15 - 3 - 2 }]);
    const short = at(23.1, []);
    expect(short.told('model-attacked')).toEqual([]);
    expect(short.model('marine')).toMatchObject({ x: 10, y: 22 });
  });

  test('CM-CHARGE-05 a charge across the field at any angle keeps its bonus', () => {
    const state = field({ m: { side: 'south', model: 'human-marine', x: 11.25, y: 1.25 }, rest: { side: 'south', model: 'human-marine', x: 46, y: 2 }, t: { side: 'north', model: 'gnoll-trooper', x: 6.9343, y: 6.3041 }, far: FAR });
    const { told } = play(state, 'south', { type: 'charge', model: 'm' }, [2]);
    expect(told('charge-broken')).toEqual([]);
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 - 2, roll: 'miss' }]);
  });

  test('CM-CHARGE-02 CM-RULING-02 an engaged model cannot charge, nor one within an enemy\'s Reach', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 10, y: 10 }, marine: { side: 'north', model: 'human-marine', x: 10, y: 11 }, far: FAR });
    expect(refusedWith(state, 'south', { type: 'charge', model: 'trooper' })).toEqual(['charge.engaged']);
    const reach = (y: number) => refusedWith(field({ marine: marine(10, 10), pike: { ...gnoll(10, y), model: 'human-glaiver' }, far: FAR }), 'south', charge())[0];
    expect([reach(12), reach(12.1)]).toEqual(['charge.engaged', 'taken']);
  });

  test('CM-CHARGE-02 CM-MELEE-02 enemies that lie or rout engage nobody', () => {
    const beside = (is: Stander['is']) => refusedWith(field({ marine: marine(10, 10), gnoll: gnoll(10, 11, { is: is! }), far: gnoll(20, 20) }), 'south', charge())[0];
    expect([beside({}), beside(FALLEN.is), beside({ routing: true })]).toEqual(['charge.engaged', 'taken', 'taken']);
  });

  test('CM-CHARGE-03 CM-MOVE-09 CM-MOVE-10 it runs along the line from centre to centre, to the nearest part of the base', () => {
    const state = field({ marine: marine(10, 10), ogre: gnoll(16, 18, { card: { baseDiameter: 3, armor: 30 } }), far: FAR });
    const { model, told } = play(state, 'south', charge(), [9]);
    // 10 inches between the centres, less radii of 0.5 and 1.5.
    expect(model('marine')).toMatchObject({ x: 14.8, y: 16.4 });
    expect(told('model-moved')).toMatchObject([{ path: [{ x: 14.8, y: 16.4 }] }]);
    expect(told('model-moved')[0]!.distance).toBeCloseTo(8, 6);
  });

  test('CM-CHARGE-04 nothing lets it stop short of the enemy by choice', () => {
    const state = field({ marine: marine(10, 10), paladin: paladin(14, 10), gnoll: gnoll(10, 30), far: FAR });
    for (const more of [{}, { gap: 0 }, { haltIfSlowed: true }]) expect(play(state, 'south', charge(more)).model('marine')).toMatchObject({ x: 10, y: 22 });
  });

  test('CM-CHARGE-05 CM-CHARGE-06 CM-RULING-53 the bonus needs 2"; a shorter charge still strikes', () => {
    const at = (y: number) => play(field({ marine: marine(10, 10), gnoll: gnoll(10, y), far: FAR }), 'south', charge(), [9]);
    expect([bonus(at(13)), bonus(at(12.9))]).toEqual([2, undefined]);
    expect(at(12.9).told('model-attacked')).toMatchObject([{ need: 15 - 3, roll: 'miss' }]);
  });

  test('CM-RULING-53 CM-ABIL-23 a short charge is a charge for Powerful Charge', () => {
    const boar = { abilities: [{ slug: 'powerful-charge', rating: 2 }] };
    const at = (y: number) => play(field({ marine: marine(10, 10, { card: boar }), gnoll: gnoll(10, y, { card: { health: 12 } }), far: FAR }), 'south', charge(), [15]).model('gnoll').health;
    expect([at(13), at(12.5)]).toEqual([12 - 1 - 2, 12 - 1 - 2]);
  });

  test('CM-CHARGE-12 a charge has no room for a spell or a shot', () => {
    expect(Value.Check(actionShape, charge())).toBe(true);
    for (const more of [{ spell: 'light' }, { then: { type: 'ranged' } }]) expect(Value.Check(actionShape, charge(more))).toBe(false);
  });

  test('CM-CHARGE-13 CM-EX-11 CM-RULING-12 it names nobody and goes at whoever is nearest', () => {
    const state = field({ marine: marine(10, 10), meant: gnoll(10, 18), nearer: gnoll(17.9, 10), far: FAR });
    expect(refusedWith(state, 'south', charge({ target: 'meant' }) as never)).toEqual(['target.no-order']);
    const { told, model } = play(state, 'south', charge(), [2]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'nearer', tied: [] }]);
    expect(model('marine')).toMatchObject({ x: 16.9, y: 10 });
  });

  test('CM-NEAREST-02 without an enemy in sight there is nobody to charge', () => {
    expect(refusedWith(field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [box('high-wall', 0, 14, 48, 1)] }), 'south', charge())).toEqual(['charge.nobody']);
  });
});

describe('slowed charges', () => {
  test('CM-CHARGE-07 CM-RULING-09 terrain ends the charge; it goes on straight, costs and all, and strikes only within its speed', () => {
    const over = (y: number, faces: readonly number[]) => play(field({ marine: marine(10, 10), gnoll: gnoll(10, y), far: FAR }, { terrain: [box('low-wall', 0, 12, 48, 0.5)] }), 'south', charge(), faces);
    const near = over(15, [9]);
    expect(near.told('charge-broken')).toMatchObject([{ model: 'marine', rule: 'CM-CHARGE-07' }]);
    expect(near.model('marine')).toMatchObject({ x: 10, y: 14 });
    // 4 inches and 2 for the wall are its speed; no bonus any more.
    expect(near.told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
    const far = over(15.1, []);
    expect(far.model('marine')).toMatchObject({ x: 10, y: 14.1 });
    expect(far.told('model-attacked')).toEqual([]);
    expect(over(30, []).model('marine')).toMatchObject({ x: 10, y: 20 });
  });

  test('CM-CHARGE-07 hills upward, fallen models and narrow gaps slow it as well, downhill does not', () => {
    const broken = (terrain: readonly ReturnType<typeof box>[], more: object = {}) => play(field({ marine: marine(10, 10), gnoll: gnoll(10, 30), far: FAR, ...more }, { terrain }), 'south', charge()).told('charge-broken').length;
    expect(broken([box('hill', 0, 13, 48, 20)])).toBe(1);
    expect(broken([box('hill', 0, 5, 48, 7)])).toBe(0);
    expect(broken([], { fallen: marine(10, 14, FALLEN) })).toBe(1);
    expect(broken([], { left: marine(9.1, 14), right: marine(10.9, 14) })).toBe(1);
    expect(broken([])).toBe(0);
  });

  test('CM-EXPERT-04 CM-CHARGE-07 squeezing costs the bonus and 2"', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 15), left: marine(9.1, 12), right: marine(10.9, 12), far: FAR });
    const { told, model } = play(state, 'south', charge(), [9]);
    expect(model('marine')).toMatchObject({ x: 10, y: 14 });
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
  });

  test('CM-RULING-09 under command it may be halted where it is slowed, out of command not', () => {
    const wall = { terrain: [box('low-wall', 0, 13, 48, 0.5)] };
    const led = field({ marine: marine(10, 10), paladin: paladin(14, 10), gnoll: gnoll(10, 30), far: FAR }, wall);
    const { model } = play(led, 'south', charge({ haltIfSlowed: true }));
    expect(model('marine').y).toBeCloseTo(12.5, 2);
    const alone = field({ marine: marine(10, 10), gnoll: gnoll(10, 30), far: FAR }, wall);
    expect(refusedWith(alone, 'south', charge({ haltIfSlowed: true }))).toEqual(['charge.goes-on']);
  });

  test('CM-ABIL-46 CM-CHARGE-07 woods do not break the charge of a model with Woodland Stride', () => {
    const need = (card: Stander['card']) => {
      const state = field({ marine: marine(10, 10, { card: card! }), gnoll: gnoll(10, 15), far: FAR }, { terrain: [box('briars', 0, 12, 48, 1)] });
      return play(state, 'south', charge(), [9]).told('model-attacked')[0]!.need;
    };
    expect([need({ abilities: [{ slug: 'woodland-stride' }] }), need({})]).toEqual([15 - 3 - 2, 15 - 3]);
  });
});

describe('charges that are stopped', () => {
  // The only enemy in sight stands far north; another lurks beside the way, hidden until the charger is level with it.
  const lurking = (lurker: Stander, wall = box('high-wall', 10.8, 12.5, 1.2, 0.2)) => ({ standers: { marine: marine(10, 10), lurker, target: gnoll(10, 21) }, scenery: { terrain: [wall] } });

  test('CM-CHARGE-08 CM-EXPERT-05 a Reach enemy stops it an inch away; it strikes nobody it cannot touch', () => {
    const { standers, scenery } = lurking({ ...gnoll(11.7, 14), model: 'human-glaiver' });
    // The wall hides it until the charger is within its 2", so there is no blow for entering them.
    const { told, model } = play(field(standers, scenery), 'south', charge());
    expect(told('nearest-found')).toMatchObject([{ nearest: 'target' }]);
    expect(told('charge-broken')).toMatchObject([{ rule: 'CM-CHARGE-08' }]);
    // 2 inches between the centres, 1.7 across.
    expect(model('marine')).toMatchObject({ x: 10, y: 12.9464 });
    expect(told('model-attacked')).toEqual([]);
  });

  test('CM-CHARGE-09 CM-CHARGE-10 CM-EXPERT-05 another enemy in the way stops it: a blow within its speed, none beyond, never with the bonus', () => {
    const into = (y: number, faces: readonly number[]) => {
      const { standers, scenery } = lurking(gnoll(10.8, y), box('high-wall', 10.6, y - 1, 1.2, 0.2));
      return play(field(standers, scenery), 'south', charge(), faces);
    };
    const near = into(15, [2, 9]);
    expect(near.told('nearest-found')).toMatchObject([{ nearest: 'target' }]);
    expect(near.told('charge-broken')).toHaveLength(1);
    expect(near.model('marine')).toMatchObject({ x: 10, y: 14.4 });
    expect(near.told('model-attacked')).toMatchObject([{ model: 'lurker', kind: 'opportunity' }, { model: 'marine', target: 'lurker', need: 15 - 3 }]);
    const far = into(17, [2]);
    expect(far.model('marine')).toMatchObject({ x: 10, y: 16.4 });
    expect(far.told('model-attacked')).toMatchObject([{ model: 'lurker' }]);
  });

  test('CM-CHARGE-11 CM-EXPERT-05 a threatened area does not stop it, though it may be struck in passing', () => {
    const { standers, scenery } = lurking(gnoll(11.5, 14), box('high-wall', 10.7, 12, 1.2, 0.2));
    const { told, model } = play(field(standers, scenery), 'south', charge(), [2, 9]);
    expect(told('model-attacked')).toMatchObject([{ model: 'lurker', kind: 'opportunity' }, { model: 'marine', target: 'target', need: 15 - 3 - 2 }]);
    expect(model('marine')).toMatchObject({ x: 10, y: 20 });
  });

  test('CM-CHARGE-07 CM-RULING-09 a charge that begins in briars is none from the start', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 15), far: FAR }, { terrain: [box('briars', 0, 8, 48, 3)] });
    expect(play(state, 'south', charge(), [9]).told('model-attacked')).toMatchObject([{ need: 15 - 3 }]);
  });

  test('CM-RULING-10 CM-CHARGE-10 stopped by an ally within its speed it may strike another enemy it touches', () => {
    const state = field({ marine: marine(10, 10), ally: marine(10.6, 13.8), lurker: gnoll(9.2, 13.6), target: gnoll(10, 21) }, { terrain: [box('smoke', 8.4, 12.2, 1.2, 0.2, { traits: { sight: 'blocks' } })] });
    const { told, model } = play(state, 'south', charge(), [2, 9]);
    expect(told('nearest-found')).toMatchObject([{ nearest: 'target' }]);
    expect(model('marine')).toMatchObject({ x: 10, y: 13 });
    expect(told('model-attacked')).toMatchObject([{ model: 'lurker', kind: 'opportunity' }, { model: 'marine', target: 'lurker', need: 15 - 3 }]);
  });

  test('CM-RULING-10 an ally or a quagmire in the way stops it, and it goes round nothing', () => {
    const state = field({ marine: marine(10, 10), ally: marine(10.4, 16), gnoll: gnoll(10, 21), far: FAR });
    const { told, model } = play(state, 'south', charge());
    expect(told('charge-broken')).toMatchObject([{ rule: 'CM-RULING-10' }]);
    expect(model('marine').y).toBeCloseTo(16 - Math.sqrt(1 - 0.16), 2);
    expect(model('marine').x).toBe(10);
    const bog = field({ marine: marine(10, 10), gnoll: gnoll(10, 21), far: FAR }, { terrain: [box('quagmire', 8, 15, 4, 1)] });
    expect(play(bog, 'south', charge()).model('marine').y).toBeCloseTo(14.5, 2);
  });
});

describe('charging with Reach, and at the helpless', () => {
  test('CM-CHARGE-14 CM-ABIL-25c out of command it stops an inch away; under command it may close', () => {
    const alone = field({ marine: glaiver(10, 10), gnoll: gnoll(10, 17), far: FAR });
    const out = play(alone, 'south', charge(), [8]);
    expect(out.model('marine')).toMatchObject({ x: 10, y: 15 });
    expect(out.told('model-attacked')).toMatchObject([{ need: 15 - 4 - 2 }]);
    expect(refusedWith(alone, 'south', charge({ gap: 0 }))).toEqual(['charge.stops-at-reach']);
    const led = field({ marine: glaiver(10, 10), paladin: paladin(14, 10), gnoll: gnoll(10, 17), far: FAR });
    expect(play(led, 'south', charge(), [8]).model('marine')).toMatchObject({ x: 10, y: 15 });
    expect(play(led, 'south', charge({ gap: 0 }), [8]).model('marine')).toMatchObject({ x: 10, y: 16 });
  });

  test('CM-AEX-10 CM-EX-14 CM-ABIL-25e a Reach model strikes first at whoever charges it into contact, unless from 1"', () => {
    const pike = (y: number): Stander => ({ ...gnoll(10, y), model: 'human-glaiver' });
    const trooper: Stander = { ...marine(10, 10), model: 'gnoll-trooper' };
    const charged = play(field({ marine: trooper, pike: pike(16), far: FAR }), 'south', charge(), [2, 9]);
    expect(charged.told('model-attacked')).toMatchObject([{ model: 'pike', kind: 'opportunity', need: 15 - 4 }, { model: 'marine', kind: 'melee', need: 15 - 3 - 2 }]);
    const led = field({ marine: trooper, adept: { side: 'south', model: 'demonic-gnoll-adept', x: 14, y: 8 }, pike: pike(12), far: FAR });
    const stepped = play(led, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 10, y: 11 }], then: { type: 'melee', target: 'pike' } }, [9]);
    expect(stepped.told('model-attacked')).toMatchObject([{ model: 'marine', kind: 'melee', need: 15 - 3 }]);
  });

  test('CM-RULING-52 CM-NEAREST-05 a fallen enemy is charged only where no other is known, and struck without a roll', () => {
    const both = field({ marine: marine(10, 10), fallen: gnoll(10, 13, FALLEN), gnoll: gnoll(18, 10), far: FAR });
    expect(play(both, 'south', charge(), [2]).told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
    const alone = field({ marine: marine(10, 10), fallen: gnoll(10, 15, { is: { down: true, health: 0 } }), other: gnoll(46, 46, FALLEN) });
    const { told, model } = play(alone, 'south', charge());
    expect(model('marine')).toMatchObject({ x: 10, y: 14 });
    expect(told('charge-broken')).toEqual([]);
    expect(told('model-attacked')).toMatchObject([{ target: 'fallen', rule: 'CM-MELEE-08' }]);
    expect(model('fallen').where).toBe('destroyed');
  });

  test('CM-RULING-52 a routing enemy is a target like any other', () => {
    const state = field({ marine: marine(10, 10), runner: gnoll(10, 15, { is: { routing: true } }), gnoll: gnoll(20, 10), far: FAR });
    expect(play(state, 'south', charge(), [9]).told('model-attacked')).toMatchObject([{ target: 'runner', need: 15 - 3 - 2 }]);
  });
});
