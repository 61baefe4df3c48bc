/** A problem as an exception, for those who like it better. */
export class UmpireError extends Error {
    status;
    problem;
    name = 'UmpireError';
    constructor(status, problem) {
        super(problem.detail);
        this.status = status;
        this.problem = problem;
    }
}
/** The body of an answer; throws the problem if there is one. */
export function bodyOf(answer) {
    if (answer.ok)
        return answer.body;
    throw new UmpireError(answer.status, answer.problem);
}
/** The service at an address. */
export function connect({ address, key, fetch: send = fetch }) {
    const call = async (method, path, given = {}) => {
        const response = await send(urlOf(address, path, given), {
            method,
            headers: headersOf(key, given),
            ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
            ...(given.signal === undefined ? {} : { signal: given.signal }),
        });
        const { ok, status, headers } = response;
        if (ok)
            return { ok, status, headers, body: (await contentOf(response)) };
        return { ok: false, status, headers, problem: await problemOf(response) };
    };
    const by = (method) => ((path, given) => call(method.toUpperCase(), path, given));
    return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), delete: by('delete') };
}
function urlOf(address, template, { path = {}, query = {} }) {
    const filled = template.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])));
    const asked = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
        if (value !== undefined)
            asked.append(name, String(value));
    const search = asked.toString();
    return `${address.replace(/\/+$/, '')}${filled}${search === '' ? '' : `?${search}`}`;
}
function headersOf(key, { headers = {}, token, body }) {
    const sent = {};
    if (body !== undefined)
        sent['content-type'] = 'application/json';
    if (key !== undefined)
        sent['x-api-key'] = key;
    if (token !== undefined)
        sent['authorization'] = `Bearer ${token}`;
    for (const [name, value] of Object.entries(headers))
        if (value !== undefined)
            sent[name] = String(value);
    return sent;
}
async function contentOf(response) {
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream'))
        return response.body;
    if (type.startsWith('application/json'))
        return response.json();
    return response.status === 204 ? null : response.text();
}
/** Whoever answers in place of the service, such as a proxy, tells no problem of ours. */
async function problemOf(response) {
    const text = await response.text();
    try {
        const said = JSON.parse(text);
        if (typeof said === 'object' && said !== null && 'code' in said)
            return said;
    }
    catch {
        // Told below.
    }
    return { type: 'about:blank', title: 'Not an answer of the service', status: response.status, code: 'client.strange-answer', detail: text.slice(0, 500), errors: [], requestId: response.headers.get('x-request-id') ?? '' };
}
