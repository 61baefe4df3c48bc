import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export const PROBE_MS = 1_000;

/** Asks the database whether it answers. */
@Injectable()
export class DatabaseProbe {
  #asking: Promise<boolean> | null = null;

  constructor(@Inject(DataSource) private readonly source: DataSource) {}

  async answers(withinMs: number = PROBE_MS): Promise<boolean> {
    // One question at a time: probes against a database that hangs must not use up the pool.
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const impatience = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), withinMs);
    });
    return Promise.race([this.#asking, impatience]).finally(() => clearTimeout(timer));
  }

  async #ask(): Promise<boolean> {
    try {
      await this.source.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
