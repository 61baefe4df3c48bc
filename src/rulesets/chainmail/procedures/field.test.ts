import { Value } from '@sinclair/typebox/value';
import type { JsonObject, Procedure } from '../../../kernel/ruleset/procedure';
import { ScriptedDice } from '../../../kernel/table/dice';
import { RULEBOOK } from '../rulebook';
import { coverProcedure } from './cover';
import { distanceProcedure } from './distance';
import { readTerrain } from './field-shapes';
import { lineOfSight } from './line-of-sight';
import { threatenedAreas } from './threatened-areas';

function ask(procedure: Procedure, input: object): JsonObject {
  expect([...Value.Errors(procedure.input, input)]).toEqual([]);
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice([]));
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  expect([...Value.Errors(procedure.result, answer.result)]).toEqual([]);
  return answer.result;
}

function refusals(procedure: Procedure, input: object): readonly string[] {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice([]));
  return answer.ok || answer.fault.kind !== 'refused' ? [] : answer.fault.refusals.map(({ code, rule, pointer }) => `${code} ${rule} ${pointer}`);
}

const box = (x1: number, y1: number, x2: number, y2: number): { x: number; y: number }[] => [{ x: x1, y: y1 }, { x: x2, y: y1 }, { x: x2, y: y2 }, { x: x1, y: y2 }];

describe('terrain as callers give it', () => {
  test('CM-TERRAIN-22 a piece is of a kind or custom, not both and not neither', () => {
    const outline = box(0, 0, 1, 1);
    const terrain = [{ outline }, { kind: 'woods', custom: {}, outline }, { kind: 'woods', outline }, { custom: { cover: true }, outline }];
    expect(refusals(lineOfSight, { viewer: { x: 5, y: 5 }, target: { x: 9, y: 5 }, terrain })).toEqual(['terrain.kind-or-custom CM-TERRAIN-22 /terrain/0', 'terrain.kind-or-custom CM-TERRAIN-22 /terrain/1']);
  });

  test('CM-TERRAIN-22 custom pieces do what is said of them, and nothing else', () => {
    const read = readTerrain([{ custom: { sight: 'woods', costMode: 'max', cost: 3, cover: true }, outline: box(0, 0, 1, 1) }, { custom: {}, outline: box(2, 2, 3, 3) }]);
    expect(read).toMatchObject({
      ok: true,
      value: [
        { id: 'terrain-1', kind: 'custom', traits: { sight: 'woods', costMode: 'max', cost: 3, cover: true, impassable: false, atop: false, low: false } },
        { id: 'terrain-2', traits: { sight: 'none', costMode: 'per', cost: 0, cover: false } },
      ],
    });
  });

  test('CM-TERRAIN-01 every fault of every outline is told, with its place', () => {
    const bow = [{ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 4, y: 0 }, { x: 0, y: 4 }];
    const flat = [{ x: 0, y: 0 }, { x: 2, y: 0 }, { x: 4, y: 0 }];
    const twice = [...box(0, 0, 4, 4), { x: 0, y: 4.0001 }];
    const terrain = [bow, flat, twice, box(0, 0, 1, 1)].map((outline) => ({ kind: 'woods', outline }));
    const found = refusals(coverProcedure, { attacker: { x: 9, y: 9 }, defender: { x: 9, y: 12 }, terrain });
    expect(new Set(found)).toEqual(new Set(['0', '1', '2'].map((i) => `terrain.outline CM-TERRAIN-01 /terrain/${i}/outline`)));
  });

  test('pieces have names of their own', () => {
    const terrain = [{ id: 'a', kind: 'woods', outline: box(0, 0, 1, 1) }, { id: 'a', kind: 'woods', outline: box(2, 0, 3, 1) }];
    expect(refusals(distanceProcedure, { from: { x: 9, y: 9 }, point: { x: 0, y: 0 }, terrain })).toEqual(['terrain.same-id CM-TERRAIN-01 /terrain/1/id']);
  });

  test('CM-RULING-51 places are read on the grid, and stakes by their degrees', () => {
    const read = readTerrain([{ kind: 'stake-barrier', outline: [{ x: 0.00004, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1.00006 }], points: 90 }]);
    expect(read).toMatchObject({ ok: true, value: [{ points: { x: 0, y: 1 }, polygon: { vertices: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1.0001 }] } }] });
  });

  test.each([
    ['farther out than 200 inches', { x: 201, y: 0 }],
    ['with another field', { x: 0, y: 0, z: 0 }],
    ['without a base', { x: 0, y: 0, baseDiameter: 0 }],
  ])('a model %s is no input', (_what, viewer) => {
    expect(Value.Check(lineOfSight.input, { viewer, target: { x: 0, y: 0 } })).toBe(false);
  });

  test('60 pieces of 32 corners are read, and no more', () => {
    const outline = Array.from({ length: 32 }, (_, i) => (i < 16 ? { x: i, y: 0 } : { x: 31 - i, y: 1 + (i % 2) }));
    const terrain = Array.from({ length: 60 }, () => ({ kind: 'woods', outline }));
    const scene = { viewer: { x: 5, y: 5 }, target: { x: 9, y: 5 } };
    expect(ask(lineOfSight, { ...scene, terrain })).toMatchObject({ seen: true });
    expect(Value.Check(lineOfSight.input, { ...scene, terrain: [...terrain, terrain[0]] })).toBe(false);
    expect(Value.Check(lineOfSight.input, { ...scene, terrain: [{ kind: 'woods', outline: [...outline, { x: -1, y: 1 }] }] })).toBe(false);
  });
});

