import { directionOf, neighbours } from './board';
import { leaveSquare } from './fighting';
import type { Scene } from './scene';

/** Goes square by square; the way ends early where a reaction stops the model or something came into it (TOY-MOVE-01). */
export function move(scene: Scene, number: number, path: string): void {
  const { state } = scene;
  const beside = neighbours(state.size);
  const { id } = scene.model(number);
  let { at } = scene.model(number);
  let from = at;
  let told = 0;
  const tellLeg = (upTo: number): void => {
    if (upTo === told) return;
    scene.tell({ type: 'model-moved', rule: 'TOY-MOVE-01', model: id, from, to: at, path: path.slice(told, upTo) });
    told = upTo;
    from = at;
  };
  scene.editModel(number).moved = true;
  for (let i = 0; i < path.length; i++) {
    if (threatened(scene, number)) {
      tellLeg(i);
      leaveSquare(scene, number);
      const model = scene.model(number);
      if (model.at !== at || model.shaken || state.ended !== null) return;
    }
    const next = beside[at * 4 + directionOf(path[i]!)]!;
    if (state.board[next] !== 0) return tellLeg(i);
    at = next;
    scene.place(number, at);
  }
  tellLeg(path.length);
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
