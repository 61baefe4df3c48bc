import { type TObject, type TSchema, Type } from '@sinclair/typebox';
import type { CatalogEntry } from '../../kernel/ruleset/catalog';
import { InvalidInput, type ProblemError } from '../../platform/http/problem';
import { InputCheck } from '../../resolution/input-check';
import type { Plain } from '../core/fields';
import type { CatalogView } from '../core/game-catalog';
import type { Kind } from '../core/kind';
import { linksIn } from '../core/links';

/** What the service says of an entry itself, and callers do not. */
const OURS: ReadonlySet<string> = new Set(['slug', 'kind', 'provenance']);
/** Figures that nobody else states. */
const OWN_PROVENANCE = 'house';
const shapes = new WeakMap<Kind, TObject>();
const checks = new WeakMap<Kind, InputCheck>();

/** The kinds of which callers may have entries of their own. */
export function ownKinds(kinds: Iterable<Kind>): readonly Kind[] {
  return [...kinds].filter(({ own }) => own !== null);
}

/** What a caller sends as an entry of a kind: our shape, with what may be left out. */
export function ownShape(kind: Kind): TObject {
  const known = shapes.get(kind) ?? shapeOf(kind);
  shapes.set(kind, known);
  return known;
}

function shapeOf({ schema, own }: Kind): TObject {
  const usual = own?.usual({}) ?? {};
  const required = new Set(schema.required ?? []);
  const properties = Object.entries(schema.properties as Record<string, TSchema>).filter(([name]) => !OURS.has(name));
  return Type.Object(
    Object.fromEntries(properties.map(([name, part]) => [name, required.has(name) && usual[name] === undefined ? part : Type.Optional(part)])),
    { title: String(schema['title']).replace(/Entry$/, 'Own'), description: `${String(schema['description'])}, of your own`, additionalProperties: false },
  );
}

/** The entry that a caller sent, whole and checked by the schema of ours; or every fault of it. */
export function readOwn(kind: Kind, view: CatalogView, slug: string, sent: unknown): CatalogEntry | InvalidInput {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return new InvalidInput([{ pointer: '', code: 'input.invalid', message: 'Send a JSON object: the fields of the entry.' }]);
  const said = Object.keys(sent).filter((name) => OURS.has(name));
  if (said.length > 0) return new InvalidInput(said.map((name) => ({ pointer: `/${name}`, code: 'input.unknown-field', message: `${name} is not sent: the address says slug and kind, and the provenance of your own entries is ${OWN_PROVENANCE}.` })));
  const whole = inOrder(kind.schema, { ...kind.own?.usual(sent as Plain), ...sent, slug, kind: kind.name, provenance: OWN_PROVENANCE });
  let check = checks.get(kind);
  if (check === undefined) checks.set(kind, (check = new InputCheck(kind.schema)));
  if (!check.passes(whole)) return new InvalidInput(check.faults(whole).map((fault) => ({ ...fault, pointer: fault.pointer.replace(/^\/input/, '') })));
  const entry = whole as unknown as CatalogEntry;
  const faults = [...linkFaults(kind, view, entry), ...ruleFaults(kind, entry), ...gameFaults(kind, entry)];
  return faults.length > 0 ? new InvalidInput([...faults]) : entry;
}

/** What it names must be there, except where our own entries too name what is in no list. */
function linkFaults(kind: Kind, view: CatalogView, entry: CatalogEntry): readonly ProblemError[] {
  const { ours } = view.catalog;
  return linksIn(kind.schema, entry as never).flatMap(({ field, kind: to, slug }) => {
    // An effect is code: nobody brings one of their own.
    const known = field === 'effect' ? ours.entry(to, slug) : view.entry(to, slug);
    if (known !== null || openFields(kind, view).has(field) || (slug === entry.slug && to === entry.kind && field !== 'effect')) return [];
    return [{ pointer: `/${field}`, code: 'ref.unknown', message: `There is no ${to} "${slug}".`, facts: { known: (view.catalog.kinds.get(to)?.rows ?? []).map((row) => row.entry.slug) } }];
  });
}

function openFields(kind: Kind, { catalog: { ours } }: CatalogView): ReadonlySet<string> {
  return new Set(kind.rows.flatMap(({ entry }) => linksIn(kind.schema, entry as never).flatMap((link) => (ours.entry(link.kind, link.slug) === null ? [link.field] : []))));
}

function ruleFaults({ ruleset }: Kind, { ruleIds }: CatalogEntry): readonly ProblemError[] {
  const known = new Set(ruleset.rulebook.map(({ id }) => id));
  return ruleIds.flatMap((id, i) => (known.has(id) ? [] : [{ pointer: `/ruleIds/${i}`, code: 'rule.unknown', message: `${ruleset.name} has no rule ${id}.` }]));
}

/** What the game has against it, each fault with its rule. */
function gameFaults({ own }: Kind, entry: CatalogEntry): readonly ProblemError[] {
  return (own?.faults?.(entry) ?? []).map(({ pointer = '', code, rule, message, facts }) => ({ pointer, code, rule, message, facts }));
}

function inOrder(schema: TObject, parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = Object.keys(schema.properties).filter((name) => parts[name] !== undefined);
  const others = Object.keys(parts).filter((name) => !known.includes(name) && parts[name] !== undefined);
  return Object.fromEntries([...known, ...others].map((name) => [name, parts[name]]));
}

