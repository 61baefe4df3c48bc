import { Agent, type ClientRequest, request } from 'node:http';
import type { Server } from '../child';
import type { Desk } from './request';
import { ACTIONS_OF_EACH } from './sessions';

/** Opens streams that have nothing to tell and stay open; resolves, once all are answered, with what ends them. */
export async function watch({ address }: Server, desks: readonly Desk[], many: number): Promise<() => void> {
  const agent = new Agent({ maxSockets: Infinity });
  const open: ClientRequest[] = [];
  for (let begun = 0; begun < many; begun += 50) {
    await Promise.all(
      Array.from({ length: Math.min(50, many - begun) }, (_, i) => {
        const { id, token } = desks[(begun + i) % desks.length]!;
        return new Promise<void>((resolve, reject) => {
          const asked = request(`${address}/v1/sessions/${id}/stream?after=${ACTIONS_OF_EACH}`, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`a stream was answered with ${response.statusCode}`));
            response.once('data', () => resolve()).on('error', () => undefined);
          });
          open.push(asked.on('error', reject).end());
        });
      }),
    );
  }
  return () => {
    for (const each of open) each.on('error', () => undefined).destroy();
    agent.destroy();
  };
}
