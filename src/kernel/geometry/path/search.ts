import { angleBetween } from '../angle';
import { Bands, ENTERED, SHUT } from './bands';
import { legIsFree, setAfterLeg } from './clear';
import { entryCostOfLeg } from './entries';
import { Heap } from './heap';
import { Labels } from './labels';
import { END, type Scene, SQUEEZE, widerInts } from './scene';
import { squeezeCostOf, UNFIT } from './squeeze';
import { turnAhead, turnOf } from './turn';

/** What a search found instead of a label. */
export const NONE = -1;
export const GAVE_UP = -2;

const FULL_TURN = 6.283185307179586;
// Turns and normals this close are the same: far above rounding, far below anything on a table.
const SAME = 1e-9;
const HAIR = 1e-9;

const UNKNOWN = 0;
const CLEAR = 1;
const CLOSED = 2;

/** A search for the cheapest way by the taut legs between wheels, cheapest hope first; legs are looked at only when their turn comes. */
export class Search {
  readonly labels = new Labels();
  private readonly heap = new Heap();
  readonly bands = new Bands();
  private edgeStamp = new Int32Array(1 << 14);
  private edgeState = new Int32Array(1 << 14);
  private edgeHead = new Int32Array(1 << 14);
  private stamp = 0;
  private wheelHead = new Int32Array(256);
  private scene!: Scene;
  private squeezeCost: number | null = null;
  /** The wheel that stands for the goal itself. */
  private goalWheel = -1;

  /** The label that ends the cheapest way within the scene's limit, or NONE or GAVE_UP. */
  run(scene: Scene, goalWheel: number, squeezeCost: number | null, maxSteps: number): number {
    this.begin(scene, goalWheel, squeezeCost);
    const { heap, labels } = this;
    this.addStart();
    let steps = 0;
    while (heap.size > 0) {
      const label = heap.pop();
      steps += 1;
      if (steps > maxSteps) return GAVE_UP;
      if (labels.checked[label] === 0 && !this.check(label)) continue;
      const wheel = labels.wheel[label]!;
      const use = scene.wheelUse[wheel]!;
      if (use === END) return label;
      if (this.isDominated(label)) continue;
      if (use === SQUEEZE && labels.checked[label] !== 2) this.squeeze(label);
      else this.expand(label);
    }
    return NONE;
  }

  private begin(scene: Scene, goalWheel: number, squeezeCost: number | null): void {
    this.scene = scene;
    this.goalWheel = goalWheel;
    this.squeezeCost = squeezeCost;
    this.labels.clear();
    this.heap.clear();
    this.bands.begin(scene.wheels);
    const edges = 4 * scene.wheels * scene.wheels;
    while (this.edgeStamp.length < edges) {
      this.edgeStamp = widerInts(this.edgeStamp);
      this.edgeState = widerInts(this.edgeState);
      this.edgeHead = widerInts(this.edgeHead);
    }
    if (this.stamp > 2_000_000_000) {
      this.edgeStamp.fill(0);
      this.stamp = 0;
    }
    this.stamp += 1;
    if (this.wheelHead.length < 2 * scene.wheels) this.wheelHead = new Int32Array(4 * scene.wheels);
    this.wheelHead.fill(-1, 0, 2 * scene.wheels);
  }

  private addStart(): void {
    const { labels, scene } = this;
    const at = labels.add();
    labels.wheel[at] = 0;
    labels.way[at] = 1;
    labels.before[at] = -1;
    labels.set[at] = scene.startSet;
    labels.edge[at] = -1;
    labels.checked[at] = 1;
    labels.squeezes[at] = 0;
    labels.spent[at] = 0;
    labels.length[at] = 0;
    labels.x[at] = scene.fromX;
    labels.y[at] = scene.fromY;
    labels.leaveX[at] = scene.fromX;
    labels.leaveY[at] = scene.fromY;
    labels.normal[at] = 0;
    labels.free[at] = 0;
    this.heap.push(at, 0);
  }

  /** The least that is still to go from a place. */
  private ahead(x: number, y: number): number {
    const { scene } = this;
    const { goal } = scene;
    if (goal.to === 'side') {
      switch (goal.side) {
        case 'west':
          return x;
        case 'east':
          return scene.ground.width - x;
        case 'south':
          return y;
        default:
          return scene.ground.height - y;
      }
    }
    const dx = scene.goalX - x;
    const dy = scene.goalY - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - scene.goalR;
    return gap > 0 ? gap : 0;
  }

