import { parse } from 'graphql';
import { DocumentStore } from './document-store';

const document = parse('{ a }');

describe('operations that were read', () => {
  test('are kept up to a number; the one that was longest not asked for goes', async () => {
    const store = new DocumentStore(2);
    for (const key of ['a', 'b']) await store.set(key, document);
    expect(await store.get('a')).toBe(document);
    await store.set('c', document);
    expect([await store.get('a'), await store.get('b'), await store.get('c')]).toEqual([document, undefined, document]);
  });

  test('that are set again or taken out count once', async () => {
    const store = new DocumentStore(2);
    for (const key of ['a', 'b', 'b']) await store.set(key, document);
    expect(await store.get('a')).toBe(document);
    expect([await store.delete('a'), await store.delete('a'), await store.get('a')]).toEqual([true, false, undefined]);
  });
});
