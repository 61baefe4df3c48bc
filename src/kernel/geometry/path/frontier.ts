import { angleBetween } from '../angle';
import { Bands, ENTERED, SHUT } from './bands';
import { Heap } from './heap';
import { Labels } from './labels';
import { type Scene, widerInts } from './scene';
import { turnAhead, turnOf } from './turn';

const FULL_TURN = 6.283185307179586;
/** Turns this close are the same: far above rounding, far below anything on a table. */
export const SAME = 1e-9;
/** Lengths this close are the same. */
export const HAIR = 1e-9;

/** What is known of a leg from one wheel to another. */
export const UNKNOWN = 0;
export const CLEAR = 1;
export const CLOSED = 2;

/** The ways begun and not yet followed, and what is known of the legs between wheels: an edge is a pair of wheels, each with a direction. */
export class Frontier {
  readonly labels = new Labels();
  readonly heap = new Heap();
  readonly bands = new Bands();
  scene!: Scene;
  edgeState = new Int32Array(1 << 14);
  private edgeStamp = new Int32Array(1 << 14);
  private edgeHead = new Int32Array(1 << 14);
  private stamp = 0;

  begin(scene: Scene): void {
    this.scene = scene;
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
  }

  /** The number of the edge from the wheel of a label to wheel j. */
  edgeOf(label: number, j: number, way: number): number {
    const { labels, scene } = this;
    return (2 * labels.wheel[label]! + (labels.way[label]! > 0 ? 0 : 1)) * 2 * scene.wheels + 2 * j + (way > 0 ? 0 : 1);
  }

  /** Whether an edge is known to be no way. */
  isClosed(edge: number): boolean {
    return this.edgeStamp[edge] === this.stamp && this.edgeState[edge] === CLOSED;
  }

  /** The length along the wheel of a label from where it arrived to the normal (nx, ny), of any length. */
  arc(label: number, nx: number, ny: number): number {
    const { labels, scene } = this;
    const wheel = labels.wheel[label]!;
    const angle = angleBetween(
      labels.x[label]! - scene.wheelX[wheel]!, labels.y[label]! - scene.wheelY[wheel]!, nx, ny,
    ) * labels.way[label]!;
    const r = scene.wheelR[wheel]!;
    if (angle >= 0) return r * angle;
    return angle > -SAME ? 0 : r * (angle + FULL_TURN);
  }

  /**
   * Offers the way that goes round the label's wheel to (leaveX, leaveY) and straight on to (x, y) on wheel j, touching it
   * at the normal (nx, ny), unless it is shut, too dear, or as cheap a one is known. The leg itself is not looked at.
   */
  offer(
    label: number, leaveX: number, leaveY: number, x: number, y: number, length: number, j: number, way: number, nx: number, ny: number,
  ): void {
    const { labels, scene, bands } = this;
    const i = labels.wheel[label]!;
    let set = labels.set[label]!;
    let spent = labels.spent[label]! + length;
    const ahead = scene.ahead(x, y);
    if (spent + scene.sets.costFor(set) + ahead > scene.limit + HAIR) return;
    let arc = 0;
    if (scene.wheelR[i]! > 0) {
      const mx = leaveX - scene.wheelX[i]!;
      const my = leaveY - scene.wheelY[i]!;
      const turn = turnAhead(labels.normal[label]!, turnOf(mx, my), labels.way[label]!);
      if (turn < 4 - SAME) {
        if (turn > labels.free[label]! + SAME) return;
        arc = this.arc(label, mx, my);
        spent += arc;
        if (turn > SAME && bands.hasTolls(i)) {
          set = this.setAfterArc(label, set, turn);
          if (scene.ground.hasEntries) spent += this.entriesOnArc(label, turn);
        }
      }
    }
    const paid = scene.sets.costFor(set);
    const hope = spent + paid + ahead;
    if (hope > scene.limit + HAIR) return;
    const edge = this.edgeOf(label, j, way);
    if (this.edgeStamp[edge] !== this.stamp) {
      this.edgeStamp[edge] = this.stamp;
      this.edgeState[edge] = UNKNOWN;
      this.edgeHead[edge] = -1;
    } else if (this.isKnown(edge, set, spent + paid)) return;
    const at = this.add(label, j, way, x, y);
    labels.set[at] = set;
    labels.edge[at] = edge;
    labels.nextOnEdge[at] = this.edgeHead[edge]!;
    labels.spent[at] = spent;
    labels.length[at] = labels.length[label]! + arc + length;
    labels.leaveX[at] = leaveX;
    labels.leaveY[at] = leaveY;
    labels.normal[at] = scene.wheelR[j]! > 0 ? turnOf(nx, ny) : 0;
    this.edgeHead[edge] = at;
    this.heap.push(at, hope);
  }

  /** A new label after another, at a place on a wheel; the rest is to be filled in. */
  add(before: number, wheel: number, way: number, x: number, y: number): number {
    const { labels } = this;
    const at = labels.add();
    labels.before[at] = before;
    labels.wheel[at] = wheel;
    labels.way[at] = way;
    labels.x[at] = x;
    labels.y[at] = y;
    labels.edge[at] = -1;
    labels.checked[at] = 0;
    labels.squeezes[at] = before < 0 ? 0 : labels.squeezes[before]!;
    labels.normal[at] = 0;
    labels.free[at] = 0;
    return at;
  }

  // Whether a way along the same edge, having paid for as much, costs no more.
  private isKnown(edge: number, set: number, cost: number): boolean {
    const { labels, scene } = this;
    if (this.edgeState[edge] === CLOSED) return true;
    for (let other = this.edgeHead[edge]!; other >= 0; other = labels.nextOnEdge[other]!) {
      const both = labels.set[other] === set ? set : scene.sets.union(labels.set[other]!, set);
      if (labels.spent[other]! + scene.sets.costFor(both) <= cost) return true;
    }
    return false;
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
}
