/**
 * Runs every ```sh block of README.md, Docker's apart, and ends with 1 at the first that fails. The block that ends in
 * `npm start` is started in the background on a free port and an empty data folder; the others talk to it.
 * Its pages are opened in Chromium where there is one. `--done <command>` leaves out a command that has already been run.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser, shownBy } from './browser';
import { blocksOf, isStart, pagesOf, without } from './readme-blocks';

const root = resolve(__dirname, '..');
const README_ADDRESS = /localhost:3000/g;
const START_MS = 120_000;
const STOP_MS = 15_000;
const BLOCK_MS = 300_000;
/** A terminal as a reader has it, in which variables stay from block to block; but curl fails when the service refuses, over REST or over GraphQL. */
const PRELUDE = `set -euo pipefail
if [ -f "$README_VARIABLES" ]; then . "$README_VARIABLES"; fi
set -a
trap 'export -p > "$README_VARIABLES"' EXIT
curl() {
  local answer
  answer=$(command curl --fail-with-body --silent --show-error "$@") || { local code=$?; printf '%s\\n' "$answer" >&2; return "$code"; }
  printf '%s\\n' "$answer"
  case "$answer" in '{"errors":'* | '{"data":'*'"code":"'*) return 22 ;; esac
}
`;

interface Ended {
  readonly code: number;
  readonly output: string;
}

function run(script: string, environment: NodeJS.ProcessEnv): Promise<Ended> {
  const shell = spawn('bash', ['-c', `${PRELUDE}${script}`], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'], timeout: BLOCK_MS });
  const output: string[] = [];
  shell.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  shell.stderr.on('data', (text: Buffer) => output.push(text.toString()));
  return new Promise((done) => shell.once('close', (code) => done({ code: code ?? 1, output: output.join('') })));
}

async function start(script: string, environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
  // A group of its own, because npm starts a shell that starts the service.
  const service = spawn('bash', ['-c', script], { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output: string[] = [];
  const ready = new Promise<boolean>((done) => {
    const listen = (text: Buffer): void => {
      output.push(text.toString());
      if (output.join('').includes('Umpire is ready.')) done(true);
    };
    service.stdout.on('data', listen);
    service.stderr.on('data', listen);
    service.once('close', () => done(false));
    setTimeout(() => done(false), START_MS).unref();
  });
  if (await ready) return service;
  await stop(service);
  throw new Error(`The service did not start:\n${output.join('')}`);
}

async function stop(service: ChildProcess): Promise<void> {
  if (service.exitCode !== null || service.pid === undefined) return;
  const group = -service.pid;
  const ended = new Promise((done) => service.once('close', done));
  process.kill(group, 'SIGTERM');
  const impatience = setTimeout(() => process.kill(group, 'SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A page has worked when it shows chances in place of what it showed before. */
async function openPages(readme: string, port: number): Promise<void> {
  const browser = findBrowser();
  for (const { line, script } of pagesOf(readme)) {
    if (browser === null) {
      console.log(`README.md:${line} not opened: there is no Chromium here (test/e2e/page.test.ts runs its script)`);
      continue;
    }
    const shown = await shownBy(browser, script.replace(README_ADDRESS, `localhost:${port}`));
    if (!/<p>[^<]*\d %/.test(shown)) throw new Error(`README.md:${line} does not work in ${browser}:\n${shown}`);
    console.log(`README.md:${line} the page works in ${browser}`);
  }
}

async function runAll(done: readonly string[]): Promise<void> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const blocks = blocksOf(readme).map((block) => ({ ...block, script: without(block.script, done) }));
  const starting = blocks.filter(({ script }) => isStart(script));
  const [first] = starting;
  if (first === undefined || starting.length > 1) throw new Error(`README.md must have one block that ends in "npm start"; it has ${starting.length}.`);

  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'umpire-readme-'));
  const notes = mkdtempSync(join(tmpdir(), 'umpire-readme-'));
  let service: ChildProcess | null = null;
  try {
    console.log(`README.md:${first.line} ${first.script} (on port ${port})`);
    service = await start(first.script, { ...process.env, PORT: String(port), DATA_DIR: dataDir });
    for (const { line, script } of blocks) {
      if (script === '' || isStart(script)) continue;
      const began = Date.now();
      const { code, output } = await run(script.replace(README_ADDRESS, `localhost:${port}`), { ...process.env, DATA_DIR: dataDir, README_VARIABLES: join(notes, 'variables') });
      if (code !== 0) throw new Error(`README.md:${line} failed with ${code}:\n${script}\n${output}`);
      console.log(`README.md:${line} ${script.split('\n')[0]} (${Date.now() - began} ms)`);
    }
    await openPages(readme, port);
  } finally {
    if (service !== null) await stop(service);
    for (const folder of [dataDir, notes]) rmSync(folder, { recursive: true, force: true });
  }
  console.log('Every command of README.md works.');
}

const done = process.argv.slice(2).filter((_, index, given) => given[index - 1] === '--done');
runAll(done).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
