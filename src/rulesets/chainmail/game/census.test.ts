import { census, naiveCensus, opening } from '../../../../test/support/census';
import { positionOf, type Position } from '../../../kernel/ruleset/position';
import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import type { ChainmailSetup } from './shapes';
import type { Skirmish } from './state';
import { box } from './testing/opening';
import { card } from './testing/setups';
import { advanced, field, type Stander } from './testing/table';

type Start = Position<Skirmish, ChainmailAction>;

const SMALL = { width: 12, height: 20 };
const south = (model: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model, x, y, ...more });
const north = (model: string, x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model, x, y, ...more });
const having = (...slugs: string[]): Partial<Stander> => ({ card: { abilities: slugs.map((slug) => ({ slug, rating: 0 })) } });
const knowing = (...slugs: string[]): Partial<Stander> => ({ card: { spells: slugs.map((slug) => ({ slug })) } });
const from = (state: Skirmish): Start => positionOf<Skirmish, ChainmailAction>(state, 0, null, [], []);
const duel = (one: string, other: string, rules: 'basic' | 'advanced'): ChainmailSetup => ({ anyWarband: true, ...SMALL, rules, warbands: [{ seat: 'south', models: [{ id: 'a', model: card(one) }] }, { seat: 'north', models: [{ id: 'b', model: card(other) }] }] });

const STARTS: readonly (readonly [string, Start, number, readonly number[]])[] = [
  ['blows, with and without Reach', from(field({ a: south('human-warrior', 6, 9), c: south('human-warrior', 2, 2), b: north('gray-elf-warrior', 6, 10) }, SMALL)), 2, [1, 8, 37, 167, 229]],
  ['two to cleave', from(field({ a: south('dwarf-fighter', 6, 9), b: north('orc-trooper', 6, 10), c: north('orc-trooper', 7, 9) }, SMALL)), 1, [1, 7, 39, 176]],
  ['a threatened area to leave', from(field({ a: south('human-warrior', 6, 9, having('independent-troop')), b: north('human-glaiver', 6, 10) }, SMALL)), 1, [1, 8, 25, 16, 77, 124]],
  ['a low wall between shooters', from(field({ a: south('gnome-infiltrator', 6, 8), b: north('wood-elf-scout', 6, 12) }, { ...SMALL, terrain: [box('low-wall', 4, 10.5, 4, 0.5)] })), 1, [1, 6, 49, 57]],
  ['a hider behind woods', from(field({ a: south('human-marine', 6, 6), b: north('halfling-sneak', 6, 14) }, { ...SMALL, terrain: [box('woods', 3, 12, 6, 1.5)] })), 2, [1, 4, 17, 45]],
  ['a missile and a sleep', from(field({ a: south('human-warrior', 6, 8, knowing('magic-missile', 'sleep')), b: north('orc-trooper', 6, 12) }, SMALL)), 1, [1, 8, 84, 40]],
  ['a cure and a command', from(field({ a: south('human-warrior', 6, 8, knowing('cure-wounds-0', 'command')), c: south('human-marine', 6, 7, { is: { health: 0, down: true } }), b: north('orc-trooper', 6, 12) }, SMALL)), 1, [1, 17, 157]],
  ['a commander with its points', from(advanced({ p: south('human-paladin', 6, 7), g: south('human-warrior', 6, 9), b: north('orc-trooper', 6, 10) }, SMALL)), 1, [1, 19, 495]],
  ['three seats', from(field({ a: { side: 'a', model: 'human-warrior', x: 22, y: 22 }, b: { side: 'b', model: 'gray-elf-warrior', x: 22, y: 23 }, c: { side: 'c', model: 'orc-trooper', x: 23, y: 22 } }, { scenario: 'multiplayer-skirmish' })), 1, [1, 8, 61]],
  ['a fire bomb', from(field({ a: south('dwarf-scorcher', 6, 6), b: north('orc-trooper', 6, 10), c: north('gnoll-monk', 7.5, 10) }, SMALL)), 1, [1, 23]],
  ['a skirmish from its set-up', opening(chainmailGame, duel('human-marine', 'gnoll-trooper', 'basic')), 2, [2, 4, 4, 4, 4]],
  ['two commanders from their set-up', opening(chainmailGame, duel('human-paladin', 'hobgoblin-fighter', 'advanced')), 2, [2, 4, 4, 760]],
];

/** Those who are equally near throw a die each. */
const COUNTED = { game: chainmailGame, tellsApart: ({ rule }: { readonly rule: string }) => rule === 'CM-TIE-03' };

describe('census', () => {
  test.each(STARTS)('of positions after each action: %s', (_name, start, naively, counts) => {
    expect(census(COUNTED, start, counts.length - 1)).toEqual(counts);
    expect(naiveCensus(COUNTED, start, naively)).toEqual(counts.slice(0, naively + 1));
  });
});
