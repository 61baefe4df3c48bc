import { getHeapStatistics } from 'node:v8';
import { giveBackMemory } from './give-back';

test('what is no longer needed is given back at once', async () => {
  let needed: object[] | null = Array.from({ length: 300_000 }, (_, i) => ({ i }));
  const full = getHeapStatistics();
  expect(needed).toHaveLength(300_000);
  needed = null;
  await giveBackMemory();
  const { used_heap_size, total_physical_size } = getHeapStatistics();
  const least = 300_000 * 24;
  expect(full.used_heap_size - used_heap_size).toBeGreaterThan(least);
  expect(full.total_physical_size - total_physical_size).toBeGreaterThan(least);
});
