import { Agent, request } from 'node:http';
import { actionOf, type Desk, type Orders, type Report } from './request';

/** Sends one action and waits until it is acknowledged. */
function act(agent: Agent, address: string, { id, token }: Desk, action: object): Promise<void> {
  const body = JSON.stringify({ action });
  return new Promise((resolve, reject) => {
    const asked = request(`${address}/v1/sessions/${id}/actions`, { method: 'POST', agent, headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), authorization: `Bearer ${token}` } }, (response) => {
      response.resume().once('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${address} answered ${response.statusCode}`))));
    });
    asked.once('error', reject).end(body);
  });
}

/** Clients that write one action after another for a while; each has sessions of its own, as long as there are enough. */
async function load({ address, desks, clients, ms, name }: Orders): Promise<Report> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const took: number[] = [];
  const began = performance.now();
  const end = began + ms;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      const own = desks.length >= clients ? desks.filter((_desk, i) => i % clients === client) : [desks[client % desks.length]!];
      for (let n = 0; performance.now() < end; n++) {
        const from = performance.now();
        await act(agent, address, own[(n >> 1) % own.length]!, actionOf(`${name}-${client}`, n));
        took.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  took.sort((a, b) => a - b);
  return { rate: took.length / seconds, p99: took[Math.min(took.length - 1, Math.floor(took.length * 0.99))]! };
}

/** Does what it is told, in a process of its own that stays warm. */
process.on('message', (orders: string) => {
  load(JSON.parse(orders) as Orders).then(
    (report) => process.send!(report),
    (fault: unknown) => {
      console.error(fault);
      process.exit(1);
    },
  );
});
