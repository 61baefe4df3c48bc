import { aboutFaced, type Block, boxSlideExit, frontageOf, frontCorner, groundOf, groundSlideEntry, type Hand, lineAsOblong, type Oblong, polygonSlideEntry, quarterTurned, reformed, shifted, slanted, swingEntry, wheeled } from '../../../kernel/geometry/block';
import { facing } from '../../../kernel/geometry/degrees';
import { distance, type Point } from '../../../kernel/geometry/point';
import { direction, type Vector } from '../../../kernel/geometry/vector';
import type { FormationKind } from '../rules/troops';
import type { Step } from './action';
import { conformed } from './conform';
import { affordable, costOf, factorAt, legOf } from './ground';
import { fits, opened, type Room, roomFor } from './room';
import { type Battle, troopOf, type Unit } from './state';
import { GIVE, IRREGULAR_GAP, type Troop } from './troop';

/** Why a march has ended: all done, at an enemy, at a friend, at barred ground, at the table's edge, its movement spent, no room to turn, or where a charge may not go. */
export type Halt = 'done' | 'enemy' | 'friend' | 'barred' | 'edge' | 'spent' | 'no-room' | 'no-charge';

/** A march may also go straight back, which no step of a player does. */
export type MarchStep = Step | { readonly kind: 'back'; readonly inches: number };

const RADIANS = 3.141592653589793 / 180;
const HAIR = 1e-9;
/** What a turn of 90 degrees costs, in inches (BS-MOVE-04). */
const FACING_COST = { regular: 2, column: 2, irregular: 4 } as const;

/** A unit on its way, step by step; tried out before it is played, and then played by the same code. */
export class March {
  block: Block;
  formation: FormationKind;
  spent = 0;
  /** Inches of the way done: straight ways, and the way of the outer corner in wheels. */
  travelled = 0;
  halt: Halt | null = null;
  /** The unit that ended it. */
  met = -1;
  /** Whether ranks have opened on the way (BS-TERR-04). */
  broke = false;
  private step = 0;
  private done = 0;
  private room: Room;
  private readonly troop: Troop;
  private readonly side: number;

  constructor(
    private state: Battle,
    private readonly number: number,
    private readonly steps: readonly MarchStep[],
    private readonly allowance: number,
    private readonly charging: boolean,
  ) {
    const unit = state.units[number]!;
    this.block = unit;
    this.formation = unit.formation;
    this.troop = troopOf(state, unit);
    this.side = unit.side;
    this.room = roomFor(state, number);
  }

  /** Goes on after something happened to the unit or to others. */
  resume(state: Battle): void {
    const unit: Unit = state.units[this.number]!;
    this.state = state;
    this.block = unit;
    this.formation = unit.formation;
    this.room = roomFor(state, this.number);
  }

  /** Goes on until so many inches are done or it ends. */
  run(until: number): void {
    while (this.halt === null) {
      const step = this.steps[this.step];
      if (step === undefined) {
        this.halt = 'done';
        return;
      }
      if (this.travelled >= until - HAIR && step.kind !== 'face' && step.kind !== 'form' && step.kind !== 'frontage') return;
      this.take(step, until);
    }
  }

  private take(step: MarchStep, until: number): void {
    switch (step.kind) {
      case 'advance':
        return this.straight(slanted(this.block, facing(step.slant ?? 0)), step.inches, until);
      case 'back':
        return this.straight({ x: -this.block.fx, y: -this.block.fy }, step.inches, until);
      case 'go':
        return this.go(step.to, until);
      case 'wheel':
        return this.wheel(step.hand, step.degrees, until);
      case 'face':
        return this.reshape(step.to === 'about' ? aboutFaced(this.block) : quarterTurned(this.block, step.to), this.formation, FACING_COST[this.formation] * (step.to === 'about' ? 2 : 1));
      case 'form':
        return this.reshape(reformed(this.block, step.files ?? this.block.files, step.formation === 'irregular' ? IRREGULAR_GAP : 0), step.formation, this.troop.movement / 2);
      case 'frontage':
        return this.reshape(reformed(this.block, step.files, this.block.gap), this.formation, Math.abs(step.files - this.block.files));
      default:
        return step satisfies never;
    }
  }

  private next(): void {
    this.step++;
    this.done = 0;
  }

  private reshape(block: Block, formation: FormationKind, cost: number): void {
    if (this.spent + cost > this.allowance + HAIR) this.halt = 'spent';
    else if (!fits(this.room, block)) this.halt = 'no-room';
    else {
      this.block = block;
      this.formation = formation;
      this.spent += cost;
      this.next();
    }
  }

  private go(to: Point, until: number): void {
    const heading = direction(this.block, to);
    const inches = distance(this.block, to);
    if (heading === null || inches < 0.0002) return this.next();
    this.straight(heading, this.done + inches, until);
  }

