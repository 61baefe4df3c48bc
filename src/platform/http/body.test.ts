import { DEEPEST_BODY, parseBody } from './body';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a body', () => {
  test('is the value it holds', () => {
    expect(parseBody(Buffer.from('{"a":[1,"ü"]}'))).toEqual({ value: { a: [1, 'ü'] } });
    expect(parseBody(Buffer.from(nested(DEEPEST_BODY)))).toHaveProperty('value');
  });

  test.each([
    ['that is empty', Buffer.of(), 'body.unreadable', ''],
    ['that is not JSON', Buffer.from('{"a":NaN}'), 'body.unreadable', ''],
    ['that is not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'body.unreadable', ''],
    ['that is too deep', Buffer.from(nested(DEEPEST_BODY + 1)), 'body.too-deep', ''],
    ['with a key that reaches for a prototype', Buffer.from('{"a":{"__proto__":1}}'), 'body.forbidden-key', '/a/__proto__'],
  ])('%s is refused', (_name, body, code, pointer) => {
    expect(parseBody(body)).toMatchObject({ status: 400, code, pointer, errors: [{ code, pointer }] });
  });
});
