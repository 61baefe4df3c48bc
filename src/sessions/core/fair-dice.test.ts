import { SeededDice } from '../../kernel/table/dice';
import { commitmentOf, diceFor, newSeed, throwSeed } from './fair-dice';

const seats = [{ seat: 'south', bot: null }, { seat: 'north', bot: 'greedy' }];

describe('the dice of a session', () => {
  test('a seed is promised by its SHA-256', () => {
    expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });

  test('every action has a seed of its own, which the contributions change and their order does not', () => {
    const seed = throwSeed('s', { south: 'a', north: 'b' }, 7);
    expect(seed).toBe('111cf1997fa1aafbb46c61189cf350ce32e0790b4777e51cbb8bd5ea9fd8e146');
    expect(throwSeed('s', { north: 'b', south: 'a' }, 7)).toBe(seed);
    expect(new Set([seed, throwSeed('s', { south: 'a', north: 'b' }, 8), throwSeed('t', { south: 'a', north: 'b' }, 7), throwSeed('s', { south: 'b', north: 'a' }, 7), throwSeed('s', {}, 7)]).size).toBe(5);
  });

  test('the server throws for everybody, or in a game with the table’s own dice for its bots alone', () => {
    const expected = new SeededDice(throwSeed('s', {}, 1));
    const faces = [expected.next(6), expected.next(20)];
    const server = diceFor({ seed: 's', dice: 'server', seats }, {}, 1);
    expect([server.next(6, 'south'), server.next(20, 'north')]).toEqual(faces);
    const table = diceFor({ seed: 's', dice: 'table', seats }, {}, 1);
    expect([table.next(6, 'south'), table.next(6, 'north'), table.next(20, 'north'), table.next(6)]).toEqual([0, ...faces, 0]);
  });
});
