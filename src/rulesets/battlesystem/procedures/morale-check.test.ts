import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { moraleCheck } from './morale-check';
import { figuresOf, modifiersOf, refusals, resolution, resolved, resultOf } from './testing/resolved';

const unit = (more: JsonObject = {}, choice: JsonObject = { choice: 'check' }): JsonObject => ({ unit: { troop: { morale: 11 }, ...more }, ...choice });
const shaken = (more: JsonObject = {}, rest: JsonObject = {}): JsonObject => ({ unit: { troop: { morale: 11 }, state: 'shaken', ...more }, ...rest });
const orcs = figuresOf('troop-type', 'orcs', 'morale');
const skeletons = figuresOf('troop-type', 'skeletons', 'morale', 'traits');

describe('a unit in good order', () => {
  test('BS-MORALE-01 BS-STAT-05 BS-ACT-08 passes with 2d10 equal to its rating or below', () => {
    const { result, events, thrown } = resolved(moraleCheck, unit(), [5, 6]);
    expect(result).toEqual({ card: 'house', choice: 'check', rating: 11, roll: 11, secondRoll: null, passed: true, state: 'good', retreats: 0 });
    expect(events).toEqual([{ type: 'morale-passed', rule: 'BS-MORALE-01', sentence: '11 against morale 11: passed.', modifiers: [], change: { state: 'good' } }]);
    expect(thrown).toEqual([{ notation: '2d10', faces: [5, 6], rule: 'BS-MORALE-01', purpose: 'morale check', by: 'unit' }]);
  });

  test('BS-MORALE-02 is what a unit is unless said otherwise', () => {
    expect(resultOf(moraleCheck, unit(), [1, 1])).toMatchObject({ state: 'good' });
  });

  test('BS-MORALE-04 BS-RETREAT-01 that fails is shaken and retreats 4 inches', () => {
    const { result, events } = resolved(moraleCheck, unit(), [6, 6]);
    expect(result).toMatchObject({ roll: 12, passed: false, state: 'shaken', retreats: 4, secondRoll: null });
    expect(events.map(({ type, rule, change }) => [type, rule, change])).toEqual([
      ['morale-failed', 'BS-MORALE-04', { state: 'shaken' }],
      ['unit-retreated', 'BS-RETREAT-01', { retreats: 4 }],
    ]);
  });

  test('BS-MORALE-07 BS-RULING-08 that fails by seven routs at once, without the retreat', () => {
    const { result, events } = resolved(moraleCheck, unit(), [8, 10]);
    expect(result).toMatchObject({ roll: 18, state: 'routed', retreats: 0 });
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([['unit-routed', 'BS-MORALE-07']]);
    expect(resultOf(moraleCheck, unit(), [8, 9])).toMatchObject({ roll: 17, state: 'shaken' });
  });

  test('BS-MORALE-03 BS-RULING-06 may retreat in place of the check, before any die, and stays in good order', () => {
    const { result, events, thrown, assumed } = resolved(moraleCheck, unit({}, { choice: 'retreat' }), []);
    expect(result).toMatchObject({ choice: 'retreat', roll: null, state: 'good', retreats: 4, passed: false });
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([['unit-retreated', 'BS-MORALE-03']]);
    expect([thrown, assumed]).toEqual([[], []]);
  });

  test('BS-MORALE-03 BS-RULING-06 checks where nobody chose, and the answer says so', () => {
    expect(resolved(moraleCheck, unit({}, {}), [1, 1]).assumed).toEqual([{ kind: 'check-or-retreat', rule: 'BS-MORALE-03', seat: 'unit', answer: 'check' }]);
    expect(resolved(moraleCheck, unit(), [1, 1]).assumed).toEqual([]);
    const odds = moraleCheck.odds(unit({}, {}));
    expect(odds.ok && odds.assumed).toEqual([{ kind: 'check-or-retreat', rule: 'BS-MORALE-03', seat: 'unit', answer: 'check' }]);
  });
});

describe('a shaken unit', () => {
  test('BS-MORALE-05 must check', () => {
    expect(refusals(moraleCheck, shaken({}, { choice: 'retreat' }))).toEqual(['morale.no-choice BS-MORALE-03 /choice']);
    expect(resolved(moraleCheck, shaken(), [1, 1])).toMatchObject({ result: { passed: true, state: 'shaken', retreats: 0, secondRoll: null }, assumed: [] });
  });

  test('BS-MORALE-05 BS-RULING-07 that fails retreats first, then checks again', () => {
    const { events, thrown } = resolved(moraleCheck, shaken(), [6, 6, 5, 6]);
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([
      ['morale-failed', 'BS-MORALE-05'],
      ['unit-retreated', 'BS-RETREAT-01'],
      ['morale-passed', 'BS-MORALE-05'],
    ]);
    expect(thrown.map(({ purpose }) => purpose)).toEqual(['morale check', 'second morale check']);
    expect(resolution(moraleCheck, shaken(), [6, 6])).toMatchObject({ fault: { kind: 'wanted', wanted: { notation: '2d10', rule: 'BS-MORALE-05', purpose: 'second morale check' } } });
  });

  test('BS-MORALE-05 that fails twice is routed, 4 inches back', () => {
    expect(resultOf(moraleCheck, shaken(), [6, 6, 6, 6])).toMatchObject({ roll: 12, secondRoll: 12, state: 'routed', retreats: 4 });
  });

  test('BS-MORALE-07 that fails by seven routs at once, on the second check too', () => {
    expect(resultOf(moraleCheck, shaken(), [8, 10])).toMatchObject({ roll: 18, secondRoll: null, state: 'routed', retreats: 0 });
    expect(resolved(moraleCheck, shaken(), [6, 6, 8, 10]).events.at(-1)).toMatchObject({ type: 'unit-routed', rule: 'BS-MORALE-07' });
  });

  test('BS-RULING-07 whom the retreat freed of an enemy checks again without that modifier', () => {
    const input = shaken({ enemyOn: 'rear' }, { enemyOnAfterRetreat: 'none' });
    const { events, result } = resolved(moraleCheck, input, [5, 5, 5, 6]);
    expect(events.map(({ modifiers }) => modifiers.map(({ name }) => name))).toEqual([['enemy-on-rear'], [], []]);
    expect(result).toMatchObject({ rating: 9, state: 'shaken' });
    expect(resultOf(moraleCheck, shaken({ enemyOn: 'rear' }), [5, 5, 5, 6])).toMatchObject({ state: 'routed' });
  });
});

