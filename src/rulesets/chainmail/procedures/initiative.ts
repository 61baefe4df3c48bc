import { type Static, Type } from '@sinclair/typebox';
import { type Checked, type Fault, granted, refuse, refused } from '../../../kernel/ruleset/refusal';
import type { ResolutionEvent } from '../../../kernel/ruleset/event';
import { procedure, type ProcedureStep } from '../../../kernel/ruleset/procedure';
import { oneOf, shape } from '../../../kernel/ruleset/shape';
import type { Question } from '../../../kernel/table/question';
import { lookup, lookupTable, total } from '../../../kernel/table/questions';
import { beats, challenged, challengerOf, leaderOf, type Standing, standingOf, without } from '../rules/initiative';
import { lineup } from '../rules/lineup';
import { opposedOutcome } from './opposed-rolls';

const MOST_PLAYERS = 8;
const HIGHEST = 20;
/** Every challenge raises the highest throw or puts a player out, and there is no more room for either. */
const MOST_CHALLENGES = 19;

const seat = shape('ChallengingSeat', {
  points: Type.Integer({ minimum: 0, maximum: 99, description: 'Command points left to its commanders that can spend any (CM-CP-04, CM-CP-05)' }),
  challenges: Type.Optional(Type.Integer({ minimum: 0, maximum: 99, description: 'How many of them it spends on challenges at most; all of them unless given' })),
  upTo: Type.Optional(Type.Integer({ minimum: 1, maximum: HIGHEST - 1, description: 'The highest throw that it challenges; 19 unless given, since nothing beats 20' })),
});

const input = shape('Initiative', {
  rules: Type.Optional(oneOf('InitiativeRules', ['basic', 'advanced'], 'Whether initiative may be challenged (CM-CP-05); basic unless given')),
  players: Type.Optional(Type.Integer({ minimum: 2, maximum: MOST_PLAYERS, description: 'Players of the skirmish; as many as there are seats, two unless those are given' })),
  seats: Type.Optional(Type.Array(seat, { minItems: 2, maxItems: MOST_PLAYERS, description: 'What each player would spend by the Advanced Rules, in the order they throw; nobody challenges unless given' })),
});

const result = shape('InitiativeResult', {
  winner: Type.Integer({ description: 'Place of the winner in the list, from 0' }),
  spent: Type.Optional(Type.Array(Type.Integer(), { description: 'Command points that each player spent, by the Advanced Rules' })),
});

/** What a player has left to spend on challenges, and on which. */
interface Purse {
  readonly left: number;
  readonly upTo: number;
}

interface State {
  readonly advanced: boolean;
  readonly players: readonly string[];
  readonly purses: readonly Purse[];
  readonly spent: readonly number[];
  readonly standing: Standing;
}

const NO_CHALLENGES: Fault<[]> = { code: 'initiative.basic-rules', rule: 'CM-CP-05', tell: () => ({ message: 'Initiative is challenged by the Advanced Rules only.' }) };
const SEATS_FOR_PLAYERS: Fault<[players: number, seats: number]> = {
  code: 'initiative.seats',
  rule: 'CM-ROUND-02',
  tell: (players, seats) => ({ message: `${players} players have as many seats, not ${seats}.`, facts: { players, seats } }),
};

function begin({ rules = 'basic', players: named, seats }: Static<typeof input>): Checked<State> {
  const count = named ?? seats?.length ?? 2;
  if (seats !== undefined && rules === 'basic') return refused({ ...refuse(NO_CHALLENGES), pointer: '/seats' });
  if (seats !== undefined && seats.length !== count) return refused({ ...refuse(SEATS_FOR_PLAYERS, count, seats.length), pointer: '/seats' });
  const players = Array.from({ length: count }, (_, i) => `player ${i}`);
  const purses = players.map((_, i): Purse => {
    const { points = 0, challenges = points, upTo = HIGHEST - 1 } = seats?.[i] ?? {};
    return { left: Math.min(points, challenges), upTo };
  });
  return granted({ advanced: rules === 'advanced', players, purses, spent: players.map(() => 0), standing: standingOf([0], 0) });
}

/** Whether a player would challenge a throw. */
function dares(purses: readonly Purse[], player: number, best: number): boolean {
  const { left, upTo } = purses[player]!;
  return left > 0 && best <= upTo;
}

/** The throws only ever rise, so whoever would not challenge now never will (CM-CP-05, CM-CP-10). */
function settle(state: State, purses: readonly Purse[], spent: readonly number[], standing: Standing): State {
  return { advanced: state.advanced, players: state.players, purses, spent, standing: without((player) => !dares(purses, player, standing.best), standing) };
}

