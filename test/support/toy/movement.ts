import { directionOf, neighbours } from './board';
import { leaveSquare } from './fighting';
import type { Scene } from './scene';

/** Goes square by square; the way ends early where a reaction stops the model or something came into it (TOY-MOVE-01). */
export function move(scene: Scene, number: number, path: string): void {
  const { state } = scene;
  const beside = neighbours(state.size);
  let { at } = scene.model(number);
  let from = at;
  let told = 0;
  scene.editModel(number).moved = true;
  for (let i = 0; i < path.length; i++) {
    if (threatened(scene, number)) {
      tellLeg(scene, number, from, at, path.slice(told, i));
      told = i;
      from = at;
      leaveSquare(scene, number);
      const model = scene.model(number);
      if (model.at !== at || model.shaken || state.ended !== null) return;
    }
    const next = beside[at * 4 + directionOf(path.charCodeAt(i))]!;
    if (state.board[next] !== 0) return tellLeg(scene, number, from, at, path.slice(told, i));
    at = next;
    scene.place(number, at);
  }
  tellLeg(scene, number, from, at, told === 0 ? path : path.slice(told));
}

function tellLeg(scene: Scene, number: number, from: number, to: number, path: string): void {
  if (path !== '') scene.tell({ type: 'model-moved', rule: 'TOY-MOVE-01', model: scene.model(number).id, from, to, path });
}

function threatened({ state }: Scene, number: number): boolean {
  const { at, side } = state.models[number]!;
  const { team } = state.sides[side]!;
  const beside = neighbours(state.size);
  for (let way = 0; way < 4; way++) {
    const cell = beside[at * 4 + way]!;
    if (cell < 0) continue;
    const other = state.board[cell]! - 1;
    if (other < 0) continue;
    const model = state.models[other]!;
    if (!model.reacted && !model.shaken && state.sides[model.side]!.team !== team) return true;
  }
  return false;
}
