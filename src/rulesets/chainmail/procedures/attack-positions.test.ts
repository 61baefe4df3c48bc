import { Value } from '@sinclair/typebox/value';
import type { JsonObject, Procedure, Resolution } from '../../../kernel/ruleset/procedure';
import { ScriptedDice } from '../../../kernel/table/dice';
import { RULEBOOK } from '../rulebook';
import { attackOfOpportunity } from './attack-of-opportunity';
import { meleeAttack } from './melee-attack';
import type { Found } from './positions';
import { rangedAttack } from './ranged-attack';
import { stakeBarrier } from './stake-barrier';

type Resolved = Extract<Resolution, { ok: true }>;

const known = new Set(RULEBOOK.map(({ id }) => id));

function resolve(procedure: Procedure, input: object, ...faces: number[]): Resolved {
  expect([...Value.Errors(procedure.input, input)]).toEqual([]);
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice(faces));
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  expect([...Value.Errors(procedure.result, answer.result)]).toEqual([]);
  return answer;
}

function found(procedure: Procedure, input: object, ...faces: number[]): Record<string, number> {
  const list = resolve(procedure, input, ...faces).result['found'] as unknown as readonly Found[];
  expect(list.filter(({ rule }) => !known.has(rule))).toEqual([]);
  return Object.fromEntries(list.map(({ flag, value }) => [flag, value]));
}

function refusals(procedure: Procedure, input: object): readonly string[] {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice([]));
  return answer.ok || answer.fault.kind !== 'refused' ? [] : answer.fault.refusals.map(({ code, rule, pointer }) => `${code} ${rule} ${pointer}`);
}

const box = (x1: number, y1: number, x2: number, y2: number): { x: number; y: number }[] => [{ x: x1, y: y1 }, { x: x2, y: y1 }, { x: x2, y: y2 }, { x: x1, y: y2 }];
const place = (x: number, y = 24, more: object = {}): object => ({ x, y, ...more });
const REACH = [{ slug: 'reach', rating: 1 }];

const defender = (more: object = {}, model: object = {}): object => ({ model: { armor: 14, health: 9, save: 2, ...model }, ...more });

