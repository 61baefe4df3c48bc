import { MODELS } from '../../catalog/models';
import type { ChainmailSetup, SetupCard, SetupRecruit, SetupTerrain } from '../shapes';

/** The card of a model of the catalog, as a set-up takes it. */
export function card(slug: string): SetupCard {
  const entry = MODELS.find((each) => each.slug === slug);
  if (entry === undefined) throw new RangeError(`there is no model ${slug}`);
  const { name, faction, alignment, creature, subtype, cost, level, speed, armor, health, save, melee, ranged, abilities } = entry;
  return {
    name,
    faction,
    alignment: alignment as SetupCard['alignment'],
    creature,
    ...(subtype === null ? {} : { subtype }),
    cost,
    level,
    speed,
    armor,
    health,
    save,
    melee,
    ...(ranged === null ? {} : { ranged }),
    abilities: [...abilities],
  };
}

const recruits = (slugs: readonly string[]): SetupRecruit[] => slugs.map((slug) => ({ model: card(slug) }));

const GROVE = [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 6, y: 4 }, { x: 2, y: 6 }, { x: -1, y: 3 }];
const WALL = [{ x: 0, y: 0 }, { x: 6, y: 0 }, { x: 6, y: 0.5 }, { x: 0, y: 0.5 }];

const piece = (kind: string, outline: SetupTerrain['outline'], points?: number): SetupTerrain => ({ kind, outline, ...(points === undefined ? {} : { points }) });

/** The eight models of the Starter Set, with reserves, tactical points and terrain to place. */
export const STARTER: ChainmailSetup = {
  points: 50,
  maxRounds: 20,
  warbands: [
    {
      seat: 'thalos',
      models: recruits(['human-paladin', 'human-glaiver', 'human-marine', 'gnome-infiltrator']),
      reserve: { model: card('gnome-infiltrator') },
      tacticalPoints: 3,
      terrain: [piece('woods', GROVE), piece('low-wall', WALL)],
    },
    { seat: 'naresh', models: recruits(['demonic-gnoll-adept', 'abyssal-maw', 'gnoll-trooper', 'hyena']), tacticalPoints: 4, terrain: [piece('high-wall', WALL), piece('hill', GROVE)] },
  ],
};

const shifted = (outline: SetupTerrain['outline'], x: number, y: number): SetupTerrain['outline'] => outline.map((corner) => ({ x: corner.x + x, y: corner.y + y }));

/** Models in each other's faces from the start, with every kind of terrain about. */
export const MELEE: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 12,
  width: 24,
  height: 24,
  terrain: [
    piece('woods', shifted(GROVE, 3, 10)),
    piece('stake-barrier', shifted(WALL, 10, 11), 90),
    piece('hill', shifted(GROVE, 16, 9)),
    piece('hill', [{ x: 17, y: 10 }, { x: 19, y: 10 }, { x: 19, y: 12 }, { x: 17, y: 12 }]),
    piece('quagmire', shifted(WALL, 9, 16)),
    piece('hedgerow', shifted(WALL, 2, 7)),
    piece('briars', shifted(WALL, 10, 6)),
  ],
  warbands: [
    {
      seat: 'south',
      models: [
        { id: 'paladin', model: card('human-paladin'), at: { x: 12, y: 9 } },
        { id: 'glaiver', model: card('human-glaiver'), at: { x: 10, y: 9 } },
        { id: 'glaiver 2', model: card('human-glaiver'), at: { x: 14, y: 9.5 } },
        { id: 'gnome', model: card('gnome-infiltrator'), at: { x: 6, y: 9 } },
        { id: 'marine', model: card('human-marine'), at: { x: 18, y: 7 } },
      ],
    },
    {
      seat: 'north',
      models: [
        { id: 'adept', model: card('demonic-gnoll-adept'), at: { x: 12, y: 14 } },
        { id: 'maw', model: card('abyssal-maw'), at: { x: 11, y: 10.5 } },
        { id: 'trooper', model: card('gnoll-trooper'), at: { x: 14, y: 10.9 } },
        { id: 'hyena', model: card('hyena'), at: { x: 6, y: 17 } },
        { id: 'hyena 2', model: card('hyena'), at: { x: 21, y: 18 } },
      ],
    },
  ],
};

/** Troops without a commander on a bare field. */
export const LEADERLESS: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 10,
  width: 20,
  height: 24,
  warbands: [
    { seat: 'east', models: recruits(['human-marine', 'human-glaiver', 'gnome-infiltrator']) },
    { seat: 'west', models: recruits(['gnoll-trooper', 'hyena', 'abyssal-maw']) },
  ],
};