  // Looks at the leg of a label for the first time; false if it is no way or must wait its turn at a higher price.
  private check(label: number): boolean {
    const { labels, scene } = this;
    const edge = labels.edge[label]!;
    if (this.edgeState[edge] === CLOSED) return false;
    const ax = labels.leaveX[label]!;
    const ay = labels.leaveY[label]!;
    const bx = labels.x[label]!;
    const by = labels.y[label]!;
    if (this.edgeState[edge] === UNKNOWN) {
      const open = legIsFree(scene, ax, ay, bx, by) && (scene.wheelUse[labels.wheel[label]!] !== END || this.mayEnd(bx, by));
      this.edgeState[edge] = open ? CLEAR : CLOSED;
      if (!open) return false;
    }
    labels.checked[label] = 1;
    const set = labels.set[label]!;
    const after = setAfterLeg(scene, set, ax, ay, bx, by);
    const entries = scene.ground.hasEntries ? entryCostOfLeg(scene, ax, ay, bx, by) : 0;
    const more = scene.sets.costFor(after) - scene.sets.costFor(set) + entries;
    labels.set[label] = after;
    labels.spent[label] = labels.spent[label]! + entries;
    if (more <= 0) return true;
    const hope = labels.spent[label]! + scene.sets.costFor(after) + this.ahead(bx, by);
    if (hope <= scene.limit + HAIR) this.heap.push(label, hope);
    return false;
  }

  private mayEnd(x: number, y: number): boolean {
    const { scene } = this;
    for (let i = scene.standing; i < scene.discs; i += 1) {
      const dx = scene.discX[i]! - x;
      const dy = scene.discY[i]! - y;
      const near = scene.discMeets[i]!;
      if (dx * dx + dy * dy < near * near) return false;
    }
    return true;
  }

  // Whether a label that went on from the same wheel in the same direction could be here as cheaply; if not it is remembered.
  private isDominated(label: number): boolean {
    const { labels, scene, bands } = this;
    const wheel = labels.wheel[label]!;
    const key = 2 * wheel + (labels.way[label]! > 0 ? 0 : 1);
    const r = scene.wheelR[wheel]!;
    if (scene.wheelUse[wheel] === SQUEEZE && labels.checked[label] !== 2) return false;
    const here = labels.spent[label]! + scene.sets.costFor(labels.set[label]!);
    for (let other = this.wheelHead[key]!; other >= 0; other = labels.nextOnWheel[other]!) {
      let arc = 0;
      if (r > 0) {
        const turn = turnAhead(labels.normal[other]!, labels.normal[label]!, labels.way[label]!);
        if (turn < 4 - SAME) {
          if (turn > labels.free[other]! + SAME || (turn > SAME && bands.hasTolls(wheel))) continue;
          arc = this.arc(other, labels.x[label]! - scene.wheelX[wheel]!, labels.y[label]! - scene.wheelY[wheel]!);
        }
      }
      const same = labels.set[other] === labels.set[label];
      const set = same ? labels.set[label]! : scene.sets.union(labels.set[other]!, labels.set[label]!);
      if (labels.spent[other]! + arc + scene.sets.costFor(set) <= here + 1e-12) return true;
    }
    labels.nextOnWheel[label] = this.wheelHead[key]!;
    this.wheelHead[key] = label;
    return false;
  }

  // The length along the wheel of a label from where it arrived to the normal (nx, ny).
  private arc(label: number, nx: number, ny: number): number {
    const { labels, scene } = this;
    const wheel = labels.wheel[label]!;
    const angle = angleBetween(
      labels.x[label]! - scene.wheelX[wheel]!, labels.y[label]! - scene.wheelY[wheel]!, nx, ny,
    ) * labels.way[label]!;
    const r = scene.wheelR[wheel]!;
    if (angle >= 0) return r * angle;
    return angle > -SAME ? 0 : r * (angle + FULL_TURN);
  }

  private expand(label: number): void {
    const { labels, scene, bands } = this;
    const wheel = labels.wheel[label]!;
    const set = labels.set[label]!;
    if (scene.wheelR[wheel]! > 0) {
      bands.find(scene, wheel);
      labels.free[label] = bands.freeAhead(wheel, labels.normal[label]!, labels.way[label]!);
    }
    const mate = scene.wheelMate[wheel]!;
    for (let j = 1; j < scene.wheels; j += 1) {
      if (j === wheel || j === mate || j === this.goalWheel) continue;
      const toll = scene.wheelToll[j]!;
      if (toll >= 0 && scene.sets.has(set, toll)) continue;
      this.aim(label, j, 1);
      if (scene.wheelR[j]! > 0) this.aim(label, j, -1);
    }
    if (scene.goal.to === 'side') this.aimAtSide(label);
    else this.aim(label, this.goalWheel, 1);
  }

