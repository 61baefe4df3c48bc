import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { deathTouch } from './death-touch';
import { chances, codes, resolve, stands, swing } from './testing/resolving';

const cleric = (more: object = {}, ...abilities: object[]): object => swing(more, { attack: 4, damage: 1 }, [{ slug: 'death-touch', rating: 1 }, ...abilities]);
const touch = (attacker: object, defender: object, ...faces: number[]): JsonObject => resolve(deathTouch, { attacker, defender }, ...faces).result;
const dying = (more: object = {}, model: object = {}): object => stands({ currentHealth: 1, ...more }, { armor: 17, ...model });

test('CM-AEX-03 CM-ABIL-06 a touch is rolled against 11, whatever the armor, and destroys who has 1 health', () => {
  expect(touch(cleric(), dying(), 7)).toEqual({ attackRoll: 'hit', need: 7, destroyed: true });
  expect(touch(cleric(), dying(), 6)).toMatchObject({ attackRoll: 'miss', destroyed: false });
  expect(touch(cleric(), dying({ currentHealth: 2 }), 7)).toMatchObject({ attackRoll: 'hit', destroyed: false });
});

test('CM-ABIL-06a what is not living is not harmed; elementals are living (CM-ARULING-24)', () => {
  for (const creature of ['undead', 'construct']) expect(touch(cleric(), dying({}, { creature }), 20)).toMatchObject({ destroyed: false });
  expect(touch(cleric(), dying({}, { creature: 'elemental' }), 7)).toMatchObject({ destroyed: true });
});

test('CM-ABIL-06b CM-ARULING-32 a fallen model is touched without a roll, also with no health left; a 20 leads to no second roll', () => {
  expect(touch(cleric(), dying({ condition: 'knocked-down', currentHealth: 0 }))).toMatchObject({ attackRoll: 'automatic', destroyed: true });
  expect(touch(cleric(), dying({ condition: 'poisoned' }))).toMatchObject({ attackRoll: 'automatic', destroyed: true });
  expect(touch(cleric(), dying(), 20)).toMatchObject({ attackRoll: 'hit', destroyed: true });
});

test('CM-ARULING-05 everything that helps an attack counts, nothing that helps the armor', () => {
  const need = (attacker: object, defender: object): number => touch(attacker, defender, 1)['need'] as number;
  expect(need(cleric({ charged: 3, contacts: 3, fromAbove: true, attackBonus: 1 }), dying({ atop: true, armorBonus: 4 }))).toBe(11 - 4 - 2 - 2 - 1 - 1);
  expect(need(cleric(), dying({ condition: 'stunned' }))).toBe(4);
});

test('CM-ABIL-02b who cleaves may strike on after a touch that destroys a standing enemy', () => {
  expect(touch(cleric({}, { slug: 'cleave' }), dying(), 7)).toMatchObject({ mayCleave: true });
  expect(touch(cleric({}, { slug: 'cleave' }), dying({ condition: 'knocked-down' }))).toMatchObject({ destroyed: true, mayCleave: false });
});

test('CM-ABIL-06 without the ability there is no touch, and every fault is told', () => {
  expect(codes(deathTouch, { attacker: swing(), defender: stands({ currentHealth: 9 }) })).toEqual(['defender.too-healthy CM-STAT-10', 'attack.no-death-touch CM-ABIL-06']);
});

test('CM-ABIL-06 the odds are those of the one roll', () => {
  expect(chances(deathTouch, { attacker: cleric(), defender: dying() })).toEqual({ true: '7/10', false: '3/10' });
});
