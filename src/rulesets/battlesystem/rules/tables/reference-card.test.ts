import { RULEBOOK } from '../../rulebook';
import {
  ARMOR_DIE,
  ARMOR_LIMITS,
  ARMOR_MODIFIERS,
  ATTACK_DICE_MULTIPLIERS,
  FIGURE_POINTS,
  HITS_TABLE,
  INDIVIDUAL_POINTS,
  MORALE_MODIFIERS,
  MORALE_TRIGGERS,
  OBSTACLES,
  TERRAIN_COSTS,
  type CardRow,
  type Fraction,
} from './reference-card';

const write = (fraction: Fraction | null): string => (fraction === null ? 'barred' : `${fraction.numerator}/${fraction.denominator}`);

describe('the house reference card', () => {
  it('cites a known rule on every row', () => {
    const known = new Set(RULEBOOK.map((rule) => rule.id));
    const rows: readonly CardRow[] = [
      ...HITS_TABLE,
      ...ATTACK_DICE_MULTIPLIERS,
      ARMOR_DIE,
      ARMOR_LIMITS,
      ...ARMOR_MODIFIERS,
      ...MORALE_TRIGGERS,
      ...MORALE_MODIFIERS,
      ...TERRAIN_COSTS,
      ...OBSTACLES,
      FIGURE_POINTS,
      INDIVIDUAL_POINTS,
    ];
    expect(rows.filter((row) => !known.has(row.ruleId))).toEqual([]);
  });

  it('names each row of a table once', () => {
    for (const table of [ATTACK_DICE_MULTIPLIERS, ARMOR_MODIFIERS, MORALE_TRIGGERS, MORALE_MODIFIERS, TERRAIN_COSTS, OBSTACLES]) {
      const ids = table.map((row) => row.id);
      expect(new Set<string>(ids).size).toBe(ids.length);
    }
  });

  it('BS-AD-02 covers every result from 1 to 20 once, without gap or overlap, each range one hit above the last', () => {
    let next = 1;
    HITS_TABLE.forEach((row, index) => {
      expect(row.from).toBe(next);
      expect(row.to).toBeGreaterThanOrEqual(row.from);
      expect(row.hits).toBe(index);
      next = row.to + 1;
    });
    expect(next - 1).toBe(20);
  });

  it('BS-EX-07 one d8 scores one hit on average', () => {
    const faces = [1, 2, 3, 4, 5, 6, 7, 8].map((face) => HITS_TABLE.find((row) => row.from <= face && face <= row.to)?.hits ?? NaN);
    expect(faces).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
  });

  it('BS-AD-05 BS-MISSILE-04 multiplies attack dice by exact factors', () => {
    expect(ATTACK_DICE_MULTIPLIERS.map((row) => [row.id, write(row.factor)])).toEqual([
      ['charge', '3/2'],
      ['charge-mounted-lance', '2/1'],
      ['missile-short', '1/1'],
      ['missile-medium', '1/2'],
      ['missile-long', '1/3'],
      ['routed', '0/1'],
    ]);
  });

  it('BS-AR-03 BS-CMD-06 changes the armor rating', () => {
    expect(ARMOR_MODIFIERS.map((row) => [row.id, row.modifier])).toEqual([
      ['melee-flank', 1],
      ['melee-rear', 2],
      ['melee-defender-uphill-or-behind-obstacle', -1],
      ['melee-defender-column', 2],
      ['missile-soft-cover', -1],
      ['missile-hard-cover', -2],
      ['missile-target-irregular', -1],
      ['defender-shaken', 1],
      ['defender-routed', 2],
      ['missile-lone-individual', -2],
    ]);
  });

  it('BS-MORALE-10 changes the morale rating', () => {
    expect(MORALE_MODIFIERS.map((row) => [row.id, row.modifier])).toEqual([
      ['half-lost', -2],
      ['enemy-on-flank', -1],
      ['enemy-on-rear', -2],
      ['in-command-or-hero-attached', 1],
    ]);
  });

  it('BS-TERR-02 charges each inch of ground exactly', () => {
    expect(TERRAIN_COSTS.map((row) => `${row.id} ${write(row.foot)} ${write(row.mounted)}`)).toEqual([
      'clear 1/1 1/1',
      'road-in-column 3/4 3/4',
      'brush 4/3 4/3',
      'light-woods 3/2 2/1',
      'dense-woods 2/1 barred',
      'rough 2/1 2/1',
      'shallow-water 2/1 2/1',
      'swamp 3/1 barred',
      'deep-water barred barred',
      'uphill 4/3 4/3',
      'building 2/1 barred',
    ]);
  });

  it('BS-TERR-04 makes units irregular in woods, rough ground, swamp and shallow water, and at obstacles', () => {
    expect(TERRAIN_COSTS.filter((row) => row.makesIrregular).map((row) => row.id)).toEqual(['light-woods', 'dense-woods', 'rough', 'shallow-water', 'swamp']);
    expect(OBSTACLES.every((row) => row.makesIrregular)).toBe(true);
  });

  it('BS-AR-03 gives cover as listed', () => {
    const covered = [...TERRAIN_COSTS, ...OBSTACLES].filter((row) => row.cover !== 'none').map((row) => `${row.id} ${row.cover}`);
    expect(covered).toEqual(['brush soft', 'light-woods soft', 'dense-woods soft', 'building hard', 'wall hard', 'hedge soft']);
    expect(OBSTACLES.filter((row) => row.sheltersInMelee).map((row) => row.id)).toEqual(['wall', 'hedge']);
  });
});
