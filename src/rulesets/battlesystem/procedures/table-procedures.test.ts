import { exact } from '../../../kernel/chance/chances';
import { leader, troop, unit } from '../game/ready-setups';
import { army } from './army';
import { attack } from './attack';
import { melee } from './melee';
import { movement } from './movement';
import { opportunityFire } from './opportunity-fire';
import { retreat } from './retreat';
import { figuresOf, refusals, resolved, resultOf } from './testing/resolved';

const FIGHTER = ['attackDice', 'armorRating', 'hits', 'morale', 'class', 'weaponLength', 'traits'] as const;
const fighter = (slug: string, figures: number, more = {}) => ({ troop: figuresOf('troop-type', slug, ...FIGHTER), figures, ...more });
const at = (x: number, y: number, files = 4) => ({ at: { x, y }, files });
const battle = (more = {}) =>
  ({
    anyArmy: true,
    armies: [
      { seat: 'south', units: [unit('spears', 'medium-foot', 8, at(40, 12)), unit('bows', 'archers', 8, at(50, 12))] },
      { seat: 'north', units: [unit('orcs', 'orcs', 8, at(40, 22))] },
    ],
    ...more,
  }) as never;

describe('melee', () => {
  test('BS-MELEE-03 pikes strike before orcs, and only the survivors answer', () => {
    const { result, events } = resolved(melee, { first: fighter('orcs', 4), second: fighter('pikemen', 4) }, [8, 8, 1, 1, 1, 1, 1, 1]);
    expect(result).toMatchObject({ order: 'second', secondAdvantages: ['length'], card: 'house', first: { figuresLeft: 0 }, second: { figuresLeft: 4 } });
    expect(events.filter(({ type }) => type === 'attack-rolled').map(({ change }) => change['attackDice'])).toEqual([4, 0]);
  });

  test('BS-MELEE-02 BS-MELEE-05 equals strike together, and both may have to check', () => {
    const { result } = resolved(melee, { first: fighter('light-foot', 4), second: fighter('light-foot', 4) }, [4, 1, 1, 1, 1, 4, 1, 1, 1, 1, 5, 5, 6, 5]);
    expect(result).toMatchObject({ order: 'together', first: { figuresLeft: 3, state: 'good' }, second: { figuresLeft: 3, state: 'shaken', retreats: 4 } });
  });

  test('BS-AD-02 another card changes the odds as it must, and a torn one is refused', () => {
    const input = { attacker: { troop: { attackDice: [6] as const }, figures: 1 }, defender: { troop: { armorRating: 10, hits: 1 } } };
    const meanOf = (given: object): number => {
      const odds = attack.odds(given as never);
      if (!odds.ok) throw new Error('no odds');
      const { values, weights, total } = exact(odds.outcomes);
      return values.reduce((sum, value, i) => sum + Number(value['suffered']) * Number(weights[i]), 0) / Number(total);
    };
    const card = { name: 'mild', hits: [{ from: 1, to: 5, hits: 0 }, { from: 6, to: 12, hits: 1 }] };
    expect([meanOf(input), meanOf({ ...input, card })]).toEqual([expect.closeTo(4 / 6, 9), expect.closeTo(1 / 6, 9)]);
    expect(resultOf(attack, { ...input, card } as never, [6, 1])).toMatchObject({ card: 'mild', hits: 1 });
    expect(refusals(attack, { ...input, card: { name: 'torn', hits: [{ from: 2, to: 12, hits: 1 }] } } as never)).toEqual(['card.gap BS-AD-02 /card/hits/0']);
  });
});

describe('on a table', () => {
  test('BS-RETREAT-02 BS-RETREAT-03 a retreat leads 4 inches away, off the table, or nowhere', () => {
    expect(resultOf(retreat, { battle: battle(), unit: 'spears', from: 'orcs' }, [])).toMatchObject({ barred: false, leaves: false, inches: 4, standing: { x: 40, y: 8, formation: 'regular' } });
    expect(resultOf(retreat, { battle: battle({ armies: [{ seat: 'south', units: [unit('spears', 'medium-foot', 8, at(40, 4))] }, { seat: 'north', units: [unit('orcs', 'orcs', 8, at(40, 22))] }] }), unit: 'spears' }, [])).toMatchObject({ leaves: true, standing: null });
    expect(refusals(retreat, { battle: battle(), unit: 'nobody' })).toEqual(['unit.unknown BS-STAT-01 /unit']);
  });

  test('BS-MOVE-01 BS-TERR-02 a move is reckoned by the card that is played', () => {
    const ground = { terrain: [{ kind: 'rough', outline: [{ x: 30, y: 14 }, { x: 50, y: 14 }, { x: 50, y: 20 }, { x: 30, y: 20 }] }] };
    const go = (more: object, inches: number) => resultOf(movement, { battle: battle(more), unit: 'spears', steps: [{ kind: 'advance', inches }] } as never, []);
    expect(refusals(movement, { battle: battle(), unit: 'spears', steps: [{ kind: 'wheel', degrees: 20 }] } as never)).toEqual(['step.incomplete BS-ACT-04 /steps/0/hand']);
    expect(go(ground, 6)).toMatchObject({ card: 'house', legal: true, cost: 10, allowance: 12, standing: { y: 18, formation: 'irregular' } });
    expect(go(ground, 8)).toMatchObject({ legal: false, fault: { code: 'move.too-far', rule: 'BS-MOVE-01' }, ends: 'spent' });
    expect(go({ ...ground, card: { name: 'easy', terrain: [{ id: 'rough', foot: { numerator: 1, denominator: 1 }, mounted: null }] } }, 8)).toMatchObject({ card: 'easy', legal: true, cost: 8 });
  });

  test('BS-MISSILE-08 BS-RULING-19 a shot at a point of a path is resolved there, or refused with the reason', () => {
    const input = { battle: battle(), unit: 'bows', mover: 'orcs', steps: [{ kind: 'advance', inches: 6 }], at: 4 };
    expect(resultOf(opportunityFire, input as never, [6, 4, 1, 2, 5, 9, 3])).toMatchObject({ attackDice: 4, armorRating: 7, hits: 3, suffered: 2, moverStands: { y: 18 } });
    expect(refusals(opportunityFire, { ...input, at: 7 } as never)).toEqual(['opportunity.beyond-path BS-MISSILE-08 /at']);
    expect(refusals(opportunityFire, { ...input, steps: [{ kind: 'advance', inches: 60 }] } as never)).toEqual(['move.too-far BS-MOVE-01 /steps']);
  });

  test('BS-POINT-01 BS-POINT-02 BS-FORM-06 an army is added up, and every fault listed', () => {
    const units = [{ troop: troop('orcs'), figures: 12 }, { troop: troop('ogres'), figures: 3 }];
    const { individual, role } = leader('x', 'hero');
    expect(resultOf(army, { points: 100, units, individuals: [{ individual, role }] } as never, [])).toMatchObject({ legal: false, cost: 186, left: -86, faults: [{ code: 'unit.size', pointer: '/units/1/figures' }, { code: 'army.too-dear' }] });
    expect(resultOf(army, { units: units.slice(0, 1) } as never, [])).toMatchObject({ legal: true, cost: 60, left: 240 });
  });
});
