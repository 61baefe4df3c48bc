import { ENTRY, type Ground, nearPolygon } from './ground';
import { type Scene, wider, widerInts } from './scene';
import { directionAt, turnAhead, turnOf } from './turn';

/** What a band of a wheel means: no way through, a once toll by its number, or an entry toll by its number plus ENTERED. */
export const SHUT = -1;
export const ENTERED = 1 << 20;

// Turns closer than this are the same direction.
const SAME = 1e-11;
const OUTSIDE = 1e-9;

/** The parts of each wheel, as turns counter-clockwise, at which the base would meet other shapes or leave the field; found when asked for. */
export class Bands {
  private known = new Uint8Array(128);
  private tolled = new Uint8Array(128);
  private wheel = 0;
  first = new Int32Array(128);
  last = new Int32Array(128);
  from = new Float64Array(256);
  to = new Float64Array(256);
  what = new Int32Array(256);
  size = 0;
  private readonly cuts: number[] = [];

  begin(wheels: number): void {
    if (this.known.length < wheels) {
      this.known = new Uint8Array(2 * wheels);
      this.tolled = new Uint8Array(2 * wheels);
      this.first = new Int32Array(2 * wheels);
      this.last = new Int32Array(2 * wheels);
    }
    this.known.fill(0, 0, wheels);
    this.size = 0;
  }

  /** Makes sure that the bands of a wheel are known. */
  find(scene: Scene, wheel: number): void {
    if (this.known[wheel] === 1) return;
    this.known[wheel] = 1;
    this.first[wheel] = this.size;
    this.wheel = wheel;
    this.tolled[wheel] = 0;
    this.findSides(scene, wheel);
    this.findDiscs(scene, wheel);
    this.findPolygons(scene, wheel);
    this.last[wheel] = this.size;
  }

  /** How much turn lies ahead from a normal of the wheel before the way is shut; 4 if it never is. */
  freeAhead(wheel: number, normal: number, way: number): number {
    let free = 4;
    for (let b = this.first[wheel]!; b < this.last[wheel]!; b += 1) {
      if (this.what[b] !== SHUT) continue;
      const near = way > 0 ? this.from[b]! : this.to[b]!;
      const far = way > 0 ? this.to[b]! : this.from[b]!;
      const toNear = turnAhead(normal, near, way);
      const toFar = turnAhead(normal, far, way);
      // Inside the band, by rounding only: shut if it was just entered, open if it is just being left.
      if (toFar < toNear && toFar > 4 - toNear) return 0;
      if (toNear < free) free = toNear;
    }
    return free;
  }

  /** Whether no part of the wheel is open. */
  isShut(wheel: number): boolean {
    const first = this.first[wheel]!;
    const last = this.last[wheel]!;
    let some = false;
    // Where there is an open part, some band ends where no other band is.
    for (let b = first; b < last; b += 1) {
      if (this.what[b] !== SHUT) continue;
      if (this.to[b]! - this.from[b]! >= 4) return true;
      some = true;
      let covered = false;
      for (let other = first; other < last && !covered; other += 1) {
        if (other === b || this.what[other] !== SHUT) continue;
        covered = turnAhead(this.from[other]!, this.to[b]!, 1) < turnAhead(this.from[other]!, this.to[other]!, 1);
      }
      if (!covered) return false;
    }
    return some;
  }

  /** Whether the wheel has bands of tolls, once they are known. */
  hasTolls(wheel: number): boolean {
    return this.tolled[wheel] === 1;
  }

  /** Whether a stretch of so much turn from a normal meets the band at all. */
  meets(band: number, normal: number, way: number, turn: number): boolean {
    if (this.to[band]! - this.from[band]! >= 4) return true;
    const near = turnAhead(normal, way > 0 ? this.from[band]! : this.to[band]!, way);
    const far = turnAhead(normal, way > 0 ? this.to[band]! : this.from[band]!, way);
    return near < turn - SAME || (far < near && far > SAME);
  }

