import { ScriptedDice } from '../../../kernel/table/dice';
import { SCENARIOS } from '../catalog/scenarios';
import { chainmailGame } from './game';
import { setUp } from './setup';
import type { Skirmish } from './state';
import { LEADERLESS, STARTER } from './testing/setups';
import { field, play, type Played, type Scenery, type Stander } from './testing/table';

const SOUTH: Stander = { side: 'south', model: 'human-marine', x: 10, y: 10 };
const NORTH: Stander = { side: 'north', model: 'gnoll-trooper', x: 40, y: 40 };
const STAND_SOUTH = { type: 'stand', model: 's' } as const;
const STAND_NORTH = { type: 'stand', model: 'n' } as const;

/** One model a side, with rounds behind them that were quiet for both. */
function stalled(quiet: readonly [number, number], s: Stander = SOUTH, n: Stander = NORTH, scenery: Scenery = {}): Skirmish {
  const state = field({ s, n }, scenery);
  return { ...state, sides: state.sides.map((side, number) => ({ ...side, quiet: quiet[number]! })) };
}

/** Both stand still, and the round is over. */
const roundOf = (state: Skirmish, faces: readonly number[] = []): Played => play(play(state, 'south', STAND_SOUTH).position, 'north', STAND_NORTH, faces);

describe('the standard skirmish', () => {
  test('CM-SCEN-02 the field is 48" square, with the players at opposite edges', () => {
    const made = setUp({ warbands: STARTER.warbands });
    expect(made.ok && made.value).toMatchObject({ width: 48, height: 48, sides: [{ edge: 'south' }, { edge: 'north' }] });
  });

  test('CM-SCEN-03 50 points unless agreed otherwise, and the four-model warbands of the Starter Set fit', () => {
    const made = setUp({ warbands: STARTER.warbands });
    expect(made.ok && made.value.points).toBe(50);
    const few = setUp({ ...STARTER, points: 30 });
    expect(few.ok ? [] : few.refusals.map(({ rule }) => rule)).toContain('CM-BUILD-01');
  });

  test('CM-SCEN-04 it begins with the reserve, the scouting check and the terrain', () => {
    const made = chainmailGame.create(STARTER, new ScriptedDice([11, 15, 4]));
    if (!made.ok) throw new Error(JSON.stringify(made.refusals));
    expect(made.events.map(({ type }) => type)).toEqual(['reserve-called', 'scouting-won']);
    expect(made.position.state.stage).toBe('terrain');
  });

  test('CM-SCEN-08 every other scenario is built on it', () => {
    const [standard, ...others] = SCENARIOS.filter(({ players }) => players.max === 2);
    expect(standard!.slug).toBe('standard-skirmish');
    expect(others.filter(({ slug }) => slug !== 'free-form').map(({ basedOn }) => basedOn)).toEqual(Array(4).fill('standard-skirmish'));
  });

  test('CM-SCEN-30 with terrain agreed on nobody places any', () => {
    const outline = (x: number) => [{ x, y: 4 }, { x: x + 4, y: 4 }, { x: x + 4, y: 8 }, { x, y: 8 }];
    const made = chainmailGame.create({ ...LEADERLESS, terrain: [{ kind: 'woods', outline: outline(4) }, { kind: 'briars', outline: outline(5) }, { kind: 'high-wall', outline: outline(12) }] }, new ScriptedDice([15, 4]));
    if (!made.ok) throw new Error(JSON.stringify(made.refusals));
    expect(made.position.state.terrain.map(({ kind }) => kind)).toEqual(['woods', 'briars', 'high-wall']);
    expect(made.position.state.stage).not.toBe('terrain');
  });
});

