import { battlesystem } from '../rulesets/battlesystem/ruleset';
import { deskOf, MOST_FACES } from './procedure-desk';
import { OddsTooLarge, RollsUnusable, RollsWanted } from './problems';

const [attack] = battlesystem.procedures.filter(({ name }) => name === 'attack') as [(typeof battlesystem.procedures)[number]];
const [{ input, faces = [] }] = attack.examples;

describe('the desk of a procedure', () => {
  const desk = deskOf(battlesystem, attack);

  test('is the same for everybody who asks', () => {
    expect(deskOf(battlesystem, attack)).toBe(desk);
  });

  test('draws a seed where no dice are given, and the seed gives the same dice again', () => {
    const first = desk.resolve({ input });
    expect(first).toMatchObject({ seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(desk.resolve({ input, dice: { seed: (first as { seed: string }).seed } })).toEqual(first);
  });

  test('answers with no seed where faces are given', () => {
    expect(desk.resolve({ input, dice: { faces } })).not.toHaveProperty('seed');
  });

  test('wants more faces, or none left over', () => {
    expect(desk.resolve({ input, dice: { faces: [] } })).toBeInstanceOf(RollsWanted);
    expect(desk.resolve({ input, dice: { faces: [...faces, 1] } })).toBeInstanceOf(RollsUnusable);
  });

  test.each([[null], [[]], [{}], [{ faces: [1], seed: 'x' }], [{ faces: '1' }], [{ faces: [null] }], [{ faces: new Array<number>(MOST_FACES + 1).fill(1) }], [{ seed: '' }], [{ seed: 1 }]])('refuses the dice %j', (dice) => {
    expect(desk.resolve({ input, dice })).toMatchObject({ status: 400, pointer: '/dice' });
  });

  test('refuses dice where odds are asked', () => {
    expect(desk.odds({ input, dice: { faces } })).toMatchObject({ status: 400, errors: [{ pointer: '/dice', code: 'input.unknown-field' }] });
  });

  test('says so when there are too many outcomes to count', () => {
    const endless = deskOf(battlesystem, { ...attack, odds: () => ({ ok: false, fault: { kind: 'too-large', limit: 7 } }) });
    const answer = endless.odds({ input });
    expect(answer).toBeInstanceOf(OddsTooLarge);
    expect(answer).toMatchObject({ status: 422, code: 'odds.too-large', detail: expect.stringContaining('More than 7') });
  });
});
