import { setImmediate } from 'node:timers/promises';
import type { Procedure } from '../kernel/ruleset/procedure';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { shortened } from '../platform/http/pointer';
import { InvalidInput, NotFound, Problem, type ProblemError } from '../platform/http/problem';
import { Unavailable } from '../platform/http/unavailable';
import { type CollectionSource, withCollections } from './collections';
import { type Counted, deskOf, type OddsCrew, type Resolved } from './procedure-desk';

export const MOST_ITEMS = 100;
export const VERBS = ['resolve', 'odds'] as const;
type Verb = (typeof VERBS)[number];

/** What each kind of item takes from the caller's purse. */
export const COST_OF: Readonly<Record<Verb, number>> = { resolve: 1, odds: 2 };
/** The loop is left to others after so many milliseconds. */
const TURN_MS = 10;
const LONGEST_MS = 20_000;

/** One item, named and waiting for its desk. */
export interface Item {
  readonly ruleset: Ruleset;
  readonly procedure: Procedure;
  readonly verb: Verb;
  readonly body: object;
}

export type ItemAnswer = Resolved | Counted | Problem;

/** The items of a batch, each to be answered or the problem it has by itself; or what is wrong with the whole. */
export function openBatch(rulesets: readonly Ruleset[], body: unknown): readonly (Item | Problem)[] | InvalidInput {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return new InvalidInput([{ pointer: '', code: 'input.invalid', message: 'Send a JSON object with the field items.' }]);
  const errors: ProblemError[] = Object.keys(body).flatMap((key) => (key === 'items' ? [] : [{ pointer: '', code: 'input.unknown-field', message: `There is no field "${shortened(key)}" here; items is all there is.` }])).slice(0, 10);
  const { items } = body as { items?: unknown };
  if (!Array.isArray(items) || items.length < 1 || items.length > MOST_ITEMS) errors.push({ pointer: '/items', code: 'input.invalid', message: `Send a list of 1 to ${MOST_ITEMS} items.` });
  return errors.length > 0 ? new InvalidInput(errors) : (items as unknown[]).map((item) => openItem(rulesets, item));
}

/** Answers item after item; one that takes long is done in a thread, and others get the loop in between. */
export async function answerBatch(items: readonly (Item | Problem)[], crew: OddsCrew, source: CollectionSource, keyId: string | null): Promise<readonly ItemAnswer[]> {
  const answers: ItemAnswer[] = [];
  const began = performance.now();
  let turn = began;
  for (const item of items) {
    if (performance.now() - began > LONGEST_MS) answers.push(new Unavailable('work.too-long', `The batch was not done within ${LONGEST_MS / 1000} seconds; send what is left in another.`, 10));
    else answers.push(item instanceof Problem ? item : await answerItem(item, crew, source, keyId));
    if (performance.now() - turn < TURN_MS) continue;
    await setImmediate();
    turn = performance.now();
  }
  return answers;
}

function answerItem({ ruleset, procedure, verb, body }: Item, crew: OddsCrew, source: CollectionSource, keyId: string | null): Promise<ItemAnswer> {
  const desk = deskOf(ruleset, procedure);
  return withCollections<ItemAnswer | Promise<ItemAnswer>>(source, ruleset.id, keyId, (collections) => (verb === 'resolve' ? desk.resolve(body, collections) : desk.oddsBeside(body, crew, collections)));
}

function openItem(rulesets: readonly Ruleset[], item: unknown): Item | Problem {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return new InvalidInput([{ pointer: '', code: 'input.invalid', message: 'An item is a JSON object with ruleset, procedure and input.' }]);
  const { ruleset: id, procedure: name, verb = 'resolve', ...body } = item as Record<string, unknown>;
  if (verb !== 'resolve' && verb !== 'odds') return new InvalidInput([{ pointer: '/verb', code: 'input.invalid', message: 'The verb is "resolve", which it is if left out, or "odds".' }]);
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset === undefined) return new NotFound('ruleset.unknown', `There is no ruleset ${told(id)}; there are ${rulesets.map((each) => each.id).join(', ')}.`);
  const procedure = ruleset.procedures.find((each) => each.name === name);
  return procedure === undefined || (verb === 'odds' && !procedure.dice) ? noSuchProcedure(ruleset, verb, told(name)) : { ruleset, procedure, verb, body };
}

/** What is said to whoever asks a game for a procedure that it has not. */
export function noSuchProcedure(ruleset: Ruleset, verb: Verb, named: string): NotFound {
  const known = ruleset.procedures.filter(({ dice }) => dice || verb === 'resolve').map(({ name }) => name);
  if (known.length === 0) return new NotFound('procedure.unknown', `${ruleset.name} resolves nothing yet; its rules and its catalog can be read.`);
  return new NotFound('procedure.unknown', `${ruleset.name} has no ${verb} for ${named}; there are ${known.join(', ')}.`);
}

function told(name: unknown): string {
  return typeof name === 'string' ? `"${shortened(name)}"` : 'what is no name';
}
