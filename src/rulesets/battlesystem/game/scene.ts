import type { Block } from '../../../kernel/geometry/block';
import type { Play } from '../../../kernel/ruleset/play';
import type { Seat } from '../../../kernel/table/table';
import type { MoraleTriggerId } from '../rules/tables/reference-card';
import type { FormationKind } from '../rules/troops';
import type { BattleEvent, Pose } from './events';
import { type Battle, type BattleDraft, copyUnit, type Draft, draftOf, type Side, type Unit } from './state';
import type { Troop } from './troop';

export type BattlePlay = Play<Battle, BattleEvent>;

/** A unit that has yet to check its morale: for which reasons, and from whom it would retreat. */
export interface Check {
  readonly unit: number;
  readonly cause: number;
  readonly triggers: MoraleTriggerId[];
}

/** One action on its way: the state it has to itself, and the table it is played at. */
export class Scene {
  readonly state: BattleDraft;
  readonly checks: Check[] = [];
  /** Units that morale has driven back or off in this action. */
  readonly driven = new Set<number>();

  constructor(readonly play: BattlePlay) {
    this.state = draftOf(play.state);
    play.state = this.state;
  }

  unit(number: number): Unit {
    return this.state.units[number]!;
  }

  troop(number: number): Troop {
    return this.state.troops[this.state.units[number]!.troop]!;
  }

  seatOf(number: number): Seat {
    return this.state.sides[this.state.units[number]!.side]!.seat;
  }

  edit(number: number): Draft<Unit> {
    return (this.state.units[number] = copyUnit(this.state.units[number]!)) as Draft<Unit>;
  }

  editSide(number: number): Draft<Side> {
    const { seat, gone, passed } = this.state.sides[number]!;
    return (this.state.sides[number] = { seat, gone, passed }) as Draft<Side>;
  }

  /** Puts a unit down in another pose. */
  stand(number: number, block: Block, formation: FormationKind): void {
    const unit = this.edit(number);
    unit.x = block.x;
    unit.y = block.y;
    unit.fx = block.fx;
    unit.fy = block.fy;
    unit.figures = block.figures;
    unit.files = block.files;
    unit.gap = block.gap;
    unit.formation = formation;
  }

  tell(event: BattleEvent): void {
    this.play.tell(event);
  }
}

/** How a unit stands, as events show it. */
export function poseOf({ x, y, fx, fy, figures, files, gap, formation }: Unit): Pose {
  return { at: { x, y }, facing: { x: fx, y: fy }, figures, files, gap, formation };
}
