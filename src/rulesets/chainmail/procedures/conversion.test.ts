import type { JsonObject } from '../../../kernel/ruleset/procedure';
import { NO_DICE, ScriptedDice } from '../../../kernel/table/dice';
import { blowFrom, healthOf, saveFrom } from '../rules/conversion';
import { convertCreature, convertModel } from './conversion';
import { orderCostProcedure } from './order-cost';

const PLAIN = { hitDice: 1, hitPoints: 10, speed: 30, armorClass: 15, saves: { fortitude: 2, reflex: 2, will: 2 }, melee: { attack: 3, averageDamage: 5 } };

function converted(more: object = {}): JsonObject {
  const answer = convertCreature.resolve({ ...PLAIN, ...more } as unknown as JsonObject, NO_DICE);
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault));
  return answer.result;
}

function refusalsOf(more: object): unknown {
  const answer = convertCreature.resolve({ ...PLAIN, ...more } as unknown as JsonObject, NO_DICE);
  return !answer.ok && answer.fault.kind === 'refused' && answer.fault.refusals;
}

const slugs = (more: object): unknown => (converted(more)['abilities'] as { slug: string }[]).map(({ slug }) => slug);

test('CM-CONV-03 CM-CONV-04 CM-CONV-06 CM-CONV-09 Hit Dice, a fifth of the feet, Armor Class and the attack bonus become the card\'s', () => {
  expect(converted({ hitDice: 3, speed: 40, armorClass: 17 })).toMatchObject({ level: 3, speed: 8, armor: 17, melee: { attack: 3, damage: 1 } });
});

test('CM-CONV-07 CM-CONV-08 CM-RULING-38 a fifth of the hit points, to the nearest and at least 1; the tiny lose 1 armor', () => {
  expect([1, 2, 7, 8, 12, 13, 22, 23].map(healthOf)).toEqual([1, 1, 1, 2, 2, 3, 4, 5]);
  expect([2, 3].map((hitPoints) => converted({ hitPoints })['armor'])).toEqual([14, 15]);
});

test('CM-CONV-10 CM-EX-29 CM-RULING-38 an average of 7.5 is damage 2 at -1; 0.4 shifts the attack, 0.3 does not', () => {
  expect(blowFrom({ attack: 5, averageDamage: 7.5 })).toEqual({ attack: 4, damage: 2 });
  expect(blowFrom({ attack: 5, averageDamage: 8 })).toEqual({ attack: 4, damage: 2 });
  expect(blowFrom({ attack: 5, averageDamage: 8.5 })).toEqual({ attack: 5, damage: 2 });
  expect(blowFrom({ attack: 5, averageDamage: 12 })).toEqual({ attack: 6, damage: 2 });
});

test('CM-CONV-11 CM-EX-30 a scythe may take the damage of a 2d6 weapon of its size', () => {
  expect(converted({ melee: { attack: 3, averageDamage: 7 } })).toMatchObject({ melee: { attack: 4, damage: 1 } });
});

test('CM-CONV-12 thrown weapons reach 6", others 24", once or without limit', () => {
  expect(converted({ ranged: { attack: 2, averageDamage: 5, thrown: true, once: true } })).toMatchObject({ ranged: { attack: 2, damage: 1, range: 6, uses: 1 } });
  expect(converted({ ranged: { attack: 2, averageDamage: 5 } })).toMatchObject({ ranged: { range: 24, uses: null } });
});

test('CM-CONV-13 CM-RULING-38 the mean of the saves: a third down for troops and up for commanders, two thirds up; dwarves add 2', () => {
  expect([saveFrom([1, 1, 2], false, false), saveFrom([1, 1, 2], true, false), saveFrom([1, 2, 2], false, false), saveFrom([2, 2, 2], true, true)]).toEqual([1, 2, 2, 4]);
});

test('CM-CONV-14 powerful, of player characters, of little wit or unfit: difficult, independent, wild, untrained; and commanders', () => {
  expect(slugs({ powerful: true, playerCharacter: true, intelligence: 2, unfit: true })).toEqual(['difficult-troop', 'independent-troop', 'wild-troop', 'untrained-troop']);
  expect(converted({ commander: 3, powerful: true })['abilities']).toEqual([{ slug: 'commander', rating: 3 }]);
});

