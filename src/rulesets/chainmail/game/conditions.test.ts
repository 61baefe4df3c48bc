import type { ChainmailAction } from './action';
import type { Condition, ConditionKind, Figure } from './state';
import { field, play, refusedWith, type Stander } from './testing/table';

const marine = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-marine', x, y, ...more });
const glaiver = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-glaiver', x, y, ...more });
const paladin = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'south', model: 'human-paladin', x, y, ...more });
const trooper = (x: number, y: number, more: Partial<Stander> = {}): Stander => ({ side: 'north', model: 'gnoll-trooper', x, y, ...more });
/** A condition as it stands before the model's own next turn. */
function under(kind: ConditionKind, strength = 0): Condition {
  const passing = kind === 'stunned' || kind === 'dazed' || kind === 'turn-lost' || kind === 'ghost-sounded';
  return { kind, by: null, strength, turns: passing ? 1 : 0 };
}
function held(...kinds: readonly ConditionKind[]): Partial<Figure> {
  const lies = kinds.some((kind) => kind === 'poisoned' || kind === 'asleep' || kind === 'fallen');
  return { conditions: kinds.map((kind) => under(kind, kind === 'entangled' ? 13 : 0)), down: lies };
}
const act = (type: 'recover' | 'get-up' | 'stand' | 'rally' | 'flee' | 'charge' | 'advance', model: string, more: object = {}): ChainmailAction => ({ type, model, ...more }) as ChainmailAction;
const strike = (model: string, target: string): ChainmailAction => ({ type: 'stand', model, then: { type: 'melee', target } });
const kinds = ({ conditions }: Figure): readonly string[] => conditions.map(({ kind }) => kind);

describe('stunned', () => {
  test('CM-COND-03 CM-COND-03a on its next turn it only stands idle', () => {
    const state = field({ marine: marine(10, 10, { is: held('stunned') }), trooper: trooper(10, 40) });
    for (const type of ['stand', 'charge', 'get-up'] as const) expect(refusedWith(state, 'south', act(type, 'marine'))).toEqual(['model.held']);
    expect(play(state, 'south', act('recover', 'marine')).model('marine')).toMatchObject({ acted: true, x: 10, y: 10 });
    expect(refusedWith(field({ marine: marine(10, 10), trooper: trooper(10, 40) }), 'south', act('recover', 'marine'))).toEqual(['recover.not-held']);
  });

  test('CM-COND-03a CM-ABILCONV-08 it is in contact with nobody and strikes nobody in passing', () => {
    const state = field({ marine: marine(10, 10), paladin: paladin(20, 10), trooper: trooper(10, 11, { is: held('stunned') }) });
    const walked = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 14, y: 10 }] });
    expect(walked.told('opportunity-taken')).toEqual([]);
    expect(walked.told('morale-tested')).toEqual([]);
  });

  test('CM-COND-03a it makes no morale save and cannot rout', () => {
    const state = field({ glaiver: glaiver(10, 10), trooper: trooper(10, 11, { card: { health: 3 }, is: held('stunned') }) });
    const struck = play(state, 'south', strike('glaiver', 'trooper'), [10]);
    expect(struck.model('trooper')).toMatchObject({ health: 1, routing: false, halfDone: true });
  });

  test('CM-COND-03b attack rolls against it have 3 more', () => {
    const need = (is: Partial<Figure>): number => play(field({ marine: marine(10, 10), trooper: trooper(10, 11, { is }) }), 'south', strike('marine', 'trooper'), [2]).told('model-attacked')[0]!.need;
    expect(need({})! - need(held('stunned'))).toBe(3);
    expect(need(held('dazed'))).toBe(need({}));
  });

  test('CM-COND-03c it ends with that turn', () => {
    const state = field({ marine: marine(10, 10, { is: held('stunned') }), trooper: trooper(10, 40) });
    const played = play(state, 'south', act('recover', 'marine'));
    expect(played.model('marine').conditions).toEqual([]);
    expect(played.told('condition-ended')).toMatchObject([{ model: 'marine', condition: 'stunned', rule: 'CM-COND-03c' }]);
  });

  test('CM-COND-12 CM-COND-12c lying besides, it tries to get up, and the stun is over either way', () => {
    const state = field({ marine: marine(10, 10, { is: { down: true, health: 0, conditions: [under('stunned')] } }), trooper: trooper(10, 40) });
    const up = play(state, 'south', act('get-up', 'marine'), [18]).model('marine');
    expect(up).toMatchObject({ down: false, health: 1, conditions: [] });
    expect(play(state, 'south', act('get-up', 'marine'), [5]).model('marine')).toMatchObject({ down: true, conditions: [] });
  });
});

