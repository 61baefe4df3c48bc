const PLAIN = 'application/json';
const PROBLEM = new Set(['application/problem+json', 'application/*', '*/*']);

/** Whether a client takes plain JSON and would not take problem+json. */
export function acceptsOnlyPlainJson(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const ranges = accept.toLowerCase().split(',').filter((range) => !/;\s*q\s*=\s*0(?:\.0*)?\s*(?:;|$)/.test(range)).map((range) => range.split(';', 1)[0]!.trim());
  return ranges.includes(PLAIN) && !ranges.some((range) => PROBLEM.has(range));
}
