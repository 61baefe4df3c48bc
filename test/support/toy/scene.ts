import type { Play } from '../../../src/kernel/ruleset/play';
import type { ToyEvent } from './events';
import { copyModel, copySide, type Draft, draftOf, type Model, type Side, type StateDraft, type ToyState } from './state';

export type ToyPlay = Play<ToyState, ToyEvent>;

/** One action on its way: the state it has to itself, and the table it is played at. */
export class Scene {
  readonly state: StateDraft;
  private boardIsOurs = false;
  /** A bit for each model and each side that this action has copied already. */
  private ourModels = 0;
  private ourSides = 0;

  constructor(readonly play: ToyPlay) {
    this.state = draftOf(play.state);
    play.state = this.state;
  }

  model(number: number): Model {
    return this.state.models[number]!;
  }

  editModel(number: number): Draft<Model> {
    const { models } = this.state;
    if ((this.ourModels & (1 << number)) === 0) {
      this.ourModels |= 1 << number;
      models[number] = copyModel(models[number]!);
    }
    return models[number] as Draft<Model>;
  }

  editSide(number: number): Draft<Side> {
    const { sides } = this.state;
    if ((this.ourSides & (1 << number)) === 0) {
      this.ourSides |= 1 << number;
      sides[number] = copySide(sides[number]!);
    }
    return sides[number] as Draft<Side>;
  }

  /** Puts a model on an empty square, or with -1 off the board. */
  place(number: number, cell: number): void {
    const { state } = this;
    if (!this.boardIsOurs) {
      state.board = state.board.slice();
      this.boardIsOurs = true;
    }
    const model = this.editModel(number);
    state.board[model.at] = 0;
    if (cell >= 0) state.board[cell] = number + 1;
    model.at = cell;
  }

  tell(event: ToyEvent): void {
    this.play.tell(event);
  }
}