  /** Whether a stretch of so much turn from a normal comes into the band from outside. */
  enters(band: number, normal: number, way: number, turn: number): boolean {
    if (this.to[band]! - this.from[band]! >= 4) return false;
    const near = turnAhead(normal, way > 0 ? this.from[band]! : this.to[band]!, way);
    return near < turn - SAME;
  }

  private add(from: number, to: number, what: number): void {
    if (this.size === this.from.length) {
      this.from = wider(this.from);
      this.to = wider(this.to);
      this.what = widerInts(this.what);
    }
    this.from[this.size] = from;
    this.to[this.size] = to;
    this.what[this.size] = what;
    this.size += 1;
    if (what !== SHUT) this.tolled[this.wheel] = 1;
  }

  // The band of all normals whose angle to the direction (ex, ey) has a cosine above this.
  private addAbout(ex: number, ey: number, cosine: number, what: number): void {
    if (cosine >= 1) return;
    if (cosine <= -1) {
      this.add(0, 4, what);
      return;
    }
    const sine = Math.sqrt((1 - cosine) * (1 + cosine));
    this.add(
      turnOf(ex * cosine + ey * sine, ey * cosine - ex * sine),
      turnOf(ex * cosine - ey * sine, ey * cosine + ex * sine),
      what,
    );
  }

  private findSides(scene: Scene, wheel: number): void {
    const x = scene.wheelX[wheel]!;
    const y = scene.wheelY[wheel]!;
    const r = scene.wheelR[wheel]!;
    const { width, height } = scene.ground;
    this.addAbout(-1, 0, (x + OUTSIDE) / r, SHUT);
    this.addAbout(1, 0, (width - x + OUTSIDE) / r, SHUT);
    this.addAbout(0, -1, (y + OUTSIDE) / r, SHUT);
    this.addAbout(0, 1, (height - y + OUTSIDE) / r, SHUT);
  }

  private findDiscs(scene: Scene, wheel: number): void {
    const x = scene.wheelX[wheel]!;
    const y = scene.wheelY[wheel]!;
    const r = scene.wheelR[wheel]!;
    const owner = scene.wheelOwner[wheel]!;
    const tolls = scene.ground.tolls.length;
    for (let i = 0; i < scene.discs; i += 1) {
      if (i === owner) continue;
      const dx = scene.discX[i]! - x;
      const dy = scene.discY[i]! - y;
      const near = scene.discMeets[i]!;
      const d2 = dx * dx + dy * dy;
      if (d2 >= (r + near) * (r + near)) continue;
      const what = i < scene.standing ? SHUT : tolls + i - scene.standing;
      const d = Math.sqrt(d2);
      if (d + r <= near) this.add(0, 4, what);
      else if (d > 0) this.addAbout(dx / d, dy / d, (r * r + d2 - near * near) / (2 * r * d), what);
    }
  }

  private findPolygons(scene: Scene, wheel: number): void {
    const { ground } = scene;
    const corner = scene.wheelCorner[wheel]!;
    const own = corner >= 0 ? ground.wheelPolygon[corner]! : -1;
    if (own >= 0) {
      this.add(
        turnOf(ground.afterX[corner]!, ground.afterY[corner]!),
        turnOf(ground.beforeX[corner]!, ground.beforeY[corner]!),
        SHUT,
      );
    }
    for (let p = 0; p < ground.polygons.length; p += 1) {
      const kind = ground.kind[p]!;
      const toll = p - ground.blockCount;
      const what = p === own || toll < 0 ? SHUT : kind === ENTRY ? toll + ENTERED : toll;
      if (p === own && ground.firstWheel[p + 1]! - ground.firstWheel[p]! === ground.firstCorner[p + 1]! - ground.firstCorner[p]!) continue;
      this.findPolygon(scene, wheel, p, what);
    }
  }

