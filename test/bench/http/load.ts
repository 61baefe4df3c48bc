import { output } from '../child';
import { BODY } from './request';

const CONNECTIONS = 10;

interface Report {
  readonly requests: { readonly average: number };
  readonly '2xx': number;
  readonly non2xx: number;
  readonly errors: number;
}

/** The requests a second that a server answers to a client in a process of its own. */
export function load(url: string, seconds: number): Promise<number> {
  return fire(url, seconds, ['-m', 'POST', '-H', 'content-type=application/json', '-b', JSON.stringify(BODY)]);
}

/** The same of what is asked for by GET. */
export function loadGet(url: string, seconds: number): Promise<number> {
  return fire(url, seconds, []);
}

async function fire(url: string, seconds: number, more: readonly string[]): Promise<number> {
  const args = ['-c', String(CONNECTIONS), '-d', String(seconds), ...more, '--json', '--no-progress', url];
  const report = JSON.parse(await output([require.resolve('autocannon/autocannon.js'), ...args])) as Report;
  if (report.non2xx > 0 || report.errors > 0 || report['2xx'] === 0) throw new Error(`${url} failed under load`);
  return report.requests.average;
}

/** One answer, to compare with another server's. */
export async function answerOf(url: string): Promise<unknown> {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(BODY) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}