describe('line of sight', () => {
  const viewer = { x: 10, y: 24 };
  const target = { x: 30, y: 24 };
  const look = (terrain: object[], more: object = {}): JsonObject => ask(lineOfSight, { viewer, target: { ...target, ...more }, terrain });

  test('CM-LOS-01 CM-LOS-05 on open ground both see each other', () => {
    expect(ask(lineOfSight, { viewer, target })).toEqual({ seen: true, seesBack: true, blockers: [], cover: false, coverFrom: [], higher: 'neither', viewerElevation: 0, targetElevation: 0, viewerAtop: false, targetAtop: false });
  });

  test('CM-LOS-01 CM-LOS-02 every blocker is told with its rule and how much of it is in the way', () => {
    expect(look([{ id: 'wall', kind: 'high-wall', outline: box(12, 20, 12.5, 28) }, { kind: 'woods', outline: box(15, 20, 17.5, 28) }])).toMatchObject({
      seen: false,
      blockers: [
        { piece: 'wall', kind: 'high-wall', rule: 'CM-LOS-01', inches: 0.5 },
        { piece: 'terrain-2', kind: 'woods', rule: 'CM-LOS-02', inches: 2.5 },
      ],
    });
  });

  test('CM-LOS-06 CM-DOWN-10 who lies behind a low wall is not seen and sees', () => {
    const wall = [{ kind: 'low-wall', outline: box(28, 20, 28.5, 28) }];
    expect(look(wall)).toMatchObject({ seen: true, cover: true, coverFrom: [{ piece: 'terrain-1', kind: 'low-wall' }] });
    expect(look(wall, { down: true })).toMatchObject({ seen: false, seesBack: true, blockers: [{ rule: 'CM-LOS-06' }] });
  });

  test('CM-HILL-02 CM-EX-21 CM-EX-22 who is higher is told, with the scores', () => {
    expect(look([{ kind: 'hill', outline: box(20, 20, 30, 28) }])).toMatchObject({ higher: 'target', viewerElevation: 0, targetElevation: 1 });
    expect(look([{ kind: 'hill', outline: box(5, 20, 30, 28) }])).toMatchObject({ higher: 'viewer', viewerElevation: 2, targetElevation: 1 });
  });

  test('CM-TERRAIN-20 who is atop a wall is told', () => {
    expect(look([{ kind: 'low-wall', outline: box(29.8, 20, 30.2, 28) }])).toMatchObject({ viewerAtop: false, targetAtop: true });
  });

  test('CM-TERRAIN-22 a custom piece may block as well', () => {
    expect(look([{ custom: { sight: 'blocks' }, outline: box(15, 20, 16, 28) }])).toMatchObject({ seen: false, cover: false, blockers: [{ kind: 'custom', rule: 'CM-LOS-01' }] });
  });
});