describe('winning', () => {
  const LAST: Stander = { side: 'north', model: 'gnoll-trooper', x: 10, y: 11, is: { down: true, health: 0 } };

  test('CM-SCEN-05 CM-RULING-46 whoever alone has models left has won, once the turn is over', () => {
    const { told, events, position } = play(field({ s: SOUTH, n: LAST }), 'south', { type: 'stand', model: 's', then: { type: 'melee', target: 'n' } });
    expect(told('game-ended')).toMatchObject([{ rule: 'CM-SCEN-05', outcome: { places: [{ place: 1, seats: ['south'], score: 1 }, { place: 2, seats: ['north'], score: 0 }] } }]);
    expect(events.at(-1)!.type).toBe('game-ended');
    expect(chainmailGame.toAct(position)).toEqual([]);
  });

  test('CM-SCEN-05 a model that left the field is as good as destroyed', () => {
    const router: Stander = { side: 'south', model: 'human-marine', x: 20, y: 5, is: { routing: true } };
    expect(play(field({ s: router, n: NORTH }), 'south', { type: 'flee', model: 's' }).told('game-ended')).toMatchObject([{ outcome: { places: [{ place: 1, seats: ['north'] }, { place: 2, seats: ['south'] }] } }]);
  });

  test('CM-SCEN-05 fallen and routing models keep their side in the game', () => {
    for (const is of [{ down: true, health: 0 }, { routing: true }]) {
      expect(play(field({ s: SOUTH, n: { ...NORTH, is } }), 'south', STAND_SOUTH).told('game-ended')).toEqual([]);
    }
  });

  test('CM-RULING-46 with no model on either side it is a draw', () => {
    const router: Stander = { side: 'south', model: 'human-marine', x: 20, y: 5, is: { routing: true } };
    const { told } = play(field({ s: router, n: { ...NORTH, is: { where: 'off' } } }), 'south', { type: 'flee', model: 's' });
    expect(told('game-ended')).toMatchObject([{ rule: 'CM-RULING-46', outcome: { places: [{ place: 1 }, { place: 1 }] } }]);
  });

  test('CM-SCEN-05 a seat that gives up leaves the field to the other', () => {
    const { told, model } = play(field({ s: SOUTH, n: NORTH }), 'north', { type: 'concede' });
    expect(told('seat-conceded')).toMatchObject([{ seat: 'north', models: ['n'] }]);
    expect(model('n').where).toBe('off');
    expect(told('game-ended')).toMatchObject([{ outcome: { places: [{ place: 1, seats: ['south'] }, { place: 2, seats: ['north'] }] } }]);
  });
});

