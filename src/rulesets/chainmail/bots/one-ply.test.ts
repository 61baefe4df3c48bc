import type { Position } from '../../../kernel/ruleset/position';
import { type Dice, NO_DICE, SeededDice } from '../../../kernel/table/dice';
import type { ChainmailAction, Deed } from '../game/action';
import { chainmailGame } from '../game/game';
import { setupOf } from '../game/scenario-setups';
import type { ChainmailSetup } from '../game/shapes';
import type { Skirmish } from '../game/state';
import { MAGIC, MELEE, MENAGERIE, STARTER } from '../game/testing/setups';
import { field, play, type Stander } from '../game/testing/table';
import { greedy } from './greedy';
import { onePly } from './one-ply';
import { worthOfSide } from './worth-of-sides';

type Here = Position<Skirmish, ChainmailAction>;

/** Whoever weighs every outcome needs no die. */
const UNTOUCHED: Dice = {
  next() {
    throw new Error('a die was thrown');
  },
};

function decided(bot: typeof onePly, position: Here, seat: string, dice = UNTOUCHED) {
  return bot.decide(chainmailGame.view(position, seat), seat, chainmailGame.legalActions(position, seat), dice);
}

/** What an action leaves a side with on average: every die is thrown with every face, and what is asked goes by its default. */
function average(position: Here, side: number, action?: ChainmailAction): number {
  const seat = chainmailGame.toAct(position)[0]!;
  const rolls = position.suspended?.rolls;
  const on = (taken: Parameters<typeof chainmailGame.apply>[2]): number => {
    const ruling = chainmailGame.apply(position, seat, taken, NO_DICE);
    if (!ruling.ok) throw new Error(JSON.stringify(ruling.refusals));
    return average(ruling.position, side);
  };
  if (action !== undefined) return on(action);
  if (position.suspended === null) return worthOfSide(position.state, side);
  if (!rolls) return on(chainmailGame.otherwise(position, seat)!);
  const faces = Array.from({ length: rolls.dice[0]! }, (_, i) => i + 1);
  return faces.reduce((sum, face) => sum + on({ type: 'throw', decision: position.suspended!.id, faces: [face] }), 0) / faces.length;
}

const strike = (target: string): ChainmailAction => ({ type: 'stand', model: 'striker', then: { type: 'melee', target } });
const targetOf = (action: object): string | undefined => ('then' in action ? (action.then as Extract<Deed, { type: 'melee' }>).target : undefined);

/** One to strike between two enemies, and two more far off, so that the round goes on. */
function between(frail: Partial<Stander>, timid: Partial<Stander>): Here {
  const enemy = (x: number, y: number, { card }: Partial<Stander>): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, card: { armor: 12, ...card } });
  const striker: Stander = { side: 'south', model: 'human-marine', x: 20, y: 20, card: { ranged: undefined as never, melee: { attack: 5, damage: 1, blunt: true } } };
  const state = field({ striker, frail: enemy(20, 21, frail), timid: enemy(21, 20, timid), far: enemy(46, 46, {}) });
  return play({ ...state, turn: 1 }, 'north', { type: 'stand', model: 'far' }).position;
}

describe('one-ply', () => {
  test('takes the better of two attacks by every outcome of their dice, where greed takes the other', () => {
    // A blow knocks the one down, and breaks the nerve of the other, who is worth less as it runs.
    const position = between({ card: { health: 1 } }, { card: { health: 2, save: -12 } });
    expect(average(position, 0, strike('timid'))).toBeGreaterThan(average(position, 0, strike('frail')));
    expect(targetOf(decided(greedy, position, 'south'))).toBe('frail');
    expect(targetOf(decided(onePly, position, 'south'))).toBe('timid');
  });

  test('and the other one as soon as the odds change', () => {
    const position = between({ card: { health: 1 } }, { card: { health: 2, save: 14 } });
    expect(average(position, 0, strike('timid'))).toBeLessThan(average(position, 0, strike('frail')));
    expect(targetOf(decided(onePly, position, 'south'))).toBe('frail');
    const armored = between({ card: { health: 1, armor: 25 } }, { card: { health: 2, save: 14 } });
    expect(average(armored, 0, strike('timid'))).toBeGreaterThan(average(armored, 0, strike('frail')));
    expect(targetOf(decided(onePly, armored, 'south'))).toBe('timid');
  });

  test('knows what its seat may know: what the enemy will answer is no part of it', () => {
    const { position } = play(field({ adept: { side: 'south', model: 'demonic-gnoll-adept', x: 20, y: 20 }, paladin: { side: 'north', model: 'human-paladin', x: 20, y: 21 }, far: { side: 'north', model: 'human-marine', x: 46, y: 46 } }), 'north', { type: 'set-standing-answer', kind: 'smite', answer: true, until: 'game' });
    const other = play(position, 'north', { type: 'set-standing-answer', kind: 'smite', answer: false, until: 'game' }).position;
    expect(JSON.stringify(position)).not.toBe(JSON.stringify(other));
    expect(decided(onePly, position, 'south')).toEqual(decided(onePly, other, 'south'));
  });

  test.each<readonly [string, ChainmailSetup]>([
    ['starter', STARTER],
    ['melee', MELEE],
    ['magic', MAGIC],
    ['menagerie', MENAGERIE],
    ['leader, advanced', setupOf('kill-the-leader', 'advanced')],
    ['multiplayer, advanced', setupOf('multiplayer-skirmish', 'advanced')],
  ])('takes nothing that is refused: %s', (name, setup) => {
    const dice = new SeededDice(name);
    let ruling = chainmailGame.create(setup, dice);
    let asked = 0;
    for (let taken = 0; ruling.ok && chainmailGame.outcome(ruling.position) === null; taken++) {
      const { position } = ruling;
      const seat = chainmailGame.toAct(position)[0]!;
      if (taken % 6 === 0) {
        const action = decided(onePly, position, seat, new SeededDice(`${name}/${taken}`));
        expect(chainmailGame.apply(position, seat, action, new SeededDice('any'))).toMatchObject({ ok: true });
        asked++;
      }
      ruling = chainmailGame.apply(position, seat, decided(greedy, position, seat, dice), dice);
    }
    expect(ruling.ok).toBe(true);
    expect(asked).toBeGreaterThan(5);
  });
});