describe('cover', () => {
  const scene = { attacker: { x: 10, y: 24 }, defender: { x: 22, y: 24 } };

  test('CM-COVER-01 CM-COVER-07 CM-RANGED-07 four for cover, however much of it, and one for each model between', () => {
    const terrain = [{ kind: 'low-wall', outline: box(20, 22, 20.5, 26) }, { kind: 'briars', outline: box(18, 22, 19, 26) }];
    expect(ask(coverProcedure, { ...scene, others: [{ x: 14, y: 24.4 }, { x: 16, y: 23.7 }, { x: 16, y: 26 }], terrain })).toEqual({
      cover: true,
      coverFrom: [
        { piece: 'terrain-1', kind: 'low-wall' },
        { piece: 'terrain-2', kind: 'briars' },
      ],
      intervening: 2,
      armorBonus: 6,
      seen: true,
    });
  });

  test('CM-COVER-03 CM-COVER-06 nothing for what is nearer to the attacker, nor for stakes', () => {
    expect(ask(coverProcedure, { ...scene, terrain: [{ kind: 'low-wall', outline: box(11, 22, 11.5, 26) }, { kind: 'stake-barrier', outline: box(20, 22, 20.5, 26) }] })).toMatchObject({ cover: false, armorBonus: 0 });
  });
});

describe('distance', () => {
  test('CM-MEASURE-01 CM-RULING-01 between models from the nearest parts of their bases', () => {
    expect(ask(distanceProcedure, { from: { x: 10, y: 10 }, to: { x: 13, y: 14, baseDiameter: 2 } })).toEqual({ gap: 3.5, centres: 5, farthest: 4.5, contact: false, extraInches: 0, rangedGap: 3.5 });
    expect(ask(distanceProcedure, { from: { x: 10, y: 10 }, to: { x: 11, y: 10 } })).toMatchObject({ gap: 0, contact: true });
  });

  test('the conventions: within is up to a thousandth more', () => {
    const within = (x: number): unknown => ask(distanceProcedure, { from: { x: 0, y: 0 }, to: { x, y: 0 }, inches: 6 })['within'];
    expect([7, 7.001, 7.0012].map(within)).toEqual([true, true, false]);
  });

  test('CM-MEASURE-05 to a point from the nearest part; entirely within by the farthest', () => {
    expect(ask(distanceProcedure, { from: { x: 20, y: 24 }, point: { x: 24, y: 24 }, inches: 4 })).toMatchObject({ gap: 3.5, centres: 4, farthest: 4.5, within: true, entirelyWithin: false });
    expect(ask(distanceProcedure, { from: { x: 20, y: 24 }, point: { x: 24, y: 24 }, inches: 4.5 })).toMatchObject({ entirelyWithin: true });
    expect(ask(distanceProcedure, { from: { x: 20, y: 24 }, point: { x: 20.2, y: 24 } })).toMatchObject({ gap: 0, contact: true });
  });

  test('CM-HILL-06 CM-RANGED-03 a shot counts an inch more for each contour up to its target', () => {
    const terrain = [{ kind: 'hill', outline: box(20, 16, 36, 32) }, { kind: 'hill', outline: box(24, 20, 32, 28) }];
    expect(ask(distanceProcedure, { from: { x: 4, y: 24 }, to: { x: 28, y: 24 }, inches: 24, terrain })).toMatchObject({ gap: 23, extraInches: 2, rangedGap: 25, within: true, inRange: false });
    expect(ask(distanceProcedure, { from: { x: 28, y: 24 }, to: { x: 4, y: 24 }, inches: 24, terrain })).toMatchObject({ extraInches: 0, inRange: true });
  });

  test('a tape has one other end', () => {
    expect(refusals(distanceProcedure, { from: { x: 0, y: 0 } })).toEqual(['distance.one-end CM-MEASURE-05 /to']);
    expect(refusals(distanceProcedure, { from: { x: 0, y: 0 }, to: { x: 1, y: 0 }, point: { x: 1, y: 0 } })).toEqual(['distance.one-end CM-MEASURE-05 /to']);
  });
});

