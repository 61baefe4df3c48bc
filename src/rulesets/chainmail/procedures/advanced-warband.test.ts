import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { NO_DICE } from '../../../kernel/table/dice';
import { faultsIn, troop as models } from '../game/testing/opening';
import { card } from '../game/testing/setups';
import { warband } from './warband';

const troop = (more: object = {}): object => ({ cost: 5, faction: 'thalos', alignment: 'good', ...more });
const commander = (rating: number, more: object = {}): object => troop({ cost: 10, abilities: [{ slug: 'commander', rating }], ...more });
const wild = (more: object = {}): object => troop({ abilities: [{ slug: 'wild-troop' }], ...more });
const difficult = (more: object = {}): object => troop({ abilities: [{ slug: 'difficult-troop' }], ...more });
const RAVILLA = { faction: 'ravilla' };

function judge(warriors: readonly object[], more: object = {}): JsonObject {
  const answer = warband.resolve({ rules: 'advanced', points: 200, models: warriors, ...more } as unknown as JsonObject, NO_DICE);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.result;
}

const rules = (warriors: readonly object[], more: object = {}): unknown => (judge(warriors, more)['faults'] as { rule: string }[]).map(({ rule }) => rule);

test('CM-BUILD-13 troops may outnumber the command points, and there may be no commander at all', () => {
  expect(rules([commander(1), troop(), troop(), troop()])).toEqual([]);
  expect(rules([troop(), troop()])).toEqual([]);
});

test('CM-BUILD-14 CM-RULING-34 all ratings together come to at least the number of wild troops', () => {
  expect(rules([commander(1), commander(1), wild(), wild()])).toEqual([]);
  expect(rules([commander(1), wild(), wild()])).toEqual(['CM-BUILD-14']);
});

test('CM-BUILD-15 CM-BUILD-20 without a commander, or without command points, factions are not mixed', () => {
  expect(rules([troop(), troop(RAVILLA)], { faction: 'thalos' })).toEqual(['CM-BUILD-15', 'CM-BUILD-18', 'CM-BUILD-20']);
  expect(rules([commander(0), troop(RAVILLA)], { faction: 'thalos' })).toEqual(['CM-BUILD-18', 'CM-BUILD-20']);
  expect(rules([commander(1), troop(RAVILLA)])).toEqual([]);
});

test('CM-BUILD-16 the faction is the one whose ratings sum highest; tied, the player declares it', () => {
  expect(judge([commander(2), commander(3, RAVILLA), commander(2)])).toMatchObject({ faction: 'thalos', faults: [] });
  const tied = [commander(2), commander(2, RAVILLA), troop(RAVILLA)];
  expect(rules(tied)).toEqual(['CM-BUILD-16']);
  expect(judge(tied, { faction: 'ravilla' })).toMatchObject({ faction: 'ravilla', faults: [], crossFaction: { weight: 0, command: 2 } });
  expect(rules(tied, { faction: 'naresh' })).toEqual(['CM-BUILD-16']);
});

test('CM-BUILD-17 CM-BUILD-18 CM-RULING-34 strangers weigh 1, wild or difficult ones 2, even both; independent ones and commanders nothing', () => {
  const both = troop({ ...RAVILLA, abilities: [{ slug: 'wild-troop' }, { slug: 'difficult-troop' }] });
  const independent = troop({ ...RAVILLA, abilities: [{ slug: 'independent-troop' }] });
  expect(judge([commander(5), troop(RAVILLA), difficult(RAVILLA), both, independent, commander(1, RAVILLA)])).toMatchObject({ legal: true, crossFaction: { weight: 5, command: 5 } });
  expect(rules([commander(4), troop(RAVILLA), difficult(RAVILLA), both])).toEqual(['CM-BUILD-18']);
});

test('CM-BUILD-19 a commander of another faction counts for wild troops and not for strangers', () => {
  expect(judge([commander(3), commander(2, RAVILLA), wild(), wild(), wild(), wild()])).toMatchObject({ legal: true });
  expect(rules([commander(1), commander(1, RAVILLA), troop(RAVILLA), troop(RAVILLA)], { faction: 'thalos' })).toEqual(['CM-BUILD-18']);
});

test('CM-EX-12 CM-BUILD-18 a Centaur Trooper and a Wood Elf Scout among dwarves want ratings of three', () => {
  const elves = ['centaur-trooper', 'wood-elf-scout'].map(card);
  expect(judge([card('dwarf-fighter'), ...elves])).toMatchObject({ legal: true, faction: 'mordengard', crossFaction: { weight: 3, command: 3 } });
  expect(rules([card('dwarf-ranger'), ...elves])).toEqual(['CM-BUILD-18']);
});

test('CM-RULING-37 CM-CONV-02 mercenaries are strangers everywhere, and their commanders count for wild troops alone', () => {
  const hired = { faction: 'mercenary' };
  expect(judge([commander(2), commander(4, hired), troop(hired), wild(), wild(), wild()])).toMatchObject({ legal: true, faction: 'thalos', crossFaction: { weight: 1, command: 2 } });
  expect(rules([commander(4, hired), troop(), troop(hired)])).toEqual(['CM-BUILD-18']);
  expect(rules([commander(4, hired), troop(hired)])).toEqual(['CM-BUILD-18']);
});

test('CM-RULING-33 a reserve counts as if it were present', () => {
  expect(rules([commander(1), wild()], { reserve: wild({ cost: 4 }) })).toEqual(['CM-BUILD-14']);
});

test('CM-BUILD-21 a set-up by the Advanced Rules is checked by them', () => {
  const warbands = [
    { seat: 'one', models: [...models('a', 1, 'hobgoblin-fighter'), ...models('b', 4, 'gnoll-trooper')] },
    { seat: 'two', models: [...models('c', 1, 'hyena'), ...models('d', 4, 'gnoll-trooper')] },
  ];
  expect(faultsIn({ rules: 'advanced', warbands })).toEqual(['warband.too-many-cross-faction /warbands/0/models', 'warband.too-many-wild /warbands/1/models']);
});
