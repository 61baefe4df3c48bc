import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TRIALS } from './trials';

test('every trial is tried by the laws, in a file of its name', () => {
  expect(readdirSync(join(__dirname, 'games')).sort()).toEqual(TRIALS.map(({ name }) => `${name}.test.ts`).sort());
});
