import type { Disc } from '../../../kernel/geometry/disc';
import type { TerrainPiece } from './field';

const SLOTS = 1 << 13;
const WIDTH = 8;
const UNKNOWN = 0;
const OPEN = 1;
const SHUT = 2;

/** The lines of sight looked along last: between two models that stand still on the same terrain nothing changes. */
export class KnownLines {
  private readonly lines = new Float64Array(SLOTS * WIDTH);
  private readonly numbers = new WeakMap<readonly TerrainPiece[], number>();
  private latest: readonly TerrainPiece[] | null = null;
  private number = 0;
  private count = 0;

  /** The slot of a line between two bases; what it held before is forgotten if that was another line. */
  find(terrain: readonly TerrainPiece[], a: Disc, b: Disc): number {
    const { lines } = this;
    const number = this.numberOf(terrain);
    // Any mixing will do: a clash only costs a second look.
    const mixed = (a.x * 7919 + a.y * 104729 + b.x * 1299709 + b.y * 15485863) | 0;
    const slot = ((mixed ^ (mixed >>> 13)) & (SLOTS - 1)) * WIDTH;
    if (lines[slot + 1] !== a.x || lines[slot + 2] !== a.y || lines[slot + 3] !== a.r || lines[slot + 4] !== b.x || lines[slot + 5] !== b.y || lines[slot + 6] !== b.r || lines[slot + 7] !== number) {
      lines[slot] = UNKNOWN;
      lines[slot + 1] = a.x;
      lines[slot + 2] = a.y;
      lines[slot + 3] = a.r;
      lines[slot + 4] = b.x;
      lines[slot + 5] = b.y;
      lines[slot + 6] = b.r;
      lines[slot + 7] = number;
    }
    return slot;
  }

  /** Whether the line is open, or null if nobody has looked. */
  isOpen(slot: number): boolean | null {
    const found = this.lines[slot];
    return found === UNKNOWN ? null : found === OPEN;
  }

  keep(slot: number, open: boolean): boolean {
    this.lines[slot] = open ? OPEN : SHUT;
    return open;
  }

  // Terrain that differs in anything is another list, and has another number.
  private numberOf(terrain: readonly TerrainPiece[]): number {
    if (terrain === this.latest) return this.number;
    let number = this.numbers.get(terrain);
    if (number === undefined) this.numbers.set(terrain, (number = ++this.count));
    this.latest = terrain;
    this.number = number;
    return number;
  }
}
