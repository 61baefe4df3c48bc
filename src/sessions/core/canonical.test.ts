import fc from 'fast-check';
import { canonical, hashOf } from './canonical';

describe('canonical JSON', () => {
  test('the order of keys does not matter, that of items does', () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: 'ü"' } })).toBe('{"a":{"c":"ü\\"","d":null},"b":[2,1]}');
    expect(hashOf({ a: 1, b: 2 })).toBe(hashOf({ b: 2, a: 1 }));
    expect(hashOf([1, 2])).not.toBe(hashOf([2, 1]));
  });

  test('any JSON value comes back from its text, which is the same however its keys stood', () => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned);
      return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).reverse().map(([key, part]) => [key, turned(part)])) : value;
    };
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value)) as unknown;
        expect(JSON.parse(canonical(plain))).toEqual(plain);
        expect(canonical(turned(plain))).toBe(canonical(plain));
      }),
    );
  });

  test('what JSON drops does not count', () => {
    const value = { a: undefined, b: -0, c: [undefined, 1.5] };
    expect(canonical(value)).toBe(canonical(JSON.parse(JSON.stringify(value))));
  });

  test('is the same where texts of shared parts are known', () => {
    const known = new WeakMap<object, string>();
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (shared, own) => {
        const long = { shared, again: [shared], padding: 'x'.repeat(100) };
        for (const value of [{ long, own }, { own: [own, long] }]) expect(canonical(value, known)).toBe(canonical(value));
      }),
    );
  });
});
