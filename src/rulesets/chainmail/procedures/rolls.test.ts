import { exact } from '../../../kernel/chance/chances';
import type { JsonObject, Procedure } from '../../../kernel/ruleset/procedure';
import { ScriptedDice } from '../../../kernel/table/dice';
import { getUp } from './get-up';
import { initiative } from './initiative';
import { moraleSave, rally } from './morale-save';
import { scoutingCheck } from './opposed-rolls';
import { saveProcedure } from './save';
import { scenarioRoll } from './scenario-roll';

function resolve(procedure: Procedure, input: object, ...faces: number[]): JsonObject {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice(faces));
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.result;
}

function refusal(procedure: Procedure, input: object): string {
  const answer = procedure.resolve(input as JsonObject, new ScriptedDice([]));
  return answer.ok || answer.fault.kind !== 'refused' ? 'taken' : answer.fault.refusals.map(({ code, rule }) => `${code} ${rule}`).join();
}

const model = { save: 2, health: 4 };

test('CM-STAT-11 a save reaches its difficulty; 1 always fails and 20 always succeeds', () => {
  expect(resolve(saveProcedure, { model, dc: 15 }, 13)).toEqual({ saved: true });
  expect(resolve(saveProcedure, { model, dc: 15 }, 12)).toEqual({ saved: false });
  expect(resolve(saveProcedure, { model, dc: 15, bonus: 1 }, 12)).toEqual({ saved: true });
  expect(resolve(saveProcedure, { model: { save: 40, health: 1 }, dc: 15 }, 1)).toEqual({ saved: false });
  expect(resolve(saveProcedure, { model, dc: 90 }, 20)).toEqual({ saved: true });
});

describe('morale saves', () => {
  test('CM-MORALE-01 CM-MORALE-07 with more than half its health a model adds 5', () => {
    expect(resolve(moraleSave, { model }, 6)).toEqual({ holds: true, dc: 13, bonus: 7 });
    expect(resolve(moraleSave, { model, currentHealth: 3 }, 5)).toEqual({ holds: false, dc: 13, bonus: 7 });
    expect(resolve(moraleSave, { model, currentHealth: 2 }, 11)).toEqual({ holds: true, dc: 13, bonus: 2 });
  });

  test('CM-MORALE-05 CM-RULING-16 exactly half of the warband lost makes it 18', () => {
    expect(resolve(moraleSave, { model, warband: { started: 7, casualties: 3 } }, 6)).toMatchObject({ dc: 13 });
    expect(resolve(moraleSave, { model, warband: { started: 6, casualties: 3 } }, 11)).toMatchObject({ dc: 18, holds: true });
  });

  test('CM-AEX-01 CM-ABIL-00c CM-EX-19 two auras give 4, not 8: the best one is given', () => {
    expect(resolve(moraleSave, { model, currentHealth: 2, aura: 4 }, 7)).toMatchObject({ holds: true });
    expect(resolve(moraleSave, { model, currentHealth: 2, aura: 4 }, 6)).toMatchObject({ holds: false });
  });

  test('CM-EX-16 an order before the roll adds to it', () => {
    expect(resolve(moraleSave, { model: { save: 2, health: 2 }, currentHealth: 1, moraleBonus: 4 }, 7)).toMatchObject({ holds: true, bonus: 6 });
  });

  test('CM-ACT-10 CM-MORALE-10 rallying is the same save; CM-CMD-11 not out of command', () => {
    expect(resolve(rally, { model }, 6)).toMatchObject({ holds: true });
    expect(resolve(rally, { model }, 5)).toMatchObject({ holds: false });
    expect(refusal(rally, { model, outOfCommand: true })).toBe('rally.out-of-command CM-CMD-11');
  });
});

describe('getting up', () => {
  test('CM-DOWN-06 CM-EX-02 the Gnome Infiltrator stands with health 1', () => {
    expect(resolve(getUp, { model: { save: 2, health: 1 } }, 18)).toEqual({ condition: 'up', health: 1 });
  });

  test('CM-EX-03 with health above 0 it gains none', () => {
    expect(resolve(getUp, { model, currentHealth: 3 }, 18)).toEqual({ condition: 'up', health: 3 });
  });

  test('CM-DOWN-07 a natural 1 destroys it, CM-DOWN-08 any other failure leaves it lying', () => {
    expect(resolve(getUp, { model: { save: 30, health: 2 } }, 1)).toMatchObject({ condition: 'destroyed' });
    expect(resolve(getUp, { model }, 17)).toEqual({ condition: 'down', health: 0 });
    expect(resolve(getUp, { model: { save: -30, health: 2 } }, 20)).toMatchObject({ condition: 'up' });
  });

  test('CM-DOWN-11 what never falls never gets up', () => {
    expect(refusal(getUp, { model: { ...model, creature: 'undead' } })).toBe('get-up.never-falls CM-DOWN-11');
  });
});

test('CM-ROUND-02 CM-TIE-01 the higher of two goes first, and ties are thrown again', () => {
  expect(resolve(initiative, {}, 12, 12, 3, 4)).toEqual({ winner: 1 });
  const odds = initiative.odds({});
  expect(odds.ok && exact(odds.outcomes)).toMatchObject({ weights: [1n, 1n], total: 2n });
});

test('CM-SETUP-03 CM-BUILD-11 CM-ABIL-30 CM-AEX-13 scouts and tactical points add to the scouting check', () => {
  expect(resolve(scoutingCheck, { sides: [{ scouts: [4, 4] }, { tacticalPoints: 3 }] }, 9, 13)).toEqual({ winner: 0 });
  expect(resolve(scoutingCheck, { sides: [{ scouts: [4, 4] }, { tacticalPoints: 3 }] }, 9, 15)).toEqual({ winner: 1 });
});

test('CM-SCEN-01 the d20 of scenarios', () => {
  const rolled = Array.from({ length: 20 }, (_, i) => resolve(scenarioRoll, {}, i + 1)['scenario']);
  const runs = [8, 3, 3, 3, 3].flatMap((count, i) => new Array<string>(count).fill(['standard-skirmish', 'pincer-move', 'kill-the-leader', 'capture-and-hold', 'breakthrough'][i]!));
  expect(rolled).toEqual(runs);
});