describe('melee attacks from positions', () => {
  const strikes = (positions: object, { abilities = [] as object[], attacker = {}, defends = {}, more = {} } = {}): object => ({
    attacker: { model: { melee: { attack: 4, damage: 1 }, abilities }, ...attacker },
    defender: defender(defends),
    positions,
    ...more,
  });
  const need = (input: object, procedure = meleeAttack): unknown => resolve(procedure, input, 1).result['need'];
  const touching = { attacker: place(20), defender: place(21) };

  test('at base contact on open ground nothing is added', () => {
    expect(need(strikes(touching))).toBe(10);
    expect(found(meleeAttack, strikes(touching), 1)).toEqual({ gap: 0, 'from-above': 0, 'attacker-atop': 0, 'defender-atop': 0, contacts: 1, cover: 0, 'intervening-models': 0 });
  });

  test('without positions the answer has nothing found', () => {
    expect(resolve(meleeAttack, { attacker: { model: { melee: { attack: 4, damage: 1 } } }, defender: defender() }, 1).result).not.toHaveProperty('found');
  });

  test('CM-MELEE-01 out of contact there is no attack', () => {
    expect(refusals(meleeAttack, strikes({ attacker: place(20), defender: place(21.002) }))).toEqual(['attack.no-contact CM-MELEE-01 /positions']);
    expect(refusals(meleeAttack, strikes({ attacker: place(20), defender: place(22.002) }, { abilities: REACH }))).toEqual(['attack.no-contact CM-MELEE-01 /positions']);
    expect(need(strikes({ attacker: place(20), defender: place(22) }, { abilities: REACH }))).toBe(10);
  });

  test('CM-RULING-42 a Reach attack at a gap needs sight, a blow at base contact does not', () => {
    const wall = [{ id: 'wall', kind: 'high-wall', outline: box(20.9, 23, 21.1, 25) }];
    expect(refusals(meleeAttack, strikes({ attacker: place(20), defender: place(22), terrain: wall }, { abilities: REACH }))).toEqual(['attack.no-sight CM-RULING-42 /positions']);
    expect(need(strikes({ ...touching, terrain: [{ kind: 'high-wall', outline: box(20.45, 23.9, 20.55, 24.1) }] }))).toBe(10);
  });

  test('CM-MELEE-04 CM-HILL-07 from above', () => {
    const terrain = [{ kind: 'hill', outline: box(10, 20, 20.4, 28) }];
    expect(need(strikes({ ...touching, terrain }))).toBe(9);
    expect(need(strikes({ attacker: place(21), defender: place(20), terrain }))).toBe(10);
  });

  test('CM-MELEE-06 CM-MELEE-07 CM-RULING-14 atop a wall on either side', () => {
    expect(need(strikes({ ...touching, terrain: [{ kind: 'low-wall', outline: box(19.8, 20, 20.2, 28) }] }))).toBe(12);
    expect(need(strikes({ ...touching, terrain: [{ kind: 'hedgerow', outline: box(20.8, 20, 21.2, 28) }] }))).toBe(8);
    expect(need(strikes({ ...touching, terrain: [{ kind: 'hut-window', outline: box(20.2, 20, 20.8, 28) }] }))).toBe(10);
  });

  test('CM-MELEE-05 CM-RULING-02 the third model in contact gives the bonus; the helpless and the indifferent do not count', () => {
    const others = [place(22, 24, { side: 'attacker' }), place(21, 25, { side: 'attacker' })];
    expect(need(strikes({ ...touching, others }))).toBe(8);
    expect(need(strikes({ ...touching, others: others.slice(1) }))).toBe(10);
    expect(need(strikes({ ...touching, others: [others[0]!, place(21, 25)] }))).toBe(10);
    expect(need(strikes({ ...touching, others: [others[0]!, place(21, 25, { side: 'defender' })] }))).toBe(10);
    for (const condition of ['knocked-down', 'routing', 'stunned', 'dazed']) expect(need(strikes({ ...touching, others: [others[0]!, { ...others[1]!, condition }] }))).toBe(10);
    expect(need(strikes({ ...touching, others: [others[0]!, place(21, 26, { side: 'attacker', reach: true })] }))).toBe(8);
    expect(need(strikes({ ...touching, others: [others[0]!, place(21, 26, { side: 'attacker' })] }))).toBe(10);
  });

  test('CM-MELEE-09 CM-ABIL-25d cover and models between count across a gap only', () => {
    const terrain = [{ kind: 'briars', outline: box(20.8, 23, 22.8, 25) }];
    expect(need(strikes({ attacker: place(20), defender: place(22), terrain }, { abilities: REACH }))).toBe(14);
    expect(need(strikes({ ...touching, terrain }, { abilities: REACH }))).toBe(10);
    const between = place(21, 24.4, { baseDiameter: 0.9 });
    expect(need(strikes({ attacker: place(20), defender: place(22), others: [between] }, { abilities: REACH }))).toBe(11);
  });

  test('CM-MELEE-08 CM-LOS-06 a fallen model at base contact is hit without a roll, and across a gap only if it is seen', () => {
    expect(resolve(meleeAttack, strikes(touching, { defends: { condition: 'knocked-down' } })).result).toMatchObject({ attackRoll: 'automatic', damage: 2 });
    const hidden = strikes({ attacker: place(20), defender: place(22), terrain: [{ kind: 'low-wall', outline: box(21.2, 23, 21.4, 25) }] }, { abilities: REACH, defends: { condition: 'knocked-down' } });
    expect(refusals(meleeAttack, hidden)).toEqual(['attack.no-sight CM-RULING-42 /positions']);
  });

  test('what the caller says goes before what the positions say, and is told apart', () => {
    const terrain = [{ kind: 'hill', outline: box(10, 20, 20.4, 28) }];
    const given = strikes({ ...touching, terrain }, { attacker: { fromAbove: false, contacts: 3 }, defends: { atop: true }, more: { acrossGap: { cover: true } } });
    expect(need(given)).toBe(14 + 4 - 2 - 4 - 2);
    expect(resolve(meleeAttack, given, 1).result['found']).toEqual(
      expect.arrayContaining([
        { flag: 'from-above', value: 0, rule: 'CM-HILL-07', source: 'caller' },
        { flag: 'contacts', value: 3, rule: 'CM-MELEE-05', source: 'caller' },
        { flag: 'defender-atop', value: 1, rule: 'CM-RULING-14', source: 'caller' },
        { flag: 'cover', value: 1, rule: 'CM-MELEE-09', source: 'caller' },
        { flag: 'attacker-atop', value: 0, rule: 'CM-RULING-14', source: 'positions' },
      ]),
    );
  });

  test('every fault is listed: outlines, bases that overlap, and the defender', () => {
    const terrain = [{ kind: 'woods', outline: [{ x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }] }];
    const faults = refusals(meleeAttack, strikes({ attacker: place(20), defender: place(20.5), others: [place(21)], terrain }, { defends: { currentHealth: 12 } }));
    expect(new Set(faults)).toEqual(
      new Set(['defender.too-healthy CM-STAT-10 /defender/currentHealth', 'terrain.outline CM-TERRAIN-01 /positions/terrain/0/outline', 'positions.overlap CM-MOVE-04 /positions/defender', 'positions.overlap CM-MOVE-04 /positions/others/0']),
    );
  });

  describe('attacks of opportunity', () => {
    const opportunity = (input: object): unknown => need(input, attackOfOpportunity);

    test('CM-AOO-01 CM-EX-06 CM-RULING-43 it reaches as far as the threatened area', () => {
      expect(opportunity(strikes({ attacker: place(20), defender: place(22) }))).toBe(10);
      expect(refusals(attackOfOpportunity, strikes({ attacker: place(20), defender: place(22.002) }))).toEqual(['attack.outside-threatened-area CM-AOO-01 /positions']);
      expect(opportunity(strikes({ attacker: place(20), defender: place(23) }, { abilities: REACH }))).toBe(10);
    });

    test('CM-AOO-14 CM-AOO-10 CM-RULING-42 it needs line of sight, at base contact too', () => {
      expect(refusals(attackOfOpportunity, strikes({ ...touching, terrain: [{ kind: 'high-wall', outline: box(20.45, 23.9, 20.55, 24.1) }] }))).toEqual(['attack.no-sight CM-RULING-42 /positions']);
    });

    test('CM-RULING-43 the bonus for many attackers only if it is itself in contact, and cover only against Reach', () => {
      const others = [place(23, 24, { side: 'attacker' }), place(22, 25, { side: 'attacker' }), place(22, 23, { side: 'attacker' })];
      expect(opportunity(strikes({ attacker: place(20), defender: place(22), others }))).toBe(10);
      expect(opportunity(strikes({ attacker: place(20), defender: place(22), others }, { abilities: REACH }))).toBe(8);
      const terrain = [{ kind: 'briars', outline: box(20.8, 23, 22.8, 25) }];
      expect(opportunity(strikes({ attacker: place(20), defender: place(22), terrain }))).toBe(10);
      expect(opportunity(strikes({ attacker: place(20), defender: place(22), terrain }, { abilities: REACH }))).toBe(14);
    });

    test('CM-RULING-04 a model that an earlier attack put down behind a wall is struck all the same', () => {
      const input = strikes({ attacker: place(20), defender: place(22), terrain: [{ kind: 'low-wall', outline: box(21.2, 23, 21.4, 25) }] }, { defends: { condition: 'knocked-down' } });
      expect(resolve(attackOfOpportunity, input).result).toMatchObject({ attackRoll: 'automatic' });
    });
  });
});

