import type { ChainmailAction } from './action';
import { box } from './testing/opening';
import { field, play, refusedWith, type Stander } from './testing/table';
import type { Skirmish } from './state';

const FAR: Stander = { side: 'north', model: 'gnoll-trooper', x: 2, y: 46 };
const PALADIN: Stander = { side: 'south', model: 'human-paladin', x: 10, y: 10 };

const stand = (model: string): ChainmailAction => ({ type: 'stand', model });
/** Whether a model may maneuver freely. */
const isFree = (state: Skirmish, model: string): boolean => {
  const { x, y } = state.figures.find(({ id }) => id === model)!;
  const [code] = refusedWith(state, 'south', { type: 'maneuver', model, path: [{ x, y: y + 0.5 }] });
  if (code !== 'taken' && code !== 'maneuver.out-of-command') throw new Error(code);
  return code === 'taken';
};

describe('command', () => {
  test('CM-EX-04 CM-CMD-01 CM-CMD-02 the Marine and the Glaiver are out of command, the Hammerer and the Infiltrator under it', () => {
    const state = field(
      {
        paladin: PALADIN,
        hammerer: { side: 'south', model: 'hammerer', x: 3, y: 10, card: { abilities: [] } },
        infiltrator: { side: 'south', model: 'gnome-infiltrator', x: 10, y: 30 },
        marine: { side: 'south', model: 'human-marine', x: 18, y: 10 },
        glaiver: { side: 'south', model: 'human-glaiver', x: 36, y: 10.5 },
        far: FAR,
      },
      { terrain: [box('high-wall', 5, 8, 0.5, 4), box('high-wall', 14, 8, 0.5, 2.1)] },
    );
    expect(['hammerer', 'infiltrator', 'marine', 'glaiver'].map((id) => isFree(state, id))).toEqual([true, true, false, false]);
  });

  test('CM-CMD-01 CM-MEASURE-01 6" behind a wall and 24" in sight are counted from base to base', () => {
    const at = (x: number, walled: boolean): boolean => isFree(field({ paladin: PALADIN, marine: { side: 'south', model: 'human-marine', x, y: 10 }, far: FAR }, walled ? { terrain: [box('high-wall', 12, 0, 0.5, 40)] } : {}), 'marine');
    expect([at(17, true), at(17.01, true), at(35, false), at(35.01, false)]).toEqual([true, false, true, false]);
  });

  test('CM-CMD-02 the enemy commander puts nobody under command', () => {
    const state = field({ marine: { side: 'south', model: 'human-marine', x: 10, y: 10 }, adept: { side: 'north', model: 'demonic-gnoll-adept', x: 12, y: 10 } });
    expect(isFree(state, 'marine')).toBe(false);
  });

  test('CM-CMD-04 CM-CMD-05 CM-DOWN-02 CM-ROUT-11 a fallen or routing commander leads nobody, and a routing one rallies itself', () => {
    const led = (is: Stander['is'], more: { [id: string]: Stander } = {}): Skirmish => field({ adept: { side: 'south', model: 'demonic-gnoll-adept', x: 10, y: 10, is: is! }, gnoll: { side: 'south', model: 'gnoll-trooper', x: 12, y: 10 }, far: { ...FAR, model: 'human-marine' }, ...more });
    expect(isFree(led({}), 'gnoll')).toBe(true);
    expect(isFree(led({ down: true, health: 0 }), 'gnoll')).toBe(false);
    expect(isFree(led({ routing: true }), 'gnoll')).toBe(false);
    expect(isFree(led({ routing: true }, { second: { side: 'south', model: 'demonic-gnoll-adept', x: 30, y: 10 } }), 'gnoll')).toBe(true);
    const { told, model } = play(led({ routing: true }), 'south', { type: 'rally', model: 'adept' }, [9]);
    expect(told('morale-tested')).toMatchObject([{ dc: 18, passed: true, modifiers: [{ name: 'save', add: 4 }, { add: 5, rule: 'CM-MORALE-07' }] }]);
    expect(model('adept').routing).toBe(false);
  });

  test('CM-CMD-06 CM-RULING-06 status is what it is when the turn begins, wherever the move goes', () => {
    const state = field({ paladin: PALADIN, marine: { side: 'south', model: 'human-marine', x: 34, y: 10 }, far: FAR });
    const { model, told } = play(state, 'south', { type: 'maneuver', model: 'marine', path: [{ x: 40, y: 10 }, { x: 40, y: 16 }] });
    expect(told('model-activated')).toMatchObject([{ underCommand: true }]);
    expect(model('marine')).toMatchObject({ x: 40, y: 16 });
  });

  test('CM-CMD-06 CM-RULING-06 a commander that walks off changes the status of those who act later', () => {
    const state = { ...field({ adept: { side: 'south', model: 'demonic-gnoll-adept', x: 10, y: 10 }, gnoll: { side: 'south', model: 'gnoll-trooper', x: 34, y: 10 }, far: { ...FAR, model: 'human-marine' } }), left: 2 };
    expect(isFree(state, 'gnoll')).toBe(true);
    const { state: after } = play(state, 'south', { type: 'maneuver', model: 'adept', path: [{ x: 4, y: 10 }] });
    expect(isFree(after, 'gnoll')).toBe(false);
    expect(play(after, 'south', stand('gnoll')).told('model-activated')).toMatchObject([{ underCommand: false }]);
  });

  test('CM-CMD-07 CM-EX-15 out of command a model stands and shoots, strikes, charges and gets up', () => {
    const state = field({
      marine: { side: 'south', model: 'human-marine', x: 10, y: 10 },
      fallen: { side: 'south', model: 'human-marine', x: 40, y: 10, is: { down: true, health: 0 } },
      glaiver: { side: 'south', model: 'human-glaiver', x: 30, y: 10 },
      gnoll: { side: 'north', model: 'gnoll-trooper', x: 10, y: 20 },
      maw: { side: 'north', model: 'abyssal-maw', x: 30, y: 11 },
    });
    expect(play(state, 'south', { type: 'stand', model: 'marine', then: { type: 'ranged' } }, [11]).told('model-attacked')).toMatchObject([{ kind: 'ranged', target: 'gnoll', need: 15 - 3, roll: 'miss' }]);
    expect(play(state, 'south', { type: 'stand', model: 'glaiver', then: { type: 'melee', target: 'maw' } }, [11]).told('model-attacked')).toMatchObject([{ target: 'maw', need: 16 - 4, roll: 'miss' }]);
    expect(play(state, 'south', { type: 'charge', model: 'marine' }, [9]).model('marine')).toMatchObject({ x: 10, y: 19 });
    expect(play(state, 'south', { type: 'get-up', model: 'fallen' }, [18]).model('fallen')).toMatchObject({ down: false, health: 1 });
  });

  test('CM-CMD-08 CM-CMD-02 out of command no free maneuver, under command no forced advance', () => {
    const state = field({ marine: { side: 'south', model: 'human-marine', x: 40, y: 10 }, paladin: PALADIN, near: { side: 'south', model: 'human-marine', x: 12, y: 10 }, far: FAR });
    expect(refusedWith(state, 'south', { type: 'maneuver', model: 'marine', toward: 'far' })).toEqual(['maneuver.out-of-command']);
    expect(refusedWith(state, 'south', { type: 'advance', model: 'near' })).toEqual(['advance.under-command']);
  });

  test('CM-CMD-11 CM-ROUT-07 a routing model out of command flees without a save; under command it must try', () => {
    const state = field({ paladin: PALADIN, near: { side: 'south', model: 'human-marine', x: 12, y: 10, is: { routing: true } }, marine: { side: 'south', model: 'human-marine', x: 46, y: 20, is: { routing: true } }, far: FAR });
    expect(refusedWith(state, 'south', { type: 'rally', model: 'marine' })).toEqual(['rally.out-of-command']);
    expect(refusedWith(state, 'south', { type: 'flee', model: 'near' })).toEqual(['flee.under-command']);
    const { model, told } = play(state, 'south', { type: 'flee', model: 'marine' });
    expect(told('morale-tested')).toEqual([]);
    expect(told('model-left')).toMatchObject([{ model: 'marine', edge: 'east', routing: true }]);
    expect(model('marine')).toMatchObject({ where: 'off', exit: 'east' });
  });

  test('CM-CMD-12 CM-ABIL-18 an independent troop acts as if under command and rallies', () => {
    const ranger = { abilities: [{ slug: 'independent-troop', rating: 0 }] };
    const state = field({ ranger: { side: 'south', model: 'wood-elf-ranger', x: 10, y: 10, card: ranger }, broken: { side: 'south', model: 'wood-elf-ranger', x: 30, y: 10, card: ranger, is: { routing: true } }, far: FAR });
    expect(isFree(state, 'ranger')).toBe(true);
    const { model, told } = play(state, 'south', { type: 'rally', model: 'broken' }, [9]);
    expect(told('morale-tested')).toMatchObject([{ dc: 18, passed: true }]);
    expect(model('broken').routing).toBe(false);
  });

  test('CM-CMD-12 CM-ABIL-44 an untrained troop is out of command beside its commander and never rallies', () => {
    const untrained = { abilities: [{ slug: 'untrained-troop' }] };
    const state = field({ paladin: PALADIN, peasant: { side: 'south', model: 'human-warrior', x: 11, y: 10, card: untrained }, broken: { side: 'south', model: 'human-warrior', x: 10, y: 12, card: untrained, is: { routing: true } }, far: FAR });
    expect(isFree(state, 'peasant')).toBe(false);
    expect(refusedWith(state, 'south', { type: 'rally', model: 'broken' })).toEqual(['rally.out-of-command']);
  });
});
