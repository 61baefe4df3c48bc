import { isDeeperThan } from './nesting';

const deeper = (limit: number, text: string) => isDeeperThan(limit, Buffer.from(text));

describe('the depth of a JSON text', () => {
  test.each([
    ['1', 0],
    ['[]', 1],
    ['{"a":[{}]}', 3],
    ['[[],[],[[]]]', 3],
    ['{"a":{"b":1},"c":{"d":{"e":[]}}}', 4],
  ])('%s is %i deep', (text, depth) => {
    expect(deeper(depth, text)).toBe(false);
    if (depth > 0) expect(deeper(depth - 1, text)).toBe(true);
  });

  test.each(['"[[[["', '{"[[{{":"]"}', '["\\"[[["]', '["\\\\"]', '["\\u005b["]'])('brackets in the words of %s do not count', (text) => {
    expect(deeper(1, text)).toBe(false);
  });

  test('a text that is not JSON is measured without a fault', () => {
    expect([']]]]', '"', '"\\', '', '}{'].map((text) => deeper(1, text))).toEqual([false, false, false, false, false]);
    expect(deeper(32, '['.repeat(1000))).toBe(true);
  });
});
