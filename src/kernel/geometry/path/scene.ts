import type { Disc } from '../disc';
import type { Point } from '../point';
import { pointToPolygon } from '../polygon-distance';
import { BLOCK, ENTRY, type Ground, ONCE } from './ground';
import { PaidSets } from './paid-sets';
import type { Crowd, Goal } from './types';

/** What may be done at a wheel: go round it, bend at it, squeeze from it to its mate, or end there. */
export const ROUND = 0;
export const BEND = 1;
export const SQUEEZE = 2;
export const END = 3;

/** Who a wheel belongs to: a disc by its number, polygon p as -1 - p, or nobody. */
export const NOBODY = 1_000_000;

// A start or goal this close to the line it must keep is taken to be on it.
const HAIR = 1e-9;
// What is farther than this beyond the limit is left out of the question.
const SPARE = 1e-3;

/**
 * One question: everything a search needs to know, in flat arrays that are used again by the next question.
 * Discs are the standing (the target among them) and then the fallen. Wheels are circles that a taut path can go round;
 * a place where it can bend, squeeze or end is a wheel of radius 0. Wheel 0 is the start.
 */
export class Scene {
  ground!: Ground;
  readonly sets = new PaidSets();
  fromX = 0;
  fromY = 0;
  goal!: Goal;
  goalX = 0;
  goalY = 0;
  goalR = 0;
  limit = Infinity;
  startSet = 0;

  discs = 0;
  standing = 0;
  /** The number of the target among the discs, or -1. */
  target = -1;
  discX = new Float64Array(64);
  discY = new Float64Array(64);
  discR = new Float64Array(64);
  discMeets = new Float64Array(64);
  discHold = new Float64Array(64);
  /** 1 for discs of round ground, where a way may end. */
  discGround = new Uint8Array(64);
  polygonMeets = new Float64Array(16);
  polygonHold = new Float64Array(16);
  readonly price: number[] = [];
  readonly group: number[] = [];

  wheels = 0;
  wheelX = new Float64Array(128);
  wheelY = new Float64Array(128);
  wheelR = new Float64Array(128);
  wheelOwner = new Int32Array(128);
  wheelToll = new Int32Array(128);
  wheelUse = new Uint8Array(128);
  wheelMate = new Int32Array(128);
  /** The number of the wheel in the ground, or -1. */
  wheelCorner = new Int32Array(128);

  /** Takes up a question; false if the start or the goal place is not free, so that there is no path. */
  begin(ground: Ground, crowd: Crowd, from: Point, goal: Goal, limit: number, paid: readonly number[]): boolean {
    this.ground = ground;
    this.fromX = from.x;
    this.fromY = from.y;
    this.goal = goal;
    this.limit = limit;
    this.goalX = goal.to === 'contact' ? goal.disc.x : goal.to === 'point' ? goal.point.x : 0;
    this.goalY = goal.to === 'contact' ? goal.disc.y : goal.to === 'point' ? goal.point.y : 0;
    this.goalR = goal.to === 'contact' ? ground.radius + goal.disc.r : 0;
    this.priceTolls(crowd, paid);
    this.wheels = 0;
    this.addWheel(from.x, from.y, 0, NOBODY, -1, BEND, -1);
    this.discs = 0;
    this.target = -1;
    if (!this.addCrowd(crowd)) return false;
    return this.addPolygons();
  }

  /** The least that is still to go from a place. */
  ahead(x: number, y: number): number {
    const { goal } = this;
    if (goal.to === 'side') {
      switch (goal.side) {
        case 'west':
          return x;
        case 'east':
          return this.ground.width - x;
        case 'south':
          return y;
        default:
          return this.ground.height - y;
      }
    }
    const dx = this.goalX - x;
    const dy = this.goalY - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - this.goalR;
    return gap > 0 ? gap : 0;
  }

  // Whether every way that comes as near to a place as this is dearer than the limit.
  private isBeyond(x: number, y: number, near: number): boolean {
    if (this.limit === Infinity) return false;
    const dx = x - this.fromX;
    const dy = y - this.fromY;
    return Math.sqrt(dx * dx + dy * dy) + this.ahead(x, y) > this.limit + 2 * near + SPARE;
  }

  addWheel(x: number, y: number, r: number, owner: number, toll: number, use: number, corner: number): number {
    if (this.wheels === this.wheelX.length) this.growWheels();
    const at = this.wheels;
    this.wheelX[at] = x;
    this.wheelY[at] = y;
    this.wheelR[at] = r;
    this.wheelOwner[at] = owner;
    this.wheelToll[at] = toll;
    this.wheelUse[at] = use;
    this.wheelMate[at] = -1;
    this.wheelCorner[at] = corner;
    this.wheels = at + 1;
    return at;
  }

  private priceTolls(crowd: Crowd, paid: readonly number[]): void {
    const { price, group } = this;
    price.length = 0;
    group.length = 0;
    for (const toll of this.ground.tolls) {
      price.push(toll.kind === 'once' ? toll.cost : 0);
      group.push(toll.kind === 'once' ? toll.group : 0);
    }
    for (const fallen of crowd.fallen) {
      price.push(fallen.cost);
      group.push(0);
    }
    this.sets.begin(price, group, paid);
    this.startSet = 0;
  }

