import { editSide, type Outcome, type State } from './state';

/** Ends the game when only one team has models. */
export function endIfDecided(state: State): void {
  let left: string | null = null;
  for (const { health, side } of state.models) {
    if (health === 0) continue;
    const { team } = state.sides[side]!;
    if (left !== null && left !== team) return;
    left = team;
  }
  end(state, 'TOY-END-02', left === null ? 'No team has models left.' : `Only team ${left} has models left.`);
}

export function end(state: State, rule: string, reason: string): void {
  for (let side = 0; side < state.sides.length; side++) {
    const { shown, relic } = state.sides[side]!;
    if (!shown && relic !== null) editSide(state, side).shown = true;
  }
  state.ended = { places: placesOf(state), rule, reason };
}

function placesOf(state: State): Outcome['places'] {
  const teams: { team: string; seats: string[]; score: number }[] = [];
  for (const { seat, team } of state.sides) {
    const found = teams.find((each) => each.team === team);
    if (found) found.seats.push(seat);
    else teams.push({ team, seats: [seat], score: 0 });
  }
  for (const { health, id, side } of state.models) {
    const { team, relic } = state.sides[side]!;
    if (health > 0) teams.find((each) => each.team === team)!.score += relic === id ? 4 : 1;
  }
  return teams
    .map(({ seats, score }) => ({ place: 1 + teams.filter((other) => other.score > score).length, seats, score }))
    .sort((a, b) => a.place - b.place);
}
