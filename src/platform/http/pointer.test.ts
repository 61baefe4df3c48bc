import { pointerTo } from './pointer';

describe('a JSON pointer', () => {
  test('leads along its steps, with slashes and tildes escaped', () => {
    expect(pointerTo([])).toBe('');
    expect(pointerTo(['input', 'sides', 0, 'a/b~c', ''])).toBe('/input/sides/0/a~1b~0c/');
  });

  test('cuts steps that nobody would read', () => {
    expect(pointerTo(['x'.repeat(1000)])).toBe(`/${'x'.repeat(60)}…`);
  });
});