  // Cuts the wheel wherever it may pass in or out, and tries the middle of every piece.
  private findPolygon(scene: Scene, wheel: number, p: number, what: number): void {
    const { ground } = scene;
    const x = scene.wheelX[wheel]!;
    const y = scene.wheelY[wheel]!;
    const r = scene.wheelR[wheel]!;
    const near = scene.polygonMeets[p]!;
    const { box } = ground.polygons[p]!;
    const reach = r + near;
    if (x < box.minX - reach || x > box.maxX + reach || y < box.minY - reach || y > box.maxY + reach) return;
    const { cuts } = this;
    cuts.length = 0;
    cutByPolygon(cuts, ground, p, x, y, r, near);
    if (cuts.length === 0) {
      if (nearPolygon(ground, p, x + r, y, near)) this.add(0, 4, what);
      return;
    }
    cuts.sort((a, b) => a - b);
    const start = this.size;
    let whole = true;
    for (let i = 0; i < cuts.length; i += 1) {
      const from = cuts[i]!;
      const to = i + 1 < cuts.length ? cuts[i + 1]! : cuts[0]! + 4;
      if (to - from < SAME) continue;
      const u = directionAt((from + to) / 2);
      const size = r / Math.sqrt(u.x * u.x + u.y * u.y);
      if (nearPolygon(ground, p, x + u.x * size, y + u.y * size, near)) this.addOn(start, from, to, what);
      else whole = false;
    }
    if (whole) {
      this.size = start;
      this.add(0, 4, what);
    } else if (this.size > start + 1 && sameTurn(this.to[this.size - 1]!, this.from[start]!)) {
      this.from[start] = this.from[this.size - 1]!;
      this.size -= 1;
    }
  }

  // Pieces that run on belong together, or entering would be counted twice.
  private addOn(start: number, from: number, to: number, what: number): void {
    const end = to >= 4 ? to - 4 : to;
    const before = this.size - 1;
    if (before >= start && from - this.to[before]! < SAME) this.to[before] = end;
    else this.add(from, end, what);
  }
}

function sameTurn(a: number, b: number): boolean {
  const apart = turnAhead(a, b, 1);
  return apart < SAME || apart > 4 - SAME;
}

function cutByPolygon(cuts: number[], ground: Ground, p: number, x: number, y: number, r: number, near: number): void {
  const last = ground.firstCorner[p + 1]!;
  let ax = ground.cornerX[last - 1]! - x;
  let ay = ground.cornerY[last - 1]! - y;
  for (let i = ground.firstCorner[p]!; i < last; i += 1) {
    const bx = ground.cornerX[i]! - x;
    const by = ground.cornerY[i]! - y;
    const d2 = bx * bx + by * by;
    if (d2 > 0) {
      const along = (d2 + r * r - near * near) / (2 * d2);
      const square = r * r - along * along * d2;
      if (square > 0) {
        const aside = Math.sqrt(square / d2);
        cuts.push(turnOf(bx * along - by * aside, by * along + bx * aside));
        cuts.push(turnOf(bx * along + by * aside, by * along - bx * aside));
      }
    }
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    if (length > 0) {
      const ux = (bx - ax) / length;
      const uy = (by - ay) / length;
      cutByLine(cuts, ax + uy * near, ay - ux * near, ux, uy, length, r);
      cutByLine(cuts, ax - uy * near, ay + ux * near, ux, uy, length, r);
    }
    ax = bx;
    ay = by;
  }
}

function cutByLine(cuts: number[], x: number, y: number, ux: number, uy: number, length: number, r: number): void {
  const middle = -(x * ux + y * uy);
  const off = x * uy - y * ux;
  const square = r * r - off * off;
  if (square <= 0) return;
  const half = Math.sqrt(square);
  for (let side = -1; side <= 1; side += 2) {
    const t = middle + side * half;
    if (t >= 0 && t <= length) cuts.push(turnOf(x + ux * t, y + uy * t));
  }
}
