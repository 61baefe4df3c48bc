import { attackDice, modifyArmor, suffer } from './attack';
import { HOUSE_CARD } from './card';
import { multiplyDice, written } from './fraction';

const half = { numerator: 1, denominator: 2 };
const charge = { numerator: 3, denominator: 2 };

describe('factors on attack dice', () => {
  test('BS-DICE-04 a product is rounded up', () => {
    expect([multiplyDice(5, [charge]), multiplyDice(5, [half]), multiplyDice(4, [charge]), multiplyDice(1, [{ numerator: 1, denominator: 3 }])]).toEqual([8, 3, 6, 1]);
  });

  test('BS-DICE-05 all factors are multiplied before rounding once', () => {
    expect(multiplyDice(5, [half, charge])).toBe(4);
    expect(multiplyDice(multiplyDice(5, [half]), [charge])).toBe(5);
    expect(multiplyDice(48, [{ numerator: 1, denominator: 3 }, { numerator: 3, denominator: 1 }])).toBe(48);
  });

  test('BS-AD-05 each factor is told with its rule', () => {
    expect(attackDice(HOUSE_CARD, { figures: 3, state: 'routed', charging: false, mountedLance: false }, 'long')).toEqual({
      value: 0,
      modifiers: [
        { name: 'missile-long', rule: 'BS-MISSILE-04', provenance: 'public', times: '1/3' },
        { name: 'routed', rule: 'BS-AD-05', provenance: 'house', times: '0' },
      ],
    });
    expect(written({ numerator: 2, denominator: 1 })).toBe('2');
  });
});

describe('armor and losses', () => {
  test('BS-AR-04 a rating is kept within its limits after all modifiers, not between them', () => {
    const exposed = { armorRating: 10, state: 'shaken', formation: 'regular', face: 'rear', uphillOrBehindObstacle: true, cover: 'none', loneIndividual: false } as const;
    expect(modifyArmor(HOUSE_CARD, 'melee', exposed).value).toBe(10);
    expect(modifyArmor(HOUSE_CARD, 'melee', { ...exposed, armorRating: 8, state: 'good' }).value).toBe(9);
  });

  test('BS-HITS-01 BS-HITS-02 BS-HITS-04 hits become figures and a remainder', () => {
    expect(suffer(5, 2, 0, null)).toEqual({ figuresRemoved: 2, partialHits: 1, figuresLeft: null, destroyed: false });
    expect(suffer(5, 2, 1, 4)).toEqual({ figuresRemoved: 3, partialHits: 0, figuresLeft: 1, destroyed: false });
    expect(suffer(9, 2, 0, 4)).toEqual({ figuresRemoved: 4, partialHits: 0, figuresLeft: 0, destroyed: true });
    expect(suffer(0, 2, 1, 4)).toEqual({ figuresRemoved: 0, partialHits: 1, figuresLeft: 4, destroyed: false });
  });
});
