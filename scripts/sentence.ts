import type { CitedEvent, Modifier } from '../src/kernel/ruleset/event';

/** An event as a line of a log: its rule, what happened, the facts, and what made its numbers. */
export function sentenceOf(event: CitedEvent): string {
  const { type, rule, modifiers, ...facts } = event as CitedEvent & Readonly<Record<string, unknown>>;
  const said = Object.entries(facts).filter(([, value]) => value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0));
  const because = modifiers === undefined || modifiers.length === 0 ? '' : ` [${modifiers.map(reason).join(', ')}]`;
  return `${rule.padEnd(15)} ${type.replaceAll('-', ' ')}: ${said.map(([name, value]) => `${name} ${plain(value)}`).join(', ')}${because}`;
}

function reason({ name, rule, add, times }: Modifier): string {
  const figure = add === undefined ? (times === undefined ? '' : ` x${times}`) : ` ${add < 0 ? '' : '+'}${add}`;
  return `${name}${figure} ${rule}`;
}

function plain(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isPoint(value)) return `(${plain(value.x)}, ${plain(value.y)})`;
  if (Array.isArray(value)) return value.map(plain).join(' ');
  const { id, kind } = value as { id?: unknown; kind?: unknown };
  if (typeof id === 'string') return typeof kind === 'string' ? `${id} (${kind})` : id;
  return Object.entries(value).map(([name, part]) => `${name} ${plain(part)}`).join(' ');
}

function isPoint(value: object): value is { readonly x: number; readonly y: number } {
  return 'x' in value && 'y' in value && Object.keys(value).length === 2;
}