const throwFirst: ProcedureStep<State> = {
  name: 'initiative',
  run: (state, table) => {
    const { players, purses, spent } = state;
    const challengers = players.flatMap((_, player) => (purses[player]!.left > 0 ? [player] : []));
    const { ranks, best } = table.ask(lineup(players.length, challengers), { rule: players.length === 2 ? 'CM-ROUND-02' : 'CM-TIE-02', purpose: 'initiative', by: players });
    return settle(state, purses, spent, standingOf(ranks, best));
  },
  key: keyOf,
  tell: (_, { advanced, standing }) => {
    const winner = leaderOf(standing);
    const modifiers: ResolutionEvent['modifiers'] = [];
    if (!advanced) return [{ type: 'initiative-won', rule: 'CM-ROUND-02', sentence: `Player ${winner} throws highest.`, modifiers, change: { winner } }];
    return [{ type: 'initiative-rolled', rule: 'CM-ROUND-02', sentence: `Player ${winner} throws highest.`, modifiers, change: { leader: winner } }];
  },
};

/** What another die shows beyond the highest throw so far; 0 if it does not beat it. */
function beyond(best: number): Question<number> {
  const rows = [{ from: 1, to: best, value: 0 }];
  for (let face = best + 1; face <= HIGHEST; face++) rows.push({ from: face, to: face, value: face });
  return lookup(total(1, HIGHEST), lookupTable(rows));
}

const challenge: ProcedureStep<State> = {
  name: 'challenge',
  run: (state, table) => {
    const { players, purses, spent, standing } = state;
    const player = challengerOf(standing);
    if (player === null) return state;
    const roll = table.ask(beyond(standing.best), { rule: 'CM-CP-05', purpose: 'challenged initiative', by: players[player]! });
    const paid = purses.map(({ left, upTo }, i): Purse => ({ left: left - (i === player ? 1 : 0), upTo }));
    return settle(state, paid, spent.map((points, i) => points + (i === player ? 1 : 0)), challenged(standing, roll));
  },
  key: keyOf,
  tell: (before, after) => {
    const player = challengerOf(before.standing);
    if (player === null) return [];
    const { best } = after.standing;
    const won = beats(before.standing, best);
    const rule = before.players.length === 2 ? 'CM-CP-05' : 'CM-CP-10';
    const sentence = won ? `Player ${player} spends a point, throws ${best} and leads.` : `Player ${player} spends a point and does not beat ${best}.`;
    return [{ type: 'initiative-challenged', rule, sentence, modifiers: [], change: { player, won, best, spent: after.spent } }];
  },
};

const name: ProcedureStep<State> = {
  name: 'settled initiative',
  run: (state) => state,
  key: ({ standing }) => leaderOf(standing),
  tell: (_, { advanced, standing }) => {
    const winner = leaderOf(standing);
    return advanced ? [{ type: 'initiative-won', rule: 'CM-CP-11', sentence: `Player ${winner} leads, and nobody challenges any more.`, modifiers: [], change: { winner } }] : [];
  },
};

/** All that matters to the challenges to come; what has been spent on those before does not. */
function keyOf({ standing, purses }: State): number | string {
  const { ranks, best, waiting, thrown } = standing;
  if (waiting.length === 0) return leaderOf(standing);
  const points = ranks.map((player) => Math.min(purses[player]!.left, HIGHEST - best));
  return `${best}/${ranks.join()}/${waiting.join()}/${thrown ? 1 : 0}/${points.join()}`;
}

export const initiative = procedure({
  name: 'initiative',
  title: 'Initiative',
  summary: 'Each player throws a d20; the highest decides who goes first. Of two the tied throw again, of more everybody does when any two tie; by the Advanced Rules command points pay for challenges.',
  rules: ['CM-ROUND-02', 'CM-TIE-01', 'CM-TIE-02', 'CM-CP-05', 'CM-CP-06', 'CM-CP-07', 'CM-CP-08', 'CM-CP-09', 'CM-CP-10', 'CM-CP-11', 'CM-RULING-18'],
  input,
  result,
  outcome: opposedOutcome,
  begin,
  steps: [throwFirst, ...new Array<ProcedureStep<State>>(MOST_CHALLENGES).fill(challenge), name],
  resultOf: ({ advanced, standing, spent }) => ({ winner: leaderOf(standing), ...(advanced ? { spent: [...spent] } : {}) }),
  outcomeOf: ({ standing }) => ({ winner: leaderOf(standing) }),
  examples: [
    { title: 'A tie, then the second player', input: {}, faces: [12, 12, 7, 15] },
    { title: 'Four players, of whom two tie at first', input: { players: 4 }, faces: [9, 4, 17, 9, 3, 18, 11, 6] },
    { title: 'By the Advanced Rules the loser challenges, the other answers and fails', input: { rules: 'advanced', seats: [{ points: 5 }, { points: 3, challenges: 1 }] }, faces: [5, 12, 16, 16] },
    { title: 'Three players by the Advanced Rules; one challenges no throw above 15', input: { rules: 'advanced', seats: [{ points: 2 }, { points: 4, upTo: 15 }, { points: 1 }] }, faces: [3, 8, 12, 14, 17, 9, 18] },
  ],
});