  private straight(heading: Vector, inches: number, until: number): void {
    const left = inches - this.done;
    if (left <= HAIR) return this.next();
    const { block, state } = this;
    const leg = legOf(state, { class: this.troop.class, formation: this.formation }, block, { x: block.x + heading.x * left, y: block.y + heading.y * left });
    const paid = affordable(leg, this.allowance - this.spent + HAIR);
    let goes = Math.min(left, until - this.travelled);
    let halt: Halt | null = null;
    if (paid < goes) {
      goes = paid;
      halt = 'spent';
    }
    if (this.charging && leg.barsCharge < goes) {
      goes = leg.barsCharge;
      halt = 'no-charge';
    }
    const breaks = this.formation !== 'irregular' && leg.breaks <= goes;
    if (breaks) {
      goes = leg.breaks;
      halt = null;
    }
    const ground = groundOf(block);
    const dx = heading.x * goes;
    const dy = heading.y * goes;
    let share = 1;
    for (const other of this.room.others) {
      const entry = groundSlideEntry(ground, dx, dy, other.ground, GIVE);
      if (entry >= share) continue;
      share = entry;
      halt = other.side === this.side ? 'friend' : 'enemy';
      this.met = other.number;
    }
    for (const polygon of this.room.barred) {
      const entry = polygonSlideEntry(ground, dx, dy, polygon, GIVE);
      if (entry >= share) continue;
      share = entry;
      halt = 'barred';
    }
    const edge = boxSlideExit(ground, dx, dy, { minX: 0, minY: 0, maxX: this.room.width, maxY: this.room.height }, GIVE / 2);
    if (edge < share) {
      share = edge;
      halt = 'edge';
    }
    const gone = goes * share;
    this.block = shifted(block, heading.x * gone, heading.y * gone);
    this.spent += costOf(leg, gone);
    this.travelled += gone;
    this.done += gone;
    this.halt = halt;
    if (halt === 'enemy') this.block = conformed(this.room, this.block, this.met);
    if (breaks && share === 1) this.open();
  }

  private open(): void {
    this.block = opened(this.room, this.block);
    this.formation = 'irregular';
    this.broke = true;
  }

  private wheel(hand: Hand, degrees: number, until: number): void {
    const left = degrees - this.done;
    if (left <= HAIR) return this.next();
    const { block, state } = this;
    const perDegree = frontageOf(block) * RADIANS;
    const end = wheeled(block, hand, facing(left));
    const goer = { class: this.troop.class, formation: this.formation };
    const dx = end.x - block.x;
    const dy = end.y - block.y;
    const factor = Math.max(factorAt(state, goer, block, dx, dy), factorAt(state, goer, end, dx, dy));
    const paid = (this.allowance - this.spent + HAIR) / (perDegree * factor);
    let turns = Math.min(left, (until - this.travelled) / perDegree);
    let halt: Halt | null = null;
    if (paid < turns) {
      turns = paid;
      halt = 'spent';
    }
    const leg = legOf(state, goer, block, end);
    if (this.charging && leg.barsCharge <= leg.length) {
      this.halt = 'no-charge';
      return;
    }
    const pivot = frontCorner(block, hand);
    const sense = hand === 'left' ? 1 : -1;
    let free = turns * RADIANS;
    const meets = (obstacle: Oblong): boolean => {
      let met = false;
      for (const own of groundOf(block)) {
        const entry = swingEntry(own, pivot, sense, free, obstacle, GIVE);
        if (entry >= free) continue;
        free = entry;
        met = true;
      }
      return met;
    };
    for (const other of this.room.others) {
      for (const each of other.ground) {
        if (!meets(each)) continue;
        halt = other.side === this.side ? 'friend' : 'enemy';
        this.met = other.number;
      }
    }
    for (const { vertices } of this.room.barred) vertices.forEach((b, i) => (halt = meets(lineAsOblong(vertices[i === 0 ? vertices.length - 1 : i - 1]!, b)) ? 'barred' : halt));
    for (const border of this.borders()) if (meets(border)) halt = 'edge';
    const turned = free / RADIANS;
    this.block = wheeled(block, hand, facing(turned));
    const tolls = leg.tolls.reduce((sum, { inches }) => sum + inches, 0);
    this.spent += turned * perDegree * factor + tolls;
    this.travelled += turned * perDegree;
    this.done += turned;
    this.halt = halt;
    if (this.spent > this.allowance + GIVE) this.halt = 'spent';
    if (halt === 'enemy') this.block = conformed(this.room, this.block, this.met);
    if (this.formation !== 'irregular' && leg.breaks <= leg.length && this.halt === null) this.open();
  }

  /** The table's edges as lines; only an edge that a corner is near can be met. */
  private borders(): readonly Oblong[] {
    const { width, height } = this.room;
    const corners: readonly Point[] = [{ x: 0, y: 0 }, { x: width, y: 0 }, { x: width, y: height }, { x: 0, y: height }];
    const reach = frontageOf(this.block) + this.block.depth * this.block.figures;
    if (this.block.x > reach && this.block.y > reach && this.block.x < width - reach && this.block.y < height - reach) return NO_BORDERS;
    return corners.map((corner, i) => lineAsOblong(corner, corners[(i + 1) % 4]!));
  }
}

const NO_BORDERS: readonly Oblong[] = [];
