import { setImmediate as breathe } from 'node:timers/promises';
import { Turnstile } from './turnstile';

describe('a turnstile', () => {
  test('lets so many through at a time, in order, also after one that fails', async () => {
    const turnstile = new Turnstile(2);
    const told: string[] = [];
    let inside = 0;
    const task = (name: string) => async (): Promise<void> => {
      told.push(name);
      expect(++inside).toBeLessThanOrEqual(2);
      await breathe();
      inside--;
      if (name === 'b') throw new Error(name);
    };
    const all = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((name) => turnstile.through(task(name))));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
    expect(told).toEqual(['a', 'b', 'c', 'd', 'e']);
    await turnstile.through(task('f'));
    expect(inside).toBe(0);
  });
});
