import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];
const PATIENCE_MS = 60_000;
/** How long a page may go on by the clock of the browser, which runs ahead while nothing happens. */
const BUDGET_MS = 10_000;

/** The Chromium of this machine, or null. */
export function findBrowser(): string | null {
  const places = (process.env['PATH'] ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return places.find((place) => existsSync(place)) ?? null;
}

/** What a browser shows of a page that a server of its own origin sends. */
export async function shownBy(browser: string, page: string): Promise<string> {
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const profile = mkdtempSync(join(tmpdir(), 'umpire-browser-'));
  try {
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--user-data-dir=${profile}`, `--virtual-time-budget=${BUDGET_MS}`, '--dump-dom', `http://127.0.0.1:${port}/`];
    return await new Promise((done, fail) => execFile(browser, args, { timeout: PATIENCE_MS }, (fault, shown) => (fault === null ? done(shown) : fail(fault))));
  } finally {
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
