import type { DocumentNode } from 'graphql';

/** Keeps operations that were read and found valid, the latest so many: callers repeat theirs, and nobody can fill the memory with others. */
export class DocumentStore {
  private readonly kept = new Map<string, DocumentNode>();
  /** The keys of those that are kept, by what their callers wrote. */
  private readonly keys = new Map<string, string>();

  constructor(private readonly most: number) {}

  async get(key: string): Promise<DocumentNode | undefined> {
    return this.find(key);
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    this.drop(key);
    this.kept.set(key, document);
    if (document.loc !== undefined) this.keys.set(document.loc.source.body, key);
    if (this.kept.size > this.most) this.drop(this.kept.keys().next().value!);
  }

  async delete(key: string): Promise<boolean> {
    return this.drop(key);
  }

  /** What is kept of just this text. */
  read(text: string): DocumentNode | undefined {
    const key = this.keys.get(text);
    return key === undefined ? undefined : this.find(key);
  }

  private find(key: string): DocumentNode | undefined {
    const known = this.kept.get(key);
    if (known === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, known);
    return known;
  }

  private drop(key: string): boolean {
    const text = this.kept.get(key)?.loc?.source.body;
    if (text !== undefined) this.keys.delete(text);
    return this.kept.delete(key);
  }
}
