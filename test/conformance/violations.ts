/** What a law found against a game, each sort of breach told once. */
export class Violations {
  private readonly found = new Map<string, string>();

  add(breach: string, detail: string): void {
    if (!this.found.has(breach)) this.found.set(breach, `${breach}: ${detail}`);
  }

  /** Notes the breach unless it holds. */
  expect(holds: boolean, breach: string, detail: () => string): void {
    if (!holds) this.add(breach, detail());
  }

  /** Runs a check; whatever it throws is a breach too. */
  attempt(breach: string, check: () => void): void {
    try {
      check();
    } catch (thrown) {
      this.add(`${breach} throws`, thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  get list(): readonly string[] {
    return [...this.found.values()];
  }
}

/** A value short enough to be read in a message. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
