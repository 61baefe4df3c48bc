import { blockedFor, offersTo } from './offers';
import type { ChainmailSetup, SetupRecruit } from './shapes';
import { caster, foe, friend, kindsOn } from './testing/casters';
import { open } from './testing/opening';
import { card } from './testing/setups';
import { field, play, type Played, refusedWith } from './testing/table';

const mage = (id: string, spells: readonly string[]): SetupRecruit => ({ id, model: { ...card('human-marine'), spells: spells.map((slug) => ({ slug })) } });
const setup = (south: SetupRecruit[], north: SetupRecruit[] = [mage('n1', ['guidance'])]): ChainmailSetup => ({ anyWarband: true, warbands: [{ seat: 'south', models: south }, { seat: 'north', models: north }] });
/** South wins the scouting check. */
const opened = (south: SetupRecruit[]): Played => open(setup(south), [15, 3]);
const prepare = (model: string, spell: string, target: string) => ({ type: 'prepare', model, spell, target }) as const;

describe('spells before deployment', () => {
  const south = [mage('wizard', ['mage-armor', 'magic-missile']), mage('cleric', ['guidance', 'resistance', 'shield-of-faith']), mage('marine', [])];

  test('CM-SETUP-07 CM-SPELLCAST-14 CM-RULING-36 each caster of the scouting player casts one, at any distance, and it is spent', () => {
    const start = opened(south);
    expect(start.state).toMatchObject({ stage: 'prepare', turn: 0 });
    const one = play(start.position, 'south', prepare('cleric', 'shield-of-faith', 'marine'));
    expect(one.model('cleric').castings).toEqual([1, 1, 0]);
    expect(one.model('marine').conditions).toEqual([{ kind: 'warded', by: 'cleric', strength: 2, turns: 0 }]);
    expect(refusedWith(one.position, 'south', prepare('cleric', 'guidance', 'marine'))).toEqual(['prepare.done']);
    const two = play(one.position, 'south', prepare('wizard', 'mage-armor', 'wizard'));
    expect(kindsOn(two.model('wizard'))).toEqual(['warded']);
    expect(two.state.stage).not.toBe('prepare');
  });

  test('CM-SETUP-07 they may keep their spells, and the other side casts none', () => {
    const start = opened(south);
    expect(refusedWith(start.position, 'north', prepare('n1', 'guidance', 'n1'))).not.toEqual(['taken']);
    const kept = play(start.position, 'south', { type: 'end-preparation' });
    expect(kept.state.stage).not.toBe('prepare');
    expect(kept.model('n1').castings).toEqual([1]);
    expect(opened([mage('marine', []), mage('other', ['sleep'])]).state.stage).not.toBe('prepare');
  });

  test('CM-SPELLCAST-14 only what helps and lasts; personal spells on oneself', () => {
    const start = opened(south);
    expect(refusedWith(start.position, 'south', prepare('wizard', 'magic-missile', 'marine'))).toEqual(['prepare.not-lasting']);
    expect(refusedWith(start.position, 'south', prepare('wizard', 'mage-armor', 'marine'))).toEqual(['cast.personal']);
    expect(refusedWith(start.position, 'south', prepare('cleric', 'guidance', 'n1'))).toEqual(['model.not-yours']);
    expect(refusedWith(start.position, 'south', prepare('marine', 'guidance', 'marine'))).toEqual(['cast.not-its-spell']);
    const actions = offersTo(start.state, 'south').map((offer) => ('exactly' in offer ? offer.exactly.type : ''));
    expect(actions.filter((type) => type === 'prepare')).toHaveLength(1 + 3 * 3);
    expect(actions).toContain('end-preparation');
  });
});

describe('casting out of command', () => {
  const out = (spells: readonly string[], x: number, y: number, more: object = {}) => field({ caster: caster(24, 20, spells, more), foe: foe(x, y, { save: 2, health: 5 }), other: foe(40, 45) });

  test('CM-RULING-08 it may stop on its way to cast a ranged spell, if it began out of range', () => {
    const state = out(['daze'], 24, 30);
    const cast = { type: 'cast', spell: 'daze' } as const;
    const near = play(state, 'south', { type: 'advance', model: 'caster', shootAfter: 5, cast }, [2]);
    expect(near.model('caster')).toMatchObject({ y: 25 });
    expect(kindsOn(near.model('foe'))).toEqual(['dazed']);
    expect(play(state, 'south', { type: 'advance', model: 'caster', shootAfter: 1, cast }).told('spell-lost')).toMatchObject([{ rule: 'CM-SPELLCAST-05' }]);
    expect(refusedWith(out(['daze'], 24, 25), 'south', { type: 'advance', model: 'caster', shootAfter: 1, cast })).toEqual(['advance.in-range']);
    expect(refusedWith(state, 'south', { type: 'advance', model: 'caster', shootAfter: 7, cast })).toEqual(['advance.too-far-to-shoot']);
    expect(refusedWith(state, 'south', { type: 'advance', model: 'caster', cast })).toEqual(['cast.not-after-advance']);
    expect(offersTo(state, 'south').map((offer) => ('family' in offer ? offer.family : ''))).toContain('advance-and-cast');
  });

  test('CM-RULING-07 where it makes contact within its speed it may cast by touch', () => {
    const cast = { type: 'cast', spell: 'inflict-wounds-1', target: 'foe' } as const;
    const touched = play(out(['inflict-wounds-1'], 24, 26, { melee: { attack: 3, damage: 1 } }), 'south', { type: 'advance', model: 'caster', cast }, [8, 2]);
    expect(touched.model('foe').health).toBe(4);
    const far = play(out(['inflict-wounds-1'], 24, 29, { melee: { attack: 3, damage: 1 } }), 'south', { type: 'advance', model: 'caster', cast });
    expect(far.told('spell-cast')).toEqual([]);
  });
});

describe('what is refused', () => {
  test('CM-SPELLCAST-03 CM-TURN-03 a caster that can cast nothing, and a turner without undead, are told why', () => {
    const state = field({ caster: caster(24, 20, ['daze'], {}, { castings: [0] }), turner: friend(20, 20, { abilities: [{ slug: 'turn-undead', rating: 4 }] }), foe: foe(24, 30) });
    const found = blockedFor(state, 'south').filter(({ action }) => action === 'cast' || action === 'turn-undead');
    expect(found.map(({ action, about, refusal }) => [action, about[0], refusal.code])).toEqual([['cast', 'caster', 'cast.none-left'], ['turn-undead', 'turner', 'turn-undead.nobody']]);
  });

  test('CM-SPELLCAST-03 a card names spells of the list, each once', () => {
    expect(() => field({ caster: caster(24, 20, ['wish']), foe: foe(24, 30) })).toThrow('spell.unknown');
    expect(() => field({ caster: caster(24, 20, ['daze', 'daze']), foe: foe(24, 30) })).toThrow('spell.twice');
  });
});
