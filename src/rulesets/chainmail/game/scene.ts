import { at, type Point } from '../../../kernel/geometry/point';
import type { Play } from '../../../kernel/ruleset/play';
import type { Seat } from '../../../kernel/table/table';
import type { Card } from '../rules/card';
import type { ChainmailEvent } from './events';
import { copyFigure, copySide, type Draft, draftOf, type Figure, type Side, type Skirmish, type SkirmishDraft } from './state';

export type ChainmailPlay = Play<Skirmish, ChainmailEvent>;

/** A model that broke and has yet to run: from whom, and who may not strike it as it goes (CM-AOO-11). */
export interface Flight {
  readonly model: number;
  readonly cause: number | null;
  readonly spared: number | null;
}

/** One action on its way: the state it has to itself, and the table it is played at. */
export class Scene {
  readonly state: SkirmishDraft;
  readonly flights: Flight[] = [];
  /** The model whose turn it is; -1 between turns. */
  acting = -1;
  /** Whether that model is a coward that was alone when its turn began (CM-ABIL-05). */
  forsaken = false;
  /** The sleepers that were hurt in this turn (CM-COND-08d). */
  readonly hurt: number[] = [];

  constructor(readonly play: ChainmailPlay) {
    this.state = draftOf(play.state);
    play.state = this.state;
  }

  figure(number: number): Figure {
    return this.state.figures[number]!;
  }

  card(number: number): Card {
    return this.state.cards[this.state.figures[number]!.card]!;
  }

  seatOf(number: number): Seat {
    return this.state.sides[this.state.figures[number]!.side]!.seat;
  }

  edit(number: number): Draft<Figure> {
    return (this.state.figures[number] = copyFigure(this.state.figures[number]!)) as Draft<Figure>;
  }

  editSide(number: number): Draft<Side> {
    return (this.state.sides[number] = copySide(this.state.sides[number]!)) as Draft<Side>;
  }

  /** Puts a model down at a place, on the grid of stored coordinates. */
  place(number: number, place: Point): void {
    const { x, y } = at(place.x, place.y);
    const figure = this.edit(number);
    figure.x = x;
    figure.y = y;
  }

  /** Notes that a side's models were hurt, attacked or made a save this round (CM-RULING-27). */
  disturb(side: number): void {
    if (!this.state.sides[side]!.disturbed) this.editSide(side).disturbed = true;
  }

  tell(event: ChainmailEvent): void {
    this.play.tell(event);
  }
}
