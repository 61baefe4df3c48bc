import type { DocumentNode } from 'graphql';

/** Keeps operations that were read and found valid, the latest so many: callers repeat theirs, and nobody can fill the memory with others. */
export class DocumentStore {
  private readonly kept = new Map<string, DocumentNode>();

  constructor(private readonly most: number) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    const known = this.kept.get(key);
    if (known === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, known);
    return known;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.kept.delete(key);
    this.kept.set(key, document);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
  }

  async delete(key: string): Promise<boolean> {
    return this.kept.delete(key);
  }
}
