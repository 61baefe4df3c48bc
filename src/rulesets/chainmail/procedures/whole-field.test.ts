import type { JsonObject, Procedure } from '../../../kernel/ruleset/procedure';
import { NO_DICE } from '../../../kernel/table/dice';
import { chargeCheck } from './charge-check';
import { commandStatus } from './command-status';
import { movement } from './movement';
import { nearestEnemy } from './nearest-enemy';

function asked(procedure: Procedure, input: JsonObject): JsonObject {
  const answer = procedure.resolve(input, NO_DICE);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.result;
}

function refusals(procedure: Procedure, input: JsonObject): readonly string[] {
  const answer = procedure.resolve(input, NO_DICE);
  return !answer.ok && answer.fault.kind === 'refused' ? answer.fault.refusals.map(({ code }) => code) : [];
}

const troop = (id: string, side: string, x: number, y: number, abilities: readonly JsonObject[] = [], speed = 6) => ({ id, side, x, y, model: { speed, abilities } }) as unknown as JsonObject;
const COMMANDER = [{ slug: 'commander', rating: 3 }];
const REACH = [{ slug: 'reach', rating: 1 }];
const square = (x: number, y: number, size: number) => [{ x, y }, { x: x + size, y }, { x: x + size, y: y + size }, { x, y: y + size }];

describe('command status', () => {
  test('CM-EX-04 CM-CMD-01 within 6 inches or in sight within 24, and no other', () => {
    const wall = { kind: 'high-wall', outline: [{ x: 16, y: 0 }, { x: 17, y: 0 }, { x: 17, y: 48 }, { x: 16, y: 48 }] };
    const models = [troop('commander', 'a', 10, 24, COMMANDER), troop('near', 'a', 16 - 0.6, 20), troop('seeing', 'a', 10, 2), troop('far', 'a', 10.5, 48 - 0.6 + 0.5), troop('behind', 'a', 24, 24), troop('close behind', 'a', 17.5, 24)] as unknown as JsonObject[];
    const { models: told } = asked(commandStatus, { models, terrain: [wall] } as unknown as JsonObject) as unknown as { models: { id: string; underCommand: boolean }[] };
    expect(told.map(({ id, underCommand }) => [id, underCommand])).toEqual([['commander', true], ['near', true], ['seeing', true], ['far', true], ['behind', false], ['close behind', false]]);
  });

  test('CM-CMD-05 a routing commander puts nobody under command, CM-CMD-04 but is under command itself', () => {
    const models = [{ ...troop('commander', 'a', 10, 24, COMMANDER), condition: 'routing' }, troop('near', 'a', 12, 24)];
    expect(asked(commandStatus, { models } as unknown as JsonObject)).toMatchObject({ models: [{ underCommand: true, rule: 'CM-CMD-04' }, { underCommand: false, rule: 'CM-CMD-02' }] });
  });
});

describe('the nearest enemy', () => {
  test('CM-EX-09 CM-NEAREST-03 CM-NEAREST-04 woods make an enemy farther for movement and not for a shot', () => {
    const models = [troop('marine', 'a', 20, 20), troop('open', 'b', 25, 20), troop('wooded', 'b', 16, 20)];
    const told = asked(nearestEnemy, { model: 'marine', models, terrain: [{ kind: 'woods', outline: [{ x: 14, y: 18 }, { x: 17, y: 18 }, { x: 17, y: 22 }, { x: 14, y: 22 }] }] } as unknown as JsonObject);
    expect(told).toMatchObject({ forMovement: [{ id: 'open', cost: 4 }], forShooting: [{ id: 'wooded', gap: 3 }] });
  });

  test('CM-EX-10 CM-NEAREST-03 whoever cannot be reached is nobody for movement', () => {
    const box = [{ x: 29, y: 19 }, { x: 33, y: 19 }, { x: 33, y: 23 }, { x: 29, y: 23 }, { x: 29, y: 22.5 }, { x: 32.5, y: 22.5 }, { x: 32.5, y: 19.5 }, { x: 29, y: 19.5 }];
    const models = [troop('marine', 'a', 20, 21), troop('cornered', 'b', 31.9, 21), troop('guard 1', 'c', 29.5, 20), troop('guard 2', 'c', 29.5, 21), troop('guard 3', 'c', 29.5, 22), troop('far', 'b', 20, 40)];
    const told = asked(nearestEnemy, { model: 'marine', models: models.map((model) => (String(model['id']).startsWith('guard') ? { ...model, side: 'a' } : model)), terrain: [{ kind: 'quagmire', outline: box }] } as unknown as JsonObject);
    expect(told).toMatchObject({ forMovement: [{ id: 'far' }], forShooting: [{ id: 'cornered' }] });
  });
});

