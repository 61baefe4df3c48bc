import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const sneak = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'halfling-sneak', x, y, ...more });
const SHOOT: ChainmailAction = { type: 'stand', model: 'marine', then: { type: 'ranged' } };
const CHARGE: ChainmailAction = { type: 'charge', model: 'marine' };
const SPOT: ChainmailAction = { type: 'spot', model: 'marine', target: 'sneak' };
/** A low wall in front of the sneak at (10, 18). */
const WALL = { terrain: [box('low-wall', 8, 17, 4, 0.4)] };
const behind = (more: { readonly [id: string]: Stander } = { gnoll: gnoll(30, 10) }) => field({ marine: marine(10, 10), sneak: sneak(10, 18), ...more }, WALL);

describe('hiding', () => {
  test('CM-ABIL-16 CM-ARULING-18 a hider in cover is not seen: it is neither shot at nor charged, though nearer', () => {
    expect(play(behind(), 'south', SHOOT, [2]).told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
    expect(play(behind(), 'south', CHARGE).told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
    const alone = behind({});
    expect(refusedWith(alone, 'south', SHOOT)).toEqual(['shoot.nobody-in-sight']);
    expect(refusedWith(alone, 'south', CHARGE)).toEqual(['charge.nobody']);
  });

  test('CM-ABIL-16b without cover, or at base contact, it is seen', () => {
    const open = field({ marine: marine(10, 10), sneak: sneak(10, 18), gnoll: gnoll(30, 10) });
    expect(play(open, 'south', SHOOT, [2]).told('model-attacked')).toMatchObject([{ target: 'sneak', need: 16 - 3 }]);
    const touching = field({ marine: marine(10, 16), sneak: sneak(10, 17), gnoll: gnoll(30, 10) }, { terrain: [box('low-wall', 5, 16.45, 10, 0.1)] });
    expect(play(touching, 'south', { type: 'stand', model: 'marine', then: { type: 'melee', target: 'sneak' } }, [2]).told('model-attacked')).toMatchObject([{ target: 'sneak' }]);
  });

  test('CM-ABIL-16a a save at 13 before the action spots it until the turn ends', () => {
    const spotted = play(behind(), 'south', SPOT, [11]);
    expect(spotted.told('hider-sought')).toMatchObject([{ dc: 13, spotted: true, modifiers: [{ name: 'save', add: 2 }] }]);
    expect(chainmailGame.toAct(spotted.position)).toEqual(['south']);
    const shot = play(spotted.position, 'south', SHOOT, [2]);
    expect(shot.told('model-attacked')).toMatchObject([{ target: 'sneak', need: 16 + 4 - 3 }]);
    expect(shot.state).toMatchObject({ active: -1, spotted: [], tried: [] });
    expect(play(spotted.position, 'south', CHARGE).told('nearest-found')).toMatchObject([{ nearest: 'sneak' }]);
  });

  test('CM-ABIL-16a CM-ARULING-18 a failed try leaves it hidden, and there is one try in a turn', () => {
    const failed = play(behind(), 'south', SPOT, [10]);
    expect(failed.told('hider-sought')).toMatchObject([{ spotted: false }]);
    expect(refusedWith(failed.position, 'south', SPOT)).toEqual(['spot.tried']);
    expect(play(failed.position, 'south', SHOOT, [2]).told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
  });

  test('CM-ARULING-18 each hider is sought by itself', () => {
    const state = field({ marine: marine(10, 10), sneak: sneak(9, 18), second: sneak(11, 18), gnoll: gnoll(30, 10) }, WALL);
    const first = play(state, 'south', SPOT, [5]);
    const second = play(first.position, 'south', { ...SPOT, target: 'second' } as ChainmailAction, [20]);
    expect(play(second.position, 'south', SHOOT, [2]).told('model-attacked')).toMatchObject([{ target: 'second' }]);
  });

  test('CM-ABIL-16a only a hidden enemy in the line of sight is sought, by a model fit to act', () => {
    const open = field({ marine: marine(10, 10), sneak: sneak(10, 18), gnoll: gnoll(30, 10) });
    expect(refusedWith(open, 'south', SPOT)).toEqual(['spot.no-hider']);
    expect(refusedWith(open, 'south', { ...SPOT, target: 'gnoll' } as ChainmailAction)).toEqual(['spot.no-hider']);
    const wall = field({ marine: marine(10, 10), sneak: sneak(10, 18), gnoll: gnoll(30, 10) }, { terrain: [box('high-wall', 5, 16, 10, 0.5)] });
    expect(refusedWith(wall, 'south', SPOT)).toEqual(['spot.no-hider']);
  });

  test('CM-ARULING-18 cover is judged anew where the observer has moved to', () => {
    const state = field({ marine: marine(5, 14.5), sneak: sneak(10, 18), paladin: { side: 'south', model: 'human-paladin', x: 14, y: 8 } }, WALL);
    expect(refusedWith(state, 'south', SHOOT)).toEqual(['shoot.nobody-in-sight']);
    const { told } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 5, y: 18 }], then: { type: 'ranged' } }, [2]);
    expect(told('model-attacked')).toMatchObject([{ target: 'sneak', need: 16 - 3 }]);
  });

  test('CM-ARULING-18 an unseen hider is not struck as it moves, but strikes and sees itself', () => {
    // The sneak slips along behind a wall, within an inch of the marine.
    const state = { ...field({ marine: marine(10, 10), sneak: sneak(8, 11.6), chief: { side: 'north', model: 'hobgoblin-fighter', x: 20, y: 30 } }, { terrain: [box('low-wall', 6, 10.8, 8, 0.2)] }), turn: 1 };
    const { told, model } = play(state, 'north', { type: 'maneuver', model: 'sneak', path: [{ x: 11, y: 11.6 }] });
    expect(told('model-attacked')).toEqual([]);
    expect(model('sneak')).toMatchObject({ x: 11, y: 11.6 });
    const charged = play({ ...behind(), turn: 1 }, 'north', { type: 'charge', model: 'sneak' });
    expect(charged.told('nearest-found')).toMatchObject([{ nearest: 'marine' }]);
    const seen = field({ marine: marine(10, 11.6), sneak: sneak(10, 10), chief: { side: 'north', model: 'hobgoblin-fighter', x: 20, y: 30 }, paladin: { side: 'south', model: 'human-paladin', x: 12, y: 20 } }, { terrain: [box('low-wall', 6, 10.7, 8, 0.2)] });
    expect(play(seen, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 8, y: 11.6 }] }, [2]).told('model-attacked')).toMatchObject([{ model: 'sneak', kind: 'opportunity' }]);
  });

  test('CM-ARULING-18 CM-CMD-01 its own side sees it, and Scent feels it', () => {
    const led = { ...field({ marine: marine(40, 10), sneak: sneak(10, 18), chief: { side: 'north', model: 'hobgoblin-fighter', x: 10, y: 8 } }, WALL), turn: 1 };
    expect(refusedWith(led, 'north', { type: 'maneuver', model: 'sneak', path: [{ x: 12, y: 18 }] })).toEqual(['taken']);
    const scented = field({ marine: { side: 'south', model: 'bugbear-trooper', x: 10, y: 13 }, sneak: sneak(10, 18), gnoll: gnoll(30, 13) }, WALL);
    expect(play(scented, 'south', { type: 'advance', model: 'marine', haltAtThreat: true }).told('nearest-found')).toMatchObject([{ nearest: 'sneak' }]);
    expect(play(scented, 'south', CHARGE).told('nearest-found')).toMatchObject([{ nearest: 'gnoll' }]);
  });
});
