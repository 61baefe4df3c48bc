import fc from 'fast-check';
import type { Entry, Place, Scalar } from './catalog-places';

/** A filter as REST and as GraphQL say it, and what it means. */
export interface Wish {
  readonly name: string;
  readonly rest: string;
  readonly graphql: string;
  fits(entry: Entry): boolean;
}

export interface Key {
  readonly name: string;
  readonly down: boolean;
  read(entry: Entry): Scalar;
}

/** What may be wished of the entries of a kind, by values that some of them have. */
export function wishesOf(places: readonly Place[], entries: readonly Entry[]): fc.Arbitrary<readonly Wish[]> {
  const all = places.flatMap((place) => wishesAt(place, entries));
  return all.length === 0 ? fc.constant([]) : fc.uniqueArray(fc.oneof(...all), { maxLength: 3, selector: ({ name }) => name });
}

export function keysOf(places: readonly Place[]): fc.Arbitrary<readonly Key[]> {
  const scalars = places.flatMap((place) => (place.sort === 'word' || place.sort === 'number' || place.sort === 'yes' ? [place] : []));
  return fc.uniqueArray(fc.record({ place: fc.constantFrom(...scalars), down: fc.boolean() }), { maxLength: 3, selector: ({ place }) => place.name }).map((keys) => keys.map(({ place, down }) => ({ name: place.name, down, read: (entry) => place.read(entry) })));
}

/** The entries that have it all, in the order of the keys, what has no value last and ties as in the catalog. */
export function plainly(entries: readonly Entry[], wishes: readonly Wish[], keys: readonly Key[]): readonly Entry[] {
  return entries
    .filter((entry) => wishes.every((wish) => wish.fits(entry)))
    .map((entry, place) => ({ entry, place }))
    .sort((a, b) => {
      for (const { read, down } of keys) {
        const [x, y] = [read(a.entry), read(b.entry)];
        if (x === y) continue;
        if (x === null || y === null) return x === null ? 1 : -1;
        return x < y === down ? 1 : -1;
      }
      return a.place - b.place;
    })
    .map(({ entry }) => entry);
}

function wishesAt(place: Place, entries: readonly Entry[]): readonly fc.Arbitrary<Wish>[] {
  switch (place.sort) {
    case 'word': {
      const known = askable(entries.map((entry) => place.read(entry)));
      return known.length === 0 ? [] : [some(known).map((words) => of(place.name, words, said(words, place.isEnum), (entry) => words.includes(place.read(entry) as string)))];
    }
    case 'words': {
      const known = askable(entries.flatMap((entry) => place.read(entry)));
      return known.length === 0 ? [] : [some(known).map((words) => of(place.name, words, said(words, place.isEnum), (entry) => words.every((word) => place.read(entry).includes(word))))];
    }
    case 'yes':
    case 'presence':
      return [fc.boolean().map((wanted) => of(place.name, [String(wanted)], String(wanted), (entry) => place.read(entry) === wanted))];
    case 'number':
      return [boundOf(place.name, numbersIn(entries.map((entry) => place.read(entry)))).map(({ name, wanted, holds }) => of(name, [String(wanted)], String(wanted), (entry) => holds(place.read(entry))))];
    case 'map':
      return mapWishes(place, entries);
  }
}

function mapWishes(place: Extract<Place, { sort: 'map' }>, entries: readonly Entry[]): readonly fc.Arbitrary<Wish>[] {
  const pairs = entries.flatMap((entry) => place.read(entry));
  if (pairs.length === 0) return [];
  const word = some([...new Set(pairs.map(([each]) => each))]);
  return [fc.tuple(word, boundOf(place.value, numbersIn(pairs.map(([, number]) => number)))).map(([words, { name, wanted, holds }]) => ({
    name: place.name,
    rest: `${place.name}=${words.join(',')}&${name}=${wanted}`,
    graphql: `${place.name}: ${JSON.stringify(words)}, ${name}: ${wanted}`,
    fits: (entry) => place.read(entry).some(([each, number]) => words.includes(each) && holds(number)),
  }))];
}

/** Exactly, at least or at most a number that occurs, or one beside it. */
function boundOf(field: string, known: readonly number[]): fc.Arbitrary<{ readonly name: string; readonly wanted: number; holds(value: unknown): boolean }> {
  return fc.tuple(fc.constantFrom('', 'Min', 'Max'), fc.constantFrom(...known, 0), fc.constantFrom(0, 0, 1, -1)).map(([end, near, beside]) => {
    const wanted = near + beside;
    return { name: `${field}${end}`, wanted, holds: (value) => typeof value === 'number' && (end === '' ? value === wanted : end === 'Min' ? value >= wanted : value <= wanted) };
  });
}

function of(name: string, words: readonly string[], graphql: string, fits: Wish['fits']): Wish {
  return { name, rest: `${name}=${words.map(encodeURIComponent).join(',')}`, graphql: `${name}: ${graphql}`, fits };
}

function said(words: readonly string[], isEnum: boolean): string {
  return isEnum ? `[${words.map((word) => word.replaceAll(/[^A-Za-z0-9]+/g, '_').toUpperCase()).join(', ')}]` : JSON.stringify(words);
}

/** Words that occur; a comma parts one from the next in an address. */
function askable(values: readonly unknown[]): readonly string[] {
  return [...new Set(values)].filter((value): value is string => typeof value === 'string' && value !== '' && !value.includes(','));
}

/** Numbers that an address can say. */
function numbersIn(values: readonly unknown[]): readonly number[] {
  return [...new Set(values)].filter((value): value is number => typeof value === 'number' && /^-?\d{1,9}(\.\d{1,6})?$/.test(String(value)));
}

function some(words: readonly string[]): fc.Arbitrary<readonly string[]> {
  return fc.uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: 3 });
}