describe('a charge', () => {
  const enemy = troop('enemy', 'b', 20, 28);
  test('CM-CHARGE-05 of 2 inches or more gives +2, CM-CHARGE-06 a shorter one the blow alone', () => {
    expect(asked(chargeCheck, { model: 'a', models: [troop('a', 'a', 20, 20), enemy] } as unknown as JsonObject)).toMatchObject({ allowed: true, runs: [{ target: 'enemy', inches: 7, contact: true, broken: 'no', bonus: 2, mayStrike: true }] });
    expect(asked(chargeCheck, { model: 'a', models: [troop('a', 'a', 20, 25.5), enemy] } as unknown as JsonObject)).toMatchObject({ runs: [{ inches: 1.5, bonus: 0, mayStrike: true }] });
  });

  test('CM-CHARGE-14 Reach makes contact at an inch, and under command may go on closer', () => {
    const leader = troop('leader', 'a', 22, 20, [...COMMANDER]);
    const models = [troop('a', 'a', 20, 20, REACH), leader, enemy];
    expect(asked(chargeCheck, { model: 'a', models } as unknown as JsonObject)).toMatchObject({ runs: [{ inches: 6 }] });
    expect(asked(chargeCheck, { model: 'a', gap: 0, models } as unknown as JsonObject)).toMatchObject({ runs: [{ inches: 7 }] });
    expect(asked(chargeCheck, { model: 'a', gap: 0.5, models } as unknown as JsonObject)).toMatchObject({ runs: [{ inches: 6.5, contact: true }] });
  });

  test('CM-CHARGE-07 CM-RULING-09 terrain slows it: no bonus, and a blow only within its speed', () => {
    const briars = { kind: 'briars', outline: [{ x: 18, y: 22 }, { x: 22, y: 22 }, { x: 22, y: 22.5 }, { x: 18, y: 22.5 }] };
    expect(asked(chargeCheck, { model: 'a', models: [troop('a', 'a', 20, 20), enemy], terrain: [briars] } as unknown as JsonObject)).toMatchObject({ runs: [{ inches: 7, broken: 'slowed', bonus: 0, contact: true, mayStrike: false }] });
    expect(asked(chargeCheck, { model: 'a', models: [troop('a', 'a', 20, 20, [], 9), enemy], terrain: [briars] } as unknown as JsonObject)).toMatchObject({ runs: [{ broken: 'slowed', mayStrike: true, bonus: 0 }] });
  });

  test('CM-CHARGE-02 an engaged model may not charge', () => {
    expect(asked(chargeCheck, { model: 'a', models: [troop('a', 'a', 20, 27), enemy] } as unknown as JsonObject)).toMatchObject({ allowed: false, against: { code: 'charge.engaged', rule: 'CM-CHARGE-02' } });
  });
});

