import { unit } from './ready-setups';
import { answer, field, open, play, refusedWith } from './testing/table';

const FACING = { spears: { side: 'south', troop: 'medium-foot', x: 40, y: 12 }, orcs: { side: 'north', troop: 'orcs', x: 40, y: 26 } } as const;
const SMALL = { armies: [{ seat: 'south', units: [unit('spears', 'medium-foot', 8)] }, { seat: 'north', units: [unit('orcs', 'orcs', 12)] }] };

describe('the turn', () => {
  test('BS-SEQ-01 BS-SEQ-02 BS-RULING-11 the first turn has no declarations; both sides set up and initiative is thrown plainly', () => {
    const set = open(SMALL, []);
    expect(set.position.suspended!.decision).toMatchObject({ kind: 'deployment', sealed: true, seats: ['south', 'north'] });
    const sheets = set.position.suspended!.decision!.otherwise;
    const one = play(set.position, 'south', { type: 'answer', decision: set.position.suspended!.id, answer: sheets['south']! });
    expect(one.told('army-deployed')).toEqual([]);
    const both = play(one.position, 'north', { type: 'answer', decision: one.position.suspended!.id, answer: sheets['north']! }, [3, 8]);
    expect(both.told('army-deployed').map(({ seat }) => seat)).toEqual(['south', 'north']);
    expect(both.told('initiative-won')).toMatchObject([{ seat: 'south', modifiers: [] }]);
    expect(both.state.stage).toBe('initiative');
    const chosen = answer(both, 'second');
    expect(chosen.state).toMatchObject({ stage: 'first-movement', first: 1, toAct: 1, loser: 1, turn: 1 });
  });

  test('BS-SEQ-03 BS-ACT-01 the loser of the last initiative declares first, and who declares names unit and target', () => {
    const state = field(FACING, {}, { stage: 'declare', loser: 1, toAct: 1, first: -1 });
    expect(refusedWith(state, 'south', { type: 'pass-declaration' })).toEqual(['turn.not-yours']);
    const declared = play(state, 'north', { type: 'declare-charge', unit: 'orcs', target: 'spears' });
    expect(declared.told('charge-declared')).toMatchObject([{ rule: 'BS-SEQ-03', unit: 'orcs', target: 'spears' }]);
    expect(declared.state).toMatchObject({ stage: 'declare', toAct: 0 });
    const passed = play(declared.position, 'south', { type: 'pass-declaration' }, [5, 8]);
    expect(passed.told('declaration-passed')).toHaveLength(1);
  });

  test('BS-INIT-01 BS-RULING-12 BS-ACT-02 BS-EX-06 each declared charger takes 2 off, the lower total chooses', () => {
    const state = field({ ...FACING, more: { side: 'south', troop: 'light-foot', x: 50, y: 12 } }, {}, { stage: 'declare', loser: 0, toAct: 0, first: -1 });
    const one = play(state, 'south', { type: 'declare-charge', unit: 'spears', target: 'orcs' });
    const two = play(one.position, 'south', { type: 'declare-charge', unit: 'more', target: 'orcs' });
    const done = play(two.position, 'north', { type: 'pass-declaration' }, [6, 3]);
    expect(done.told('initiative-won')).toMatchObject([{ seat: 'south', modifiers: [{ add: -4 }] }]);
  });

  test('BS-INIT-02 equal totals are thrown again', () => {
    const state = field(FACING, {}, { stage: 'declare', loser: 0, toAct: 0, first: -1 });
    const passed = play(state, 'south', { type: 'pass-declaration' });
    expect(play(passed.position, 'north', { type: 'pass-declaration' }, [4, 4, 7, 2]).told('initiative-won')).toMatchObject([{ seat: 'north' }]);
  });

  test('BS-SEQ-04 chargers go before all others, and the movement ends only after them', () => {
    const state = field({ ...FACING, more: { side: 'south', troop: 'light-foot', x: 60, y: 12 } });
    const charging = { ...state, units: state.units.map((each) => (each.id === 'spears' ? { ...each, target: 2, holdsFire: true } : each)) };
    expect(refusedWith(charging, 'south', { type: 'move', unit: 'more', steps: [] })).toEqual(['move.chargers-first']);
    expect(refusedWith(charging, 'south', { type: 'move', unit: 'spears', steps: [] })).toEqual(['unit.charging']);
    expect(refusedWith(charging, 'south', { type: 'end-movement' })).toEqual(['movement.chargers-left']);
    expect(refusedWith(state, 'south', { type: 'charge', unit: 'spears' })).toEqual(['charge.not-declared']);
  });

  test('BS-SEQ-04 BS-ACT-09 the second movement follows the first, then melee, missiles and the end', () => {
    const one = play(field(FACING), 'south', { type: 'end-movement' });
    expect(one.state).toMatchObject({ stage: 'second-movement', toAct: 1 });
    const two = play(one.position, 'north', { type: 'end-movement' });
    expect(two.told('step-begun').map(({ step }) => step)).toEqual(['end-of-turn', 'declare']);
    expect(two.state).toMatchObject({ turn: 3, stage: 'declare', toAct: 1 });
  });

  test('BS-SEQ-07 BS-CHARGE-06 what was done in a turn is forgotten when it ends', () => {
    const state = field({ ...FACING, orcs: { ...FACING.orcs, is: { moved: true, spent: 4, volleys: 1, holdsFire: true, target: 0, fought: true, charged: true } } }, {}, { stage: 'second-movement', toAct: 1 });
    const ended = play(state, 'north', { type: 'end-movement' });
    expect(ended.told('turn-ended')).toHaveLength(1);
    expect(ended.unit('orcs')).toMatchObject({ moved: false, spent: 0, volleys: 0, holdsFire: false, target: -1, fought: false, charged: false });
  });

  test('BS-STAT-07 every step asks the players themselves, and an action out of its step is refused', () => {
    expect(refusedWith(field(FACING), 'south', { type: 'fire', unit: 'spears', target: 'orcs' })).toEqual(['action.not-now']);
    expect(refusedWith(field(FACING), 'south', { type: 'move', unit: 'orcs', steps: [] })).toEqual(['unit.not-yours']);
  });
});