  // The straight leg that leaves the label's wheel and comes to wheel j so as to go round it in direction `way`.
  private aim(label: number, j: number, way: number): void {
    const { labels, scene } = this;
    const i = labels.wheel[label]!;
    const dx = scene.wheelX[j]! - scene.wheelX[i]!;
    const dy = scene.wheelY[j]! - scene.wheelY[i]!;
    const turn = scene.wheelR[i]! * labels.way[label]!;
    const k = turn - scene.wheelR[j]! * way;
    const d2 = dx * dx + dy * dy;
    let square = d2 - k * k;
    if (square < 0) {
      if (square < -SAME) return;
      square = 0;
    }
    if (d2 === 0) return;
    const length = Math.sqrt(square);
    const ux = (dx * length - dy * k) / d2;
    const uy = (dy * length + dx * k) / d2;
    const leaveX = scene.wheelX[i]! + turn * uy;
    const leaveY = scene.wheelY[i]! - turn * ux;
    if (j === this.goalWheel && scene.goalR > 0) {
      if (length < scene.goalR) return;
      this.leave(label, leaveX, leaveY, scene.goalX - ux * scene.goalR, scene.goalY - uy * scene.goalR, length - scene.goalR, j, 1, 0);
      return;
    }
    const radius = scene.wheelR[j]! * way;
    const corner = scene.wheelCorner[j]!;
    if (corner >= 0) {
      const { ground } = scene;
      const nx = way * uy;
      const ny = 0 - way * ux;
      if (ground.beforeX[corner]! * ny - ground.beforeY[corner]! * nx < -SAME) return;
      if (nx * ground.afterY[corner]! - ny * ground.afterX[corner]! < -SAME) return;
    }
    const x = scene.wheelX[j]! + radius * uy;
    const y = scene.wheelY[j]! - radius * ux;
    this.leave(label, leaveX, leaveY, x, y, length, j, way, radius === 0 ? 0 : turnOf(way * uy, 0 - way * ux));
  }

  private aimAtSide(label: number): void {
    const { labels, scene } = this;
    const { goal, ground } = scene;
    if (goal.to !== 'side') return;
    const i = labels.wheel[label]!;
    const upright = goal.side === 'west' || goal.side === 'east';
    const out = goal.side === 'east' || goal.side === 'north' ? 1 : -1;
    const turn = scene.wheelR[i]! * labels.way[label]! * out;
    const x = scene.wheelX[i]! + (upright ? 0 : turn);
    const y = scene.wheelY[i]! - (upright ? turn : 0);
    const endX = goal.side === 'west' ? 0 : goal.side === 'east' ? ground.width : x;
    const endY = goal.side === 'south' ? 0 : goal.side === 'north' ? ground.height : y;
    const length = upright ? (endX - x) * out : (endY - y) * out;
    if (length >= 0) this.leave(label, x, y, endX, endY, length, this.goalWheel, 1, 0);
  }

