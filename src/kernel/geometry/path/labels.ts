import { wider, widerInts } from './scene';

/**
 * Ways begun: each label is a taut way from the start that has just come, by a straight leg, to a wheel or a place.
 * `spent` is length, entries and squeezes; tolls are in the set. The leg leaves the wheel of the label before at `leave`.
 */
export class Labels {
  count = 0;
  wheel = new Int32Array(1024);
  way = new Int32Array(1024);
  before = new Int32Array(1024);
  set = new Int32Array(1024);
  edge = new Int32Array(1024);
  nextOnEdge = new Int32Array(1024);
  nextOnWheel = new Int32Array(1024);
  checked = new Int32Array(1024);
  squeezes = new Int32Array(1024);
  spent = new Float64Array(1024);
  length = new Float64Array(1024);
  x = new Float64Array(1024);
  y = new Float64Array(1024);
  leaveX = new Float64Array(1024);
  leaveY = new Float64Array(1024);
  /** The turn of the normal at which the leg touches the wheel, and how much turn is free from there. */
  normal = new Float64Array(1024);
  free = new Float64Array(1024);

  clear(): void {
    this.count = 0;
  }

  add(): number {
    if (this.count === this.wheel.length) this.grow();
    const at = this.count;
    this.count = at + 1;
    return at;
  }

  private grow(): void {
    this.wheel = widerInts(this.wheel);
    this.way = widerInts(this.way);
    this.before = widerInts(this.before);
    this.set = widerInts(this.set);
    this.edge = widerInts(this.edge);
    this.nextOnEdge = widerInts(this.nextOnEdge);
    this.nextOnWheel = widerInts(this.nextOnWheel);
    this.checked = widerInts(this.checked);
    this.squeezes = widerInts(this.squeezes);
    this.spent = wider(this.spent);
    this.length = wider(this.length);
    this.x = wider(this.x);
    this.y = wider(this.y);
    this.leaveX = wider(this.leaveX);
    this.leaveY = wider(this.leaveY);
    this.normal = wider(this.normal);
    this.free = wider(this.free);
  }
}
