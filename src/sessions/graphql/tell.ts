import type { Owed } from '../../kernel/ruleset/position';
import type { Sight } from '../../kernel/ruleset/game';
import { Problem } from '../../platform/http/problem';
import type { Entry, Stored } from '../answers';
import { toCursor } from '../desk';

type Fields = Readonly<Record<string, unknown>>;

/** What a desk answers as GraphQL tells it: maps as lists, and everything of an event in one place. */
export function toldSession(answer: object | Problem): object {
  if (answer instanceof Problem) return answer;
  const { ruleset, view, names, ...rest } = answer as { ruleset: string; view: Sight<unknown> | null; names: Readonly<Record<string, string>> };
  return { ruleset, ...rest, names: Object.entries(names).map(([name, id]) => ({ name, id })), view: view === null ? null : { ...view, ruleset, owed: toldOwed(view.owed) } };
}

export function toldOwed(owed: Owed | null): object | null {
  return owed === null ? null : { ...owed, answers: Object.entries(owed.answers).map(([seat, answer]) => ({ seat, answer })) };
}

export function toldEntry(entry: Entry): object {
  return { ...entry, events: entry.events.map((event) => toldEvent({ ...event })) };
}

function toldEvent({ type, rule, ...change }: Fields): object {
  return { type, rule: rule ?? null, change };
}

export function toldEntries(answer: object | Problem): object {
  return answer instanceof Problem ? answer : { ...answer, items: (answer as { readonly items: readonly Entry[] }).items.map(toldEntry) };
}

/** What was stored, or for a dry run whether it is legal. */
export function toldStored(answer: object | Problem): object {
  if (answer instanceof Problem || 'legal' in answer) return answer;
  const { owed, entries, ...rest } = answer as Stored;
  return { ...rest, owed: toldOwed(owed), entries: entries.map(toldEntry) };
}

/** A page as a connection. */
export function toldConnection(page: { readonly items: readonly object[]; readonly next: string | null } | Problem): object {
  if (page instanceof Problem) return page;
  const edges = (page.items as readonly { readonly id: string; readonly createdAt: string }[]).map((node) => ({ cursor: toCursor({ id: node.id, createdAt: new Date(node.createdAt) }), node }));
  return { edges, pageInfo: { hasNextPage: page.next !== null, endCursor: edges[edges.length - 1]?.cursor ?? null } };
}