describe('movement', () => {
  test('CM-ABIL-28b coming into the contact of something scary calls for a morale save, of a model no stronger than its rating', () => {
    const walk = (level: number) => asked(movement, { model: 'walker', path: [{ x: 20, y: 27 }], models: [{ id: 'walker', side: 'a', x: 20, y: 20, model: { speed: 6, level } }, troop('troll', 'b', 20, 28, [{ slug: 'scary', rating: 2 }])] } as unknown as JsonObject);
    expect(walk(2)).toMatchObject({ draws: [{ by: 'troll', rule: 'CM-ABIL-28b', moraleSave: true, attack: false }] });
    expect(walk(3)).toMatchObject({ draws: [] });
  });

  test('CM-EX-06 CM-AOO-02 CM-AOO-06 passing within an inch draws one attack at a gap of exactly 1', () => {
    const models = [troop('maw', 'b', 20, 20, [], 4), troop('paladin', 'a', 24, 21.5), troop('bait', 'a', 20, 10)];
    const told = asked(movement, { model: 'maw', path: [{ x: 28, y: 20 }], models } as unknown as JsonObject) as unknown as { draws: { by: string; at: { x: number; y: number } }[] };
    expect(told).toMatchObject({ legal: true, length: 8, cost: 8, draws: [{ by: 'paladin', rule: 'CM-AOO-02', attack: true, moraleSave: false }] });
    const { x, y } = told.draws[0]!.at;
    expect(Math.sqrt((x - 24) * (x - 24) + (y - 21.5) * (y - 21.5)) - 1).toBeCloseTo(1, 3);
    expect(x).toBeLessThan(24);
  });

  test('CM-MORALE-03 CM-AOO-04 leaving contact draws the attack and the save', () => {
    const models = [troop('maw', 'b', 20, 20), troop('paladin', 'a', 21, 20)];
    expect(asked(movement, { model: 'maw', path: [{ x: 16, y: 20 }], models } as unknown as JsonObject)).toMatchObject({ draws: [{ by: 'paladin', inches: 0, attack: true }, { rule: 'CM-AOO-04', moraleSave: true, attack: false }] });
  });

  test('CM-MOVE-02 CM-TERRAIN-03 CM-TERRAIN-04 of two woods one is paid, of two walls both', () => {
    const way = { model: 'a', path: [{ x: 20, y: 30 }], models: [troop('a', 'a', 20, 20)] };
    const two = (kind: string) => [{ kind, outline: square(19, 22, 1) }, { kind, outline: square(19, 26, 1) }];
    expect(asked(movement, { ...way, terrain: two('woods') } as unknown as JsonObject)).toMatchObject({ length: 10, cost: 12, legal: true });
    expect(asked(movement, { ...way, terrain: two('low-wall') } as unknown as JsonObject)).toMatchObject({ length: 10, cost: 14, legal: false, stopsAt: { inches: 8, why: 'allowance' } });
  });

  test('CM-MOVE-04 a standing model ends the way, CM-MOVE-05 a fallen one costs an inch and may not be stopped on', () => {
    const way = { model: 'a', path: [{ x: 20, y: 25 }] };
    expect(asked(movement, { ...way, models: [troop('a', 'a', 20, 20), troop('b', 'a', 20, 24)] } as unknown as JsonObject)).toMatchObject({ legal: false, stopsAt: { y: 23, why: 'blocked' } });
    expect(asked(movement, { ...way, models: [troop('a', 'a', 20, 20), { ...troop('b', 'a', 20, 23), condition: 'knocked-down' }] } as unknown as JsonObject)).toMatchObject({ legal: true, cost: 6 });
    expect(asked(movement, { ...way, models: [troop('a', 'a', 20, 20), { ...troop('b', 'a', 20, 24.5), condition: 'knocked-down' }] } as unknown as JsonObject)).toMatchObject({ legal: false, stopsAt: { why: 'no-room' } });
  });

  test('every fault of the field is listed', () => {
    const models = [troop('a', 'a', 20, 20), troop('a', 'a', 20.5, 20), troop('c', 'b', 60, 20)];
    expect(refusals(movement, { model: 'nobody', to: { x: 1, y: 1 }, models } as unknown as JsonObject)).toEqual(['models.same-id', 'models.off-field', 'models.overlap', 'model.unknown']);
  });
});