describe('threatened areas', () => {
  const model = (id: string, x: number, more: object = {}): object => ({ id, side: id.slice(0, 1), x, y: 24, ...more });
  const areas = (...models: object[]): unknown => ask(threatenedAreas, { models })['models'];

  test('CM-AOO-01 a model threatens an inch round its base, two with Reach', () => {
    expect(areas(model('a1', 10), model('b1', 12), model('a2', 14.001), model('b2', 17.5, { reach: true }), model('a3', 20.5))).toMatchObject([
      { threatens: 1, inItsArea: [{ id: 'b1', gap: 1, seen: true }] },
      { threatens: 1, inItsArea: [{ id: 'a1' }, { id: 'a2', gap: 1.001 }] },
      { threatens: 1, inItsArea: [{ id: 'b1' }] },
      { threatens: 2, inItsArea: [{ id: 'a3', gap: 2 }] },
      { threatens: 1, inItsArea: [] },
    ]);
  });

  test('CM-MELEE-01 CM-RULING-02 CM-ABIL-25a CM-ABIL-25b contact is directed: Reach strikes at an inch and is not struck back', () => {
    expect(areas(model('glaiver', 10, { reach: true }), model('trooper', 12))).toMatchObject([
      { inContactWith: ['trooper'], contactedBy: [] },
      { inContactWith: [], contactedBy: ['glaiver'] },
    ]);
    expect(areas(model('glaiver', 10), model('trooper', 11))).toMatchObject([{ inContactWith: ['trooper'], contactedBy: ['trooper'] }, {}]);
    expect(areas(model('glaiver', 10), model('trooper', 11.01))).toMatchObject([{ inContactWith: [], contactedBy: [] }, {}]);
  });

  test('CM-ABIL-25 Reach is read off the card', () => {
    expect(areas(model('glaiver', 10, { model: { abilities: [{ slug: 'reach', rating: 1 }] } }), model('trooper', 12))).toMatchObject([{ threatens: 2, inContactWith: ['trooper'] }, {}]);
  });

  test('CM-MELEE-02 CM-AOO-10 CM-DOWN-04 CM-ROUT-06 the helpless are in contact with nobody and strike nobody, but are struck', () => {
    for (const condition of ['knocked-down', 'routing', 'stunned', 'dazed']) {
      expect(areas(model('a', 10, { condition }), model('b', 11))).toMatchObject([
        { strikes: false, inContactWith: [], contactedBy: ['b'] },
        { strikes: true, inContactWith: ['a'], contactedBy: [] },
      ]);
    }
  });

  test('CM-RULING-40 models of one side leave each other alone', () => {
    expect(areas(model('a1', 10), model('a2', 11))).toMatchObject([{ inItsArea: [], inContactWith: [] }, {}]);
  });

  test('CM-AOO-14 CM-RULING-42 across a gap sight is needed, at base contact it is not', () => {
    const wall = [{ kind: 'high-wall', outline: box(10.9, 23, 11.1, 25) }];
    expect(ask(threatenedAreas, { models: [model('a', 10, { reach: true }), model('b', 12)], terrain: wall })).toMatchObject({ models: [{ inItsArea: [{ seen: false }], inContactWith: [] }, {}] });
    expect(ask(threatenedAreas, { models: [model('a', 10), model('b', 11)], terrain: [{ kind: 'high-wall', outline: box(10.45, 23.9, 10.55, 24.1) }] })).toMatchObject({ models: [{ inContactWith: ['b'] }, {}] });
  });

  test('CM-HILL-11 a contour line never prevents contact', () => {
    expect(ask(threatenedAreas, { models: [model('a', 10), model('b', 11)], terrain: [{ kind: 'hill', outline: box(10.5, 20, 20, 28) }] })).toMatchObject({ models: [{ inContactWith: ['b'] }, { inContactWith: ['a'] }] });
  });

  test('CM-MOVE-04 bases that lie over each other and names used twice are refused', () => {
    expect(refusals(threatenedAreas, { models: [model('a', 10), model('a', 20), model('b', 10.9)] })).toEqual(['models.same-id CM-STAT-01 /models/1/id', 'models.overlap CM-MOVE-04 /models/2']);
  });

  test('200 models are no trouble', () => {
    const models = Array.from({ length: 200 }, (_, i) => ({ id: `m${i}`, side: i % 2 === 0 ? 'a' : 'b', x: i % 20, y: Math.floor(i / 20) * 1.5 }));
    expect((ask(threatenedAreas, { models })['models'] as unknown[]).length).toBe(200);
    expect(Value.Check(threatenedAreas.input, { models: [...models, models[0]] })).toBe(false);
  });
});

test.each([lineOfSight, coverProcedure, distanceProcedure, threatenedAreas].map((each) => [each.name, each] as const))('%s cites known rules and throws no dice', (_name, { rules, dice }) => {
  const known = new Set(RULEBOOK.map(({ id }) => id));
  expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  expect(dice).toBe(false);
});