describe('dazed', () => {
  test('CM-COND-04 CM-COND-04a its turn goes to recovering, and with it the daze', () => {
    const state = field({ marine: marine(10, 10, { is: held('dazed') }), paladin: paladin(12, 10), trooper: trooper(10, 40) });
    expect(refusedWith(state, 'south', act('stand', 'marine'))).toEqual(['model.held']);
    expect(play(state, 'south', act('recover', 'marine')).model('marine')).toMatchObject({ acted: true, conditions: [] });
  });

  test('CM-COND-04b it does not count among many attackers', () => {
    const state = field({ marine: marine(10, 10), left: marine(11, 11, { is: held('dazed') }), right: marine(9, 11), trooper: trooper(10, 11) });
    const modifiers = play(state, 'south', strike('marine', 'trooper'), [2]).told('model-attacked')[0]!.modifiers;
    expect(modifiers.map(({ name }) => name)).not.toContain('multiple-attackers');
  });

  test('CM-COND-04c it makes morale saves and runs, but stays dazed and neither rallies nor runs on', () => {
    const state = field({ glaiver: glaiver(24, 20), trooper: trooper(24, 21, { card: { health: 3 }, is: held('dazed') }), other: trooper(30, 40) });
    const struck = play(state, 'south', strike('glaiver', 'trooper'), [15, 2]);
    expect(struck.model('trooper')).toMatchObject({ routing: true });
    expect(struck.model('trooper').y).toBeGreaterThan(21);
    expect(kinds(struck.model('trooper'))).toEqual(['dazed']);
    const north = { ...struck.state, turn: 1, stage: 'fight' as const, left: 1 };
    for (const type of ['rally', 'flee'] as const) expect(refusedWith(north, 'north', act(type, 'trooper'))).toEqual(['model.held']);
    expect(play(north, 'north', act('recover', 'trooper')).model('trooper')).toMatchObject({ routing: true, conditions: [] });
  });

  test('CM-COND-12d lying besides, it recovers first and gets up the turn after', () => {
    const state = field({ marine: marine(10, 10, { is: { down: true, health: 1, conditions: [under('dazed'), under('fallen')] } }), trooper: trooper(10, 40) });
    expect(refusedWith(state, 'south', act('get-up', 'marine'))).toEqual(['model.held']);
    const recovered = play(state, 'south', act('recover', 'marine')).model('marine');
    expect(recovered.down).toBe(true);
    expect(kinds(recovered)).toEqual(['fallen']);
  });

  test('CM-COND-12e one lost turn ends a stun and a daze', () => {
    const state = field({ marine: marine(10, 10, { is: held('stunned', 'dazed') }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('recover', 'marine')).model('marine').conditions).toEqual([]);
  });
});

describe('lying for more than one reason', () => {
  test('CM-ABILCONV-07 CM-COND-05 poisoned, asleep and fallen models lie as if knocked down', () => {
    for (const kind of ['poisoned', 'asleep', 'fallen'] as const) {
      const state = field({ marine: marine(10, 10), other: marine(20, 20), trooper: trooper(10, 11, { card: { health: 9 }, is: held(kind) }) });
      const struck = play(state, 'south', strike('marine', 'trooper'));
      expect(struck.told('model-attacked')).toMatchObject([{ roll: 'automatic' }]);
      expect(struck.model('trooper').health).toBe(7);
      expect(refusedWith({ ...state, turn: 1 }, 'north', act('stand', 'trooper'))).toEqual(['model.knocked-down']);
    }
  });

  test('CM-COND-05a CM-EX-03 who gets up from poison has the health it had', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 3 }, is: { ...held('poisoned'), health: 2 } }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('get-up', 'marine'), [18]).model('marine')).toMatchObject({ down: false, health: 2, conditions: [] });
  });

  test('CM-COND-05b CM-COND-12b poisoned with no health left it is destroyed', () => {
    const state = field({ marine: marine(10, 10), trooper: trooper(10, 11, { card: { health: 2 }, is: held('poisoned') }), other: trooper(30, 40) });
    const struck = play(state, 'south', strike('marine', 'trooper'));
    expect(struck.model('trooper').where).toBe('destroyed');
    expect(struck.told('model-destroyed')).toMatchObject([{ rule: 'CM-COND-05b' }]);
  });

  test('CM-COND-05c a natural 1 destroys the poisoned', () => {
    const state = field({ marine: marine(10, 10, { is: held('poisoned') }), other: marine(20, 10), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('get-up', 'marine'), [1]).model('marine').where).toBe('destroyed');
  });

  test('CM-COND-06 the fallen get up without a die and with the health they had', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 3 }, is: { ...held('fallen'), health: 2 } }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('get-up', 'marine')).model('marine')).toMatchObject({ down: false, health: 2, conditions: [], acted: true });
  });

  test('CM-COND-06 at 0 health a fallen model is knocked down and must roll', () => {
    const state = field({ marine: marine(10, 10), trooper: trooper(10, 11, { card: { health: 2 }, is: held('fallen') }) });
    const struck = play(state, 'south', strike('marine', 'trooper'));
    expect(struck.model('trooper')).toMatchObject({ health: 0, down: true, conditions: [] });
  });

  test('CM-COND-08 CM-COND-08a CM-COND-08b a sleeper wakes by its save with the health it had, and a natural 1 spares it', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 3 }, is: { ...held('asleep'), health: 2 } }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('get-up', 'marine'), [18]).model('marine')).toMatchObject({ down: false, health: 2, conditions: [] });
    expect(play(state, 'south', act('get-up', 'marine'), [1]).model('marine')).toMatchObject({ down: true, where: 'field' });
  });

  test('CM-COND-08d hurt, it wakes at the end of the turn', () => {
    const state = field({ marine: marine(10, 10), trooper: trooper(10, 11, { card: { health: 5 }, is: held('asleep') }) });
    const struck = play(state, 'south', strike('marine', 'trooper'));
    expect(struck.model('trooper')).toMatchObject({ health: 3, down: false, conditions: [] });
    expect(struck.told('condition-ended')).toMatchObject([{ model: 'trooper', condition: 'asleep', rule: 'CM-COND-08d' }]);
  });

  test('CM-COND-08d at 0 health the sleep ends and it is knocked down; below, destroyed', () => {
    const of = (health: number) => play(field({ marine: marine(10, 10), trooper: trooper(10, 11, { card: { health }, is: held('asleep') }), other: trooper(30, 40) }), 'south', strike('marine', 'trooper')).model('trooper');
    expect(of(2)).toMatchObject({ health: 0, down: true, conditions: [], where: 'field' });
    expect(of(1)).toMatchObject({ where: 'destroyed' });
  });

  test('CM-COND-12a one save clears all that keeps it down, on the strictest terms; waking ends only the sleep', () => {
    const state = field({ marine: marine(10, 10, { card: { health: 9 }, is: { ...held('asleep', 'poisoned', 'fallen'), health: 9 } }), other: marine(20, 10), trooper: trooper(10, 11) });
    expect(play(state, 'south', act('get-up', 'marine'), [18]).model('marine')).toMatchObject({ down: false, conditions: [] });
    expect(play(state, 'south', act('get-up', 'marine'), [1]).model('marine').where).toBe('destroyed');
    const hurt = play({ ...state, turn: 1 }, 'north', strike('trooper', 'marine')).model('marine');
    expect(hurt.down).toBe(true);
    expect(kinds(hurt)).toEqual(['poisoned', 'fallen']);
  });
});

