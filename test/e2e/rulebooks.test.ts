import { RULESETS } from '../../src/rulesets';
import { askGraphql } from '../support/graphql';
import { withoutNulls } from '../support/graphql-operation';
import { serviceForTests } from '../support/service';

jest.setTimeout(20_000);

const QUESTIONS: readonly (readonly [path: string, query: string, given: Readonly<Record<string, unknown>>, kind: string])[] = [
  ['/v1/rulesets', 'rulesets', {}, ''],
  ...RULESETS.flatMap(({ id, rulebook }): (typeof QUESTIONS)[number][] => [
    [`/v1/${id}`, 'ruleset', { id }, 'Ruleset'],
    [`/v1/${id}/rules`, 'rules', { ruleset: id }, 'RulePage'],
    [`/v1/${id}/rules?search=morale&first=3`, 'rules', { ruleset: id, search: 'morale', first: 3 }, 'RulePage'],
    [`/v1/${id}/rules?topic=${rulebook[0]!.topic}`, 'rules', { ruleset: id, topic: rulebook[0]!.topic }, 'RulePage'],
    [`/v1/${id}/rules/${rulebook[0]!.id}`, 'rule', { ruleset: id, id: rulebook[0]!.id }, 'Rule'],
    [`/v1/${id}/rules/NONE-01`, 'rule', { ruleset: id, id: 'NONE-01' }, 'NotFound'],
    [`/v1/${id}/rules?first=0&topic=`, 'rules', { ruleset: id, first: 0, topic: '' }, 'InvalidInput'],
    [`/v1/${id}/rules?topic=nothing`, 'rules', { ruleset: id, topic: 'nothing' }, 'InvalidInput'],
    [`/v1/${id}/rules?after=nowhere`, 'rules', { ruleset: id, after: 'nowhere' }, 'InvalidInput'],
  ]),
  ['/v1/checkers', 'ruleset', { id: 'checkers' }, 'NotFound'],
  ['/v1/checkers/rules', 'rules', { ruleset: 'checkers' }, 'NotFound'],
  ['/v1/checkers/rules/CH-01', 'rule', { ruleset: 'checkers', id: 'CH-01' }, 'NotFound'],
];

describe('games and rules are the same in both APIs', () => {
  const service = serviceForTests();

  test.each(QUESTIONS)('%s', async (path, query, given, expected) => {
    const { body } = await service.ask().get(path);
    const { kind, answer } = await askGraphql(service, query, given);
    expect(kind).toBe(expected);
    expect(answer).toEqual(body.requestId === undefined ? withoutNulls(body) : { ...body, requestId: expect.any(String) });
  });
});
