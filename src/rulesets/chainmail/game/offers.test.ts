import { positionOf } from '../../../kernel/ruleset/position';
import type { Json } from '../../../kernel/table/table';
import type { ChainmailAction } from './action';
import { chainmailGame } from './game';
import type { Skirmish } from './state';
import { box } from './testing/opening';
import { field, type Stander } from './testing/table';

const at = (state: Skirmish) => positionOf<Skirmish, ChainmailAction>(state, 0, null, [], []);
const offered = (state: Skirmish, seat = 'south') => chainmailGame.legalActions(at(state), seat).map((offer) => ('exactly' in offer ? offer.exactly : offer.example));
const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const gnoll = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
const PALADIN: Stander = { side: 'south', model: 'human-paladin', x: 12, y: 8 };

describe('offers', () => {
  test('CM-ACT-01 CM-ACT-02 each model is offered what its state allows', () => {
    const state = field({ paladin: { ...PALADIN, is: { acted: true } }, down: marine(10, 10, { is: { down: true, health: 0 } }), running: marine(14, 10, { is: { routing: true } }), gnoll: gnoll(10, 30) });
    expect(offered(state)).toEqual([{ type: 'get-up', model: 'down' }, { type: 'rally', model: 'running' }]);
  });

  test('CM-CMD-08 CM-CMD-07 out of command a model advances, charges or stands, and never maneuvers', () => {
    const types = offered(field({ marine: marine(10, 10), gnoll: gnoll(10, 40) })).map(({ type }) => type);
    expect(types).toEqual(expect.arrayContaining(['advance', 'charge', 'stand']));
    expect(types).not.toContain('maneuver');
  });

  test('CM-ACT-04 a blow is offered at every enemy in contact, CM-ABIL-33 with a smite at the evil', () => {
    const state = field({ paladin: PALADIN, marine: marine(30, 8, { is: { acted: true } }), gnoll: gnoll(12, 9), ogre: gnoll(13, 8), far: gnoll(40, 40) });
    expect(offered(state).filter(({ type }) => type === 'stand')).toEqual([
      { type: 'stand', model: 'paladin' },
      { type: 'stand', model: 'paladin', then: { type: 'melee', target: 'gnoll' } },
      { type: 'stand', model: 'paladin', then: { type: 'melee', target: 'gnoll', smite: true } },
      { type: 'stand', model: 'paladin', then: { type: 'melee', target: 'ogre' } },
      { type: 'stand', model: 'paladin', then: { type: 'melee', target: 'ogre', smite: true } },
    ]);
  });

  test('CM-RULING-12 a charge at an enemy behind a wall nobody can pass is offered and goes nowhere', () => {
    const state = field({ marine: marine(10, 10), gnoll: gnoll(10, 20) }, { terrain: [box('quagmire', 0, 14, 48, 1)] });
    expect(offered(state)).toContainEqual({ type: 'charge', model: 'marine' });
  });

  test('nothing is offered out of turn', () => {
    expect(offered(field({ marine: marine(10, 10), gnoll: gnoll(10, 40) }), 'north')).toEqual([]);
  });
});

describe('blocked actions', () => {
  const blocked = (state: Skirmish) => chainmailGame.blockedActions(at(state), 'south').map(({ action, about, refusal: { code, rule } }) => [about[0], action, code, rule]);

  test('CM-CHARGE-02 CM-RANGED-04 CM-DOWN-06 each with its reason and rule', () => {
    const told = blocked(field({ paladin: { ...PALADIN, is: { acted: true } }, marine: marine(10, 10), gnoll: gnoll(10, 11) }));
    expect(told).toContainEqual(['paladin', 'any', 'model.has-acted', 'CM-ROUND-06']);
    expect(told).toContainEqual(['marine', 'charge', 'charge.engaged', 'CM-CHARGE-02']);
    expect(told).toContainEqual(['marine', 'shoot', 'shoot.engaged', 'CM-RANGED-04']);
    expect(told).toContainEqual(['marine', 'get-up', 'get-up.not-down', 'CM-DOWN-06']);
    expect(told).toContainEqual(['marine', 'advance', 'advance.under-command', 'CM-CMD-08']);
  });
});

describe('the envelope of a model', () => {
  const envelope = (state: Skirmish, model: string): { readonly [name: string]: Json } => {
    const asked = chainmailGame.envelope(at(state), 'south', model);
    if (!asked.ok) throw new Error(asked.refusals[0]!.code);
    return asked.value as { readonly [name: string]: Json };
  };

  test('CM-MOVE-02 CM-TERRAIN-05 tells how far it gets in every direction, what it costs and where it may not go', () => {
    const state = field({ paladin: PALADIN, marine: marine(20, 20), gnoll: gnoll(20, 26), far: gnoll(40, 40) }, { terrain: [box('woods', 22, 15, 2, 10), box('quagmire', 10, 15, 5, 10)] });
    const told = envelope(state, 'marine');
    const reach = told['reach'] as readonly { readonly degrees: number; readonly move: number; readonly double: number }[];
    const towards = (degrees: number) => reach.find((each) => each.degrees === degrees);
    expect(towards(270)).toEqual({ degrees: 270, move: 6, double: 12 });
    expect(towards(0)).toEqual({ degrees: 0, move: 4, double: 10 });
    expect(towards(90)).toEqual({ degrees: 90, move: 5, double: 5 });
    expect(towards(180)).toEqual({ degrees: 180, move: 4.5, double: 4.5 });
    expect(told).toMatchObject({ underCommand: true, engaged: false, costs: [{ cost: 2, mode: 'max' }], targets: { melee: [], ranged: [{ model: 'gnoll', gap: 5 }], charge: [{ model: 'gnoll', cost: 5 }] } });
    expect(told['forbidden']).toMatchObject({ terrain: [{ inches: 0.5 }] });
  });

  test('CM-AOO-01 tells the threatened areas of those who can strike', () => {
    const state = field({ paladin: PALADIN, marine: marine(20, 20), glaiver: { ...gnoll(20, 26), model: 'human-glaiver' }, fallen: gnoll(30, 30, { is: { down: true, health: 0 } }) });
    expect(envelope(state, 'marine')['threats']).toEqual([{ model: 'glaiver', inches: 2, struck: false }]);
  });

  test('a model that is not there has none', () => {
    expect(chainmailGame.envelope(at(field({ marine: marine(10, 10), gnoll: gnoll(10, 40) })), 'south', 'nobody')).toMatchObject({ ok: false, refusals: [{ code: 'model.unknown' }] });
  });
});
