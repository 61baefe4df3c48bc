import fc from 'fast-check';
import { escaped, plainText } from './plain-text';

describe('what people say', () => {
  test.each([
    ['  hello\r\nthere ', 'hello\nthere'],
    ['a\u0000b\u0007c\u001bd', 'abcd'],
    ['\u202egnp.exe\u202c', 'gnp.exe'],
    ['\u200f \ufeff', ''],
  ])('%j is plainly %j', (sent, text) => expect(plainText(sent)).toBe(text));

  test('never becomes markup, and can be read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const told = escaped(text);
        expect(told).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
        expect(told.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, '&')).toBe(text);
      }),
    );
  });
});
