import { RULESETS } from '../../src/rulesets';
import { InputCheck } from '../../src/resolution/input-check';
import { notPlain } from './plain';

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('the catalog of %s', (_id, { catalog, rulebook }) => {
  const known = new Set(rulebook.map(({ id }) => id));

  test.each(catalog.map((kind) => [kind.kind, kind] as const))('%s: rows have unique slugs, names, provenance and known rules, and one order of fields', (kind, { entries, schema }) => {
    const check = new InputCheck(schema);
    expect(new Set(entries.map(({ slug }) => slug)).size).toBe(entries.length);
    expect(new Set(entries.map((entry) => Object.keys(entry).join())).size).toBe(1);
    for (const entry of entries) {
      expect(entry.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(entry.kind).toBe(kind);
      expect(entry.name).not.toBe('');
      expect(['rulebook', 'sample', 'public', 'derived', 'house', 'general']).toContain(entry.provenance);
      expect(entry.ruleIds.length).toBeGreaterThan(0);
      expect(entry.ruleIds.filter((id) => !known.has(id))).toEqual([]);
      expect(new Set(entry.ruleIds).size).toBe(entry.ruleIds.length);
      expect(notPlain(entry)).toBeNull();
      expect([entry.slug, check.faults(entry)]).toEqual([entry.slug, []]);
    }
  });
});
