import { preloads } from './preloads';

describe('what threads load first', () => {
  test('is what the process was told to load, and no other flag', () => {
    expect(preloads(['--inspect', '-r', './a.js', '--max-old-space-size=64', '--require=./b.js', '--import', './c.mjs'])).toEqual(['-r', './a.js', '--require=./b.js', '--import', './c.mjs']);
    expect(preloads([])).toEqual([]);
  });
});
