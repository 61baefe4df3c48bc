/** Methods, headers and types of bodies that a page may send without asking for leave. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language'];
const SIMPLE_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const ALWAYS_SHOWN = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma'];

/** What a page on an origin gets for `fetch`: the rules of the Fetch standard for another origin, kept as a browser keeps them. */
export function fetchOfPage(origin: string): typeof fetch {
  return async (input, init = {}) => {
    const request = new Request(input, init);
    const unusual = [...request.headers.keys()].filter((name) => !SIMPLE_HEADERS.includes(name) && !(name === 'content-type' && SIMPLE_TYPES.includes(request.headers.get(name)!.split(';')[0]!)));
    if (unusual.length > 0 || !SIMPLE_METHODS.includes(request.method)) await askForLeave(request, origin, unusual);
    const answer = await fetch(request, { headers: { ...Object.fromEntries(request.headers), origin } });
    if (!allows(answer, origin)) throw new TypeError(`${request.url} does not let ${origin} read its answer`);
    const shown = [...ALWAYS_SHOWN, ...listIn(answer, 'access-control-expose-headers')];
    return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers: [...answer.headers].filter(([name]) => shown.includes(name)) });
  };
}

async function askForLeave({ url, method }: Request, origin: string, unusual: readonly string[]): Promise<void> {
  const leave = await fetch(url, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': method, ...(unusual.length > 0 ? { 'access-control-request-headers': unusual.join(',') } : {}) } });
  if (!leave.ok || !allows(leave, origin)) throw new TypeError(`${url} gives ${origin} no leave to ask`);
  if (!SIMPLE_METHODS.includes(method) && !listIn(leave, 'access-control-allow-methods').includes(method.toLowerCase())) throw new TypeError(`${url} gives no leave for ${method}`);
  const refused = unusual.filter((name) => !listIn(leave, 'access-control-allow-headers').includes(name));
  if (refused.length > 0) throw new TypeError(`${url} gives no leave for ${refused.join(', ')}`);
}

function allows(answer: Response, origin: string): boolean {
  return ['*', origin].includes(answer.headers.get('access-control-allow-origin') ?? '');
}

function listIn({ headers }: Response, name: string): readonly string[] {
  return (headers.get(name) ?? '').toLowerCase().split(',').map((each) => each.trim());
}
