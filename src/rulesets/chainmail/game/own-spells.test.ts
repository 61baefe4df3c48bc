import { worthOfCast } from '../bots/worth-of-spells';
import { castsOpenTo } from './may-cast';
import { preparationsOpen } from './preparation';
import { setUp } from './setup';
import type { SetupCard } from './shapes';
import type { Cast } from './action';
import { foe } from './testing/casters';
import { card } from './testing/setups';
import { field, play, refusedWith, type Stander } from './testing/table';

const BOLT = { slug: 'dark-bolt', uses: 2, own: { effect: 'magic-missile', levels: { wizard: 2 }, range: '12"', rating: 2 } };
const SHOUT = { slug: 'war-cry', uses: 1, own: { effect: 'command', saveDc: 16 } };
const WARD = { slug: 'bark-skin', uses: 1, own: { effect: 'shield-of-faith', rating: 3 } };
const knower = (spells: SetupCard['spells'], more: Partial<SetupCard> = {}): Stander => ({ side: 'south', model: 'human-marine', x: 10, y: 10, card: { ...(spells === undefined ? {} : { spells }), save: 2, ...more } });
const casts = (spell: string, more: Partial<Cast> = {}) => ({ type: 'stand', model: 'caster', then: { type: 'cast', spell, ...more } }) as const;

describe('spells of one’s own', () => {
  test('CM-SPELLCAST-03 CM-SPELL-11 work as the one whose effect they have, with their own strength, as often as their card says', () => {
    const state = field({ caster: knower([BOLT]), foe: foe(10, 20, { health: 9 }) });
    const first = play(state, 'south', casts('dark-bolt'));
    expect([first.model('foe').health, first.model('caster').castings]).toEqual([7, [1]]);
    expect(first.told('spell-cast')).toMatchObject([{ spell: 'dark-bolt', rule: 'CM-SPELL-11' }]);
    expect(refusedWith(state, 'south', casts('magic-missile'))).toEqual(['cast.not-its-spell']);
  });

  test('CM-SPELLCAST-05 CM-SPELLCAST-06 their range and their level count', () => {
    expect(play(field({ caster: knower([BOLT]), foe: foe(10, 24) }), 'south', casts('dark-bolt')).told('spell-lost')).toMatchObject([{ rule: 'CM-SPELLCAST-05' }]);
    expect(play(field({ caster: knower([BOLT]), foe: foe(10, 11, { health: 9 }) }), 'south', casts('dark-bolt'), [15]).told('save-made')).toMatchObject([{ dc: 17 }]);
  });

  test('CM-SPELL-02 CM-SPELLCAST-10 a command of one’s own wants its word, and its own DC is saved against', () => {
    const state = field({ caster: knower([SHOUT]), foe: foe(10, 14) });
    expect(refusedWith(state, 'south', casts('war-cry'))).toEqual(['cast.no-word']);
    expect(play(state, 'south', casts('war-cry', { word: 'fall' }), [10]).told('save-made')).toMatchObject([{ dc: 16, saved: false }]);
  });

  test('CM-ABIL-35 their level says which slot they take', () => {
    const state = field({ caster: knower([BOLT], { abilities: [{ slug: 'sorcery' }] }), foe: foe(10, 20, { health: 9 }) });
    expect(state.cards[0]!.slots).toEqual([0, 0, 2]);
    expect(play(state, 'south', casts('dark-bolt')).model('caster').castings).toEqual([0, 0, 1]);
  });

  test('CM-SPELLCAST-14 what helps and lasts is cast before deployment', () => {
    const state = field({ caster: knower([WARD, BOLT]), foe: foe(10, 20) });
    const waiting = { ...state, stage: 'prepare' as const, scout: 0, turn: 0, figures: state.figures.map((figure) => ({ ...figure, where: 'waiting' as const })) };
    expect(preparationsOpen(waiting).map(({ spell }) => spell)).toEqual(['bark-skin']);
    expect(play(waiting, 'south', { type: 'prepare', model: 'caster', spell: 'bark-skin', target: 'caster' }).model('caster').conditions).toMatchObject([{ kind: 'warded', strength: 3 }]);
  });

  test('are offered, and bots know what they are worth', () => {
    const state = field({ caster: knower([BOLT, SHOUT]), foe: foe(10, 14) });
    const open = castsOpenTo(state, state.figures[0]!);
    expect(new Set(open.map(({ spell }) => spell))).toEqual(new Set(['dark-bolt', 'war-cry']));
    expect(worthOfCast(state, state.figures[0]!, open[0]!)).toBeGreaterThan(0);
  });

  test('CM-SPELLCAST-03 a card that cannot be is refused', () => {
    const refusals = (spell: object) => {
      const setup = { anyWarband: true, warbands: ['south', 'north'].map((seat) => ({ seat, models: [{ model: { ...card('human-marine'), spells: [spell as never] } }] })) };
      const made = setUp(setup);
      return made.ok ? [] : made.refusals.slice(0, 1).map(({ code, pointer }) => [code, pointer]);
    };
    const at = '/warbands/0/models/0/model/spells/0';
    expect(refusals({ slug: 'dark-bolt' })).toEqual([['spell.unknown', `${at}/slug`]]);
    expect(refusals({ ...BOLT, slug: 'daze' })).toEqual([['spell.listed', `${at}/slug`]]);
    expect(refusals({ ...BOLT, own: { ...BOLT.own, saveDc: 12 } })).toEqual([['spell.save-dc', `${at}/own/saveDc`]]);
  });
});
