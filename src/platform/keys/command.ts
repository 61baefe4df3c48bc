import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { messageOf } from '../config/error-details';
import { StartFault } from '../config/start-fault';
import { KeyStore, type ListedKey } from './key.store';
import { LONGEST_OVERLAP_SECONDS, PLAIN, USUAL_OVERLAP_SECONDS } from './models';
import { type KeyKind, type Scope, SCOPES, strangeScopes, USUAL_SCOPES } from './scopes';
import { newSecret } from './secret';

export const USAGE = `npm run key -- make --name <name> [--scopes ${SCOPES.join(',')}] [--publishable]
npm run key -- list
npm run key -- rotate <id> [--overlap <seconds>]
npm run key -- revoke <id>`;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What is printed: the answer, which a script may read, and what a person wants to know beside it. */
export interface Printed {
  readonly answer: string;
  readonly beside: string;
}

type Command =
  | { readonly do: 'make'; readonly name: string; readonly kind: KeyKind; readonly scopes: readonly Scope[] }
  | { readonly do: 'list' }
  | { readonly do: 'rotate'; readonly id: string; readonly overlapSeconds: number }
  | { readonly do: 'revoke'; readonly id: string };

/** Reads a command line; whatever is wrong with it is told with what would be right. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [verb, id = '', ...more] = positionals;
  if (more.length > 0) throw new StartFault(`"${more[0]}" is one word too many.\n${USAGE}`);
  switch (verb) {
    case 'make':
      return newKey(values.name ?? id, values.publishable === true ? 'publishable' : 'secret', values.scopes);
    case 'list':
      return { do: 'list' };
    case 'rotate':
    case 'revoke':
      if (!UUID.test(id)) throw new StartFault(`Which key? Give its id, as "list" shows it.\n${USAGE}`);
      return verb === 'revoke' ? { do: 'revoke', id } : { do: 'rotate', id, overlapSeconds: overlap(values.overlap) };
    default:
      throw new StartFault(USAGE);
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { name: { type: 'string' }, scopes: { type: 'string' }, publishable: { type: 'boolean' }, overlap: { type: 'string' } } });
  } catch (fault) {
    throw new StartFault(`${messageOf(fault).split('.')[0]}.\n${USAGE}`);
  }
}

function newKey(name: string, kind: KeyKind, scopes: string | undefined): Command {
  const wanted = scopes === undefined ? USUAL_SCOPES[kind] : scopes.split(',').map((scope) => scope.trim());
  const unknown = wanted.find((scope) => !(SCOPES as readonly string[]).includes(scope));
  if (name === '' || name.length > 80) throw new StartFault(`A key needs a --name of 1 to 80 letters.\n${USAGE}`);
  if (!PLAIN.test(name)) throw new StartFault(`A key's --name must have no control characters.\n${USAGE}`);
  if (unknown !== undefined) throw new StartFault(`There is no scope "${unknown}"; there are ${SCOPES.join(', ')}.`);
  const strange = strangeScopes(kind, wanted as Scope[]);
  if (strange.length > 0) throw new StartFault(`A publishable key may only read and resolve, not ${strange.join(', ')}.`);
  return { do: 'make', name, kind, scopes: SCOPES.filter((scope) => wanted.includes(scope)) };
}

function overlap(text = String(USUAL_OVERLAP_SECONDS)): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) > LONGEST_OVERLAP_SECONDS) throw new StartFault(`--overlap is "${text}", but must be a whole number of seconds from 0 to ${LONGEST_OVERLAP_SECONDS}.`);
  return Number(text);
}

/** Does what a command line asks for. */
export async function runCommand(command: Command, store: KeyStore): Promise<Printed> {
  switch (command.do) {
    case 'make': {
      const secret = newSecret(command.kind);
      const { name, kind, scopes } = command;
      const id = randomUUID();
      await store.insert({ id, name, kind, scopes }, secret);
      return { answer: secret.key, beside: `Key ${id} "${name}" may ${scopes.join(', ')}. It is shown this once.` };
    }
    case 'list': {
      const keys = await store.list();
      return { answer: keys.map(line).join('\n'), beside: keys.length === 0 ? 'There is no key yet.' : '' };
    }
    case 'rotate': {
      const listed = await store.listed(command.id);
      const secret = newSecret(listed?.kind ?? 'secret');
      const until = listed === null ? null : await store.rotate(command.id, secret, command.overlapSeconds);
      if (until === null) throw new StartFault('There is no such key, or it was revoked.');
      return { answer: secret.key, beside: `The old key goes on working until ${until.toISOString()}. The new one is shown this once.` };
    }
    case 'revoke':
      if (!(await store.revoke(command.id))) throw new StartFault('There is no such key.');
      return { answer: '', beside: `Key ${command.id} is revoked; a running service knows it within seconds.` };
    default:
      return command satisfies never;
  }
}

function line({ id, name, kind, scopes, hint, createdAt, lastUsedAt, revokedAt }: ListedKey): string {
  const used = revokedAt !== null ? `revoked ${revokedAt.toISOString()}` : lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString()}`;
  return `${id}  ${kind.padEnd(11)}  …${hint}  ${scopes.join(',').padEnd(32)}  made ${createdAt.toISOString()}  ${used}  ${name}`;
}