describe('entangled', () => {
  const walk: ChainmailAction = { type: 'maneuver', model: 'marine', path: [{ x: 14, y: 10 }] };
  const state = field({ marine: marine(10, 10, { is: held('entangled') }), paladin: paladin(10, 14), trooper: trooper(10, 40) });

  test('CM-COND-07 before it moves it saves at 13: freed for good, or it stays where it is', () => {
    const freed = play(state, 'south', walk, [11]);
    expect(freed.model('marine')).toMatchObject({ x: 14, conditions: [] });
    expect(freed.told('save-made')).toMatchObject([{ model: 'marine', dc: 13, saved: true, rule: 'CM-COND-07' }]);
    const stuck = play(state, 'south', walk, [10]);
    expect(stuck.model('marine')).toMatchObject({ x: 10, acted: true });
    expect(kinds(stuck.model('marine'))).toEqual(['entangled']);
  });

  test('CM-COND-07 CM-ARULING-19 it strikes from where it stands without a save, and shoots where its move failed', () => {
    const near = field({ marine: marine(10, 10, { is: held('entangled') }), trooper: trooper(10, 11) });
    expect(play(near, 'south', strike('marine', 'trooper'), [2]).told('save-made')).toEqual([]);
    const far = field({ marine: marine(10, 10, { is: held('entangled') }), paladin: paladin(10, 14), trooper: trooper(10, 30) });
    const shot = play(far, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 12, y: 10 }], then: { type: 'ranged' } }, [10, 5]);
    expect(shot.told('model-attacked')).toMatchObject([{ model: 'marine', kind: 'ranged' }]);
  });

  test('CM-ARULING-19 a failed charge ends the turn', () => {
    const charged = play(field({ marine: marine(10, 10, { is: held('entangled') }), trooper: trooper(10, 16) }), 'south', act('charge', 'marine'), [10]);
    expect(charged.model('marine')).toMatchObject({ y: 10, acted: true });
    expect(charged.told('model-attacked')).toEqual([]);
  });

  test('CM-COND-12f held in flight it routs on the spot', () => {
    const routed = field({ marine: marine(10, 4, { is: { ...held('entangled'), routing: true } }), trooper: trooper(10, 40) });
    expect(play(routed, 'south', act('flee', 'marine'), [10]).model('marine')).toMatchObject({ y: 4, routing: true });
    expect(play(routed, 'south', act('flee', 'marine'), [11]).model('marine').where).toBe('off');
  });
});

