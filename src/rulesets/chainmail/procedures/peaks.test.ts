import { chargeCheck } from './charge-check';
import { lineOfSight } from './line-of-sight';
import { meleeAttack } from './melee-attack';
import { movement } from './movement';
import { nearestEnemy } from './nearest-enemy';
import { rangedAttack } from './ranged-attack';
import { codes, resolve, stands, swing } from './testing/resolving';

const square = [{ x: 10, y: 10 }, { x: 30, y: 10 }, { x: 30, y: 30 }, { x: 10, y: 30 }];
const hill = { kind: 'hill', outline: square };
const peaked = { ...hill, peak: { x: 20, y: 20 } };
const troop = (id: string, side: string, x: number, y: number) => ({ id, side, x, y, model: { speed: 6 } });

describe('a peak in procedures', () => {
  const above = (procedure: typeof meleeAttack, attack: object, piece: object, foe = 15) => {
    const { found } = resolve(procedure, { ...attack, positions: { attacker: { x: 16, y: 20 }, defender: { x: foe, y: 20 }, terrain: [piece] } }, 2).result as unknown as { found: readonly { flag: string; value: number }[] };
    return found.find(({ flag }) => flag === 'from-above')!.value;
  };

  test('CM-HILL-12 CM-HILL-07 whoever is closer to it attacks from above', () => {
    const blow = { attacker: swing(), defender: stands() };
    expect([above(meleeAttack, blow, hill), above(meleeAttack, blow, peaked)]).toEqual([0, 1]);
    const shot = { attacker: { model: { ranged: { attack: 4, damage: 1, range: 12 } } }, defender: stands() };
    expect([above(rangedAttack, shot, hill, 12), above(rangedAttack, shot, peaked, 12)]).toEqual([0, 1]);
  });

  test('CM-HILL-12 line of sight tells who is higher, and sees as it would without the peak', () => {
    const look = (piece: object) => resolve(lineOfSight, { viewer: { x: 14, y: 20 }, target: { x: 24, y: 20 }, terrain: [piece] }).result;
    expect(look(peaked)).toEqual({ ...look(hill), higher: 'target' });
    expect(look(hill)).toMatchObject({ higher: 'neither', seen: true });
  });

  test('CM-HILL-12 CM-MOVE-02 a way closer to it costs an inch, where it comes closer', () => {
    const walk = (path: object[]) => resolve(movement, { model: 'marine', path, models: [troop('marine', 'a', 14, 20)], terrain: [peaked] }).result;
    expect(walk([{ x: 12, y: 20 }, { x: 16, y: 20 }])).toMatchObject({ length: 6, cost: 7, costs: [{ inches: 4.001, cost: 1, max: false }] });
    expect(walk([{ x: 14, y: 26 }])).toMatchObject({ length: 6, cost: 6, costs: [] });
  });

  test('CM-HILL-12 CM-CHARGE-07 CM-NEAREST-03 it slows a charge and makes an enemy up the slope farther', () => {
    const field = { model: 'marine', models: [troop('marine', 'a', 14, 20), troop('up', 'b', 19, 20), troop('along', 'b', 14, 25.2)], terrain: [peaked] };
    expect(resolve(nearestEnemy, field).result).toMatchObject({ forMovement: [{ id: 'along', cost: 4.2 }], forShooting: [{ id: 'up', gap: 4 }] });
    expect(resolve(chargeCheck, { ...field, models: field.models.slice(0, 2) }).result).toMatchObject({ runs: [{ target: 'up', broken: 'slowed', bonus: 0 }] });
  });

  test('CM-HILL-12 a peak outside its hill is refused, and one of anything but a hill', () => {
    const look = (piece: object) => codes(lineOfSight, { viewer: { x: 14, y: 20 }, target: { x: 24, y: 20 }, terrain: [piece] });
    expect(look({ ...hill, peak: { x: 31, y: 20 } })).toEqual(['terrain.peak-outside CM-HILL-12']);
    expect(look({ kind: 'woods', outline: square, peak: { x: 20, y: 20 } })).toEqual(['terrain.peak-without-hill CM-HILL-12']);
    expect(look({ custom: { sight: 'hill' }, outline: square, peak: { x: 20, y: 20 } })).toEqual([]);
  });
});
