import { Value } from '@sinclair/typebox/value';
import { FACTIONS } from '../catalog/factions';
import { MODELS } from '../catalog/models';
import { chainmailGame } from './game';
import { box, faultsIn, open, troop } from './testing/opening';
import { card } from './testing/setups';
import { field, play, refusedWith } from './testing/table';
import { setUp } from './setup';
import { type ChainmailSetup, setupShape } from './shapes';

/** Two legal warbands of Thalos and Naresh. */
const LEGAL: ChainmailSetup = {
  warbands: [
    { seat: 'south', models: [{ id: 'paladin', model: card('human-paladin') }, ...troop('a', 2)] },
    { seat: 'north', models: [{ id: 'adept', model: card('demonic-gnoll-adept') }, ...troop('b', 2, 'gnoll-trooper')] },
  ],
};

const withSouth = (more: object): ChainmailSetup => ({ ...LEGAL, warbands: [{ ...LEGAL.warbands[0]!, ...more }, LEGAL.warbands[1]!] });

function made(setup: ChainmailSetup) {
  const checked = setUp(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  return checked.value;
}

describe('cards', () => {
  test('CM-EX-35 CM-STAT-01 the card of the Human Glaiver comes into play as printed', () => {
    const { cards, figures } = made({ anyWarband: true, warbands: [{ seat: 'south', models: [{ id: 'glaiver', model: card('human-glaiver') }] }, LEGAL.warbands[1]!] });
    expect(cards[figures[0]!.card]).toMatchObject({
      name: 'Human Glaiver',
      faction: 'thalos',
      alignment: 'good',
      creature: 'humanoid',
      subtype: 'human',
      cost: 8,
      level: 1,
      speed: 6,
      armor: 15,
      health: 2,
      save: 2,
      melee: { attack: 4, damage: 2, blunt: false },
      ranged: null,
      baseDiameter: 1,
      traits: { reach: 1, threat: 2, commander: 0 },
    });
    expect(figures[0]).toMatchObject({ health: 2, r: 0.5, smites: 0 });
  });

  test('CM-STAT-01 CM-RULING-01 a card may have another base; its radius is half the width', () => {
    const { figures } = made({ anyWarband: true, warbands: [{ seat: 'south', models: [{ model: { ...card('ogre-trooper'), abilities: [], baseDiameter: 2 } }] }, LEGAL.warbands[1]!] });
    expect(figures[0]).toMatchObject({ id: 'south-1', r: 1 });
  });

  test('CM-STAT-01 CM-ABIL-16 CM-ABIL-25a an ability without a rating has the one of the abilities list', () => {
    const abilities = [{ slug: 'hide' }, { slug: 'reach' }];
    const { cards } = made({ anyWarband: true, warbands: [{ seat: 'south', models: [{ model: { ...card('human-marine'), abilities } }] }, LEGAL.warbands[1]!] });
    expect(cards[0]!.traits).toMatchObject({ hide: 13, reach: 1, threat: 2 });
  });

  test('CM-STAT-17 a commander without a rating is refused, for the list has none to give it', () => {
    const abilities = [{ slug: 'commander' }];
    const setup: ChainmailSetup = { anyWarband: true, warbands: [{ seat: 'south', models: [{ model: { ...card('human-marine'), abilities } }] }, LEGAL.warbands[1]!] };
    expect(faultsIn(setup)).toEqual(['ability.no-rating /warbands/0/models/0/model/abilities/0']);
  });

  test('CM-STAT-02 CM-STAT-21 a kind is free to be a new one; constructs and undead are not living', () => {
    const living = (creature: string): boolean => {
      const { cards } = made({ anyWarband: true, warbands: [{ seat: 'south', models: [{ model: { ...card('human-marine'), creature } }] }, LEGAL.warbands[1]!] });
      return cards[0]!.traits.living;
    };
    expect(['humanoid', 'animal', 'giant', 'elemental', 'construct', 'undead'].map(living)).toEqual([true, true, true, true, false, false]);
  });

  test('CM-STAT-21 CM-CRIT-03 a natural 20 on an elemental is a hit without a second roll, though it lives', () => {
    const state = field({ maw: { side: 'south', model: 'abyssal-maw', x: 10, y: 10 }, spike: { side: 'north', model: 'stone-spike', x: 10, y: 11, card: { health: 6 } } });
    const { told, model } = play(state, 'south', { type: 'stand', model: 'maw', then: { type: 'melee', target: 'spike' } }, [20]);
    expect(told('model-attacked')).toMatchObject([{ critical: false, roll: 'hit' }]);
    expect(model('spike').health).toBe(4);
  });

  test('CM-STAT-04 CM-STAT-06 cost and level come from the card; a card without a level has 1', () => {
    const { name, faction, alignment, cost, speed, armor, health, save, melee } = card('abyssal-maw');
    const plain = { name, faction, alignment, cost, speed, armor, health, save, melee };
    const { cards } = made({ anyWarband: true, warbands: [{ seat: 'south', models: [{ model: card('abyssal-maw') }, { model: plain }] }, LEGAL.warbands[1]!] });
    expect(cards.slice(0, 2)).toMatchObject([{ cost: 8, level: 2 }, { cost: 8, level: 1 }]);
  });

  test('CM-RULING-48 models and factions have the names that the misread ones stand for, and Reach is in inches', () => {
    const names = MODELS.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Human Glaiver', 'Gnoll Trooper', 'Demonic Gnoll Adept']));
    expect(names.filter((name) => /Slaver|Groll|Gnom\b/.test(name))).toEqual([]);
    expect(FACTIONS.filter(({ slug }) => slug.startsWith('ahmu')).map(({ slug }) => slug)).toEqual(['ahmuts-legion']);
    expect(new Set(MODELS.flatMap(({ abilities }) => abilities.filter(({ slug }) => slug === 'reach').map(({ rating }) => rating)))).toEqual(new Set([1]));
  });

  test('CM-STAT-15 a weapon with one box shoots once in a skirmish', () => {
    const thrower = { ranged: { attack: 2, damage: 1, range: 6, uses: 1 }, abilities: [] };
    const state = field({
      thrower: { side: 'south', model: 'hobgoblin-warrior', x: 10, y: 10, card: thrower },
      marine: { side: 'north', model: 'human-marine', x: 10, y: 14, is: { acted: true } },
      other: { side: 'south', model: 'human-marine', x: 40, y: 10 },
    });
    expect(state.figures[0]!.shots).toBe(1);
    const { state: after, model } = play(state, 'south', { type: 'stand', model: 'thrower', then: { type: 'ranged' } }, [2]);
    expect(model('thrower').shots).toBe(0);
    const again = { ...after, figures: after.figures.map((figure) => ({ ...figure, acted: false })) };
    expect(refusedWith(again, 'south', { type: 'stand', model: 'thrower', then: { type: 'ranged' } })).toEqual(['shoot.none-left']);
  });

  test('CM-STAT-18 every model of the catalog can be mustered', () => {
    for (const { slug } of MODELS) expect(faultsIn({ anyWarband: true, warbands: [{ seat: 'south', models: [{ model: card(slug) }] }, { seat: 'north', models: [{ model: card('human-marine') }] }] })).toEqual([]);
  });

  test('CM-STAT-18 an ability the list does not have is refused with its place', () => {
    const strange = { ...card('human-marine'), abilities: [{ slug: 'flight' }, { slug: 'scary' }] };
    expect(faultsIn(withSouth({ models: [{ model: card('human-paladin') }, { model: strange }] }))).toEqual([
      'ability.unknown /warbands/0/models/1/model/abilities/0/slug',
      'ability.no-rating /warbands/0/models/1/model/abilities/1',
    ]);
  });

  test('CM-STAT-18 an ability beats the rule: undead are destroyed at 0 health, where others fall', () => {
    const against = (model: string) => {
      const state = field({ maw: { side: 'south', model: 'abyssal-maw', x: 10, y: 10 }, foe: { side: 'north', model, x: 10, y: 11, card: { health: 2, abilities: [] } }, far: { side: 'north', model: 'human-marine', x: 40, y: 40 } });
      return play(state, 'south', { type: 'stand', model: 'maw', then: { type: 'melee', target: 'foe' } }, [19]).model('foe');
    };
    expect(against('slaughterpit-zombie-gnoll')).toMatchObject({ where: 'destroyed', down: false });
    expect(against('human-marine')).toMatchObject({ where: 'field', down: true, health: 0 });
  });

  test('CM-STAT-19 CM-MORALE-02 half is compared exactly: 2 of 3 is above it, 1 of 3 is not', () => {
    const after = (health: number) => {
      const state = field({ gnoll: { side: 'south', model: 'gnoll-trooper', x: 10, y: 10 }, maw: { side: 'north', model: 'abyssal-maw', x: 10, y: 11, is: { health } }, far: { side: 'north', model: 'abyssal-maw', x: 40, y: 40 } });
      return play(state, 'south', { type: 'stand', model: 'gnoll', then: { type: 'melee', target: 'maw' } }, health === 2 ? [13, 20] : [13]);
    };
    expect(after(3).told('morale-tested')).toEqual([]);
    expect(after(2).told('morale-tested')).toHaveLength(1);
  });

  test('CM-STAT-20 both seats and a bystander see all of it', () => {
    const { position } = open(LEGAL, [10, 5]);
    for (const seat of ['south', 'north', null]) expect(chainmailGame.view(position, seat).game).toEqual(position.state);
  });
});

describe('warbands', () => {
  test('CM-BUILD-07 there is room for one model in reserve, not for two', () => {
    const one = withSouth({ reserve: { model: card('gnome-infiltrator') } });
    const two = withSouth({ reserve: [{ model: card('gnome-infiltrator') }, { model: card('gnome-infiltrator') }] });
    expect([Value.Check(setupShape, one), Value.Check(setupShape, two)]).toEqual([true, false]);
  });

  test('CM-BUILD-10 a reserve joins on 11 or more, and counts among the models the skirmish began with', () => {
    const setup = withSouth({ reserve: { id: 'late', model: card('gnome-infiltrator') } });
    const came = open(setup, [11, 10, 5]);
    expect(came.told('reserve-called')).toMatchObject([{ model: 'late', arrived: true }]);
    expect(came.model('late').where).toBe('waiting');
    expect(came.state.sides[0]!.started).toBe(4);
    const stayed = open(setup, [10, 10, 5]);
    expect(stayed.model('late').where).toBe('absent');
    expect(stayed.state.sides[0]!.started).toBe(3);
  });

  test('CM-BUILD-12 a warband that brings terrain brings two pieces', () => {
    const wall = box('low-wall', 0, 0, 6, 0.5);
    expect(faultsIn(withSouth({ terrain: [wall] }))).toEqual(['warband.terrain /warbands/0/terrain']);
    expect(faultsIn(withSouth({ terrain: [wall, wall] }))).toEqual([]);
    expect(faultsIn(withSouth({ terrain: [wall, wall, wall] }))).toEqual(['warband.terrain /warbands/0/terrain']);
  });

  test('CM-BUILD-21 CM-BUILD-03 CM-BUILD-06 every fault of both warbands is told with its place; by agreement none matters', () => {
    const setup: ChainmailSetup = { warbands: [{ seat: 'south', models: troop('a', 1) }, { seat: 'north', models: [{ model: card('demonic-gnoll-adept') }, { model: card('orc-berserker') }] }] };
    expect(faultsIn(setup)).toEqual(['warband.too-many-troops /warbands/0/models', 'warband.mixed-factions /warbands/1/models']);
    expect(faultsIn({ ...setup, anyWarband: true })).toEqual([]);
  });
});

describe('the field', () => {
  test('CM-SETUP-01 CM-SCEN-02 the field is 48 by 48 unless the set-up says otherwise, with the players at opposite edges', () => {
    expect(made(LEGAL)).toMatchObject({ width: 48, height: 48, sides: [{ seat: 'south', edge: 'south' }, { seat: 'north', edge: 'north' }] });
    expect(made({ ...LEGAL, width: 30, height: 48 })).toMatchObject({ width: 30, height: 48 });
  });

  test('CM-RULING-47 two seats have two names, and no two things one', () => {
    const twice: ChainmailSetup = { ...LEGAL, warbands: [LEGAL.warbands[0]!, { ...LEGAL.warbands[1]!, seat: 'south' }] };
    expect(faultsIn(twice)).toEqual(['seat.twice /warbands/1/seat']);
    const same = withSouth({ models: [{ id: 'adept', model: card('human-paladin') }] });
    expect(faultsIn(same)).toEqual(['id.twice /warbands']);
  });

  test('CM-SETUP-09 CM-RULING-26 models placed by the set-up lie on the field and apart', () => {
    const at = (x: number, y: number) => ({ x, y });
    const setup: ChainmailSetup = {
      anyWarband: true,
      terrain: [box('quagmire', 20, 20, 4, 4)],
      warbands: [
        { seat: 'south', models: [{ id: 'a1', model: card('human-marine'), at: at(0, 10) }, { id: 'a2', model: card('human-marine'), at: at(10, 10) }, { id: 'a3', model: card('human-marine') }] },
        { seat: 'north', models: [{ id: 'b1', model: card('gnoll-trooper'), at: at(10.9, 10) }, { id: 'b2', model: card('gnoll-trooper'), at: at(19.8, 22) }, { id: 'b3', model: card('gnoll-trooper'), at: at(19.5, 24) }] },
      ],
    };
    expect(faultsIn(setup)).toEqual(['place.missing /warbands/0/models/2/at', 'place.off-field /warbands/0/models/0/at', 'place.overlaps /warbands/1/models/0/at', 'place.in-terrain /warbands/1/models/1/at']);
  });

  test('CM-TERRAIN-22 terrain of your own says what it does', () => {
    const pit = box('pit', 20, 20, 4, 4);
    expect(faultsIn({ ...LEGAL, terrain: [pit] })).toEqual(['terrain.unknown-kind /terrain/0/kind']);
    const state = made({ ...LEGAL, terrain: [{ ...pit, traits: { cost: 3, costMode: 'max', cover: true } }] });
    expect(state.terrain[0]!.traits).toEqual({ impassable: false, cost: 3, costMode: 'max', sight: 'none', cover: true, atop: false, low: false });
  });

  test('CM-TERRAIN-01 CM-RULING-22 an outline is a simple polygon, and stakes say where they point', () => {
    const crossed = { kind: 'woods', outline: [{ x: 0, y: 0 }, { x: 4, y: 4 }, { x: 4, y: 0 }, { x: 0, y: 6 }] };
    expect(faultsIn({ ...LEGAL, terrain: [crossed, box('stake-barrier', 10, 10, 4, 1)] })).toEqual(['terrain.edges-cross /terrain/0/outline', 'terrain.stakes-without-points /terrain/1/points']);
  });
});
