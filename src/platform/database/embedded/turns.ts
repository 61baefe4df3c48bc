/** Who may use the one database session: first come, first served, and kept until passed on. */
export class Turns<Party> {
  #holder: Party | null = null;
  readonly #waiting: { readonly party: Party; readonly start: () => void }[] = [];

  isHeldBy(party: Party): boolean {
    return this.#holder === party;
  }

  async take(party: Party): Promise<void> {
    if (this.#holder === party) return;
    if (this.#holder === null) {
      this.#holder = party;
      return;
    }
    await new Promise<void>((start) => this.#waiting.push({ party, start }));
  }

  pass(party: Party): void {
    if (this.#holder !== party) return;
    const next = this.#waiting.shift();
    this.#holder = next?.party ?? null;
    next?.start();
  }
}
