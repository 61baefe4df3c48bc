import { HOLD_THE_HILL, leader, PITCHED_BATTLE, unit, WITH_LEADERS } from './ready-setups';
import { usualDeployment } from './deployment';
import { setUp } from './setup';
import type { BattleSetup } from './shapes';
import { figuresOnHill, pointsLost } from './victory';
import { faultsIn, field, open, play, refusedWith } from './testing/table';

const armies = (units: BattleSetup['armies'][number]['units'], more: Partial<BattleSetup['armies'][number]> = {}): BattleSetup['armies'] => [{ seat: 'south', units, ...more }, { seat: 'north', units: [unit('orcs', 'orcs', 12)] }];

describe('set-ups', () => {
  test('BS-SCEN-01 BS-SCEN-03 BS-STAT-01 the house’s battles are sound: 96 by 48 inches, 300 points, 10 turns', () => {
    expect([PITCHED_BATTLE, HOLD_THE_HILL, WITH_LEADERS].map(faultsIn)).toEqual([[], [], []]);
    const made = setUp(PITCHED_BATTLE);
    expect(made.ok && made.value).toMatchObject({ width: 96, height: 48, turns: 10, deploymentDepth: 10, scenario: 'pitched-battle', card: { name: 'house' } });
  });

  test('BS-SCEN-03 BS-FORM-06 BS-RULING-24 every fault is told with its place', () => {
    expect(faultsIn({ armies: armies([unit('few', 'levy', 3), unit('ogres', 'ogres', 20), unit('wide', 'levy', 8, { files: 9 }), unit('loose', 'levy', 8, { formation: 'irregular' })]) })).toEqual([
      'unit.size /armies/0/units/0/figures',
      'unit.files /armies/0/units/2/files',
      'unit.formation /armies/0/units/3/formation',
      'army.too-dear /armies/0',
    ]);
    expect(faultsIn({ armies: armies([unit('orcs', 'levy', 8)]) })).toEqual(['id.twice /armies']);
    expect(faultsIn({ armies: armies([unit('a', 'levy', 8, { troop: { ...unit('a', 'levy', 8).troop, traits: ['winged'], missile: 'musket' } })]) })).toEqual(['troop.unknown-trait /armies/0/units/0/troop/traits/0', 'missile.unknown /armies/0/units/0/troop/missile']);
  });

  test('BS-SCEN-02 BS-CMD-01 BS-CMD-02 leaders need the module, and each a unit of its own', () => {
    const led = { armies: armies([unit('a', 'levy', 8)], { individuals: [leader('one', 'hero', 'a'), leader('two', 'hero', 'a')] }) };
    expect(faultsIn(led)).toEqual(['individual.no-module /armies/0/individuals/0', 'individual.no-module /armies/0/individuals/1', 'individual.unit-taken /armies/0/individuals/1/with']);
    expect(faultsIn({ ...led, commanders: true })).toEqual(['individual.unit-taken /armies/0/individuals/1/with']);
  });

  test('BS-GEO-03 figures stand on the bases of their class', () => {
    const made = setUp({ anyArmy: true, armies: armies([unit('foot', 'levy', 8), unit('horse', 'light-cavalry', 4), unit('large', 'ogres', 4)]) });
    expect(made.ok && made.value.units.slice(0, 3).map(({ width, depth }) => [width, depth])).toEqual([[0.75, 0.75], [1, 2], [1.5, 1.5]]);
  });

  test('BS-GEO-01 BS-RULING-24 places lie on the table and apart, and all have one or none', () => {
    const at = (x: number, y: number) => ({ at: { x, y } });
    expect(faultsIn({ armies: armies([unit('a', 'levy', 8, at(40, 12)), unit('b', 'levy', 8, at(40, 12.5)), unit('c', 'levy', 8, at(95, 20))]) })).toEqual(['place.overlaps /armies/0/units/1/at', 'place.off-table /armies/0/units/2/at', 'place.missing /armies/1/units/0/at']);
  });

  test('BS-AD-02 BS-AR-03 BS-TERR-02 a card with a gap, an overlap or a value out of range is refused with every fault', () => {
    const card = {
      name: 'torn',
      hits: [{ from: 1, to: 3, hits: 0 }, { from: 5, to: 8, hits: 1 }, { from: 8, to: 12, hits: 40 }],
      multipliers: [{ id: 'charge' as const, numerator: 9, denominator: 2 }, { id: 'charge' as const, numerator: 3, denominator: 2 }, { id: 'routed' as const, numerator: 1, denominator: 0 }],
      armor: [{ id: 'melee-flank' as const, modifier: 12 }],
      morale: [{ id: 'half-lost' as const, modifier: -10 }],
      terrain: [{ id: 'clear' as const, foot: null, mounted: { numerator: 40, denominator: 1 } }],
      obstacles: [{ id: 'wall' as const, foot: -1, mounted: 4 }],
    };
    expect(faultsIn({ ...PITCHED_BATTLE, card })).toEqual([
      'card.gap /card/hits/1',
      'card.overlap /card/hits/2',
      'card.out-of-range /card/hits/2/hits',
      'card.overlap /card/multipliers/1/id',
      'card.out-of-range /card/multipliers/0',
      'card.no-fraction /card/multipliers/2',
      'card.out-of-range /card/armor/0/modifier',
      'card.out-of-range /card/morale/0/modifier',
      'card.out-of-range /card/terrain/0/mounted',
      'card.out-of-range /card/obstacles/0/foot',
      'card.clear-ground-barred /card/terrain',
    ]);
    expect(faultsIn({ ...PITCHED_BATTLE, card: { name: 'house', hits: [{ from: 1, to: 9, hits: 1 }] } })).toEqual(['card.name-taken /card/name', 'card.gap /card/hits']);
  });

  test('BS-AD-02 BS-STAT-02 a set-up with its own card is played by it, and every answer names it', () => {
    const standers = { a: { side: 'south', troop: 'light-foot', figures: 4, files: 4, x: 40, y: 20 }, b: { side: 'north', troop: 'orcs', figures: 4, files: 4, x: 40, y: 20 } } as const;
    const card = { name: 'mine', hits: [{ from: 1, to: 12, hits: 0 }], armor: [{ id: 'defender-shaken' as const, modifier: 3 }] };
    const fought = play(field({ ...standers, b: { ...standers.b, is: { order: 'shaken' } } }, { card }, { stage: 'melee', toAct: 0 }), 'south', { type: 'fight', unit: 'a' }, [6, 6, 6, 6, 6, 6, 6, 6]);
    expect(fought.told('unit-attacked')).toMatchObject([{ card: 'mine', hits: 0, armorRating: 10, modifiers: [{ name: 'defender-shaken', add: 3, provenance: 'general' }] }, { card: 'mine', hits: 0 }]);
  });
});

