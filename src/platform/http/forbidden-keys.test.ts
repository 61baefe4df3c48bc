import { forbiddenKeyIn, isForbiddenKey } from './forbidden-keys';

describe('keys that reach for a prototype', () => {
  test.each([
    ['{"__proto__":{}}', '__proto__', '/__proto__'],
    ['{"\\u005f\\u005fproto\\u005f\\u005f":1}', '__proto__', '/__proto__'],
    ['{"a":[{"b":1},{"constructor":2}]}', 'constructor', '/a/1/constructor'],
    ['[[{"prototype":null}]]', 'prototype', '/0/0/prototype'],
    ['{"a/b":{"c~d":{"constructor":1}}}', 'constructor', '/a~1b/c~0d/constructor'],
  ])('are found in %s', (text, key, pointer) => {
    expect(forbiddenKeyIn(JSON.parse(text))).toEqual({ key, pointer });
  });

  test.each(['{}', '[]', 'null', '"__proto__"', '{"a":"constructor"}', '{"proto":1,"Constructor":2}', '["prototype"]'])('are not found in %s', (text) => {
    expect(forbiddenKeyIn(JSON.parse(text))).toBeNull();
  });

  test('are told by name too', () => {
    expect(['__proto__', 'constructor', 'prototype', 'toString', 'first'].filter(isForbiddenKey)).toEqual(['__proto__', 'constructor', 'prototype']);
  });
});
