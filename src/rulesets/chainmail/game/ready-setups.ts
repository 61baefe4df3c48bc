import { MODELS } from '../catalog/models';
import type { ChainmailSetup, SetupCard, SetupRecruit, SetupTerrain } from './shapes';

/** The card of a model of the catalog, as a set-up takes it. */
export function card(slug: string): SetupCard {
  const entry = MODELS.find((each) => each.slug === slug);
  if (entry === undefined) throw new RangeError(`there is no model ${slug}`);
  const { name, faction, alignment, creature, subtype, cost, level, speed, armor, health, save, melee, ranged, abilities, spells, spellSlots } = entry;
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
    melee: { attack: melee.attack, damage: melee.damage, blunt: melee.blunt },
    ...(ranged === null ? {} : { ranged: { attack: ranged.attack, damage: ranged.damage, range: ranged.range, uses: ranged.uses } }),
    abilities: [...abilities],
    ...(spells.length === 0 ? {} : { spells: [...spells] }),
    ...(spellSlots === null ? {} : { spellSlots: { ...spellSlots } }),
  };
}

/** Models of the catalog, each with its whole card. */
export const recruits = (slugs: readonly string[]): SetupRecruit[] => slugs.map((slug) => ({ model: card(slug) }));

/** Models of the catalog that go by their own names. */
const named = (slugs: readonly string[]): SetupRecruit[] => slugs.map((slug) => ({ id: slug, model: card(slug) }));

export const GROVE = [{ x: 0, y: 0 }, { x: 5, y: 0 }, { x: 6, y: 4 }, { x: 2, y: 6 }, { x: -1, y: 3 }];
export const WALL = [{ x: 0, y: 0 }, { x: 6, y: 0 }, { x: 6, y: 0.5 }, { x: 0, y: 0.5 }];

/** A piece of terrain to lay or to place. */
export const piece = (kind: string, outline: SetupTerrain['outline'], points?: number): SetupTerrain => ({ kind, outline, ...(points === undefined ? {} : { points }) });

/** The eight models of the Starter Set, with reserves, tactical points and terrain to place. */
export const STARTER: ChainmailSetup = {
  points: 50,
  maxRounds: 20,
  warbands: [
    {
      seat: 'thalos',
      models: named(['human-paladin', 'human-glaiver', 'human-marine', 'gnome-infiltrator']),
      reserve: { id: 'gnome-infiltrator-2', model: card('gnome-infiltrator') },
      tacticalPoints: 3,
      terrain: [piece('woods', GROVE), piece('low-wall', WALL)],
    },
    { seat: 'naresh', models: named(['demonic-gnoll-adept', 'abyssal-maw', 'gnoll-trooper', 'hyena']), tacticalPoints: 4, terrain: [piece('high-wall', WALL), piece('hill', GROVE)] },
  ],
};
