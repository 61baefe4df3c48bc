import * as fc from 'fast-check';
import { likeness, same } from './same';

const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).reverse().map(([name, field]) => [name, turned(field)]));
};

describe('plain values', () => {
  it('are the same as themselves, whatever the order of their fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(same(value, turned(value))).toBe(true);
        expect(likeness(value)).toBe(likeness(turned(value)));
      }),
    );
  });

  it('are the same just if JSON is, apart from order', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 2 }), { minLength: 2, maxLength: 6 }), (values) => {
        const sorted = (value: unknown): string => JSON.stringify(value, (_, field: unknown) => (typeof field === 'object' && field !== null && !Array.isArray(field) ? Object.fromEntries(Object.entries(field).sort(([one], [other]) => (one < other ? -1 : 1))) : field));
        for (const a of values) for (const b of values) expect(same(a, b)).toBe(sorted(a) === sorted(b));
      }),
    );
  });

  it('have no field that is undefined', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(same({ a: undefined }, { b: 1 })).toBe(false);
    expect(likeness({ a: 1, b: undefined })).toBe(likeness({ a: 1 }));
  });

  it('have none that is only inherited', () => {
    expect(same({ toString: 1 }, {})).toBe(false);
    expect(same({}, { toString: 1 })).toBe(false);
  });

  it('of different kinds are not the same', () => {
    const kinds = [0, '0', false, null, [], {}, [0], { 0: 0 }, ''];
    kinds.forEach((a, i) => kinds.forEach((b, j) => expect(same(a, b)).toBe(i === j)));
    expect([same(0, -0), same(NaN, NaN)]).toEqual([true, true]);
    expect(likeness(0)).toBe(likeness(-0));
  });
});