test('CM-CONV-15 CM-EX-32 a second attack that was bought at -2 costs 1; two hooves of 1 may be one attack of 2', () => {
  expect(converted({ secondAttack: 'bought', melee: { attack: 2, averageDamage: 5 } })).toMatchObject({ melee: { attack: 3 }, abilities: [{ slug: 'extra-melee-attack' }] });
  expect(converted({ secondAttack: 'merged', melee: { attack: 3, averageDamage: 5 }, otherMelee: { attack: 2, averageDamage: 5 } })).toMatchObject({ melee: { attack: 3, damage: 2 }, abilities: [] });
  expect(converted({ secondAttack: 'merged', melee: { attack: 3, averageDamage: 5 } })).toMatchObject({ melee: { attack: 3, damage: 2 }, abilities: [] });
});

test('CM-CONV-15 two unlike attacks get one bonus and damage, in which the better counts twice', () => {
  const two = { secondAttack: 'own', melee: { attack: 1, averageDamage: 5 }, otherMelee: { attack: 7, averageDamage: 20 } };
  expect(converted(two)).toMatchObject({ melee: { attack: 5, damage: 3 }, abilities: [{ slug: 'extra-melee-attack' }] });
  expect(converted({ ...two, melee: two.otherMelee, otherMelee: two.melee })).toMatchObject({ melee: { attack: 5, damage: 3 } });
  expect(converted({ ...two, otherMelee: { attack: 4, averageDamage: 5 } })).toMatchObject({ melee: { attack: 3, damage: 1 } });
});

test('CM-CONV-15 another attack without a word of what becomes of it is refused', () => {
  expect(refusalsOf({ otherMelee: { attack: 1, averageDamage: 5 } })).toMatchObject([{ code: 'conversion.no-second-attack', rule: 'CM-CONV-15', pointer: '/otherMelee' }]);
});

test('CM-CONV-16 Dodge is armor, Power Attack trades 5 for 1 from base attack 3 on, Point Blank Shot adds 2', () => {
  expect(converted({ dodge: true })['armor']).toBe(16);
  expect(converted({ powerAttack: true, baseAttack: 3 })).toMatchObject({ melee: { attack: -2, damage: 2 } });
  expect(converted({ powerAttack: true, baseAttack: 2 })).toMatchObject({ melee: { attack: 3, damage: 1 } });
  expect(converted({ pointBlankShot: true, ranged: { attack: 2, averageDamage: 5 } })).toMatchObject({ ranged: { attack: 4 } });
});

test('CM-CONV-17 CM-EX-31 a cleric of level 2 with Charisma 12 turns at +4', () => {
  expect(converted({ turning: { level: 2, charisma: 1 } })['abilities']).toEqual([{ slug: 'turn-undead', rating: 4 }]);
});

test('CM-CONV-18 the large are scary by their Hit Dice less 4', () => {
  expect(converted({ large: true, hitDice: 6 })['abilities']).toEqual([{ slug: 'scary', rating: 2 }]);
  expect(slugs({ large: true, hitDice: 4 })).toEqual([]);
});

test('CM-CONV-24 CM-CONV-26 back again: 2d4 hit points for a point of health, 1d10 for one of damage, a fifth the other way', () => {
  const answer = convertModel.resolve({ health: 2, damage: 2, save: 3 }, new ScriptedDice([1, 4, 2, 3, 7, 9]));
  expect(answer.ok && answer.result).toEqual({ hitPoints: 10, damage: 16, save: 3 });
  const hurt = [4, 5, 14].map((hurtBy) => convertModel.resolve({ health: 1, damage: 0, save: 3, hurtBy }, new ScriptedDice([1, 4])));
  expect(hurt.map((each) => each.ok && each.result)).toEqual([0, 1, 2].map((healthLost) => ({ hitPoints: 5, damage: 0, save: 3, healthLost })));
});

test('CM-ORDER-18 CM-EX-18 what an order costs can be asked', () => {
  const difficult = { faction: 'mordengard', abilities: [{ slug: 'difficult-troop', rating: 2 }] };
  const answer = orderCostProcedure.resolve({ order: 'under-command', commander: { faction: 'thalos' }, receiver: difficult } as unknown as JsonObject, NO_DICE);
  expect(answer.ok && answer.result).toEqual({ cost: 4, base: 1, crossFaction: true, difficult: true });
});
