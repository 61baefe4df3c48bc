/** What a player must bring about to win. */
export type Goal = 'last-standing' | 'leader' | 'hold' | 'breakthrough' | 'points';

/** The two parts of a scenario that has them (CM-SCEN-09, CM-SCEN-18). */
export type Role = 'middle' | 'split' | 'attacker' | 'defender';

/** Where warbands are deployed. */
export type Layout = 'edges' | 'strips' | 'corners' | 'team-edges' | 'home-spots';

/** How a scenario differs from the Standard Skirmish (CM-SCEN-08). */
export interface Scenario {
  readonly seats: { readonly least: number; readonly most: number };
  /** Whether seats that sit across from each other are a team (CM-TEAM-02). */
  readonly teams: boolean;
  readonly goal: Goal;
  readonly layout: Layout;
  readonly roles: readonly [Role, Role] | null;
  /** Pieces of terrain that a warband brings (CM-BUILD-12). */
  readonly pieces: number;
}

const TWO = { least: 2, most: 2 };
const FOUR = { least: 4, most: 4 };
const PINCER: readonly [Role, Role] = ['middle', 'split'];
const BREAKTHROUGH: readonly [Role, Role] = ['attacker', 'defender'];

/** More players than this make no game. */
export const MOST_SEATS = 8;

/** Every scenario of the book (CM-SCEN-01, CM-TEAM-01, CM-MULTI-01, CM-FREE-01). */
export const SCENARIOS = {
  'standard-skirmish': { seats: TWO, teams: false, goal: 'last-standing', layout: 'edges', roles: null, pieces: 2 },
  'pincer-move': { seats: TWO, teams: false, goal: 'last-standing', layout: 'strips', roles: PINCER, pieces: 2 },
  'kill-the-leader': { seats: TWO, teams: false, goal: 'leader', layout: 'edges', roles: null, pieces: 2 },
  'capture-and-hold': { seats: TWO, teams: false, goal: 'hold', layout: 'edges', roles: null, pieces: 2 },
  breakthrough: { seats: TWO, teams: false, goal: 'breakthrough', layout: 'edges', roles: BREAKTHROUGH, pieces: 2 },
  'team-standard-skirmish': { seats: FOUR, teams: true, goal: 'last-standing', layout: 'corners', roles: null, pieces: 1 },
  'team-pincer-move': { seats: FOUR, teams: true, goal: 'last-standing', layout: 'strips', roles: PINCER, pieces: 1 },
  'team-kill-the-leader': { seats: FOUR, teams: true, goal: 'leader', layout: 'corners', roles: null, pieces: 1 },
  'team-capture-and-hold': { seats: FOUR, teams: true, goal: 'hold', layout: 'corners', roles: null, pieces: 1 },
  'team-breakthrough': { seats: FOUR, teams: true, goal: 'breakthrough', layout: 'team-edges', roles: BREAKTHROUGH, pieces: 1 },
  'multiplayer-skirmish': { seats: { least: 3, most: MOST_SEATS }, teams: false, goal: 'points', layout: 'home-spots', roles: null, pieces: 1 },
  'free-form': { seats: TWO, teams: false, goal: 'last-standing', layout: 'edges', roles: null, pieces: 2 },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as [ScenarioName, ...ScenarioName[]];

export function scenarioOf({ scenario }: { readonly scenario: ScenarioName }): Scenario {
  return SCENARIOS[scenario];
}
