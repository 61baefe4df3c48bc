import { contest, countAtLeast, distinct, each, forgetQuestions, lookup, lookupTable, plus, sumOf, total, upTo } from '../questions';
import { pairKey } from './shelves';

const table = lookupTable([{ from: 1, to: 3, value: 0 }, { from: 4, to: 6, value: 1 }]);
const all = (): readonly { key: string }[] => [
  total(2, 6), countAtLeast(2, 6, 5), each(2, 6), lookup(total(1, 6), table), sumOf(2, total(1, 6)), plus(total(1, 6), total(1, 6)),
  contest({ sides: 6, modifiers: [0, 0], best: 'highest', ties: 'all-reroll' }), distinct(2, 6), upTo(6, 4),
];

describe('kept questions', () => {
  it('are the same objects as long as they are kept', () => {
    const before = all();
    all().forEach((question, i) => expect(question).toBe(before[i]));
    forgetQuestions();
    all().forEach((question, i) => {
      expect(question).not.toBe(before[i]);
      expect(question.key).toBe(before[i]!.key);
    });
  });

  it('of different kinds never share a key', () => {
    expect(new Set(all().map(({ key }) => key)).size).toBe(all().length);
  });
});

describe('the key of two numbers', () => {
  it('is never that of two others', () => {
    const numbers = [0, 1, 2, 6, 20, 1000, 1023, 1024, 1025, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1, 2 ** 26 - 1, 2 ** 26, 2 ** 31, 2 ** 40];
    const keys = numbers.flatMap((a) => numbers.map((b) => pairKey(a, b)));
    expect(new Set(keys).size).toBe(numbers.length ** 2);
  });
});