describe('a stalled battle', () => {
  test('CM-SCEN-06 CM-RULING-27 after five quiet rounds a player may declare it over, after four not', () => {
    const four = roundOf(stalled([3, 0]));
    expect(four.told('round-ended')).toMatchObject([{ quiet: { south: 4, north: 1 } }]);
    expect(four.told('decision-opened')).toEqual([]);
    const five = roundOf(stalled([4, 0]));
    expect(five.told('decision-opened')).toMatchObject([{ kind: 'declare-over', rule: 'CM-SCEN-06', seats: ['south'], facts: { quiet: 5 } }]);
  });

  test('CM-SCEN-07 CM-SCEN-06 declared over, it goes to the model closest to the centre', () => {
    const five = roundOf(stalled([4, 0], SOUTH, { ...NORTH, x: 30, y: 24 }));
    const over = play(five.position, 'south', { type: 'answer', decision: five.told('decision-opened')[0]!.decision, answer: true });
    expect(over.told('battle-called-off')).toEqual([{ type: 'battle-called-off', rule: 'CM-SCEN-06', seat: 'south' }]);
    expect(over.told('game-ended')).toMatchObject([{ rule: 'CM-SCEN-07', outcome: { places: [{ place: 1, seats: ['north'] }, { place: 2, seats: ['south'] }] } }]);
  });

  test('CM-SCEN-06 one that does not declare plays on, and the other is asked if it may', () => {
    const five = roundOf(stalled([4, 4]));
    const asked = play(five.position, 'south', { type: 'answer', decision: five.told('decision-opened')[0]!.decision, answer: false });
    expect(asked.told('decision-opened')).toMatchObject([{ kind: 'declare-over', seats: ['north'] }]);
    const on = play(asked.position, 'north', { type: 'answer', decision: asked.told('decision-opened')[0]!.decision, answer: false });
    expect(on.told('round-begun')).toMatchObject([{ round: 2 }]);
    expect(on.told('game-ended')).toEqual([]);
  });

  test('CM-RULING-27 CM-SCEN-07 a fallen or routing model counts, and equals throw', () => {
    for (const is of [{ down: true, health: 0 }, { routing: true }]) {
      const state = { ...stalled([0, 0], { ...SOUTH, x: 18, y: 24, is: { ...is, acted: true } }, { ...NORTH, x: 31, y: 24 }, { maxRounds: 1 }), turn: 1 };
      expect(play(state, 'north', STAND_NORTH).told('game-ended')).toMatchObject([{ outcome: { places: [{ place: 1, seats: ['south'] }, { place: 2, seats: ['north'] }] } }]);
    }
    const tied = roundOf(stalled([0, 0], { ...SOUTH, x: 18, y: 24 }, { ...NORTH, x: 30.0005, y: 24 }, { maxRounds: 1 }), [3, 8]);
    expect(tied.told('game-ended')).toMatchObject([{ outcome: { places: [{ place: 1, seats: ['north'] }, { place: 2, seats: ['south'] }] } }]);
  });

  test('CM-RULING-27 an attack disturbs the side of the target, even if it misses', () => {
    const shot = play(stalled([3, 3], SOUTH, { ...NORTH, x: 20, y: 10 }), 'south', { type: 'stand', model: 's', then: { type: 'ranged' } }, [2]);
    expect(play(shot.position, 'north', STAND_NORTH).told('round-ended')).toMatchObject([{ quiet: { south: 4, north: 0 } }]);
  });

  test('CM-RULING-27 CM-RULING-13 a shot that falls short disturbs nobody', () => {
    const shot = play(stalled([3, 3]), 'south', { type: 'stand', model: 's', then: { type: 'ranged' } });
    expect(play(shot.position, 'north', STAND_NORTH).told('round-ended')).toMatchObject([{ quiet: { south: 4, north: 4 } }]);
  });

  test('CM-RULING-27 a save of any kind disturbs the side that makes it', () => {
    const tried = play(stalled([3, 3], { ...SOUTH, is: { down: true, health: 0 } }), 'south', { type: 'get-up', model: 's' }, [2]);
    expect(play(tried.position, 'north', STAND_NORTH).told('round-ended')).toMatchObject([{ quiet: { south: 0, north: 4 } }]);
  });

  test('CM-RULING-27 CM-MORALE-11 a save without a die disturbs nobody', () => {
    const paladin: Stander = { side: 'south', model: 'human-paladin', x: 10, y: 10 };
    const left = play(stalled([3, 3], paladin, { ...NORTH, x: 10, y: 11, is: { struck: true } }), 'south', { type: 'maneuver', model: 's', path: [{ x: 10, y: 5 }] });
    expect(left.told('morale-tested')).toHaveLength(1);
    expect(play(left.position, 'north', STAND_NORTH).told('round-ended')).toMatchObject([{ quiet: { south: 4, north: 4 } }]);
  });

  test('CM-RULING-49 at the agreed number of rounds the battle ends as if declared over', () => {
    const over = roundOf(stalled([0, 0], { ...SOUTH, x: 20, y: 24 }, NORTH, { maxRounds: 1 }));
    expect(over.told('battle-called-off')).toEqual([{ type: 'battle-called-off', rule: 'CM-RULING-49', seat: null }]);
    expect(over.told('game-ended')).toMatchObject([{ outcome: { places: [{ place: 1, seats: ['south'] }, { place: 2, seats: ['north'] }] } }]);
    expect(roundOf(stalled([0, 0])).told('battle-called-off')).toEqual([]);
  });
});
