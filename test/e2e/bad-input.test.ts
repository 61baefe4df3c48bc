import { connect } from 'node:net';
import { LARGEST_BODY } from '../../src/platform/http/body';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const ATTACK = '/v1/battlesystem/resolve/attack';
const JSON_BODY = { 'content-type': 'application/json' };
const attacker = { troop: { attackDice: [8] }, figures: 8 };
const defender = { troop: { armorRating: 7, hits: 2 } };
const fine = { attacker, defender };
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const withDistance = (distance: string) => `{"input":{"attacker":{"troop":{"attackDice":[8]},"figures":8,"distance":${distance}},"defender":{"troop":{"armorRating":7,"hits":2}}}}`;
const body = (input: object, more: object = {}) => JSON.stringify({ input, ...more });

/** A body, the status it is answered with, the code, and the place of the first fault. */
type BadBody = readonly [name: string, sent: string | Uint8Array, status: number, code: string, pointer: string];

const UNREADABLE: readonly BadBody[] = [
  ['no JSON at all', 'hello', 400, 'body.unreadable', ''],
  ['an empty body', '', 400, 'body.unreadable', ''],
  ['half an object', '{"input":', 400, 'body.unreadable', ''],
  ['two objects', '{}{}', 400, 'body.unreadable', ''],
  ['NaN', withDistance('NaN'), 400, 'body.unreadable', ''],
  ['Infinity', withDistance('-Infinity'), 400, 'body.unreadable', ''],
  ['bytes that are not UTF-8', Buffer.from('{"input":"\xff\xfe"}', 'latin1'), 400, 'body.unreadable', ''],
  ['half a character', Buffer.from('{"input":"\xe2\x82"}', 'latin1'), 400, 'body.unreadable', ''],
  ['a byte too many', `${JSON.stringify({ input: fine })}${' '.repeat(LARGEST_BODY)}`, 413, 'body.too-large', ''],
  ['a million faces', body(fine, { dice: { faces: new Array<number>(1_000_000).fill(1) } }), 413, 'body.too-large', ''],
  ['deep nesting', `{"input":${deep(20_000)}}`, 400, 'body.too-deep', ''],
  ['nesting that is just too deep', `{"input":${deep(32)}}`, 400, 'body.too-deep', ''],
  ['depth without an end', '['.repeat(100_000), 400, 'body.too-deep', ''],
  ['a prototype key', '{"input":{"__proto__":{"polluted":true}}}', 400, 'body.forbidden-key', '/input/__proto__'],
  ['a hidden prototype key', '{"input":{"\\u005f_proto__":{"polluted":true}}}', 400, 'body.forbidden-key', '/input/__proto__'],
  ['a constructor key', '{"input":{"constructor":{"prototype":{"polluted":true}}}}', 400, 'body.forbidden-key', '/input/constructor'],
];

const UNFIT: readonly BadBody[] = [
  ['a list', '[]', 400, 'input.invalid', ''],
  ['null', 'null', 400, 'input.invalid', ''],
  ['a number', '1', 400, 'input.invalid', ''],
  ['no input', '{}', 400, 'input.invalid', '/input'],
  ['an input that is nothing', body(null as unknown as object), 400, 'input.invalid', '/input'],
  ['nesting that could be read', `{"input":${deep(31)}}`, 400, 'input.invalid', '/input'],
  ['an unknown field', body(fine, { more: 1 }), 400, 'input.invalid', '/more'],
  ['an unknown field inside', body({ ...fine, weather: 'rain' }), 400, 'input.invalid', '/input/weather'],
  ['a wrong type', body({ ...fine, attacker: { ...attacker, charging: 'far' } }), 400, 'input.invalid', '/input/attacker/charging'],
  ['a missing field', body({ attacker }), 400, 'input.invalid', '/input/defender'],
  ['1e308 inches', withDistance('1e308'), 400, 'input.invalid', '/input/attacker/distance'],
  ['a number beyond all numbers', withDistance('1e999'), 400, 'input.invalid', '/input/attacker/distance'],
  ['less than nothing', withDistance('-1'), 400, 'input.invalid', '/input/attacker/distance'],
  ['a million dice', body({ ...fine, attacker: { ...attacker, figures: 1_000_000 } }), 400, 'input.invalid', '/input/attacker/figures'],
  ['half a figure', body({ ...fine, attacker: { ...attacker, figures: 1.5 } }), 400, 'input.invalid', '/input/attacker/figures'],
  ['a list without an end', body({ ...fine, attacker: { troop: { attackDice: new Array<number>(50_000).fill(8) } } }), 400, 'input.invalid', '/input/attacker/figures'],
  ['an unknown reference', body({ ...fine, attacker: { ...attacker, troop: { ref: 'nobody' } } }), 400, 'input.invalid', '/input/attacker/troop/ref'],
  ['a reference to a prototype', body({ ...fine, attacker: { ...attacker, troop: { ref: 'constructor' } } }), 400, 'input.invalid', '/input/attacker/troop/ref'],
  ['too many faces', body(fine, { dice: { faces: new Array<number>(2001).fill(1) } }), 400, 'input.invalid', '/dice'],
  ['faces and a seed', body(fine, { dice: { faces: [1], seed: 'x' } }), 400, 'input.invalid', '/dice'],
  ['a face that is a word', body(fine, { dice: { faces: ['six'] } }), 400, 'input.invalid', '/dice'],
  ['a very long seed', body(fine, { dice: { seed: 'x'.repeat(5000) } }), 400, 'input.invalid', '/dice'],
  ['a face that is not on the die', body(fine, { dice: { faces: [21] } }), 422, 'rolls.impossible', '/dice/faces/0'],
  ['a face between two faces', body(fine, { dice: { faces: [1.5] } }), 422, 'rolls.impossible', '/dice/faces/0'],
  ['1e308 on a die', body(fine, { dice: { faces: [1, 1e308] } }), 422, 'rolls.impossible', '/dice/faces/1'],
  ['a face left over', body(fine, { dice: { faces: new Array<number>(9).fill(1) } }), 422, 'rolls.left-over', '/dice/faces/8'],
  ['no faces', body(fine, { dice: { faces: [] } }), 422, 'rolls.wanted', '/dice/faces'],
];

