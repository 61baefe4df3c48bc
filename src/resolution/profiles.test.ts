import { Type } from '@sinclair/typebox';
import type { CatalogKind } from '../kernel/ruleset/catalog';
import { NAMED_BY, profile, shape } from '../kernel/ruleset/shape';
import { MOST_ERRORS } from './input-check';
import { ProfileSwapper } from './profiles';

const troop = profile('troop', 'Troop', { armor: Type.Integer(), speed: Type.Optional(Type.Integer()) });
const catalog = [{ kind: 'troop', title: 'Troops', entries: [{ slug: 'heavy-foot', name: 'Heavy foot', provenance: 'house', armor: 5 }] }] as unknown as readonly CatalogKind[];
const swapper = new ProfileSwapper(shape('Fight', { attacker: troop, others: Type.Array(troop) }), catalog);

describe('references to the catalog', () => {
  test('are swapped for the figures they name, and told', () => {
    expect(swapper.swap({ attacker: { ref: 'heavy-foot' }, others: [{ armor: 3 }, { ref: 'heavy-foot' }] })).toEqual({
      ok: true,
      input: { attacker: { armor: 5 }, others: [{ armor: 3 }, { armor: 5 }] },
      used: [
        { pointer: '/attacker', ref: 'heavy-foot', provenance: 'house', profile: { armor: 5 } },
        { pointer: '/others/1', ref: 'heavy-foot', provenance: 'house', profile: { armor: 5 } },
      ],
    });
  });

  test('leave an input without any as it is', () => {
    const input = { attacker: { armor: 3 }, others: [] };
    expect(swapper.swap(input)).toEqual({ ok: true, input, used: [] });
    expect(swapper.swap('nonsense')).toEqual({ ok: true, input: 'nonsense', used: [] });
  });

  test.each<readonly [string, object, string, string]>([
    ['an unknown entry', { ref: 'nobody' }, '/input/attacker/ref', 'ref.unknown'],
    ['a name of every object', { ref: 'constructor' }, '/input/attacker/ref', 'ref.unknown'],
    ['no slug', { ref: 7 }, '/input/attacker/ref', 'input.invalid'],
    ['an unknown collection', { ref: 'heavy-foot', collection: 'mine' }, '/input/attacker/collection', 'ref.unknown-collection'],
    ['figures beside the reference', { ref: 'heavy-foot', armor: 3 }, '/input/attacker/armor', 'input.unknown-field'],
  ])('%s is refused', (_name, attacker, pointer, code) => {
    expect(swapper.swap({ attacker, others: [] })).toMatchObject({ ok: false, errors: [{ pointer, code }] });
  });

  test('that all fail are told up to a limit', () => {
    const swapped = swapper.swap({ others: new Array<object>(500).fill({ ref: 'nobody' }) });
    expect(swapped.ok ? [] : swapped.errors).toHaveLength(MOST_ERRORS);
  });
});

describe('a profile within a profile', () => {
  const own = { ...profile('spell', 'SpellFigures', { effect: Type.String(), level: Type.Optional(Type.Union([Type.Integer(), Type.Null()])) }), [NAMED_BY]: 'slug' };
  const mage = profile('mage', 'Mage', { name: Type.String(), spells: Type.Optional(Type.Array(shape('Known', { slug: Type.String(), own: Type.Optional(own) }))) });
  const spells = [{ kind: 'spell', title: 'Spells', entries: [{ slug: 'sleep', name: 'Sleep', provenance: 'house', effect: 'sleep' }] }] as unknown as readonly CatalogKind[];
  const within = new ProfileSwapper(shape('Conjuring', { mage }), spells);
  const bolt = { slug: 'bolt', name: 'Bolt', provenance: 'house', effect: 'sleep', level: null, words: 'zap' };
  const wizard = { slug: 'wizard', name: 'Wizard', provenance: 'house', spells: [{ slug: 'bolt' }, { slug: 'sleep' }, { slug: 'nothing' }] };
  const entries = [['spell', bolt], ['mage', wizard]] as const;
  const mine = { name: 'mine@1', entry: (kind: string, slug: string) => (entries.find(([each, entry]) => each === kind && entry.slug === slug)?.[1] ?? null) as never, slugs: () => [] };
  const collections = new Map([['mine', mine]]);

  test('is filled from the collection that has what is named, and from no other', () => {
    const swapped = within.swap({ mage: { ref: 'wizard', collection: 'mine' } }, collections);
    expect(swapped).toMatchObject({ ok: true, input: { mage: { name: 'Wizard', spells: [{ slug: 'bolt', own: { effect: 'sleep', level: null } }, { slug: 'sleep' }, { slug: 'nothing' }] } } });
    expect(JSON.stringify(swapped)).not.toMatch(/zap|"slug":"sleep","own"/);
  });

  test('takes a reference of its own, and tells where it fails', () => {
    const given = (ref: string) => within.swap({ mage: { name: 'Zed', spells: [{ slug: 'bolt', own: { ref, collection: 'mine' } }] } }, collections);
    expect(given('bolt')).toMatchObject({ ok: true, input: { mage: { spells: [{ slug: 'bolt', own: { effect: 'sleep', level: null } }] } } });
    expect(given('zip')).toMatchObject({ ok: false, errors: [{ pointer: '/input/mage/spells/0/own/ref', code: 'ref.unknown' }] });
  });
});
