/**
 * Gives back the memory that only the start took: a quarter of all that the process has by then. Of all ways to collect
 * garbage, only this one lets the young generation shrink again, which else stays as large as the start made it.
 */
export async function giveBackMemory(): Promise<void> {
  if (!process.features.inspector) return;
  const { Session } = await import('node:inspector');
  const session = new Session();
  session.connect();
  await new Promise((resolve) => session.post('HeapProfiler.collectGarbage', resolve));
  session.disconnect();
}
