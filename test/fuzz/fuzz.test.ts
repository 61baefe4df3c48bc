import { spawn } from 'node:child_process';
import { join } from 'node:path';

jest.setTimeout(1_200_000);

const REQUESTS = process.env['FUZZ_REQUESTS'] ?? '10000';
const SEED = process.env['FUZZ_SEED'] ?? '20011';
const FOLDER = join(__dirname, '..', '..');

/** `npm run fuzz` in a process of its own: Jest maps every stack it sees, which takes longer than what is measured. */
function fuzz(): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, ['--expose-gc', '-r', './test/support/register-typescript.js', 'test/fuzz/run.ts', '--requests', REQUESTS, '--seed', SEED], { cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, output })));
}

describe('requests made from both schemas, good and broken', () => {
  test(`${REQUESTS} of them from seed ${SEED}: no 5xx, every answer valid by its schema, and none holds the event loop longer than 50 ms`, async () => {
    const { code, output } = await fuzz();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))).toMatchObject({ requests: expect.any(Number) });
  });
});
