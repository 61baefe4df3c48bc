import type { Figure, Skirmish } from '../../src/rulesets/chainmail/game/state';
import { box } from '../../src/rulesets/chainmail/game/testing/opening';
import { field, play, type Stander } from '../../src/rulesets/chainmail/game/testing/table';
import type { Position } from './trial';
import { broken } from './trials/chainmail-invariants';

const marine = (x: number, y: number): Stander => ({ side: 'south', model: 'human-marine', x, y });
const gnoll = (x: number, y: number): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y });
/** Whoever needs no commander goes where it is sent. */
const RUNNER: Stander = { ...marine(10, 10), card: { abilities: [{ slug: 'independent-troop', rating: 0 }] } };
const POSTS = { left: marine(9.1, 13), right: marine(10.9, 13) };
/** Two that strike at once at whoever is in the gap, so that the order of their blows is asked. */
const GUARDS = { guard: gnoll(11.9, 13.8245), other: gnoll(8.1, 13.8245), far: gnoll(46, 46) };

function asked(posts: { readonly [id: string]: Stander }, terrain: Parameters<typeof field>[1] = {}): Position {
  const { position } = play(field({ marine: RUNNER, ...posts, ...GUARDS }, terrain), 'south', { type: 'maneuver', model: 'marine', path: [{ x: 10, y: 16 }] });
  expect(position.suspended?.decision?.kind).toBe('opportunity-order');
  return position as Position;
}

/** The position with a model changed, now or when the action began. */
function but(position: Position, id: string, change: Partial<Figure>, ...when: ('now' | 'then')[]): Position {
  const changed = (state: unknown): unknown => ({ ...(state as Skirmish), figures: (state as Skirmish).figures.map((figure) => (figure.id === id ? { ...figure, ...change } : figure)) });
  const suspended = position.suspended === null || !when.includes('then') ? position.suspended : { ...position.suspended, base: changed(position.suspended.base) };
  return { ...position, state: when.includes('now') ? changed(position.state) : position.state, suspended };
}

const placeOf = (position: Position, id: string): { x: number; y: number } => {
  const { x, y } = (position.state as Skirmish).figures.find((figure) => figure.id === id)!;
  return { x, y };
};

describe('CM-RULING-41 who may overlap whom', () => {
  test('a model whose squeeze waits for an answer overlaps the two sides of its gap', () => {
    const position = asked(POSTS);
    expect(broken(position)).toEqual([]);
    expect(broken({ ...position, suspended: null })).toEqual(['marine and left overlap', 'marine and right overlap']);
  });

  test('a gap between a wall and a model, and between walls, is one too', () => {
    // So thick that the gap to the model begins and ends where the gap to the wall does.
    const wall = box('high-wall', 2, 12.8641, 7.6, 0.2718);
    expect(broken(asked({ right: POSTS.right }, { terrain: [wall] }))).toEqual([]);
    const walled = asked({}, { terrain: [wall, box('high-wall', 10.4, 12.8641, 8, 0.2718)] });
    expect(broken(walled)).toEqual([]);
    expect(broken({ ...walled, suspended: null })).toEqual(['marine stands in terrain-1', 'marine stands in terrain-2']);
  });

  test('not by more than half its base', () => {
    const { y } = placeOf(asked(POSTS), 'marine');
    expect(broken(but(asked(POSTS), 'marine', { x: 9.8, y }, 'now'))).toContain('marine and left overlap');
  });

  test('not where one side of the gap is missing, or the gap is too narrow or none', () => {
    const alone = but(asked(POSTS), 'right', { where: 'off' }, 'now', 'then');
    expect(broken(alone)).toEqual(['marine and left overlap']);
    const narrow = but(asked(POSTS), 'right', { x: 9.45, y: 13.85, r: 0.4 }, 'now', 'then');
    expect(broken(narrow)).toEqual(['marine and left overlap', 'marine and right overlap']);
    const wide = but(but(asked(POSTS), 'right', { x: 11.2 }, 'now', 'then'), 'marine', { x: 9.9 }, 'now');
    expect(broken(wide)).toContain('marine and left overlap');
  });

  test('not by a model that stands where it stood, and not two at once', () => {
    const position = asked(POSTS);
    expect(broken(but(position, 'marine', placeOf(position, 'marine'), 'then'))).toContain('marine and left overlap');
    const both = but(but(position, 'guard', { x: 9.1, y: 13.9 }, 'now'), 'left', { down: true, health: 0 }, 'now');
    expect(broken(both)).toContain('marine and guard are on their way at once');
  });

  test('CM-MOVE-05 and over a fallen model only its crosser', () => {
    const fallen = { left: { ...POSTS.left, x: 10, y: 13, is: { down: true, health: 0 } } };
    const position = asked(fallen);
    expect(broken(position)).toEqual([]);
    expect(broken({ ...position, suspended: null })).toEqual(['marine and left overlap']);
  });
});
