import { Type } from '@sinclair/typebox';
import { oneOf, shape } from '../kernel/ruleset/shape';
import { InputCheck, MOST_ERRORS } from './input-check';

const check = new InputCheck(shape('Unit', { figures: Type.Integer({ minimum: 1 }), order: Type.Optional(oneOf('Order', ['good', 'bad'], 'Order')), names: Type.Optional(Type.Array(Type.String(), { maxItems: 3000 })) }));

describe('an input', () => {
  test('that fits passes', () => {
    expect(check.passes({ figures: 3, order: 'good', names: ['a'] })).toBe(true);
  });

  test('that does not fit is told all its faults, each with its place', () => {
    const input = { order: 'none', 'a/b': 1 };
    expect(check.passes(input)).toBe(false);
    expect(check.faults(input)).toEqual([
      { pointer: '/input/figures', code: 'input.missing', message: 'The field figures is missing.' },
      { pointer: '/input/a~1b', code: 'input.unknown-field', message: 'There is no field "a/b" here.' },
      { pointer: '/input/order', code: 'input.invalid', message: 'must be one of good, bad' },
    ]);
  });

  test('with more faults than anybody would read is told the first', () => {
    expect(check.faults({ figures: 3, names: new Array<number>(500).fill(1) })).toHaveLength(MOST_ERRORS);
  });

  test('with more parts than may be searched for all faults is told one', () => {
    expect(check.faults({ figures: 3, names: new Array<number>(2000).fill(1) })).toEqual([{ pointer: '/input/names/0', code: 'input.invalid', message: 'must be string' }]);
  });
});
