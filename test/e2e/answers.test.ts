import type { Response } from 'supertest';
import { documents } from '../../src/documents/documents';
import type { Procedure } from '../../src/kernel/ruleset/procedure';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset';
import { operationName } from '../../src/resolution/operation';
import { LARGEST_BODY } from '../../src/platform/http/body';
import { RULESETS } from '../../src/rulesets';
import { EXAMPLES, EXAMPLES_WITH_DICE } from '../support/examples';
import { ReadDocument } from '../support/openapi';
import { serviceForTests } from '../support/service';

jest.setTimeout(20_000);

type Verb = 'resolve' | 'odds';

const PROCEDURES = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap((procedure) => (procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)).map((verb) => [`${verb} ${ruleset.id} ${procedure.name}`, ruleset, verb, procedure] as const)),
);

describe('every answer is as the OpenAPI document says', () => {
  const service = serviceForTests();
  let document: ReadDocument;

  beforeAll(async () => {
    document = new ReadDocument((await documents()).get('openapi.json')!);
  });

  function send({ id }: Ruleset, verb: Verb, { name }: Procedure, body: object | string, headers: Record<string, string> = {}) {
    return service.ask().post(`/v1/${id}/${verb}/${name}`).set({ 'content-type': 'application/json', ...headers }).send(body);
  }

  function isDocumented(operationId: string, { status, type, body }: Response, expected: number): void {
    expect([status, document.answerFaults(operationId, { status, type, body })]).toEqual([expected, []]);
  }

  test.each(EXAMPLES)('%s', async (_title, ruleset, procedure, { input, faces = [] }) => {
    const operation = operationName(ruleset, 'resolve', procedure);
    isDocumented(operation, await send(ruleset, 'resolve', procedure, { input, dice: { faces } }), 200);
    isDocumented(operation, await send(ruleset, 'resolve', procedure, { input }), 200);
    isDocumented(operation, await send(ruleset, 'resolve', procedure, { input, dice: { faces: [...faces, 1] } }), 422);
  });

  test.each(EXAMPLES_WITH_DICE)('%s: its odds', async (_title, ruleset, procedure, { input }) => {
    isDocumented(operationName(ruleset, 'odds', procedure), await send(ruleset, 'odds', procedure, { input }), 200);
  });

  test.each(PROCEDURES)('%s: its problems', async (_title, ruleset, verb, procedure) => {
    const operation = operationName(ruleset, verb, procedure);
    for (const accept of ['*/*', 'application/json']) {
      isDocumented(operation, await send(ruleset, verb, procedure, {}, { accept }), 400);
      isDocumented(operation, await send(ruleset, verb, procedure, '{', { accept }), 400);
      isDocumented(operation, await send(ruleset, verb, procedure, { input: 1, more: true }, { accept }), 400);
      isDocumented(operation, await send(ruleset, verb, procedure, ' '.repeat(LARGEST_BODY + 1), { accept }), 413);
      isDocumented(operation, await send(ruleset, verb, procedure, 'x', { accept, 'content-type': 'text/plain' }), 415);
    }
  });

  test('what the rules do not allow', async () => {
    const [, ruleset, , attack] = PROCEDURES.find(([title]) => title === 'resolve battlesystem attack')!;
    const input = { kind: 'missile', attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } };
    for (const verb of ['resolve', 'odds'] as const) {
      const response = await send(ruleset, verb, attack, { input });
      isDocumented(operationName(ruleset, verb, attack), response, 422);
      expect(response.body).toMatchObject({ code: 'missile.no-weapon', rule: 'BS-MISSILE-09', pointer: '/input/attacker/weapon' });
    }
  });

  test.each<readonly [operation: string, path: string, status: number]>([
    ['live', '/health/live', 200],
    ['ready', '/health/ready', 200],
    ['rulesets', '/v1/rulesets', 200],
    ['rulesets', '/v1/rulesets?page=2', 400],
    ...RULESETS.flatMap(({ id, rulebook }): (readonly [string, string, number])[] => [
      ['ruleset', `/v1/${id}`, 200],
      ['rules', `/v1/${id}/rules`, 200],
      ['rules', `/v1/${id}/rules?first=100&search=no+rule+has+these+words`, 200],
      ['rules', `/v1/${id}/rules?topic=nothing`, 400],
      ['rule', `/v1/${id}/rules/${rulebook[0]!.id}`, 200],
      ['rule', `/v1/${id}/rules/NONE-01`, 404],
    ]),
    ['ruleset', '/v1/checkers', 404],
    ['ruleset', '/v1/checkers?page=2', 400],
    ['rules', '/v1/checkers/rules', 404],
    ['rule', '/v1/checkers/rules/CH-01', 404],
  ])('%s at %s answers %i', async (operation, path, status) => {
    isDocumented(operation, await service.ask().get(path), status);
    if (status >= 400) isDocumented(operation, await service.ask().get(path).set('accept', 'application/json'), status);
  });

  test.each(RULESETS.map(({ id, rulebook }) => [id, rulebook] as const))('every page of the rules of %s follows the one before, until all were seen', async (id, rulebook) => {
    const seen: string[] = [];
    let path: string | undefined = `/v1/${id}/rules?first=70`;
    while (path !== undefined) {
      const response = await service.ask().get(path);
      isDocumented('rules', response, 200);
      seen.push(...response.body.items.map((rule: { id: string }) => rule.id));
      path = /^<([^>]+)>; rel="next"$/.exec(response.headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(rulebook.map((rule) => rule.id));
  });
});
