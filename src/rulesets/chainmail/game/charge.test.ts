import { field, play, refusedWith } from './testing/table';

const FAR = { side: 'north', model: 'gnoll-trooper', x: 40, y: 40 } as const;

describe('charging', () => {
  test('CM-CHARGE-01 CM-CHARGE-05 a straight run to contact is followed by a blow at +2', () => {
    const state = field({ hyena: { side: 'south', model: 'hyena', x: 10, y: 10 }, marine: { side: 'north', model: 'human-marine', x: 10, y: 16 }, far: FAR });
    const { model, told } = play(state, 'south', { type: 'charge', model: 'hyena' }, [10]);
    expect(model('hyena')).toMatchObject({ x: 10, y: 15 });
    expect(told('model-attacked')).toMatchObject([{ need: 15 - 3 - 2, kind: 'melee', roll: 'hit' }]);
    expect(model('marine').health).toBe(1);
  });

  test('CM-CHARGE-02 an engaged model cannot charge', () => {
    const state = field({ trooper: { side: 'south', model: 'gnoll-trooper', x: 10, y: 10 }, marine: { side: 'north', model: 'human-marine', x: 10, y: 11 }, far: FAR });
    expect(refusedWith(state, 'south', { type: 'charge', model: 'trooper' })).toEqual(['charge.engaged']);
  });
});
