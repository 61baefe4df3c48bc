import type { components, paths } from './schema.js';

/** Every schema of the API by its name: `Schemas['Problem']`. */
export type Schemas = components['schemas'];

/** Why a call was not done; `code` is stable. */
export type Problem = Schemas['Problem'];

export interface Settings {
  /** Where the service answers, such as `https://umpire.example`. */
  readonly address: string;
  /** A key of the API; in a web page only a publishable one. */
  readonly key?: string;
  /** What sends the requests; the `fetch` of the browser or of Node unless told. */
  readonly fetch?: typeof fetch;
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The paths that take a method. */
export type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = Extract<paths[P][M], { responses: object }>;
type Parameters<O> = O extends { parameters: infer All } ? All : never;
type Taken<T> = [Exclude<T, undefined>] extends [never] ? never : Exclude<T, undefined>;
/** Required where something in it is. */
type Field<Name extends string, T> = [Taken<T>] extends [never] ? { readonly [K in Name]?: never } : object extends Taken<T> ? { readonly [K in Name]?: Taken<T> } : { readonly [K in Name]: Taken<T> };
type Part<O, Name extends string> = Parameters<O> extends { [K in Name]?: infer T } ? T : never;
type Body<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? { readonly body: B } : O extends { requestBody?: { content: { 'application/json': infer B } } } ? { readonly body?: B } : { readonly body?: never };

interface Sent {
  /** The token of a seat, or of who made a session. */
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** What a call takes: parts of its path, its query, headers of its own, and its body. */
export type Given<M extends Method, P extends PathOf<M>> = Field<'path', Part<Operation<M, P>, 'path'>> & Field<'query', Part<Operation<M, P>, 'query'>> & Field<'headers', Part<Operation<M, P>, 'header'>> & Body<Operation<M, P>> & Sent;

type Content<C> = C extends { 'application/json': infer J } ? J : C extends { 'text/event-stream': unknown } ? ReadableStream<Uint8Array> | null : C extends object ? string : null;
type Fine = 200 | 201 | 204;
type Responses<O> = O extends { responses: infer R } ? R : never;
/** What a call answers when it was done. */
export type BodyOf<M extends Method, P extends PathOf<M>> = { [S in keyof Responses<Operation<M, P>>]: S extends Fine ? (Responses<Operation<M, P>>[S] extends { content: infer C } ? Content<C> : null) : never }[keyof Responses<Operation<M, P>>];
type Trouble<R> = { [S in keyof R]: S extends Fine ? never : R[S] extends { content: { 'application/problem+json': infer T } } ? T : never }[keyof R];
/** The problems that an operation documents. */
export type ProblemOf<M extends Method, P extends PathOf<M>> = Problem | Trouble<Responses<Operation<M, P>>>;

/** What came of a call: its answer, or the problem that the service told. */
export type Answer<B, T = Problem> = { readonly ok: true; readonly status: number; readonly headers: Headers; readonly body: B } | { readonly ok: false; readonly status: number; readonly headers: Headers; readonly problem: T };

type Call<M extends Method> = <P extends PathOf<M>>(path: P, ...given: object extends Given<M, P> ? [given?: Given<M, P>] : [given: Given<M, P>]) => Promise<Answer<BodyOf<M, P>, ProblemOf<M, P>>>;

/** One function a method; each takes a path of the API as the documentation writes it, and what the operation there takes. */
export type Umpire = { readonly [M in Method]: Call<M> };

/** A problem as an exception, for those who like it better. */
export class UmpireError extends Error {
  override readonly name = 'UmpireError';

  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** The body of an answer; throws the problem if there is one. */
export function bodyOf<B>(answer: Answer<B, Problem>): B {
  if (answer.ok) return answer.body;
  throw new UmpireError(answer.status, answer.problem);
}

/** The service at an address. */
export function connect({ address, key, fetch: send = fetch }: Settings): Umpire {
  const call = async (method: string, path: string, given: Loose = {}): Promise<Answer<never>> => {
    const response = await send(urlOf(address, path, given), {
      method,
      headers: headersOf(key, given),
      ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
      ...(given.signal === undefined ? {} : { signal: given.signal }),
    });
    const { ok, status, headers } = response;
    if (ok) return { ok, status, headers, body: (await contentOf(response)) as never };
    return { ok: false, status, headers, problem: await problemOf(response) };
  };
  const by = <M extends Method>(method: M): Call<M> => ((path: string, given?: Loose) => call(method.toUpperCase(), path, given)) as Call<M>;
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
}

/** A call as it is sent, whatever its operation. */
interface Loose extends Sent {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function urlOf(address: string, template: string, { path = {}, query = {} }: Loose): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.append(name, String(value));
  const search = asked.toString();
  return `${address.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}

function headersOf(key: string | undefined, { headers = {}, token, body }: Loose): Record<string, string> {
  const sent: Record<string, string> = {};
  if (body !== undefined) sent['content-type'] = 'application/json';
  if (key !== undefined) sent['x-api-key'] = key;
  if (token !== undefined) sent['authorization'] = `Bearer ${token}`;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) sent[name] = String(value);
  return sent;
}

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return response.body;
  if (type.startsWith('application/json')) return response.json();
  return response.status === 204 ? null : response.text();
}

/** Whoever answers in place of the service, such as a proxy, tells no problem of ours. */
async function problemOf(response: Response): Promise<Problem> {
  const text = await response.text();
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said === 'object' && said !== null && 'code' in said) return said as Problem;
  } catch {
    // Told below.
  }
  return { type: 'about:blank', title: 'Not an answer of the service', status: response.status, code: 'client.strange-answer', detail: text.slice(0, 500), errors: [], requestId: response.headers.get('x-request-id') ?? '' };
}
