import { chooseOne, type Decision, isChoice, type Seat, type Table, throwerOf } from './table';

const decision = (seats: readonly Seat[]): Decision<string> => ({
  kind: 'check-or-retreat', rule: 'TOY-01', about: [], seats, sealed: false,
  offers: () => [{ exactly: 'check' }, { exactly: 'retreat' }],
  otherwise: () => 'check',
});

describe('a real choice', () => {
  it('is more than one thing to say, or a family', () => {
    expect(isChoice([])).toBe(false);
    expect(isChoice([{ exactly: 'pass' }])).toBe(false);
    expect(isChoice([{ exactly: 'pass' }, { exactly: 'shoot' }])).toBe(true);
    expect(isChoice([{ family: 'shoot', rule: 'TOY-01', bounds: {}, example: 'shoot' }])).toBe(true);
  });
});

describe('whose die falls', () => {
  it('is one seat\'s, or each contender\'s own', () => {
    const why = { rule: 'TOY-01', purpose: 'initiative' };
    expect(throwerOf({ ...why, by: 'north' }, 5)).toBe('north');
    expect([0, 1, 2].map((i) => throwerOf({ ...why, by: ['north', 'south', 'east'] }, i))).toEqual(['north', 'south', 'east']);
    expect(throwerOf({ ...why, by: ['north', 'south'] }, 2)).toBe('north');
    expect(throwerOf({ ...why, by: [] }, 0)).toBe('');
  });
});

describe('the answer of one seat', () => {
  const table: Table = { ask: () => { throw new Error('no dice'); }, choose: (asked) => new Map(asked.seats.map((seat) => [seat, asked.otherwise(seat)])) };

  it('is what the table has for it', () => {
    expect(chooseOne(table, decision(['north']))).toBe('check');
  });

  it('is not asked where several seats decide, or none', () => {
    expect(() => chooseOne(table, decision(['north', 'south']))).toThrow('check-or-retreat is not for one seat');
    expect(() => chooseOne(table, decision([]))).toThrow(RangeError);
  });
});