  private addCrowd(crowd: Crowd): boolean {
    const { goal, ground } = this;
    const { radius, eps } = ground;
    for (const disc of crowd.blocks) {
      if (goal.to === 'contact' && disc.x === goal.disc.x && disc.y === goal.disc.y && disc.r === goal.disc.r) this.target = this.discs;
      else if (this.isBeyond(disc.x, disc.y, radius + disc.r)) continue;
      if (!this.addDisc(disc, radius - 0.75 * eps, -1)) return false;
    }
    if (goal.to === 'contact' && this.target < 0) {
      this.target = this.discs;
      if (!this.addDisc(goal.disc, radius - 0.75 * eps, -1)) return false;
    }
    this.standing = this.discs;
    let toll = ground.tolls.length;
    for (const fallen of crowd.fallen) {
      if (!this.addDisc(fallen.disc, radius - eps, toll, fallen.ground === true)) return false;
      toll += 1;
    }
    return true;
  }

  // A disc that the start or the goal place is a hair too near to is gone round a hair nearer.
  private addDisc(disc: Disc, meetsAt: number, toll: number, open = false): boolean {
    const { ground, goal } = this;
    let meets = meetsAt + disc.r;
    let hold = ground.radius + disc.r - 0.5 * ground.eps;
    const deepest = ground.radius + disc.r - ground.eps - HAIR;
    const dx = disc.x - this.fromX;
    const dy = disc.y - this.fromY;
    const d2 = dx * dx + dy * dy;
    if (d2 < hold * hold) {
      const d = Math.sqrt(d2);
      if (d < deepest) {
        if (toll < 0) return false;
        this.startSet = this.sets.with(this.startSet, toll);
      } else {
        hold = d;
        meets = Math.min(meets, d - HAIR);
      }
    }
    if (goal.to === 'point') {
      const ex = disc.x - goal.point.x;
      const ey = disc.y - goal.point.y;
      const e2 = ex * ex + ey * ey;
      if (e2 < hold * hold) {
        const e = Math.sqrt(e2);
        if (e < deepest && !open) return false;
        if (e >= deepest) {
          hold = e;
          meets = Math.min(meets, e - HAIR);
        }
      }
    }
    if (this.discs === this.discX.length) this.growDiscs();
    const at = this.discs;
    this.discX[at] = disc.x;
    this.discY[at] = disc.y;
    this.discR[at] = disc.r;
    this.discMeets[at] = meets;
    this.discHold[at] = hold;
    this.discGround[at] = open ? 1 : 0;
    this.discs = at + 1;
    this.addWheel(disc.x, disc.y, hold, at, toll, ROUND, -1);
    return true;
  }

  private addPolygons(): boolean {
    const { ground } = this;
    const count = ground.polygons.length;
    if (this.polygonMeets.length < count) {
      this.polygonMeets = new Float64Array(2 * count);
      this.polygonHold = new Float64Array(2 * count);
    }
    for (let p = 0; p < count; p += 1) {
      this.polygonMeets[p] = ground.meets[p]!;
      this.polygonHold[p] = ground.hold[p]!;
      if (!this.fitPolygon(p, this.fromX, this.fromY, true)) return false;
      if (this.goal.to === 'point' && !this.fitPolygon(p, this.goalX, this.goalY, false)) return false;
      const toll = ground.kind[p] === ONCE ? p - ground.blockCount : -1;
      if (toll >= 0 && this.sets.has(this.startSet, toll)) continue;
      for (let w = ground.firstWheel[p]!; w < ground.firstWheel[p + 1]!; w += 1) {
        if (this.isBeyond(ground.wheelX[w]!, ground.wheelY[w]!, this.polygonHold[p]!)) continue;
        this.addWheel(ground.wheelX[w]!, ground.wheelY[w]!, this.polygonHold[p]!, -1 - p, toll, ROUND, w);
      }
    }
    for (const pin of ground.pins) this.addWheel(pin.x, pin.y, 0, NOBODY, -1, BEND, -1);
    return true;
  }

  private fitPolygon(p: number, x: number, y: number, start: boolean): boolean {
    const { ground } = this;
    const polygon = ground.polygons[p]!;
    const hold = this.polygonHold[p]!;
    const { box } = polygon;
    if (x < box.minX - hold || x > box.maxX + hold || y < box.minY - hold || y > box.maxY + hold) return true;
    const d = pointToPolygon({ x, y }, polygon);
    if (d >= hold) return true;
    const kind = ground.kind[p]!;
    const deepest = (kind === ENTRY ? ground.radius + ground.eps : ground.radius - ground.eps) - HAIR;
    if (d >= deepest) {
      this.polygonHold[p] = d;
      this.polygonMeets[p] = Math.min(this.polygonMeets[p]!, d - HAIR);
      return true;
    }
    if (kind === BLOCK) return false;
    if (kind === ONCE && start) this.startSet = this.sets.with(this.startSet, p - ground.blockCount);
    return true;
  }

  private growDiscs(): void {
    this.discX = wider(this.discX);
    this.discY = wider(this.discY);
    this.discR = wider(this.discR);
    this.discMeets = wider(this.discMeets);
    this.discHold = wider(this.discHold);
    const ground = new Uint8Array(this.discGround.length * 2);
    ground.set(this.discGround);
    this.discGround = ground;
  }

  private growWheels(): void {
    this.wheelX = wider(this.wheelX);
    this.wheelY = wider(this.wheelY);
    this.wheelR = wider(this.wheelR);
    this.wheelOwner = widerInts(this.wheelOwner);
    this.wheelToll = widerInts(this.wheelToll);
    this.wheelMate = widerInts(this.wheelMate);
    this.wheelCorner = widerInts(this.wheelCorner);
    const use = new Uint8Array(this.wheelUse.length * 2);
    use.set(this.wheelUse);
    this.wheelUse = use;
  }
}

/** The same numbers in an array of twice the size. */
export function wider(array: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const made = new Float64Array(array.length * 2);
  made.set(array);
  return made;
}

/** The same whole numbers in an array of twice the size. */
export function widerInts(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const made = new Int32Array(array.length * 2);
  made.set(array);
  return made;
}
