import { Purse } from '../limits/purse';
import { Caller } from './caller';

describe('what a caller spends', () => {
  let now = 0;
  beforeEach(() => {
    now = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => jest.restoreAllMocks());

  const caller = (most: number) => new Caller(null, '10.0.0.1', new Purse('x', { name: 'address', most }, now));

  test('is told in the fields of the IETF draft', () => {
    const one = caller(600);
    one.spend(50);
    expect(one.limits()).toEqual({ policy: '"address";q=600;w=60', left: '"address";r=550;t=5', waitSeconds: 0 });
    now += 2000;
    expect(one.limits()).toMatchObject({ left: '"address";r=570;t=3' });
  });

  test('is the time that the work took, where that is charged: one for every 10 ms', () => {
    const one = caller(600);
    one.startClock();
    now += 95;
    one.chargeTime();
    expect(one.limits()).toMatchObject({ left: '"address";r=591;t=1' });
    now += 5000;
    one.chargeTime();
    expect(one.limits()).toMatchObject({ left: '"address";r=600;t=0' });
  });

  test('may leave a debt, never greater than the purse, and is worked off', () => {
    const one = caller(60);
    one.spend(61);
    expect(one.whyWait()).toMatchObject({ problem: { status: 429, code: 'limit.exceeded' }, headers: { 'retry-after': '2' } });
    one.spend(1_000_000);
    expect(one.whyWait()?.headers).toEqual({ 'retry-after': '61' });
    now += 61_000;
    expect(one.whyWait()).toBeNull();
  });

  test('and is refused at once when it comes alone, later and later in a flood, never later than a second', () => {
    const one = caller(60);
    expect([one.refuse(), one.refuse(), one.refuse()]).toEqual([0, 20, 40]);
    now += 60;
    expect(one.refuse()).toBe(0);
    const waits = Array.from({ length: 100 }, () => one.refuse());
    expect([waits[0], waits.at(-1)]).toEqual([20, 1000]);
    now += 1020;
    expect(one.refuse()).toBe(0);
  });

  test('is not counted where no limit is set', () => {
    const free = new Caller(null, '10.0.0.1', null);
    free.spend(1_000_000);
    expect([free.whyWait(), free.limits(), free.refuse()]).toEqual([null, null, 0]);
  });
});
