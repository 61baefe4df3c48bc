import { aimAll } from './aim';
import { legIsFree, setAfterLeg } from './clear';
import { entryCostOfLeg } from './entries';
import { CLEAR, CLOSED, Frontier, HAIR, SAME, UNKNOWN } from './frontier';
import { passageBetween } from './passage';
import { END, type Scene, SQUEEZE } from './scene';
import { turnAhead } from './turn';

/** What a search found instead of a label. */
export const NONE = -1;
export const GAVE_UP = -2;

/** How far a label is known to be a way: its leg not looked at, good, or a squeeze already made. */
export const SQUEEZED = 2;

/** A search for the cheapest way by the taut legs between wheels, cheapest hope first; legs are looked at only when their turn comes. */
export class Search {
  readonly frontier = new Frontier();
  readonly labels = this.frontier.labels;
  private wheelHead = new Int32Array(256);
  private scene!: Scene;
  private squeezeCost: number | null = null;

  /** The label that ends the cheapest way within the scene's limit, or NONE or GAVE_UP. */
  run(scene: Scene, goalWheel: number, squeezeCost: number | null, maxSteps: number): number {
    const { frontier, labels } = this;
    const { heap } = frontier;
    this.scene = scene;
    this.squeezeCost = squeezeCost;
    frontier.begin(scene);
    if (this.wheelHead.length < 2 * scene.wheels) this.wheelHead = new Int32Array(4 * scene.wheels);
    this.wheelHead.fill(-1, 0, 2 * scene.wheels);
    this.addStart();
    let steps = 0;
    while (heap.size > 0) {
      const label = heap.pop();
      steps += 1;
      if (steps > maxSteps) return GAVE_UP;
      if (labels.checked[label] === 0 && !this.check(label)) continue;
      const use = scene.wheelUse[labels.wheel[label]!]!;
      if (use === END) return label;
      if (use === SQUEEZE && labels.checked[label] !== SQUEEZED) this.squeeze(label);
      else if (!this.isDominated(label)) aimAll(frontier, label, goalWheel);
    }
    return NONE;
  }

  private addStart(): void {
    const { labels, scene, frontier } = this;
    const at = frontier.add(-1, 0, 1, scene.fromX, scene.fromY);
    labels.set[at] = scene.startSet;
    labels.checked[at] = 1;
    labels.spent[at] = 0;
    labels.length[at] = 0;
    labels.leaveX[at] = scene.fromX;
    labels.leaveY[at] = scene.fromY;
    frontier.heap.push(at, 0);
  }

  // Looks at the leg of a label for the first time; false if it is no way or must wait its turn at a higher price.
  private check(label: number): boolean {
    const { labels, scene, frontier } = this;
    const { edgeState } = frontier;
    const edge = labels.edge[label]!;
    if (edgeState[edge] === CLOSED) return false;
    const ax = labels.leaveX[label]!;
    const ay = labels.leaveY[label]!;
    const bx = labels.x[label]!;
    const by = labels.y[label]!;
    if (edgeState[edge] === UNKNOWN) {
      const open = legIsFree(scene, ax, ay, bx, by) && (scene.wheelUse[labels.wheel[label]!] !== END || this.mayEnd(bx, by));
      edgeState[edge] = open ? CLEAR : CLOSED;
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
    const hope = labels.spent[label]! + scene.sets.costFor(after) + scene.ahead(bx, by);
    if (hope <= scene.limit + HAIR) frontier.heap.push(label, hope);
    return false;
  }

  private mayEnd(x: number, y: number): boolean {
    const { scene } = this;
    for (let i = scene.standing; i < scene.discs; i += 1) {
      if (scene.discGround[i] === 1) continue;
      const dx = scene.discX[i]! - x;
      const dy = scene.discY[i]! - y;
      const near = scene.discMeets[i]!;
      if (dx * dx + dy * dy < near * near) return false;
    }
    return true;
  }

  // Whether a label that went on from the same wheel in the same direction could be here as cheaply; if not it is remembered.
  private isDominated(label: number): boolean {
    const { labels, scene, frontier } = this;
    const wheel = labels.wheel[label]!;
    const way = labels.way[label]!;
    const key = 2 * wheel + (way > 0 ? 0 : 1);
    const r = scene.wheelR[wheel]!;
    const set = labels.set[label]!;
    const here = labels.spent[label]! + scene.sets.costFor(set);
    for (let other = this.wheelHead[key]!; other >= 0; other = labels.nextOnWheel[other]!) {
      let arc = 0;
      if (r > 0) {
        const turn = turnAhead(labels.normal[other]!, labels.normal[label]!, way);
        if (turn < 4 - SAME) {
          if (turn > labels.free[other]! + SAME || (turn > SAME && frontier.bands.hasTolls(wheel))) continue;
          arc = frontier.arc(other, labels.x[label]! - scene.wheelX[wheel]!, labels.y[label]! - scene.wheelY[wheel]!);
        }
      }
      const both = labels.set[other] === set ? set : scene.sets.union(labels.set[other]!, set);
      if (labels.spent[other]! + arc + scene.sets.costFor(both) <= here + 1e-12) return true;
    }
    labels.nextOnWheel[label] = this.wheelHead[key]!;
    this.wheelHead[key] = label;
    return false;
  }

  // From one end of a gap to the other.
  private squeeze(label: number): void {
    const { labels, scene, frontier } = this;
    if (this.squeezeCost === null) return;
    const wheel = labels.wheel[label]!;
    const mate = scene.wheelMate[wheel]!;
    const passage = passageBetween(scene, wheel, mate);
    if (passage === null) return;
    const bx = scene.wheelX[mate]!;
    const by = scene.wheelY[mate]!;
    let ax = scene.wheelX[wheel]!;
    let ay = scene.wheelY[wheel]!;
    let set = labels.set[label]!;
    let spent = labels.spent[label]! + passage.length + (passage.fits ? 0 : this.squeezeCost);
    for (let i = 0; i <= passage.corners.length; i += 1) {
      const x = passage.corners[i]?.x ?? bx;
      const y = passage.corners[i]?.y ?? by;
      set = setAfterLeg(scene, set, ax, ay, x, y);
      if (scene.ground.hasEntries) spent += entryCostOfLeg(scene, ax, ay, x, y);
      ax = x;
      ay = y;
    }
    const hope = spent + scene.sets.costFor(set) + scene.ahead(bx, by);
    if (hope > scene.limit + HAIR) return;
    const at = frontier.add(label, mate, 1, bx, by);
    labels.set[at] = set;
    labels.checked[at] = SQUEEZED;
    labels.squeezes[at] = labels.squeezes[label]! + (passage.fits ? 0 : 1);
    labels.spent[at] = spent;
    labels.length[at] = labels.length[label]! + passage.length;
    labels.leaveX[at] = scene.wheelX[wheel]!;
    labels.leaveY[at] = scene.wheelY[wheel]!;
    frontier.heap.push(at, hope);
  }
}
