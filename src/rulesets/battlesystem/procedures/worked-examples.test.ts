import { decimal, exact, mean } from '../../../kernel/chance/chances';
import { attack } from './attack';
import { moraleCheck } from './morale-check';
import { resultOf } from './testing/resolved';
import { WORKED_EXAMPLES } from './testing/worked-examples';

const examples = (id: string) => WORKED_EXAMPLES.filter((example) => example.id === id).map((example) => [example.what, example] as const);

describe('the worked examples', () => {
  test.each(examples('BS-EX-01'))('BS-EX-01 BS-RULING-01 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test.each(examples('BS-EX-02'))('BS-EX-02 BS-RULING-04 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test.each(examples('BS-EX-03'))('BS-EX-03 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test('BS-EX-03 morale 12 and a roll of 18: only shaken', () => {
    expect(resultOf(moraleCheck, { unit: { troop: { morale: 12 } }, choice: 'check' }, [8, 10])).toMatchObject({ roll: 18, state: 'shaken', retreats: 4 });
  });

  test.each(examples('BS-EX-04'))('BS-EX-04 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test.each(examples('BS-EX-05'))('BS-EX-05 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test.each(examples('BS-EX-06'))('BS-EX-06 %s', (_, { procedure, input, faces, result }) => {
    expect(resultOf(procedure, input, faces)).toMatchObject(result);
  });

  test('BS-EX-07 eight d8 against armor 7 do 5.6 hits on average, one d8 0.7', () => {
    expect(meanSuffered(8)).toEqual({ numerator: 28n, denominator: 5n });
    expect(decimal(meanSuffered(8))).toBe(5.6);
    expect(meanSuffered(1)).toEqual({ numerator: 7n, denominator: 10n });
  });

  test('every worked example is here', () => {
    expect([...new Set(WORKED_EXAMPLES.map(({ id }) => id))]).toEqual(['BS-EX-01', 'BS-EX-02', 'BS-EX-03', 'BS-EX-04', 'BS-EX-05', 'BS-EX-06']);
  });
});

function meanSuffered(figures: number) {
  const odds = attack.odds({ attacker: { troop: { attackDice: [8] }, figures }, defender: { troop: { armorRating: 7, hits: 2 } } });
  if (!odds.ok) throw new Error(odds.fault.kind);
  return mean(exact(odds.outcomes), ({ suffered }) => suffered as number);
}
