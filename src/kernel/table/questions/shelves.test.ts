import { contest, countAtLeast, distinct, each, forgetQuestions, lookup, lookupTable, plus, sumOf, total, upTo } from '../questions';

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
