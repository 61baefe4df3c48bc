import type { WrittenRule } from '../../../kernel/ruleset/relate';
import type { Provenance } from '../../../kernel/ruleset/rule';

type Write = (id: string, title: string, text: string) => WrittenRule;

/** The rules of one chapter: all under one topic and from one source. */
export function chapter(topic: string, provenance: Provenance, write: (rule: Write) => readonly WrittenRule[]): readonly WrittenRule[] {
  return write((id, title, text) => ({ id, title, topic, statements: [{ text, provenance }] }));
}
