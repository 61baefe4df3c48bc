import type { ReadySetup } from '../../../kernel/ruleset/game';
import { SCENARIOS as TITLES } from '../catalog/scenarios';
import { card, GROVE, piece, STARTER, WALL } from './ready-setups';
import { type ScenarioName, SCENARIOS } from './scenario';
import type { ChainmailSetup, SetupRecruit, SetupTerrain } from './shapes';

type Warband = ChainmailSetup['warbands'][number];

const BRIARS = [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 3 }, { x: 0, y: 3 }];

/** Models of the catalog; copies are numbered. */
function company(seat: string, slugs: readonly string[]): SetupRecruit[] {
  return slugs.map((slug, i) => ({ id: `${seat} ${slug}${slugs.indexOf(slug) < i ? ` ${i + 1}` : ''}`, model: card(slug) }));
}

/** Four warbands that keep to one faction each. */
const BASIC: readonly Warband[] = [
  { seat: 'thalos', models: company('thalos', ['human-paladin', 'human-glaiver', 'human-marine', 'human-marine', 'gnome-infiltrator']) },
  { seat: 'naresh', models: company('naresh', ['demonic-gnoll-adept', 'abyssal-maw', 'gnoll-trooper', 'hyena']) },
  { seat: 'ravilla', models: company('ravilla', ['gray-elf-imperial-noble', 'gray-elf-warrior', 'gray-elf-warrior', 'wood-elf-scout', 'wood-elf-skirmisher']), tacticalPoints: 2 },
  { seat: 'drazen', models: company('drazen', ['hobgoblin-fighter', 'bugbear-trooper', 'bugbear-trooper', 'bugbear-trooper']) },
];

/** Four warbands of the Advanced Rules, with models of other factions and mercenaries among them. */
const ADVANCED: readonly Warband[] = [
  { seat: 'thalos', models: company('thalos', ['human-paladin', 'human-glaiver', 'dwarf-shock-trooper', 'gray-elf-warrior', 'gnome-infiltrator']), tacticalPoints: 1 },
  { seat: 'naresh', faction: 'naresh', models: company('naresh', ['demonic-gnoll-adept', 'hobgoblin-fighter', 'gnoll-trooper', 'drow-warrior', 'hyena']) },
  { seat: 'ravilla', models: company('ravilla', ['gray-elf-imperial-noble', 'gray-elf-warrior', 'human-marine', 'wood-elf-scout', 'stone-spike']), tacticalPoints: 2 },
  { seat: 'drazen', models: company('drazen', ['hobgoblin-fighter', 'bugbear-trooper', 'gnoll-trooper', 'orc-berserker', 'halfling-sneak']) },
];

/** Terrain for those who bring one piece and for those who bring two. */
const PIECES: readonly SetupTerrain[] = [piece('woods', GROVE), piece('low-wall', WALL), piece('briars', BRIARS), piece('hill', GROVE), piece('high-wall', WALL), piece('hedgerow', WALL), piece('woods', GROVE), piece('row-of-headstones', WALL)];

function warbands(scenario: ScenarioName, from: readonly Warband[]): Warband[] {
  const { seats, pieces } = SCENARIOS[scenario];
  return from.slice(0, seats.least).map((warband, side) => ({ ...warband, terrain: PIECES.slice(side * pieces, (side + 1) * pieces) }));
}

/** Terrain that the setup player of a free-form scenario has laid. */
const LAID: SetupTerrain[] = [
  { kind: 'woods', outline: [{ x: 10, y: 20 }, { x: 16, y: 20 }, { x: 15, y: 26 }, { x: 9, y: 25 }] },
  { kind: 'low-wall', outline: [{ x: 26, y: 24 }, { x: 36, y: 24 }, { x: 36, y: 24.5 }, { x: 26, y: 24.5 }] },
];

function freeForm(from: readonly Warband[]): ChainmailSetup {
  const [one, other] = from;
  return {
    scenario: 'free-form',
    victory: 'hold',
    maxRounds: 20,
    terrain: LAID,
    warbands: [{ ...one!, zone: { from: { x: 12, y: 0 }, to: { x: 36, y: 10 } } }, other!],
  };
}

/** A set-up of a scenario by either rules. */
export function setupOf(scenario: ScenarioName, rules: 'basic' | 'advanced'): ChainmailSetup {
  const from = rules === 'basic' ? BASIC : ADVANCED;
  const setup: ChainmailSetup = scenario === 'free-form' ? freeForm(from) : { scenario, points: 50, maxRounds: 20, warbands: warbands(scenario, from) };
  return rules === 'basic' ? setup : { ...setup, rules };
}

function ready(scenario: ScenarioName, rules: 'basic' | 'advanced'): ReadySetup<ChainmailSetup> {
  const { name } = TITLES.find(({ slug }) => slug === scenario)!;
  const title = `${name}, ${rules === 'basic' ? 'Basic' : 'Advanced'} Rules`;
  return { id: rules === 'basic' ? scenario : `${scenario}-advanced`, title, setup: setupOf(scenario, rules) };
}

const BASIC_SCENARIOS: readonly ScenarioName[] = ['pincer-move', 'kill-the-leader', 'capture-and-hold', 'breakthrough', 'team-standard-skirmish', 'team-pincer-move', 'team-kill-the-leader', 'team-capture-and-hold', 'team-breakthrough', 'multiplayer-skirmish', 'free-form'];
const ADVANCED_SCENARIOS: readonly ScenarioName[] = ['standard-skirmish', 'pincer-move', 'kill-the-leader', 'capture-and-hold', 'breakthrough', 'team-standard-skirmish', 'multiplayer-skirmish', 'free-form'];

/** What can be started without writing a set-up: every scenario, and every family of them by the Advanced Rules too. */
export const READY_SETUPS: readonly [ReadySetup<ChainmailSetup>, ...ReadySetup<ChainmailSetup>[]] = [
  { id: 'starter', title: 'The Starter Set: Thalos against Naresh, terrain and deployment included', setup: STARTER },
  ...BASIC_SCENARIOS.map((scenario) => ready(scenario, 'basic')),
  ...ADVANCED_SCENARIOS.map((scenario) => ready(scenario, 'advanced')),
];
