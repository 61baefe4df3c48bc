import { card, GROVE, piece, recruits, STARTER, WALL } from '../ready-setups';
import type { ChainmailSetup, SetupTerrain } from '../shapes';

export { card, STARTER };

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
