import 'reflect-metadata';
import { IsOptional, IsString, Length } from 'class-validator';
import { ProblemException } from './problem';
import { QUERY_PIPE } from './query.pipe';

class Search {
  @IsOptional()
  @IsString()
  @Length(1, 5)
  words?: string;
}

async function faults(query: object): Promise<readonly object[]> {
  return QUERY_PIPE.transform(query, { type: 'query', metatype: Search }).then(
    () => [],
    (thrown: unknown) => (thrown as ProblemException).problem.errors,
  );
}

describe('the parameters of a query', () => {
  test('that fit become their class', async () => {
    expect(await QUERY_PIPE.transform({ words: 'abc' }, { type: 'query', metatype: Search })).toEqual(Object.assign(new Search(), { words: 'abc' }));
  });

  test('that do not fit are told all at once', async () => {
    expect(await faults({ words: 'abcdef', colour: 'red' })).toEqual([
      expect.objectContaining({ pointer: '/colour', code: 'input.unknown-field' }),
      expect.objectContaining({ pointer: '/words', code: 'input.invalid' }),
    ]);
  });

  test.each(['{"__proto__":"1"}', '{"constructor":"1"}', '{"prototype":"1"}'])('%s are refused and not dropped', async (query) => {
    expect(await faults(JSON.parse(query) as object)).toMatchObject([{ code: 'input.unknown-field' }]);
  });
});
