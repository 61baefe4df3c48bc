import { RULEBOOK } from './index';

/** How many ids each group has; lettered parts count. */
const GROUPS: readonly (readonly [group: string, count: number, topic: string])[] = [
  ['STAT', 21, 'statistics'],
  ['BUILD', 21, 'warband'],
  ['SETUP', 10, 'set-up'],
  ['ROUND', 9, 'round'],
  ['CMD', 12, 'command'],
  ['ACT', 12, 'action'],
  ['MOVE', 10, 'movement'],
  ['CHARGE', 14, 'charge'],
  ['AOO', 15, 'opportunity'],
  ['MELEE', 10, 'melee'],
  ['RANGED', 10, 'ranged'],
  ['DMG', 6, 'damage'],
  ['CRIT', 4, 'critical'],
  ['DOWN', 12, 'knocked-down'],
  ['MORALE', 11, 'morale'],
  ['ROUT', 11, 'rout'],
  ['NEAREST', 7, 'nearest'],
  ['MEASURE', 6, 'measuring'],
  ['TIE', 3, 'tie'],
  ['CP', 11, 'command-points'],
  ['ORDER', 22, 'order'],
  ['EXPERT', 12, 'expert'],
  ['TERRAIN', 23, 'terrain'],
  ['LOS', 6, 'sight'],
  ['COVER', 7, 'cover'],
  ['HILL', 12, 'hill'],
  ['SCEN', 30, 'scenario'],
  ['TEAM', 15, 'team'],
  ['MULTI', 9, 'multiplayer'],
  ['FREE', 3, 'free-form'],
  ['CONV', 28, 'conversion'],
  ['RULING', 55, 'ruling'],
  ['EX', 35, 'example'],
  ['ABILCONV', 10, 'ability-convention'],
  ['ABIL', 108, 'ability'],
  ['TURN', 8, 'turning'],
  ['SPELLCAST', 17, 'casting'],
  ['SPELL', 23, 'spell'],
  ['COND', 38, 'condition'],
  ['ARULING', 32, 'ruling'],
  ['AEX', 22, 'example'],
];

const byId = new Map(RULEBOOK.map((rule) => [rule.id, rule]));

describe('the rulebook as served', () => {
  test('has every id exactly once, under its topic', () => {
    expect(byId.size).toBe(RULEBOOK.length);
    const found = GROUPS.map(([group, , topic]) => [group, RULEBOOK.filter((rule) => rule.id.startsWith(`CM-${group}-`)).length, topic]);
    expect(found).toEqual(GROUPS);
    for (const [group, , topic] of GROUPS) for (const rule of RULEBOOK) if (rule.id.startsWith(`CM-${group}-`)) expect(rule.topic).toBe(topic);
    expect(RULEBOOK).toHaveLength(GROUPS.reduce((sum, [, count]) => sum + count, 0));
  });

  test('gives every rule a title and a statement', () => {
    for (const { title, statements } of RULEBOOK) {
      expect(title).toMatch(/^\S.*[^.\s]$|^\S+$/);
      for (const { text } of statements) expect(text).toMatch(/^\S.*\.$/);
    }
  });

  test('relates rules that exist, both ways, and none to itself', () => {
    for (const rule of RULEBOOK) {
      for (const other of rule.related) {
        expect(other).not.toBe(rule.id);
        expect([rule.id, byId.get(other)?.related.includes(rule.id)]).toEqual([rule.id, true]);
      }
    }
  });

  test('shows rulings as ours and the rest as the book’s', () => {
    for (const { id, statements } of RULEBOOK) {
      for (const { provenance } of statements) expect([id, provenance]).toEqual([id, /^CM-A?RULING-/.test(id) ? 'house' : 'rulebook']);
    }
  });

  test('has no shorthand of the lists left', () => {
    const texts = RULEBOOK.flatMap(({ id, title, statements }) => [title, ...statements.map(({ text }) => text)].map((text) => `${id} ${text}`));
    expect(texts.filter((text) => /\bR-\d\d\b|\*\*|`|\[[AB]\]/.test(text))).toEqual([]);
  });
});