  // Adds the way that goes round the label's wheel to (leaveX, leaveY) and straight on to (x, y), unless it is shut or known to be dearer.
  private leave(
    label: number, leaveX: number, leaveY: number, x: number, y: number, length: number, j: number, way: number, normal: number,
  ): void {
    const { labels, scene, bands } = this;
    const { width, height } = scene.ground;
    if (x < -HAIR || y < -HAIR || x > width + HAIR || y > height + HAIR) return;
    const i = labels.wheel[label]!;
    const straight = labels.spent[label]! + length;
    let set = labels.set[label]!;
    if (straight + scene.sets.costFor(set) + this.ahead(x, y) > scene.limit + HAIR) return;
    let arc = 0;
    let entries = 0;
    if (scene.wheelR[i]! > 0) {
      const nx = leaveX - scene.wheelX[i]!;
      const ny = leaveY - scene.wheelY[i]!;
      const turn = turnAhead(labels.normal[label]!, turnOf(nx, ny), labels.way[label]!);
      if (turn < 4 - SAME) {
        if (turn > labels.free[label]! + SAME) return;
        arc = this.arc(label, nx, ny);
        if (bands.hasTolls(i) && turn > SAME) {
          set = this.setAfterArc(label, set, turn);
          if (scene.ground.hasEntries) entries = this.entriesOnArc(label, turn);
        }
      }
    }
    const spent = straight + arc + entries;
    const paid = scene.sets.costFor(set);
    const hope = spent + paid + this.ahead(x, y);
    if (hope > scene.limit + HAIR) return;
    const edge = (2 * i + (labels.way[label]! > 0 ? 0 : 1)) * 2 * scene.wheels + 2 * j + (way > 0 ? 0 : 1);
    if (this.edgeStamp[edge] !== this.stamp) {
      this.edgeStamp[edge] = this.stamp;
      this.edgeState[edge] = UNKNOWN;
      this.edgeHead[edge] = -1;
    } else {
      if (this.edgeState[edge] === CLOSED) return;
      for (let other = this.edgeHead[edge]!; other >= 0; other = labels.nextOnEdge[other]!) {
        const both = labels.set[other] === set ? set : scene.sets.union(labels.set[other]!, set);
        if (labels.spent[other]! + scene.sets.costFor(both) <= spent + paid) return;
      }
    }
    const at = labels.add();
    labels.wheel[at] = j;
    labels.way[at] = way;
    labels.before[at] = label;
    labels.set[at] = set;
    labels.edge[at] = edge;
    labels.nextOnEdge[at] = this.edgeHead[edge]!;
    labels.squeezes[at] = labels.squeezes[label]!;
    labels.spent[at] = spent;
    labels.length[at] = labels.length[label]! + arc + length;
    labels.x[at] = x;
    labels.y[at] = y;
    labels.leaveX[at] = leaveX;
    labels.leaveY[at] = leaveY;
    labels.normal[at] = normal;
    labels.free[at] = 0;
    this.edgeHead[edge] = at;
    this.heap.push(at, hope);
  }

  private setAfterArc(label: number, set: number, turn: number): number {
    const { labels, bands, scene } = this;
    const wheel = labels.wheel[label]!;
    let paid = set;
    for (let b = bands.first[wheel]!; b < bands.last[wheel]!; b += 1) {
      const toll = bands.what[b]!;
      if (toll === SHUT || toll >= ENTERED) continue;
      if (bands.meets(b, labels.normal[label]!, labels.way[label]!, turn)) paid = scene.sets.with(paid, toll);
    }
    return paid;
  }

  private entriesOnArc(label: number, turn: number): number {
    const { labels, bands, scene } = this;
    const wheel = labels.wheel[label]!;
    let cost = 0;
    for (let b = bands.first[wheel]!; b < bands.last[wheel]!; b += 1) {
      const toll = bands.what[b]!;
      if (toll < ENTERED) continue;
      if (bands.enters(b, labels.normal[label]!, labels.way[label]!, turn)) cost += scene.ground.tolls[toll - ENTERED]!.cost;
    }
    return cost;
  }

  // From one end of a gap to the other.
  private squeeze(label: number): void {
    const { labels, scene } = this;
    if (this.squeezeCost === null) return;
    const wheel = labels.wheel[label]!;
    const mate = scene.wheelMate[wheel]!;
    const cost = squeezeCostOf(scene, wheel, mate, this.squeezeCost);
    if (cost === UNFIT) return;
    const ax = scene.wheelX[wheel]!;
    const ay = scene.wheelY[wheel]!;
    const bx = scene.wheelX[mate]!;
    const by = scene.wheelY[mate]!;
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const set = setAfterLeg(scene, labels.set[label]!, ax, ay, bx, by);
    const entries = scene.ground.hasEntries ? entryCostOfLeg(scene, ax, ay, bx, by) : 0;
    const spent = labels.spent[label]! + length + cost + entries;
    const hope = spent + scene.sets.costFor(set) + this.ahead(bx, by);
    if (hope > scene.limit + HAIR) return;
    const at = labels.add();
    labels.wheel[at] = mate;
    labels.way[at] = 1;
    labels.before[at] = label;
    labels.set[at] = set;
    labels.edge[at] = -1;
    labels.checked[at] = 2;
    labels.squeezes[at] = labels.squeezes[label]! + (cost > 0 ? 1 : 0);
    labels.spent[at] = spent;
    labels.length[at] = labels.length[label]! + length;
    labels.x[at] = bx;
    labels.y[at] = by;
    labels.leaveX[at] = ax;
    labels.leaveY[at] = ay;
    labels.normal[at] = 0;
    labels.free[at] = 0;
    this.heap.push(at, hope);
  }
}
