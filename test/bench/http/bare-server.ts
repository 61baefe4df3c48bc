import fastify from 'fastify';
import type { JsonObject } from '../../../src/kernel/ruleset/procedure';
import { SeededDice } from '../../../src/kernel/table/dice';
import { attack } from '../../../src/rulesets/battlesystem/procedures/attack';
import { battlesystem } from '../../../src/rulesets/battlesystem/ruleset';
import { BARE_PATH } from './request';

interface Body {
  readonly input: JsonObject;
  readonly dice: { readonly seed: string };
}

/** The same procedure and the same answer from a route with nothing around it: no checks, no references, no problems. */
const server = fastify();
server.post<{ Body: Body }>(BARE_PATH, async ({ body }) => {
  const { seed } = body.dice;
  const resolution = attack.resolve(body.input, new SeededDice(seed));
  if (!resolution.ok) throw new Error(resolution.fault.kind);
  const { result, events, assumed } = resolution;
  const thrown = resolution.thrown.map(({ notation, faces, purpose, rule, by }) => ({ notation, faces, purpose, rule, by: [by] }));
  return { ruleset: battlesystem.id, edition: battlesystem.edition, procedure: attack.name, result, events, thrown, seed, profiles: [], assumed };
});

process.once('SIGTERM', () => process.exit(0));
void server.listen({ host: '127.0.0.1', port: 0 }).then((address) => console.log(address));
