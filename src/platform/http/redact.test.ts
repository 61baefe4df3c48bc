import { redacted } from './redact';

describe('what logs do not tell', () => {
  test.each([
    ['/v1/sessions/1/stream?after=2&ticket=Zx3yB0rUj1', '/v1/sessions/1/stream?after=2&ticket=[hidden]'],
    ['/x?token=a&key=b#c', '/x?token=[hidden]&key=[hidden]#c'],
    ['authorization: Bearer abc.def-ghi', 'authorization: Bearer [hidden]'],
    ['key umk_Zx3yB0rUj1cO2n5o was refused', 'key umk_[hidden] was refused'],
    ['ump_Zx3yB0rUj1cO2n5o', 'ump_[hidden]'],
    ['/v1/battlesystem/rules?search=ticket', '/v1/battlesystem/rules?search=ticket'],
  ])('%s', (text, told) => {
    expect(redacted(text)).toBe(told);
  });
});
