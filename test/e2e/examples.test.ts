import { exact } from '../../src/kernel/chance/chances';
import { ScriptedDice, SeededDice } from '../../src/kernel/table/dice';
import type { Procedure } from '../../src/kernel/ruleset/procedure';
import type { Ruleset } from '../../src/kernel/ruleset/ruleset';
import { operationName } from '../../src/resolution/operation';
import { ProfileSwapper } from '../../src/resolution/profiles';
import { WORKED_EXAMPLES } from '../../src/rulesets/battlesystem/procedures/testing/worked-examples';
import { battlesystem } from '../../src/rulesets/battlesystem/ruleset';
import { EXAMPLES, EXAMPLES_WITH_DICE } from '../support/examples';
import { askGraphql } from '../support/graphql';
import { withoutNulls } from '../support/graphql-operation';
import { serviceForTests } from '../support/service';

jest.setTimeout(20_000);

const SEED = 'a seed for every example';

describe('both APIs answer as the library does', () => {
  const service = serviceForTests();

  /** The answer of REST, after GraphQL has given the same. */
  async function bothAnswer(ruleset: Ruleset, verb: 'resolve' | 'odds', procedure: Procedure, request: object): Promise<Record<string, unknown>> {
    const { body } = await service.ask().post(`/v1/${ruleset.id}/${verb}/${procedure.name}`).send(request).expect(200);
    const { kind, answer } = await askGraphql(service, operationName(ruleset, verb, procedure), { ...request });
    expect(kind).toMatch(/Success$/);
    // A GraphQL type has at least one field, so there is none for the means of no numbers.
    expect({ means: {}, ...answer }).toEqual({ means: {}, ...withoutNulls(body) });
    return body;
  }

  function swappedInput({ catalog }: Ruleset, { input: schema }: Procedure, input: object) {
    const swapped = new ProfileSwapper(schema, catalog).swap(input);
    if (!swapped.ok) throw new Error(JSON.stringify(swapped.errors));
    return swapped;
  }

  test.each(EXAMPLES)('%s', async (_title, ruleset, procedure, { input, faces = [] }) => {
    const swapped = swappedInput(ruleset, procedure, input);
    const library = procedure.resolve(swapped.input, new ScriptedDice(faces));
    if (!library.ok) throw new Error(JSON.stringify(library.fault));
    const { thrown, profiles, ...answer } = await bothAnswer(ruleset, 'resolve', procedure, { input, dice: { faces } });
    expect(answer).toEqual({ ruleset: ruleset.id, edition: ruleset.edition, procedure: procedure.name, result: library.result, events: library.events, assumed: library.assumed });
    expect((thrown as { faces: number[] }[]).flatMap((each) => each.faces)).toEqual(faces);
    expect(profiles).toEqual(swapped.used);
  });

  test.each(EXAMPLES_WITH_DICE)('%s: with a seed', async (_title, ruleset, procedure, { input }) => {
    const library = procedure.resolve(swappedInput(ruleset, procedure, input).input, new SeededDice(SEED));
    if (!library.ok) throw new Error(JSON.stringify(library.fault));
    const { seed, result, events } = await bothAnswer(ruleset, 'resolve', procedure, { input, dice: { seed: SEED } });
    expect({ seed, result, events }).toEqual({ seed: SEED, result: library.result, events: library.events });
  });

  test.each(EXAMPLES_WITH_DICE)('%s: its odds add to exactly 1', async (_title, ruleset, procedure, { input }) => {
    const library = procedure.odds(swappedInput(ruleset, procedure, input).input);
    if (!library.ok) throw new Error(JSON.stringify(library.fault));
    const { values, weights, total } = exact(library.outcomes);
    const { outcomes } = (await bothAnswer(ruleset, 'odds', procedure, { input })) as { outcomes: { outcome: object; chance: { numerator: string; denominator: string } }[] };
    expect(outcomes).toHaveLength(values.length);
    expect(outcomes).toEqual(expect.arrayContaining(values.map((outcome, i) => ({ outcome, chance: expect.objectContaining({ numerator: `${weights[i]}`, denominator: `${total}` }) }))));
    expect(outcomes.reduce((sum, { chance }) => sum + BigInt(chance.numerator), 0n)).toBe(total);
  });

  test.each(EXAMPLES.filter(([, , , { faces = [] }]) => faces.length > 0))('%s: a face short is the same problem in both', async (_title, ruleset, procedure, { input, faces = [] }) => {
    const request = { input, dice: { faces: faces.slice(0, -1) } };
    const { body } = await service.ask().post(`/v1/${ruleset.id}/resolve/${procedure.name}`).send(request).expect(422);
    const { kind, answer } = await askGraphql(service, operationName(ruleset, 'resolve', procedure), request);
    expect(kind).toBe('RollsWanted');
    expect(answer).toEqual({ ...body, requestId: expect.not.stringMatching(body.requestId) });
  });

  describe('the worked examples of Battlesystem', () => {
    test.each(WORKED_EXAMPLES.map((example) => [`${example.id} ${example.what}`, example] as const))('%s', async (_title, { procedure, input, faces, result }) => {
      expect((await bothAnswer(battlesystem, 'resolve', procedure, { input, dice: { faces } }))['result']).toMatchObject(result);
    });

    test('BS-EX-07 eight d8 against armor 7 do 28/5 hits on average', async () => {
      const [{ procedure, input }] = WORKED_EXAMPLES as [(typeof WORKED_EXAMPLES)[number]];
      expect((await bothAnswer(battlesystem, 'odds', procedure, { input }))['means']).toMatchObject({ suffered: { numerator: '28', denominator: '5', decimal: 5.6 } });
    });
  });
});
