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

/** Casters of every class, undead and others, in a small place; all is deployed, so that some prepare. */
export const MAGIC: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 8,
  width: 16,
  height: 20,
  warbands: [
    { seat: 'south', models: recruits(['aasimar-cleric', 'gray-elf-wizard', 'human-sorcerer', 'human-marine', 'demonic-gnoll-adept']) },
    { seat: 'north', models: [...recruits(['gnoll-cleric', 'orc-druid', 'hobgoblin-adept', 'gnoll-trooper']), { model: { ...card('skeletal-war-dog'), abilities: [{ slug: 'undead-creature' }] } }] },
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

const placed = (models: { readonly [id: string]: readonly [slug: string, x: number, y: number] }): ChainmailSetup['warbands'][number]['models'] => Object.entries(models).map(([id, [slug, x, y]]) => ({ id, model: card(slug), at: { x, y } }));

/** Everything strange that a card can have, in two crowds that can hardly miss each other. */
export const MENAGERIE: ChainmailSetup = {
  anyWarband: true,
  maxRounds: 8,
  width: 22,
  height: 24,
  terrain: [piece('low-wall', shifted(WALL, 8, 12))],
  warbands: [
    {
      seat: 'south',
      models: placed({
        templar: ['human-templar', 8, 9],
        disciple: ['human-swiftwing-disciple', 10, 9],
        scorcher: ['dwarf-scorcher', 12, 6],
        hammerer: ['hammerer', 14, 9],
        centaur: ['centaur-trooper', 16, 9],
        fighter: ['dwarf-fighter', 6, 9],
      }),
    },
    {
      seat: 'north',
      models: [
        ...placed({
          troll: ['battered-skeletal-troll', 9, 11.5],
          owlbear: ['owlbear', 14, 12.5],
          cleric: ['human-death-cleric', 11, 14],
          orc: ['orc-trooper', 18, 20],
          thrower: ['hobgoblin-warrior', 3, 20],
        }),
        { id: 'spider', model: { ...card('gnoll-trooper'), name: 'Venomous Trooper', abilities: [{ slug: 'poison', rating: 13 }, { slug: 'rend', rating: 3 }, { slug: 'extra-melee-attack' }] }, at: { x: 12, y: 11 } },
        { id: 'archer', model: { ...card('drow-warrior'), name: 'Quick Archer', abilities: [{ slug: 'extra-ranged-attack' }] }, at: { x: 16, y: 18 } },
      ],
    },
  ],
};
