import type { Play } from '../../../src/kernel/ruleset/play';
import type { ToyEvent } from './events';
import { copyModel, copySide, type Draft, draftOf, type Model, type Side, type StateDraft, type ToyState } from './state';

export type ToyPlay = Play<ToyState, ToyEvent>;

/** One action on its way: the state it has to itself, and the table it is played at. */
export class Scene {
  readonly state: StateDraft;
  private boardIsOurs = false;

  constructor(readonly play: ToyPlay) {
    this.state = draftOf(play.state);
    play.state = this.state;
  }

  model(number: number): Model {
    return this.state.models[number]!;
  }

  editModel(number: number): Draft<Model> {
    return (this.state.models[number] = copyModel(this.state.models[number]!)) as Draft<Model>;
  }

  editSide(number: number): Draft<Side> {
    return (this.state.sides[number] = copySide(this.state.sides[number]!)) as Draft<Side>;
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
