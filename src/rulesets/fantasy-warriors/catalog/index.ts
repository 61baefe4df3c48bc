import type { CatalogKind } from '../../../kernel/ruleset/catalog';
import { ARMOURS } from './armours';
import { ARMY_LISTS } from './army-lists';
import { BOASTS } from './boasts';
import { INDIVIDUALS } from './individuals';
import { MISSILE_WEAPONS } from './missile-weapons';
import { ORDERS } from './orders';
import { PROFILES } from './profiles';
import { QUALITIES } from './qualities';
import { SAMPLE_ARMIES } from './sample-armies';
import { ARMOUR, ARMY_LIST, BOAST, INDIVIDUAL, MISSILE_WEAPON, ORDER, PROFILE, QUALITY, SAMPLE_ARMY, SPECIAL, SPELL, TALISMAN, TERRAIN_KIND, TROOP_TYPE, WEAPON } from './shapes';
import { SPECIALS } from './specials';
import { SPELLS } from './spells';
import { TALISMANS } from './talismans';
import { TERRAIN } from './terrain';
import { TROOP_TYPES } from './troop-types';
import { WEAPONS } from './weapons';

const OWN_PROFILE = { ruleIds: ['FW-PROF-01'], role: 'unit', individual: null, shield: false, missile: null, save: null, terrible: false, badLight: 'none', upgrade: null, base: 'infantry', mounted: false, flying: false, crew: null, builtInLeader: false, paysLeadership: false, paysMagic: false, mount: null, atNight: null, options: [], maySupport: [], stated: [], carriesMessages: true, note: null };

/** Everything that callers may look up. */
export const CATALOG: readonly CatalogKind[] = [
  { kind: 'profile', title: 'Profiles', schema: PROFILE, entries: PROFILES, own: { usual: () => OWN_PROFILE } },
  { kind: 'army-list', title: 'Army lists', schema: ARMY_LIST, entries: ARMY_LISTS },
  { kind: 'spell', title: 'Spells', schema: SPELL, entries: SPELLS },
  { kind: 'talisman', title: 'Talismans', schema: TALISMAN, entries: TALISMANS },
  { kind: 'weapon', title: 'Weapons', schema: WEAPON, entries: WEAPONS },
  { kind: 'missile-weapon', title: 'Missile weapons', schema: MISSILE_WEAPON, entries: MISSILE_WEAPONS },
  { kind: 'armour', title: 'Armours', schema: ARMOUR, entries: ARMOURS },
  { kind: 'quality', title: 'Qualities', schema: QUALITY, entries: QUALITIES },
  { kind: 'troop-type', title: 'Types of troops', schema: TROOP_TYPE, entries: TROOP_TYPES },
  { kind: 'order', title: 'Orders', schema: ORDER, entries: ORDERS },
  { kind: 'terrain', title: 'Terrain', schema: TERRAIN_KIND, entries: TERRAIN },
  { kind: 'boast', title: 'Boasts', schema: BOAST, entries: BOASTS },
  { kind: 'special', title: 'Specials', schema: SPECIAL, entries: SPECIALS },
  { kind: 'individual', title: 'Individuals', schema: INDIVIDUAL, entries: INDIVIDUALS },
  { kind: 'sample-army', title: 'Sample armies', schema: SAMPLE_ARMY, entries: SAMPLE_ARMIES },
];
