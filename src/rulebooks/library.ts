import { Injectable } from '@nestjs/common';
import type { Rule } from '../kernel/ruleset/rule';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { shortened } from '../platform/http/pointer';
import { InvalidInput, NotFound, type Problem } from '../platform/http/problem';
import { RULESETS } from '../rulesets';

interface Shelf {
  readonly ruleset: Ruleset;
  readonly byId: ReadonlyMap<string, number>;
  readonly words: readonly string[];
  readonly topics: ReadonlySet<string>;
}

export interface RulePage {
  readonly total: number;
  readonly items: readonly Rule[];
  readonly next: string | null;
}

export interface RuleSearch {
  readonly search?: string;
  readonly topic?: string;
  readonly first?: number;
  readonly after?: string;
}

export const MOST_RULES = 100;
const USUAL_RULES = 50;

/** Every ruleset and its numbered rules, to read and to search. */
@Injectable()
export class Library {
  private readonly shelves: ReadonlyMap<string, Shelf> = new Map(RULESETS.map((ruleset) => [ruleset.id, shelve(ruleset)]));

  rulesets(): readonly Ruleset[] {
    return RULESETS;
  }

  ruleset(id: string): Ruleset | Problem {
    return this.shelves.get(id)?.ruleset ?? this.unknown(id);
  }

  rule(id: string, ruleId: string): Rule | Problem {
    const shelf = this.shelves.get(id);
    if (!shelf) return this.unknown(id);
    const index = shelf.byId.get(ruleId.toUpperCase());
    if (index === undefined) return new NotFound('rule.unknown', `${shelf.ruleset.name} has no rule ${shortened(ruleId)}; search the rules to find it.`);
    return shelf.ruleset.rulebook[index]!;
  }

  rules(id: string, { search, topic, first = USUAL_RULES, after }: RuleSearch): RulePage | Problem {
    const shelf = this.shelves.get(id);
    if (!shelf) return this.unknown(id);
    if (topic !== undefined && !shelf.topics.has(topic)) {
      return new InvalidInput([{ pointer: '/topic', code: 'topic.unknown', message: `No such topic; there are ${[...shelf.topics].join(', ')}.` }]);
    }
    const start = after === undefined ? 0 : (shelf.byId.get(fromCursor(after)) ?? -1) + 1;
    if (start === 0 && after !== undefined) return new InvalidInput([{ pointer: '/after', code: 'cursor.unknown', message: 'Not a cursor of this list; take it from next of an earlier page.' }]);
    const words = (search ?? '').toLowerCase().split(/\s+/).filter((word) => word !== '');
    const fits = (rule: Rule, i: number) => (topic === undefined || rule.topic === topic) && words.every((word) => shelf.words[i]!.includes(word));
    const found = shelf.ruleset.rulebook.filter(fits);
    const rest = found.filter((rule) => shelf.byId.get(rule.id)! >= start);
    const items = rest.slice(0, first);
    return { total: found.length, items, next: rest.length > items.length ? toCursor(items[items.length - 1]!.id) : null };
  }

  private unknown(id: string): Problem {
    return new NotFound('ruleset.unknown', `There is no ruleset "${shortened(id)}"; there are ${[...this.shelves.keys()].join(', ')}.`);
  }
}

function shelve(ruleset: Ruleset): Shelf {
  return {
    ruleset,
    byId: new Map(ruleset.rulebook.map((rule, i) => [rule.id, i])),
    words: ruleset.rulebook.map((rule) => [rule.id, rule.title, rule.topic, ...rule.statements.map(({ text }) => text)].join(' ').toLowerCase()),
    topics: new Set(ruleset.rulebook.map(({ topic }) => topic)),
  };
}

function toCursor(id: string): string {
  return Buffer.from(id).toString('base64url');
}

function fromCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url').toString();
}
