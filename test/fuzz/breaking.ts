import * as fc from 'fast-check';

/** One thing done to a value: at which of its parts, and what. */
export interface Break {
  readonly at: number;
  readonly deed: 'drop' | 'add' | 'put' | 'double';
  readonly evil: number;
}

/** Values that no schema of ours takes, or takes only just. */
const EVILS: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 0.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER,
  () => 5e-324,
  () => '',
  () => 'x'.repeat(5_000),
  () => '\u0000\ud83d\ude00\u202e',
  () => '\ud800',
  () => '__proto__',
  () => [],
  () => ({}),
  () => new Array<number>(3_000).fill(1),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
  () => ({ constructor: { prototype: {} } }),
  () => JSON.parse(`${'['.repeat(28)}${']'.repeat(28)}`) as unknown,
  () => ({ ref: 'constructor' }),
  () => "' or 1=1 --",
];
const STRANGE_NAMES = ['weather', '__proto__', 'constructor', 'toString', '', 'hasOwnProperty', 'x'.repeat(300), '/~'];

export const breaks: fc.Arbitrary<readonly Break[]> = fc.array(
  fc.record({ at: fc.nat(10_000), deed: fc.constantFrom('drop' as const, 'add' as const, 'put' as const, 'put' as const, 'double' as const), evil: fc.nat(10_000) }),
  { minLength: 1, maxLength: 3 },
);

/** The value with everything done to it, one after the other; the original stays as it is. */
export function broken(value: unknown, done: readonly Break[]): unknown {
  return done.reduce(breakOne, structuredClone(value));
}

interface Place {
  readonly within: Record<string, unknown>;
  readonly name: string;
}

function breakOne(value: unknown, { at, deed, evil }: Break): unknown {
  const places = [...placesIn(value)];
  const place = places[at % Math.max(1, places.length)];
  const wicked = EVILS[evil % EVILS.length]!();
  if (place === undefined) return wicked;
  const { within, name } = place;
  switch (deed) {
    case 'drop':
      if (Array.isArray(within)) within.splice(Number(name), 1);
      else Reflect.deleteProperty(within, name);
      break;
    case 'add':
      if (Array.isArray(within)) within.push(wicked);
      else Object.defineProperty(within, STRANGE_NAMES[evil % STRANGE_NAMES.length]!, { value: wicked, enumerable: true, configurable: true, writable: true });
      break;
    case 'put':
      within[name] = wicked;
      break;
    case 'double':
      if (Array.isArray(within)) for (let i = 0; i < 200; i++) within.push(structuredClone(within[Number(name)]));
      else within[name] = [within[name], within[name]];
      break;
    default:
      return deed satisfies never;
  }
  return value;
}

/** Every part of a value that lies in an object or a list. */
function* placesIn(value: unknown): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    yield { within: value as Record<string, unknown>, name };
    yield* placesIn(part);
  }
}
