import { RULESETS } from '../../src/rulesets';
import { askGraphql } from '../support/graphql';
import { ReadDocument } from '../support/openapi';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const EVERY = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap(({ name, dice, examples: [{ input, faces }] }) => [
    { ruleset: ruleset.id, procedure: name, input, ...(dice ? { dice: faces === undefined ? { seed: 'batch' } : { faces } } : {}) },
    ...(dice ? [{ ruleset: ruleset.id, procedure: name, verb: 'odds', input }] : []),
  ]),
);
const [FIRST] = EVERY as unknown as [{ ruleset: string; procedure: string; input: object; dice: object }];

describe('a batch', () => {
  const service = serviceForTests();
  const send = (body: unknown) => service.ask().post('/v1/batch').send(body as object);

  test('answers each item as its own operation does, in order', async () => {
    const items = EVERY.slice(0, 100);
    const { body } = await send({ items }).expect(200);
    expect(body.answers).toHaveLength(items.length);
    for (const [i, { ruleset, procedure, ...rest }] of items.entries()) {
      const { verb = 'resolve', ...own } = rest as { verb?: string };
      const alone = await service.ask().post(`/v1/${ruleset}/${verb}/${procedure}`).send(own);
      expect(body.answers[i]).toEqual({ status: 200, answer: alone.body });
      expect(alone.status).toBe(200);
    }
  });

  test('an item that fails says why and keeps no other from its answer', async () => {
    const { body } = await send({
      items: [
        FIRST,
        { ...FIRST, input: {} },
        { ...FIRST, ruleset: 'checkers' },
        { ...FIRST, procedure: 'jump' },
        { ...FIRST, verb: 'guess' },
        { ...FIRST, ruleset: 7 },
        null,
        { ...FIRST, dice: { faces: [] } },
        { ruleset: 'chainmail', procedure: 'distance', verb: 'odds', input: {} },
        FIRST,
      ],
    }).expect(200);
    expect(body.answers.map(({ status, problem }: { status: number; problem?: { code: string } }) => [status, problem?.code])).toEqual([
      [200, undefined],
      [400, 'input.invalid'],
      [404, 'ruleset.unknown'],
      [404, 'procedure.unknown'],
      [400, 'input.invalid'],
      [404, 'ruleset.unknown'],
      [400, 'input.invalid'],
      [422, 'rolls.wanted'],
      [404, 'procedure.unknown'],
      [200, undefined],
    ]);
    const document = new ReadDocument((await service.ask().get('/openapi.json')).text);
    expect(document.answerFaults('batch', { status: 200, type: 'application/json', body })).toEqual([]);
    expect(body.answers[1].problem.requestId).toEqual(expect.any(String));
  });

  test.each([[[]], [{}], [{ items: [] }], [{ items: 'x' }], [{ items: Array.from({ length: 101 }, () => FIRST) }], [{ items: [FIRST], more: 1 }]])('is refused as a whole if it is no batch: %j', async (body) => {
    const { body: problem } = await send(body).expect(400);
    expect(problem).toMatchObject({ code: 'input.invalid' });
  });
});

describe('sampled odds', () => {
  const service = serviceForTests();

  test('tell their method, sample and intervals, the same in both APIs', async () => {
    const { ruleset, procedure, input } = FIRST;
    const how = { method: 'sampled', samples: 500, seed: 'both' };
    const { body } = await service.ask().post(`/v1/${ruleset}/odds/${procedure}`).send({ input, ...how }).expect(200);
    expect(body).toMatchObject(how);
    expect(body.outcomes[0].chance.interval).toEqual({ low: expect.any(Number), high: expect.any(Number) });
    const { answer } = await askGraphql(service, `${ruleset}OddsMeleeAttack`, { input, how });
    expect(answer).toEqual(body);
  });
});
