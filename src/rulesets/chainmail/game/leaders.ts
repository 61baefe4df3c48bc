import { breakTie } from './nearest';
import type { Scene } from './scene';
import { cardOf, type Skirmish } from './state';

/** Names every warband's leader: the highest rating, then the highest cost, then chance (CM-SCEN-12, CM-RULING-15). */
export function nameLeaders(scene: Scene): void {
  const { state } = scene;
  state.sides.forEach(({ seat }, side) => {
    const best = candidates(state, side);
    const tied = best.map((number) => state.figures[number]!.id);
    const leader = best[breakTie(scene, best[0]!, tied)]!;
    scene.editSide(side).leader = leader;
    scene.tell({ type: 'leader-named', rule: 'CM-SCEN-12', seat, model: state.figures[leader]!.id, tied: tied.length > 1 ? tied : [] });
  });
}

function candidates(state: Skirmish, side: number): readonly number[] {
  let found: number[] = [];
  state.figures.forEach((figure, number) => {
    if (figure.side !== side || figure.where === 'absent') return;
    const order = found.length === 0 ? 1 : compare(state, number, found[0]!);
    if (order > 0) found = [number];
    else if (order === 0) found.push(number);
  });
  return found;
}

function compare(state: Skirmish, one: number, other: number): number {
  const a = cardOf(state, state.figures[one]!);
  const b = cardOf(state, state.figures[other]!);
  return a.traits.commander - b.traits.commander || a.cost - b.cost;
}