describe('who checks', () => {
  test('BS-MORALE-06 a routed unit makes no check but to rally', () => {
    expect(refusals(moraleCheck, unit({ state: 'routed' }))).toEqual(['morale.routed BS-MORALE-06 /unit/state']);
  });

  test('BS-RULING-15 troops that never check pass without dice', () => {
    const { result, events } = resolved(moraleCheck, { unit: { troop: skeletons } }, []);
    expect(result).toEqual({ card: 'house', choice: 'none', rating: null, roll: null, secondRoll: null, passed: true, state: 'good', retreats: 0 });
    expect(events).toMatchObject([{ type: 'morale-passed', rule: 'BS-RULING-15' }]);
    expect(refusals(moraleCheck, { unit: { troop: skeletons }, choice: 'retreat' })).toEqual(['morale.no-choice BS-MORALE-03 /choice']);
  });

  test('BS-MORALE-08 individuals have no rating and never check', () => {
    expect(resolved(moraleCheck, { unit: { individual: true } }, [])).toMatchObject({ result: { choice: 'none', rating: null, state: 'good' }, events: [{ rule: 'BS-MORALE-08' }] });
    expect(refusals(moraleCheck, { unit: { individual: true, state: 'shaken' } })).toEqual(['individual.always-good-order BS-MORALE-08 /unit/state']);
    expect(refusals(moraleCheck, { unit: {} })).toEqual(['morale.no-rating BS-MORALE-08 /unit/troop']);
  });
});

describe('the rating', () => {
  test.each([
    ['half-lost -2', { halfLost: true }, 8],
    ['enemy-on-flank -1', { enemyOn: 'flank' }, 9],
    ['enemy-on-rear -2', { enemyOn: 'rear' }, 8],
    ['in-command-or-hero-attached 1', { commanded: true }, 11],
  ])('BS-MORALE-10 BS-CMD-04 %s', (modifier, more, rating) => {
    const checked = resolved(moraleCheck, { unit: { troop: orcs, ...more }, choice: 'check' }, [1, 1]);
    expect(checked.result).toMatchObject({ rating });
    expect(modifiersOf(checked, 'morale-passed')).toEqual([modifier]);
  });

  test('BS-MORALE-10 modifiers add up, and the modified rating decides on a rout', () => {
    const input = unit({ halfLost: true, enemyOn: 'rear', commanded: true });
    expect(resultOf(moraleCheck, input, [8, 6])).toMatchObject({ rating: 8, state: 'shaken' });
    expect(resultOf(moraleCheck, input, [8, 7])).toMatchObject({ rating: 8, state: 'routed' });
  });

  test('BS-RULING-10 half is lost when half or fewer of the figures are left', () => {
    const rating = (figures: number, startFigures: number) => resultOf(moraleCheck, unit({ figures, startFigures }), [1, 1])['rating'];
    expect([rating(6, 12), rating(7, 12), rating(4, 9), rating(5, 9)]).toEqual([9, 11, 9, 11]);
    expect(refusals(moraleCheck, unit({ figures: 9, startFigures: 8 }))).toEqual(['figures.more-than-at-start BS-RULING-10 /unit/figures']);
  });
});

describe('no room to retreat', () => {
  const barred = (input: JsonObject): JsonObject => ({ ...input, retreatBarred: true });

  test('BS-RETREAT-03 makes a retreat by choice one state worse', () => {
    const { result, events } = resolved(moraleCheck, barred(unit({}, { choice: 'retreat' })), []);
    expect(result).toMatchObject({ state: 'shaken', retreats: 0 });
    expect(events.map(({ type, rule }) => [type, rule])).toEqual([['unit-shaken', 'BS-RETREAT-03']]);
  });

  test('BS-RETREAT-03 BS-RULING-22 routs a unit that failed in good order, already shaken', () => {
    const { result, events } = resolved(moraleCheck, barred(unit()), [6, 6]);
    expect(result).toMatchObject({ state: 'routed', retreats: 0 });
    expect(events.map(({ rule, change }) => [rule, change])).toEqual([
      ['BS-MORALE-04', { state: 'shaken' }],
      ['BS-RETREAT-03', { state: 'routed' }],
    ]);
  });

  test('BS-RULING-22 routs a shaken unit that failed, without a second check', () => {
    expect(resultOf(moraleCheck, barred(shaken()), [6, 6])).toMatchObject({ state: 'routed', retreats: 0, secondRoll: null });
  });

  test('BS-RETREAT-03 harms nobody who passes', () => {
    expect(resultOf(moraleCheck, barred(unit()), [1, 1])).toMatchObject({ state: 'good', passed: true });
  });
});