describe('ghost sound and lost turns', () => {
  test('CM-COND-10 CM-ARULING-23 a deaf troop is out of command unless independent, until its turn is over', () => {
    const of = (abilities: { slug: string }[]) => field({ marine: marine(10, 10, { card: { abilities }, is: held('ghost-sounded') }), paladin: paladin(10, 14), trooper: trooper(10, 40) });
    const stood = play(of([]), 'south', act('stand', 'marine'));
    expect(stood.told('model-activated')).toMatchObject([{ underCommand: false }]);
    expect(stood.model('marine').conditions).toEqual([]);
    expect(play(of([{ slug: 'independent-troop' }]), 'south', act('stand', 'marine')).told('model-activated')).toMatchObject([{ underCommand: true }]);
  });

  test('CM-ARULING-23 a deaf commander leads nobody but acts freely', () => {
    const state = field({ marine: marine(10, 10), paladin: paladin(10, 14, { is: held('ghost-sounded') }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('stand', 'marine')).told('model-activated')).toMatchObject([{ underCommand: false }]);
    expect(play(state, 'south', act('stand', 'paladin')).told('model-activated')).toMatchObject([{ underCommand: true }]);
  });

  test('CM-CMD-05 stunned and dazed commanders lead in the Basic Rules', () => {
    const state = field({ marine: marine(10, 10), paladin: paladin(10, 14, { is: held('dazed') }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('stand', 'marine')).told('model-activated')).toMatchObject([{ underCommand: true }]);
  });

  test('CM-COND-11 who has lost its turn does nothing, not even get up, rally or flee', () => {
    const of = (is: Partial<Figure>) => field({ marine: marine(10, 10, { is: { ...is, conditions: [under('turn-lost'), under('ghost-sounded')] } }), trooper: trooper(10, 40) });
    expect(refusedWith(of({ down: true, health: 0 }), 'south', act('get-up', 'marine'))).toEqual(['model.held']);
    expect(refusedWith(of({ routing: true }), 'south', act('flee', 'marine'))).toEqual(['model.held']);
    expect(play(of({}), 'south', act('recover', 'marine')).model('marine')).toMatchObject({ conditions: [], acted: true });
  });

  test('CM-COND-11 it keeps its contact and its attack of opportunity', () => {
    const state = field({ marine: marine(10, 10), paladin: paladin(20, 10), trooper: trooper(10, 11, { is: held('turn-lost') }) });
    expect(play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 14, y: 10 }] }, [2, 15]).told('opportunity-taken')).toMatchObject([{ model: 'trooper' }]);
  });
});

describe('boons', () => {
  const need = (conditions: readonly Condition[]): number => play(field({ marine: marine(10, 10), trooper: trooper(10, 11, { is: { conditions } }) }), 'south', strike('marine', 'trooper'), [2]).told('model-attacked')[0]!.need;

  test('CM-SPELLCAST-11 CM-SPELL-10 a spell on the armor counts in every attack', () => {
    expect(need([{ kind: 'warded', by: null, strength: 4, turns: 0 }]) - need([])).toBe(4);
  });

  test('CM-SPELL-12 resistance counts in every save', () => {
    const resistant: Condition = { kind: 'resistant', by: null, strength: 1, turns: 0 };
    const state = field({ marine: marine(10, 10, { is: { down: true, health: 0, conditions: [resistant] } }), trooper: trooper(10, 40) });
    expect(play(state, 'south', act('get-up', 'marine'), [17]).model('marine').down).toBe(false);
    const routing = field({ marine: marine(10, 10, { is: { routing: true, health: 1, conditions: [resistant] } }), paladin: paladin(10, 20), trooper: trooper(10, 40) });
    expect(play(routing, 'south', act('rally', 'marine'), [15]).model('marine').routing).toBe(false);
  });
});
