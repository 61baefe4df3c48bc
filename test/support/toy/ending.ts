import type { Outcome, Place } from '../../../src/kernel/ruleset/outcome';
import type { RuleId } from '../../../src/kernel/ruleset/rule';
import type { Seat } from '../../../src/kernel/table/table';
import type { Scene } from './scene';
import type { StateDraft } from './state';

/** Ends the game when only one team has models (TOY-END-02). */
export function endIfDecided(scene: Scene): void {
  let left: string | null = null;
  for (const { health, side } of scene.state.models) {
    if (health === 0) continue;
    const { team } = scene.state.sides[side]!;
    if (left !== null && left !== team) return;
    left = team;
  }
  end(scene, 'TOY-END-02', left === null ? 'No team has models left.' : `Only team ${left} has models left.`);
}

/** Shows every relic and counts the score (TOY-END-03). */
export function end(scene: Scene, rule: RuleId, reason: string): void {
  const { state } = scene;
  state.sides.forEach(({ shown, relic, seat }, side) => {
    if (shown || relic === null) return;
    scene.editSide(side).shown = true;
    scene.tell({ type: 'relic-shown', rule: 'TOY-RELIC-01', seat, model: relic });
  });
  const outcome: Outcome = { places: placesOf(state), rule, reason };
  state.ended = outcome;
  scene.tell({ type: 'game-ended', rule, outcome });
}

/** The teams in order of their score; equal scores share a place (TOY-END-03). */
function placesOf(state: StateDraft): readonly Place[] {
  const teams = new Map<string, { seats: Seat[]; score: number }>();
  for (const { seat, team } of state.sides) {
    const found = teams.get(team);
    if (found) found.seats.push(seat);
    else teams.set(team, { seats: [seat], score: 0 });
  }
  for (const { health, id, side } of state.models) {
    const { team, relic } = state.sides[side]!;
    if (health > 0) teams.get(team)!.score += relic === id ? 4 : 1;
  }
  const scores = [...teams.values()];
  return scores
    .map(({ seats, score }) => ({ place: 1 + scores.filter((other) => other.score > score).length, seats, score }))
    .sort((a, b) => a.place - b.place);
}