describe('deployment', () => {
  const opened = open({ armies: armies([unit('a', 'light-foot', 8), unit('b', 'levy', 8)]) }, []);
  const refused = (sheet: unknown) => refusedWith(opened.position, 'south', { type: 'answer', decision: opened.position.suspended!.id, answer: sheet as never });
  const usual = usualDeployment(opened.state, 0)!;

  test('BS-SCEN-03 the usual deployment is sound and lies in the zone', () => {
    expect(refused(usual)).toEqual(['taken']);
    expect(usual.map(({ unit: id }) => id)).toEqual(['a', 'b']);
  });

  test('BS-RULING-24 outside the zone, over another, twice, missing or in the wrong formation is refused, each by name', () => {
    expect(refused([{ unit: 'a', at: { x: 40, y: 11 } }, { unit: 'b', at: { x: 60, y: 9 } }])).toEqual(['deploy.outside-zone']);
    expect(refused([{ unit: 'a', at: { x: 40, y: 9 } }, { unit: 'b', at: { x: 40, y: 9 } }])).toEqual(['deploy.overlaps']);
    expect(refused([{ unit: 'a', at: { x: 40, y: 9 } }, { unit: 'a', at: { x: 60, y: 9 } }])).toEqual(['deploy.twice', 'deploy.missing']);
    expect(refused([{ unit: 'a', at: { x: 40, y: 9 }, formation: 'irregular' }, { unit: 'orcs', at: { x: 60, y: 9 } }, { unit: 'b', at: { x: 60, y: 9 } }])).toEqual(['deploy.formation', 'unit.not-yours']);
    expect(refused([{ unit: 'a', at: { x: 40, y: 9 }, formation: 'column', files: 2 }, { unit: 'b', at: { x: 60, y: 9 }, files: 8 }])).toEqual(['taken']);
  });
});

describe('victory', () => {
  const LAST = { stage: 'second-movement', toAct: 1, turn: 10 } as const;
  const done = (standers: Parameters<typeof field>[0], scenery = {}, more = {}) => play(field(standers, scenery, { ...LAST, ...more }), 'north', { type: 'end-movement' }).state.ended!;
  const a = { side: 'south', troop: 'light-foot', figures: 6, files: 3, x: 20, y: 10, is: { start: 8 } } as const;
  const b = { side: 'north', troop: 'orcs', figures: 8, files: 4, x: 70, y: 40 } as const;

  test('BS-VICT-01 BS-VICT-02 after the last turn points of enemies destroyed or gone count, half for the routed', () => {
    const state = field({ a, b, c: { ...b, x: 50, figures: 4, is: { order: 'routed' } } });
    expect([pointsLost(state, 0), pointsLost(state, 1)]).toEqual([8, 10]);
    expect(done({ a, b })).toMatchObject({ rule: 'BS-VICT-02', places: [{ place: 1, seats: ['north'], score: 8 }, { place: 2, seats: ['south'], score: 0 }] });
    expect(done({ a: { ...a, is: {} }, b }).places.map(({ place }) => place)).toEqual([1, 1]);
  });

  test('BS-VICT-02 a side without units in good or shaken order loses at the end of any turn; conceding loses', () => {
    expect(done({ a, b: { ...b, is: { order: 'routed', moved: true } } }, {}, { turn: 3 })).toMatchObject({ places: [{ place: 1, seats: ['south'] }, { place: 2 }] });
    expect(play(field({ a, b }), 'north', { type: 'concede' }).state.ended).toMatchObject({ rule: 'BS-VICT-02', places: [{ seats: ['south'] }, { seats: ['north'] }] });
  });

  test('BS-SCEN-04 the hill is held by more figures in good order on it', () => {
    const hill = { scenario: 'hold-the-hill' } as const;
    const on = { ...a, x: 48, y: 24.75 };
    expect(figuresOnHill(field({ a: on, b }, hill), 0)).toBe(6);
    expect(figuresOnHill(field({ a: { ...on, is: { order: 'shaken' } }, b }, hill), 0)).toBe(0);
    expect(done({ a: on, b }, hill)).toMatchObject({ rule: 'BS-SCEN-04', places: [{ seats: ['south'], score: 6 }, { score: 0 }] });
    expect(done({ a, b }, hill).places.map(({ place }) => place)).toEqual([1, 1]);
  });
});
