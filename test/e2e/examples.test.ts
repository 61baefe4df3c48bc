import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { createApp } from '../../src/app';
import { ScriptedDice } from '../../src/kernel/table/dice';
import { ProfileSwapper } from '../../src/resolution/profiles';
import { RULESETS } from '../../src/rulesets';
import { createTestDatabase, testConfig, type TestDatabase } from '../support/database';

const examples = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap((procedure) => procedure.examples.map((example) => [`${ruleset.id} ${procedure.name}: ${example.title}`, ruleset, procedure, example] as const)),
);

describe('every example answers the same in the library and over REST', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await createTestDatabase();
    app = await createApp(testConfig(database.url));
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  test.each(examples)('%s', async (_title, { id, edition, catalog }, procedure, { input, faces }) => {
    const given = faces ?? [];
    const swapped = new ProfileSwapper(procedure.input, catalog).swap(input);
    if (!swapped.ok) throw new Error(JSON.stringify(swapped.errors));
    const library = procedure.resolve(swapped.input, new ScriptedDice(given));
    const { body } = await request(app.getHttpServer()).post(`/v1/${id}/resolve/${procedure.name}`).send({ input, dice: { faces: given } }).expect(200);
    if (!library.ok) throw new Error(JSON.stringify(library.fault));
    expect(body).toMatchObject({ ruleset: id, edition, procedure: procedure.name, result: library.result, events: library.events });
    expect(body.thrown.flatMap((each: { faces: number[] }) => each.faces)).toEqual(given);
    expect(body.profiles.map(({ ref }: { ref: string }) => ref)).toEqual(swapped.used.map(({ ref }) => ref));
  });

  test.each(examples.filter(([, , procedure]) => procedure.dice))('%s: its odds add to exactly 1', async (_title, { id }, procedure, { input }) => {
    const { body } = await request(app.getHttpServer()).post(`/v1/${id}/odds/${procedure.name}`).send({ input }).expect(200);
    const [{ chance }] = body.outcomes;
    const sum = body.outcomes.reduce((all: bigint, outcome: { chance: { numerator: string } }) => all + BigInt(outcome.chance.numerator), 0n);
    expect(sum.toString()).toBe(chance.denominator);
  });

  test('BS-EX-01 answers the same over GraphQL', async () => {
    const query = `query ($input: BattlesystemAttackInput!, $dice: DiceInput) {
      battlesystemResolveAttack(input: $input, dice: $dice) {
        __typename
        ... on BattlesystemResolveAttackSuccess { result { hits cancelled figuresRemoved } thrown { faces rule purpose } events { type rule } }
        ... on Problem { code detail }
      }
    }`;
    const faces = [2, 2, 3, 4, 5, 5, 6, 8, 1, 3, 3, 4, 5, 8, 9];
    const input = { attacker: { troop: { profile: { attackDice: [8] } }, figures: 8 }, defender: { troop: { profile: { armorRating: 7, hits: 2 } } } };
    const { body } = await request(app.getHttpServer()).post('/graphql').send({ query, variables: { input, dice: { faces } } }).expect(200);
    expect(body.errors).toBeUndefined();
    expect(body.data.battlesystemResolveAttack).toMatchObject({ __typename: 'BattlesystemResolveAttackSuccess', result: { hits: 7, figuresRemoved: 2 } });
  });
});
