import { RULEBOOK, SOURCES } from './index';

/** How many rules each group of ids has, and the topics they are served under. */
const GROUPS: readonly (readonly [prefix: string, count: number, topic: string])[] = [
  ['BS-DICE', 6, 'dice'],
  ['BS-GEO', 4, 'geometry'],
  ['BS-SCALE', 2, 'scale'],
  ['BS-STAT', 7, 'roster'],
  ['BS-SEQ', 7, 'sequence'],
  ['BS-INIT', 2, 'initiative'],
  ['BS-AD', 5, 'attack-dice'],
  ['BS-AR', 4, 'armor'],
  ['BS-HITS', 4, 'hits'],
  ['BS-FORM', 6, 'formation'],
  ['BS-MOVE', 7, 'movement'],
  ['BS-CHARGE', 7, 'charge'],
  ['BS-TERR', 5, 'terrain'],
  ['BS-MELEE', 6, 'melee'],
  ['BS-MISSILE', 9, 'missile'],
  ['BS-MORALE', 12, 'morale'],
  ['BS-RETREAT', 4, 'retreat'],
  ['BS-RALLY', 3, 'rally'],
  ['BS-ROUT', 4, 'rout'],
  ['BS-SCEN', 4, 'scenario'],
  ['BS-VICT', 2, 'victory'],
  ['BS-POINT', 2, 'points'],
  ['BS-TROOP', 1, 'troops'],
  ['BS-CMD', 8, 'command'],
  ['BS-RULING', 24, 'ruling'],
  ['BS-EX', 7, 'example'],
  ['BS-ACT', 9, 'action'],
];

const byId = new Map(RULEBOOK.map((rule) => [rule.id, rule]));
const statements = RULEBOOK.flatMap((rule) => rule.statements.map((statement) => ({ id: rule.id, ...statement })));

describe('the rulebook as served', () => {
  it('has every id exactly once, in the order of the list, under its topic', () => {
    const expected = GROUPS.flatMap(([prefix, count, topic]) =>
      Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(2, '0')} ${topic}`),
    );
    expect(RULEBOOK.map((rule) => `${rule.id} ${rule.topic}`)).toEqual(expected);
  });

  it('has 121 rules, 24 rulings, 7 examples and 9 actions', () => {
    const count = (topic: string): number => RULEBOOK.filter((rule) => rule.topic === topic).length;
    expect([count('ruling'), count('example'), count('action')]).toEqual([24, 7, 9]);
    expect(RULEBOOK).toHaveLength(121 + 24 + 7 + 9);
    expect(byId.size).toBe(RULEBOOK.length);
  });

  it('gives every rule a title and at least one statement', () => {
    for (const rule of RULEBOOK) {
      expect(rule.title).toMatch(/^\S.*[^.\s]$/);
      expect(rule.statements.length).toBeGreaterThan(0);
    }
    for (const { text } of statements) expect(text).toMatch(/^\S.*\.$/);
  });

  it('relates rules that exist, both ways, and none to itself', () => {
    for (const rule of RULEBOOK) {
      expect(new Set(rule.related).size).toBe(rule.related.length);
      for (const other of rule.related) {
        expect(other).not.toBe(rule.id);
        expect(byId.get(other)?.related).toContain(rule.id);
      }
    }
  });

  it('relates exactly what the texts name', () => {
    const pairs = new Set<string>();
    for (const { id, text } of statements) {
      for (const named of text.match(/BS-[A-Z]+-\d+/g) ?? []) if (named !== id) pairs.add(`${id} ${named}`).add(`${named} ${id}`);
    }
    expect(RULEBOOK.flatMap((rule) => rule.related.map((other) => `${rule.id} ${other}`)).sort()).toEqual([...pairs].sort());
    expect(byId.get('BS-GEO-04')?.related).toEqual(['BS-MISSILE-03', 'BS-RULING-21', 'BS-RULING-23']);
    expect(byId.get('BS-RULING-22')?.related).toEqual(['BS-TERR-04', 'BS-RETREAT-03', 'BS-ROUT-01']);
    expect(byId.get('BS-SCALE-01')?.related).toEqual([]);
  });

  it('ties every ruling and example to a rule', () => {
    const loose = RULEBOOK.filter((rule) => ['ruling', 'example'].includes(rule.topic) && rule.related.length === 0);
    expect(loose.map((rule) => rule.id)).toEqual([]);
  });

  it('names no rule of another game and no pointer of shorthand', () => {
    const strangers = RULEBOOK.flatMap((rule) => [rule.title, ...rule.statements.map(({ text }) => text)]).filter((text) => /\b(KC|CM|FW)-|→|\[/.test(text));
    expect(strangers).toEqual([]);
  });

  it('names a known public page for every public statement, and only for those', () => {
    for (const { provenance, source } of statements) {
      const pages = (source ?? '').split(', ').filter((name) => name in SOURCES);
      if (provenance === 'public') expect(pages.join(', ')).toBe(source);
      else expect(pages).toEqual([]);
    }
  });

  it('uses only the sources that this game has', () => {
    expect([...new Set(statements.map(({ provenance }) => provenance))].sort()).toEqual(['house', 'public', 'sample']);
  });

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(RULEBOOK))).toEqual(RULEBOOK);
  });
});
