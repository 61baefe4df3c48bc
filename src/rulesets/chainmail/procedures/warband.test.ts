import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { NO_DICE } from '../../../kernel/table/dice';
import { warband } from './warband';

const troop = (more: object = {}): object => ({ cost: 5, faction: 'thalos', alignment: 'good', ...more });
const commander = (rating: number, more: object = {}): object => troop({ cost: 10, abilities: [{ slug: 'commander', rating }], ...more });
const rules = (input: object): unknown => {
  const answer = judge(input);
  return (answer['faults'] as { rule: string }[]).map(({ rule }) => rule);
};

function judge(input: object): JsonObject {
  const answer = warband.resolve(input as JsonObject, NO_DICE);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.result;
}

test('CM-BUILD-01 CM-BUILD-11 models, reserve and tactical points stay within the point value', () => {
  expect(judge({ points: 30, models: [commander(3), troop(), troop()], tacticalPoints: 4 })).toMatchObject({ legal: true, cost: { models: 20, reserve: 0, tacticalPoints: 4, total: 24 }, left: 6 });
  expect(rules({ points: 20, models: [commander(3), troop(), troop()], tacticalPoints: 1 })).toEqual(['CM-BUILD-01']);
});

test('CM-BUILD-02 copies of a model are fine, CM-BUILD-03 factions are not mixed in the Basic Rules', () => {
  expect(rules({ models: [commander(4), troop(), troop(), troop()] })).toEqual([]);
  expect(rules({ models: [commander(4), troop({ faction: 'ravilla' })] })).toEqual(['CM-BUILD-03']);
});

test('CM-BUILD-04 CM-STAT-05 good and evil never share a warband, neutral goes with either', () => {
  expect(rules({ models: [commander(4), troop({ alignment: 'evil' })] })).toEqual(['CM-BUILD-04']);
  expect(rules({ models: [commander(4), troop({ alignment: 'neutral' })] })).toEqual([]);
});

test('CM-BUILD-05 more than fifteen models is a warning', () => {
  const models = [commander(15), ...Array.from({ length: 15 }, () => troop({ cost: 1 }))];
  expect(judge({ models })).toMatchObject({ legal: true, warnings: [expect.stringContaining('CM-BUILD-05')] });
});

test('CM-BUILD-06 CM-STAT-17 CM-ABIL-03a CM-ABIL-07 CM-ABIL-18 troops weigh no more than commanders lead', () => {
  expect(rules({ models: [commander(1), troop(), troop()] })).toEqual(['CM-BUILD-06']);
  expect(judge({ models: [commander(2), commander(1), troop({ abilities: [{ slug: 'difficult-troop', rating: 2 }] }), troop({ abilities: [{ slug: 'independent-troop', rating: 0 }] })] })).toMatchObject({ legal: true, command: 3, weight: 2 });
});

test('CM-EX-01 CM-BUILD-08 CM-BUILD-09 a Dwarf Legionnaire of 5 points may wait in reserve for 3', () => {
  expect(judge({ points: 50, models: [commander(3)], reserve: troop() })).toMatchObject({ legal: true, cost: { reserve: 3, total: 13 } });
  expect(rules({ points: 49, models: [commander(3)], reserve: troop() })).toEqual(['CM-BUILD-08']);
});

test('CM-RULING-33 the reserve counts for faction, alignment and command as if present', () => {
  expect(rules({ models: [commander(0)], reserve: troop({ faction: 'naresh', alignment: 'evil' }) })).toEqual(['CM-BUILD-03', 'CM-BUILD-04', 'CM-BUILD-06']);
});

test('CM-BUILD-21 every fault is listed, not only the first', () => {
  expect(rules({ points: 1, models: [troop(), troop({ faction: 'naresh', alignment: 'evil' })], reserve: troop() })).toEqual(['CM-BUILD-01', 'CM-BUILD-03', 'CM-BUILD-04', 'CM-BUILD-06', 'CM-BUILD-08']);
});

test('CM-ROUND-04 batches of one, two and three', () => {
  const batch = (count: number): unknown => judge({ models: Array.from({ length: count }, () => troop()) })['batch'];
  expect([1, 4, 5, 8, 9, 20].map(batch)).toEqual([1, 1, 2, 2, 3, 3]);
});
