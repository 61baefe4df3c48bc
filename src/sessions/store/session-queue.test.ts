import { setTimeout as pause } from 'node:timers/promises';
import { SessionQueue } from './session-queue';

describe('the queue of a session', () => {
  test('tasks of one session go one after another, also after one that fails; those of others do not wait', async () => {
    const queue = new SessionQueue();
    const told: string[] = [];
    const task = (name: string, ms: number, fails = false) => async (): Promise<string> => {
      told.push(`${name} begins`);
      await pause(ms);
      told.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
    const all = await Promise.allSettled([queue.run('a', task('first', 20, true)), queue.run('a', task('second', 1)), queue.run('b', task('other', 1))]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(told).toEqual(['first begins', 'other begins', 'other ends', 'first ends', 'second begins', 'second ends']);
  });
});
