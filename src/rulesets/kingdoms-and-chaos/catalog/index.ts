import type { CatalogKind, OwnEntries } from '../../../kernel/ruleset/catalog';
import { ARMOR_CLASSES } from './armor-classes';
import { CREATURES } from './creatures';
import { FIGURE_RATIOS } from './figure-ratios';
import { FIRE_AND_MOVEMENT } from './fire-and-movement';
import { FORMATIONS } from './formations';
import { MISSILE_WEAPONS } from './missile-weapons';
import { MODIFIERS } from './modifiers';
import { ARMOR_CLASS, CREATURE, FIGURE_RATIO, FIRE_AND_MOVEMENT_ROW, FORMATION, MISSILE_WEAPON, MODIFIER, SIEGE_WEAPON, SPELL, STRUCTURE, TERRAIN_KIND, TROOP_CLASS, WEATHER_KIND } from './shapes';
import { SIEGE_WEAPONS } from './siege-weapons';
import { SPELLS } from './spells';
import { STRUCTURES } from './structures';
import { TERRAIN } from './terrain';
import { TROOP_CLASSES } from './troop-classes';
import { WEATHER } from './weather';

const OWN_CREATURE = { ruleIds: ['KC-DISC-01'], descendingAc: null, ascendingAc: null, profileProvenance: 'house', discipline: 0, checksMorale: true, movement: null, cost: 0, demiHuman: false, undead: false, ignores: [], verticalPenaltyTimes: 1, mayBeInvisible: false, regenerates: false, boulders: 0, halvedByEdges: false, onlyFormation: null };

/** What a troop class of a caller's own leaves out follows from its armor and its mount (KC-AC-03, KC-RATIO-01). */
const OWN_TROOP_CLASS: OwnEntries = {
  usual: ({ armorClass, mounted = false }) => ({
    ruleIds: ['KC-MOVE-01', 'KC-COST-01', 'KC-AC-03', 'KC-RATIO-01'],
    mounted: false,
    diceInMelee: mounted === true ? 2 : 1,
    attackedWith: (ARMOR_CLASSES.find(({ slug }) => slug === armorClass) ?? ARMOR_CLASSES[0]!).attackedWith,
    base: mounted === true ? [1, 1.5] : [0.75, 0.75],
    baseProvenance: 'house',
  }),
};

/** Everything that callers may look up. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'troop-class', title: 'Troop classes', schema: TROOP_CLASS, entries: TROOP_CLASSES, own: OWN_TROOP_CLASS },
  { kind: 'creature', title: 'Creatures', schema: CREATURE, entries: CREATURES, own: { usual: () => OWN_CREATURE } },
  { kind: 'armor-class', title: 'Armor classes', schema: ARMOR_CLASS, entries: ARMOR_CLASSES },
  { kind: 'figure-ratio', title: 'Figure ratios', schema: FIGURE_RATIO, entries: FIGURE_RATIOS },
  { kind: 'formation', title: 'Formations', schema: FORMATION, entries: FORMATIONS },
  { kind: 'missile-weapon', title: 'Missile weapons', schema: MISSILE_WEAPON, entries: MISSILE_WEAPONS },
  { kind: 'fire-and-movement', title: 'Fire and movement', schema: FIRE_AND_MOVEMENT_ROW, entries: FIRE_AND_MOVEMENT },
  { kind: 'modifier', title: 'Modifiers', schema: MODIFIER, entries: MODIFIERS },
  { kind: 'terrain', title: 'Terrain', schema: TERRAIN_KIND, entries: TERRAIN },
  { kind: 'weather', title: 'Weather', schema: WEATHER_KIND, entries: WEATHER },
  { kind: 'structure', title: 'Structures', schema: STRUCTURE, entries: STRUCTURES },
  { kind: 'siege-weapon', title: 'Siege weapons', schema: SIEGE_WEAPON, entries: SIEGE_WEAPONS },
  { kind: 'spell', title: 'Spells', schema: SPELL, entries: SPELLS },
];
