import { Injectable } from '@nestjs/common';

/** One after another for each session, side by side for different ones. */
@Injectable()
export class SessionQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<T>(id: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(id) ?? Promise.resolve();
    const mine = before.then(task, task);
    this.tails.set(id, mine);
    try {
      return await mine;
    } finally {
      if (this.tails.get(id) === mine) this.tails.delete(id);
    }
  }
}