describe('ranged attacks from positions', () => {
  const shoots = (positions: object, { abilities = [] as object[], attacker = {}, defends = {}, model = {}, more = {} } = {}): object => ({
    attacker: { model: { ranged: { attack: 4, damage: 1, range: 24 }, abilities }, ...attacker },
    defender: defender(defends, model),
    positions,
    ...more,
  });
  const need = (input: object): unknown => resolve(rangedAttack, input, 1).result['need'];
  const open = { attacker: place(10), defender: place(22) };

  test('on open ground nothing is added', () => {
    expect(need(shoots(open))).toBe(10);
    expect(found(rangedAttack, shoots(open), 1)).toEqual({ engaged: 0, 'extra-inches': 0, 'range-needed': 11, 'from-above': 0, 'attacker-atop': 0, 'defender-atop': 0, cover: 0, 'intervening-models': 0, 'into-melee': 0, 'within-6': 0 });
  });

  test('CM-RANGED-03 CM-RULING-13 CM-HILL-06 out of range the shot fails without a die; a hill makes it an inch farther', () => {
    expect(need(shoots({ attacker: place(0), defender: place(25) }))).toBe(10);
    expect(resolve(rangedAttack, shoots({ attacker: place(0), defender: place(25.01) })).result).toMatchObject({ attackRoll: 'out-of-range', damage: 0, health: 9 });
    const terrain = [{ kind: 'hill', outline: box(20, 20, 30, 28) }];
    const uphill = resolve(rangedAttack, shoots({ attacker: place(0), defender: place(24.5), terrain }));
    expect(uphill.result).toMatchObject({ attackRoll: 'out-of-range' });
    expect(uphill.events).toMatchObject([{ type: 'shot-fell-short', rule: 'CM-RULING-13', change: { gap: 24.5, range: 24 } }]);
    expect(need(shoots({ attacker: place(0), defender: place(24.5) }))).toBe(10);
    expect(need(shoots({ attacker: place(24.5), defender: place(0), terrain }))).toBe(9);
  });

  test('CM-RANGED-02 CM-RULING-12 a target out of sight is refused, with what hides it', () => {
    const answer = rangedAttack.resolve(shoots({ ...open, terrain: [{ id: 'hut', kind: 'hut-wall', outline: box(15, 20, 16, 28) }] }) as JsonObject, new ScriptedDice([]));
    expect(answer).toMatchObject({ ok: false, fault: { refusals: [{ code: 'shoot.no-sight', rule: 'CM-RANGED-02', facts: { blockers: ['hut'] } }] } });
    expect(refusals(rangedAttack, shoots({ ...open, terrain: [{ kind: 'low-wall', outline: box(20, 20, 20.5, 28) }] }, { defends: { condition: 'knocked-down' } }))).toEqual(['shoot.no-sight CM-RANGED-02 /positions']);
  });

  test('CM-RANGED-04 CM-RULING-02 no shot while an enemy is in contact with the shooter, at its Reach too', () => {
    const engaged = ['shoot.engaged CM-RANGED-04 /positions'];
    expect(refusals(rangedAttack, shoots({ ...open, others: [place(10, 25, { side: 'defender' })] }))).toEqual(engaged);
    expect(refusals(rangedAttack, shoots({ ...open, others: [place(10, 26, { side: 'defender', reach: true })] }))).toEqual(engaged);
    expect(refusals(rangedAttack, shoots({ attacker: place(20), defender: place(21) }))).toEqual(engaged);
    expect(refusals(rangedAttack, shoots({ attacker: place(20), defender: place(22) }, { model: { abilities: REACH } }))).toEqual(engaged);
    expect(need(shoots({ ...open, others: [place(10, 26, { side: 'defender' })] }))).toBe(10);
    for (const condition of ['knocked-down', 'routing', 'stunned']) expect(need(shoots({ ...open, others: [place(10, 25, { side: 'defender', condition })] }))).toBe(10);
    expect(need(shoots({ ...open, others: [place(10, 25, { side: 'defender' })] }, { attacker: { engaged: false } }))).toBe(10);
  });

  test('CM-RANGED-05 CM-RANGED-10 height and walls count', () => {
    expect(need(shoots({ ...open, terrain: [{ kind: 'hill', outline: box(5, 20, 15, 28) }] }))).toBe(9);
    expect(need(shoots({ ...open, terrain: [{ kind: 'low-wall', outline: box(9.8, 20, 10.2, 28) }] }))).toBe(12);
  });

  test('CM-RANGED-06 CM-COVER-01 CM-TERRAIN-19 a target in the woods has cover', () => {
    expect(need(shoots({ ...open, terrain: [{ kind: 'woods', outline: box(20.5, 20, 26, 28) }] }))).toBe(14);
  });

  test('CM-RANGED-07 each model between counts, of any side and fallen too', () => {
    expect(need(shoots({ ...open, others: [place(14, 24, { side: 'attacker' }), place(16, 24.3, { side: 'defender', condition: 'knocked-down' }), place(18, 23.8), place(18, 25)] }))).toBe(13);
  });

  test('CM-RANGED-08 CM-ABIL-24 into a melee: the target touches an enemy that is not down', () => {
    const ally = place(23, 24, { side: 'attacker' });
    expect(need(shoots({ ...open, others: [ally] }))).toBe(14);
    expect(need(shoots({ ...open, others: [{ ...ally, condition: 'knocked-down' }] }))).toBe(10);
    expect(need(shoots({ ...open, others: [{ ...ally, condition: 'routing' }] }))).toBe(14);
    expect(need(shoots({ ...open, others: [place(24, 24, { side: 'attacker', reach: true })] }))).toBe(10);
    expect(need(shoots({ ...open, others: [place(23, 24)] }))).toBe(10);
    expect(need(shoots({ ...open, others: [ally] }, { abilities: [{ slug: 'precise-shot' }] }))).toBe(10);
  });

  test('CM-ABIL-21 point blank within 6 inches', () => {
    const abilities = [{ slug: 'point-blank-shot', rating: 2 }];
    expect(need(shoots({ attacker: place(10), defender: place(17) }, { abilities }))).toBe(8);
    expect(need(shoots({ attacker: place(10), defender: place(17.1) }, { abilities }))).toBe(10);
  });

  test('a gap that the caller gives goes before the measured one', () => {
    expect(resolve(rangedAttack, shoots(open, { more: { gap: 30 } })).result).toMatchObject({ attackRoll: 'out-of-range' });
    expect(need(shoots(open, { more: { gap: 3, cover: true, intervening: 1, intoMelee: true } }))).toBe(19);
  });
});

test('CM-RULING-22 CM-TERRAIN-16 stakes attack only against their points', () => {
  expect(resolve(stakeBarrier, { defender: defender(), entry: { points: 270, direction: 90 } }, 1).result).toMatchObject({ need: 9 });
  expect(refusals(stakeBarrier, { defender: defender(), entry: { points: 270, direction: 0 } })).toEqual(['stakes.not-against-points CM-RULING-22 /entry']);
});
