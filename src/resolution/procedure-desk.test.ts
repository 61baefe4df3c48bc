import { battlesystem } from '../rulesets/battlesystem/ruleset';
import { chainmail } from '../rulesets/chainmail/ruleset';
import { queueFull } from '../platform/threads/threads';
import type { InvalidInput } from '../platform/http/problem';
import { MOST_OUTCOMES } from './counting';
import { type Counted, deskOf, MOST_FACES, type OddsCrew } from './procedure-desk';
import { OddsTooLarge, RollsUnusable, RollsWanted } from './problems';
import * as worker from './worker';

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

  test('counts what is small at once and asks a thread for what is large; both answer alike', async () => {
    const asked: string[] = [];
    const crew: OddsCrew = {
      run: async (job, given) => {
        asked.push(`${given.ruleset}/${given.procedure}`);
        return worker[job](given as never) as never;
      },
    };
    const large = { ...(input as { attacker: object; defender: { troop: object } }), attacker: { troop: { attackDice: [12, 12] }, figures: 48 }, twoDiceMode: 'separate' };
    expect(await desk.oddsBeside({ input }, crew)).toEqual(desk.odds({ input }));
    expect(asked).toEqual([]);
    expect(await desk.oddsBeside({ input: large }, crew)).toEqual(desk.odds({ input: large }));
    expect(asked).toEqual(['battlesystem/attack']);
    expect(await desk.oddsBeside({ input: large }, { run: async () => queueFull() })).toMatchObject({ status: 503, code: 'work.queue-full' });
  });

  test('a sample by name tells how it was taken and where the true chances lie, at the desk and in a thread alike', async () => {
    const crew: OddsCrew = { run: async (job, given) => worker[job](given as never) as never };
    const answer = desk.odds({ input, method: 'sampled', samples: 2000, seed: 's' });
    expect(answer).toMatchObject({ method: 'sampled', samples: 2000, seed: 's' });
    expect(await desk.oddsBeside({ input, method: 'sampled', samples: 2000, seed: 's' }, crew)).toEqual(answer);
    const { outcomes } = answer as Counted;
    expect(outcomes.reduce((sum, { chance }) => sum + Number(chance.numerator), 0)).toBe(2000);
    for (const { chance } of outcomes) {
      expect(chance.interval!.low).toBeLessThanOrEqual(chance.decimal);
      expect(chance.interval!.high).toBeGreaterThanOrEqual(chance.decimal);
    }
    expect(desk.odds({ input, method: 'sampled' })).toMatchObject({ samples: 10_000, seed: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(desk.odds({ input })).toMatchObject({ method: 'exact' });
  });

  test.each([
    [{ method: 'guessed' }, ['/method']],
    [{ method: 'sampled', samples: 0 }, ['/samples']],
    [{ method: 'sampled', samples: 1.5 }, ['/samples']],
    [{ method: 'sampled', samples: 100_001 }, ['/samples']],
    [{ method: 'sampled', seed: '' }, ['/seed']],
    [{ samples: 10, seed: 's' }, ['/samples', '/seed']],
    [{ method: 'exact', samples: '9' }, ['/samples', '/samples']],
  ])('refuses odds asked by %j, every fault at once', (how, pointers) => {
    const answer = desk.odds({ input, ...how });
    expect(answer).toMatchObject({ status: 400 });
    expect((answer as InvalidInput).errors.map(({ pointer }) => pointer)).toEqual(pointers);
  });

  test('says so when there are too many outcomes to tell, counted or sampled', () => {
    const convert = chainmail.procedures.find(({ name }) => name === 'convert-model')!;
    const wide = { input: { health: 20, damage: 20, save: 0 } };
    for (const how of [{}, { method: 'sampled', samples: 20_000, seed: 's' }]) {
      expect(deskOf(chainmail, convert).odds({ ...wide, ...how })).toMatchObject({ status: 422, code: 'odds.too-large', detail: `More than ${MOST_OUTCOMES} outcomes would have to be told; ask with fewer figures.` });
    }
  });

  test('says so when there are too many outcomes to count', () => {
    const endless = deskOf(battlesystem, { ...attack, odds: () => ({ ok: false, fault: { kind: 'too-large', limit: 7 } }) });
    const answer = endless.odds({ input });
    expect(answer).toBeInstanceOf(OddsTooLarge);
    expect(answer).toMatchObject({ status: 422, code: 'odds.too-large', detail: expect.stringContaining('More than 7') });
  });
});
