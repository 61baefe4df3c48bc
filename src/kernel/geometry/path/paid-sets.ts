/**
 * The sets of once tolls that paths have paid, each kept once under a number; set 0 is what was paid before.
 * The cost of a set is what it adds to set 0: groups above 0 pay only their dearest toll.
 */
export class PaidSets {
  private tolls = 0;
  private words = 1;
  private count = 0;
  private bits = new Int32Array(64);
  private cost: number[] = [];
  private next: number[] = [];
  private price: readonly number[] = [];
  private group: readonly number[] = [];
  private base = 0;

  /** Forgets everything; set 0 holds the tolls paid before. */
  begin(price: readonly number[], group: readonly number[], paid: readonly number[]): void {
    this.price = price;
    this.group = group;
    this.tolls = price.length;
    this.words = (this.tolls >> 5) + 1;
    this.count = 1;
    this.cost.length = 0;
    this.next.length = 0;
    if (this.bits.length < this.words) this.bits = new Int32Array(this.words * 16);
    this.bits.fill(0, 0, this.words);
    for (const toll of paid) if (toll >= 0 && toll < this.tolls) this.bits[toll >> 5]! |= 1 << (toll & 31);
    this.base = 0;
    this.base = this.costOf(0);
    this.cost.push(0);
    for (let i = 0; i < this.tolls; i += 1) this.next.push(-1);
  }

  /** Whether the set has the toll. */
  has(set: number, toll: number): boolean {
    return (this.bits[set * this.words + (toll >> 5)]! & (1 << (toll & 31))) !== 0;
  }

  /** What the set costs beyond set 0. */
  costFor(set: number): number {
    return this.cost[set]!;
  }

  /** The set with one more toll. */
  with(set: number, toll: number): number {
    if (this.has(set, toll)) return set;
    const known = this.next[set * this.tolls + toll]!;
    if (known >= 0) return known;
    const made = this.make(set, toll);
    this.next[set * this.tolls + toll] = made;
    return made;
  }

  /** The set with everything that either has. */
  union(a: number, b: number): number {
    let set = a;
    for (let toll = 0; toll < this.tolls; toll += 1) if (this.has(b, toll)) set = this.with(set, toll);
    return set;
  }

  /** The tolls of a set that set 0 has not. */
  added(set: number): number[] {
    const tolls: number[] = [];
    for (let toll = 0; toll < this.tolls; toll += 1) if (this.has(set, toll) && !this.has(0, toll)) tolls.push(toll);
    return tolls;
  }

  private make(set: number, toll: number): number {
    const { words } = this;
    const at = this.count * words;
    if (at + words > this.bits.length) {
      const wider = new Int32Array(this.bits.length * 2 + words);
      wider.set(this.bits);
      this.bits = wider;
    }
    for (let w = 0; w < words; w += 1) this.bits[at + w] = this.bits[set * words + w]!;
    this.bits[at + (toll >> 5)]! |= 1 << (toll & 31);
    for (let other = 0; other < this.count; other += 1) {
      let same = true;
      for (let w = 0; w < words && same; w += 1) same = this.bits[other * words + w] === this.bits[at + w];
      if (same) return other;
    }
    this.count += 1;
    this.cost.push(this.costOf(this.count - 1));
    for (let i = 0; i < this.tolls; i += 1) this.next.push(-1);
    return this.count - 1;
  }

  private costOf(set: number): number {
    let sum = 0;
    for (let toll = 0; toll < this.tolls; toll += 1) {
      if (!this.has(set, toll)) continue;
      const group = this.group[toll]!;
      if (group === 0) {
        sum += this.price[toll]!;
        continue;
      }
      // The first of the dearest stands for its group.
      let stands = true;
      for (let other = 0; other < this.tolls && stands; other += 1) {
        if (other === toll || this.group[other] !== group || !this.has(set, other)) continue;
        stands = this.price[other]! < this.price[toll]! || (this.price[other] === this.price[toll] && other > toll);
      }
      if (stands) sum += this.price[toll]!;
    }
    return sum - this.base;
  }
}
