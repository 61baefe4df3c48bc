import { output } from '../child';

/** What is sent again and again, and how. */
export interface Sending {
  readonly url: string;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly connections?: number;
  /** Requests a second; as many as are answered unless told. */
  readonly rate?: number;
  /** Whether refusals are what is wanted. */
  readonly mayFail?: boolean;
}

export interface Loaded {
  readonly rate: number;
  readonly p99: number;
}

const CONNECTIONS = 10;

/** Sends for a while from a process of its own. */
export async function send({ url, body, headers = {}, seconds, connections = CONNECTIONS, rate, mayFail = false }: Sending): Promise<Loaded> {
  const sent = Object.entries({ 'content-type': 'application/json', ...headers }).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = ['-c', String(connections), '-d', String(seconds), '-m', 'POST', ...sent, ...(rate === undefined ? [] : ['-R', String(rate)]), '-b', JSON.stringify(body), '--json', '--no-progress', url];
  const report = JSON.parse(await output([require.resolve('autocannon/autocannon.js'), ...args])) as { requests: { average: number }; latency: { p99: number }; '2xx': number; non2xx: number; errors: number };
  if (!mayFail && (report.non2xx > 0 || report.errors > 0 || report['2xx'] === 0)) throw new Error(`${url} failed under load: ${report.non2xx} refused, ${report.errors} broken`);
  return { rate: report.requests.average, p99: report.latency.p99 };
}
