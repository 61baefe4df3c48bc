/** Lets so many through at a time; the others wait in line. */
export class Turnstile {
  private readonly waiting: (() => void)[] = [];
  private inside = 0;

  constructor(private readonly most: number) {}

  async through<T>(task: () => Promise<T>): Promise<T> {
    if (this.inside >= this.most) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inside++;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
