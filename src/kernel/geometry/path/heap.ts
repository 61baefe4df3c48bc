/** A heap of numbered entries that gives the one with the smallest key, of equals the one with the smallest number. */
export class Heap {
  private ids = new Int32Array(1024);
  private keys = new Float64Array(1024);
  size = 0;

  clear(): void {
    this.size = 0;
  }

  push(id: number, key: number): void {
    if (this.size === this.ids.length) this.grow();
    const { ids, keys } = this;
    let at = this.size;
    this.size += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const aboveKey = keys[above]!;
      if (aboveKey < key || (aboveKey === key && ids[above]! < id)) break;
      ids[at] = ids[above]!;
      keys[at] = aboveKey;
      at = above;
    }
    ids[at] = id;
    keys[at] = key;
  }

  /** The key of the first entry; there must be one. */
  firstKey(): number {
    return this.keys[0]!;
  }

  /** Takes the first entry out and returns its number; there must be one. */
  pop(): number {
    const { ids, keys } = this;
    const first = ids[0]!;
    this.size -= 1;
    const { size } = this;
    const id = ids[size]!;
    const key = keys[size]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      const right = below + 1;
      if (right < size && (keys[right]! < keys[below]! || (keys[right] === keys[below] && ids[right]! < ids[below]!))) below = right;
      const belowKey = keys[below]!;
      if (key < belowKey || (key === belowKey && id < ids[below]!)) break;
      ids[at] = ids[below]!;
      keys[at] = belowKey;
      at = below;
    }
    ids[at] = id;
    keys[at] = key;
    return first;
  }

  private grow(): void {
    const ids = new Int32Array(this.ids.length * 2);
    const keys = new Float64Array(this.keys.length * 2);
    ids.set(this.ids);
    keys.set(this.keys);
    this.ids = ids;
    this.keys = keys;
  }
}