describe('bad input over REST', () => {
  const service = serviceForTests();

  async function knock(path: string, init: RequestInit = {}) {
    return fetch(`${await service.app.getUrl()}${path}`, init);
  }

  /** The problem in an answer, which names the request and tells nothing of our insides. */
  async function problemIn(response: Response, status: number, type = 'application/problem+json'): Promise<Record<string, unknown>> {
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([status, `${type}; charset=utf-8`]);
    expect(text).not.toMatch(/node_modules|\.[jt]s:\d/);
    const problem = JSON.parse(text) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, code: expect.stringMatching(/^[a-z.-]+$/), title: expect.any(String), detail: expect.any(String), requestId: response.headers.get('x-request-id') });
    expect(problem['requestId']).toMatch(/\S{8,}/);
    return problem;
  }

  test.each([...UNREADABLE, ...UNFIT])('%s', async (_name, sent, status, code, pointer) => {
    const problem = await problemIn(await knock(ATTACK, { method: 'POST', headers: JSON_BODY, body: sent }), status);
    expect([problem['code'], problem['pointer']]).toEqual([code, pointer]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each([...UNREADABLE, ...UNFIT].filter(([, , status]) => status !== 422))('odds: %s', async (_name, sent, status) => {
    await problemIn(await knock('/v1/battlesystem/odds/attack', { method: 'POST', headers: JSON_BODY, body: sent }), status);
  });

  test('the same request is answered when it is right', async () => {
    const response = await knock(ATTACK, { method: 'POST', headers: JSON_BODY, body: body(fine, { dice: { seed: '"constructor": {"__proto__": [[[[' } }) });
    expect(response.status).toBe(200);
  });

  test('every fault is told with its place', async () => {
    const problem = await problemIn(await knock(ATTACK, { method: 'POST', headers: JSON_BODY, body: body({ attacker: { troop: { attackDice: [7] }, figures: 'x' }, defender: {} }) }), 400);
    const pointers = (problem['errors'] as { pointer: string }[]).map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/input/attacker/troop/attackDice/0', '/input/attacker/figures', '/input/defender/troop']));
  });

  test('of a thousand faults the first twenty are told, with names cut short', async () => {
    const more = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`${i}/~${'x'.repeat(100)}`, i]));
    for (const sent of [body(fine, more), body({ ...fine, ...more }), body({ ...fine, attacker: { ...attacker, troop: { ref: 'heavy-foot', ...more } } })]) {
      const problem = await problemIn(await knock(ATTACK, { method: 'POST', headers: JSON_BODY, body: sent }), 400);
      const errors = problem['errors'] as { pointer: string }[];
      expect(errors.length).toBeLessThanOrEqual(20);
      expect(errors[0]!.pointer).toMatch(/\/0~1~0x{50,57}…$/);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/json; charset=utf-16', 'application/json; charset=latin1'])('a body as %s is not read', async (type) => {
    expect(await problemIn(await knock(ATTACK, { method: 'POST', headers: { 'content-type': type }, body: body(fine) }), 415)).toMatchObject({ code: 'body.not-json' });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"'])('a body as %s is read', async (type) => {
    expect((await knock(ATTACK, { method: 'POST', headers: { 'content-type': type }, body: body(fine) })).status).toBe(200);
  });

  test('a request without a body', async () => {
    await problemIn(await knock(ATTACK, { method: 'POST' }), 400);
  });

  test.each(['application/json', 'application/json, text/html;q=0.5', 'application/json, */*;q=0', 'Application/JSON'])('plain JSON for those who accept %s', async (accept) => {
    await problemIn(await knock(ATTACK, { method: 'POST', headers: { ...JSON_BODY, accept }, body: '{}' }), 400, 'application/json');
    await problemIn(await knock('/nowhere', { headers: { accept } }), 404, 'application/json');
    await problemIn(await knock('/v1/%', { headers: { accept } }), 400, 'application/json');
  });

  test.each(['*/*', 'application/problem+json', 'application/json, application/problem+json', 'application/*', 'text/html'])('problem+json for those who accept %s', async (accept) => {
    await problemIn(await knock('/nowhere', { headers: { accept } }), 404);
  });

  test('a request id of the caller is kept if it is a sane one', async () => {
    const problem = await problemIn(await knock('/nowhere', { headers: { 'x-request-id': 'my-request-17' } }), 404);
    expect(problem['requestId']).toBe('my-request-17');
    const other = await problemIn(await knock('/nowhere', { headers: { 'x-request-id': 'x'.repeat(1000) } }), 404);
    expect(other['requestId']).toHaveLength(36);
  });

  test.each<readonly [path: string, status: number, code: string]>([
    ['/v1/nothing', 404, 'ruleset.unknown'],
    ['/v1/__proto__', 404, 'ruleset.unknown'],
    ['/v1/constructor/rules', 404, 'ruleset.unknown'],
    ['/v1/chainmail/rules/CM-NONE-01', 404, 'rule.unknown'],
    ['/v1/chainmail/rules/__proto__', 404, 'rule.unknown'],
    ['/v1/chainmail/rules/%00', 404, 'rule.unknown'],
    ['/v1/chainmail/rules/%2e%2e%2f%2e%2e', 404, 'rule.unknown'],
    ['/nowhere', 404, 'route.unknown'],
    [`/${'x'.repeat(5000)}`, 404, 'route.unknown'],
    [`/v1/${'x'.repeat(200)}`, 404, 'ruleset.unknown'],
    [`/v1/${'x'.repeat(201)}`, 414, 'address.too-long'],
    [`/v1/chainmail/rules/${'%41'.repeat(1000)}`, 414, 'address.too-long'],
    ['/v1/%', 400, 'address.unreadable'],
    ['/v1/%zz', 400, 'address.unreadable'],
    ['/v1/chainmail/rules/%E0%A4%A', 400, 'address.unreadable'],
    ['/v1/%ff%fe', 400, 'address.unreadable'],
    ['/v1/rulesets?page=2', 400, 'input.invalid'],
    ['/v1/chainmail?__proto__=1', 400, 'input.invalid'],
    ['/v1/chainmail/rules/CM-STAT-01?first=1', 400, 'input.invalid'],
    ...['ruleset=%00', 'ruleset=Chain%20mail', 'status=lost', 'after=???', 'first=101'].map((query) => [`/v1/sessions?${query}`, 400, 'input.invalid'] as const),
    ...['first=0', 'first=-1', 'first=1000', 'first=1e308', 'first=NaN', 'first=1.5', 'first=', 'first=0x10', 'first=1&first=2', 'first[]=1'].map((query) => [`/v1/chainmail/rules?${query}`, 400, 'input.invalid'] as const),
    ...['after=???', 'after=', 'search=', `search=${'x'.repeat(101)}`, 'search=a&search=b', 'topic=nothing', `topic=${'x'.repeat(41)}`].map((query) => [`/v1/chainmail/rules?${query}`, 400, 'input.invalid'] as const),
    ...['colour=red', '__proto__=1', '__proto__[first]=1', 'constructor=1', 'prototype=1', `${'x'.repeat(500)}=1`].map((query) => [`/v1/chainmail/rules?${query}`, 400, 'input.invalid'] as const),
  ])('GET %s is %i %s', async (path, status, code) => {
    expect((await problemIn(await knock(path), status))['code']).toBe(code);
  });

  test.each([
    ['/v1/chainmail/resolve/nothing', 404, 'procedure.unknown'],
    ['/v1/chainmail/odds/constructor', 404, 'procedure.unknown'],
    ['/v1/chainmail/odds/warband', 404, 'procedure.unknown'],
    ['/v1/checkers/resolve/attack', 404, 'ruleset.unknown'],
    ['/v1/chainmail/nothing/melee-attack', 404, 'route.unknown'],
    ['/v1/rulesets', 404, 'route.unknown'],
    [`${ATTACK}?seed=1`, 400, 'input.invalid'],
  ])('POST %s is %i %s', async (path, status, code) => {
    expect((await problemIn(await knock(path, { method: 'POST', headers: JSON_BODY, body: body(fine) }), status))['code']).toBe(code);
  });

  test.each(['PUT', 'PATCH', 'DELETE'])('%s is not there', async (method) => {
    await problemIn(await knock(ATTACK, { method, headers: JSON_BODY, body: body(fine) }), 404);
  });

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['an address without an end', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    ['two lengths', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx', 400],
  ])('%s', async (_name, sent, status) => {
    const { port } = new URL(await service.app.getUrl());
    const [head = '', text = ''] = (await said(Number(port), sent)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('content-type: application/problem+json');
    const problem = JSON.parse(text) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, code: 'request.malformed' });
    expect(head).toContain(`x-request-id: ${String(problem['requestId'])}`);
  });
});

/** All that the service says to these bytes before it hangs up. */
function said(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (part) => (heard += String(part)));
    // A service that hangs up while we still send may reset the line after its answer.
    socket.on('error', (fault) => (heard === '' ? reject(fault) : resolve(heard)));
    socket.on('close', () => resolve(heard));
  });
}
