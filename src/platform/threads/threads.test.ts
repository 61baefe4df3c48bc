import { Unavailable } from '../http/unavailable';
import type * as jobs from './testing/jobs';
import { THREADS, Threads } from './threads';

jest.setTimeout(60_000);

const FILE = require.resolve('./testing/jobs');

describe('threads', () => {
  const opened: Threads[] = [];
  const open = (...limits: ConstructorParameters<typeof Threads>) => {
    const threads = new Threads(...limits);
    opened.push(threads);
    return { threads, crew: threads.crew<typeof jobs>(FILE) };
  };
  afterEach(async () => {
    for (const threads of opened.splice(0)) await threads.onApplicationShutdown();
  });

  test('do a job beside the event loop and copy what goes in and out', async () => {
    const { crew } = open();
    expect(await crew.run('whereAmI', { asked: 2n ** 70n })).toEqual({ asked: 2n ** 70n, main: false });
  });

  test('let the event loop go on while a job runs', async () => {
    const { crew } = open();
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    expect(await crew.run('spin', { ms: 300 })).toBe('done');
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  test('pass on what a job throws, and go on', async () => {
    const { crew } = open();
    await expect(crew.run('fail', 'no such thing')).rejects.toThrow('no such thing');
    expect(await crew.run('spin', { ms: 0 })).toBe('done');
  });

  test('refuse what would wait behind too many others, with the time to try again', async () => {
    const { crew } = open(2);
    const answers = await Promise.all(Array.from({ length: THREADS + 5 }, () => crew.run('spin', { ms: 50 })));
    const refused = answers.filter((answer) => answer instanceof Unavailable);
    expect(answers.filter((answer) => answer === 'done').length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThanOrEqual(3);
    expect(refused[0]).toMatchObject({ status: 503, code: 'work.queue-full', retryAfter: 1 });
    expect(await crew.run('spin', { ms: 0 })).toBe('done');
  });

  test('end a job that takes too long, and start another thread for the next', async () => {
    const { crew } = open(8, 4_000, 0);
    expect(await crew.run('spin', { ms: 60_000 })).toMatchObject({ status: 503, code: 'work.too-long', retryAfter: 10 });
    expect(await crew.run('spin', { ms: 0 })).toBe('done');
  });

  test('end with the service, whatever they are doing', async () => {
    const { threads, crew } = open();
    const doing = crew.run('spin', { ms: 60_000 }).catch((fault: Error) => fault.message);
    await threads.onApplicationShutdown();
    expect(await doing).toMatch(/terminat/i);
  });
});
