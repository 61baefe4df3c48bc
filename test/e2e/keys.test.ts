import { DataSource } from 'typeorm';
import { createApp } from '../../src/app';
import { Keys } from '../../src/platform/keys/keys';
import { TEST_KEY, testConfig } from '../support/database';
import { serviceForTests } from '../support/service';

jest.setTimeout(60_000);

const GAME = { ruleset: 'chainmail', setup: 'starter' };
const ATTACK = { input: { attacker: { troop: { attackDice: [8] }, figures: 8 }, defender: { troop: { armorRating: 7, hits: 2 } } } };

describe('keys', () => {
  const service = serviceForTests();
  const sql = (statement: string, ...parts: unknown[]) => service.app.get(DataSource).query(statement, parts);
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const admin = { 'x-api-key': TEST_KEY };

  async function make(body: object): Promise<{ id: string; key: string }> {
    const response = await service.ask().post('/v1/keys').set(admin).send({ name: 'a test', ...body });
    expect([response.status, response.body.code]).toEqual([201, undefined]);
    return response.body;
  }
  const create = (headers: Record<string, string>) => service.ask().post('/v1/sessions').set(headers).send(GAME);
  const told = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code ?? ''}`.trim();

  test('are shown once, kept as hashes, and listed without themselves', async () => {
    const made = await make({ name: 'my tabletop' });
    expect(made).toEqual({ id: expect.any(String), name: 'my tabletop', kind: 'secret', scopes: ['read', 'resolve', 'play'], hint: made.key.slice(-4), createdAt: expect.any(String), lastUsedAt: null, revokedAt: null, key: expect.stringMatching(/^umk_[\w-]{43}$/) });
    const { body } = await service.ask().get('/v1/keys').set(admin);
    const { key, ...listed } = made;
    expect(body.items).toContainEqual(listed);
    expect(JSON.stringify(body)).not.toContain(key);
    expect(JSON.stringify(await sql('select * from api_key join api_key_secret on key_id = id'))).not.toContain(key.slice(4));
  });

  test('work as a bearer token and as X-Api-Key', async () => {
    const { key } = await make({});
    expect(told(await create(bearer(key)))).toBe('201');
    expect(told(await create({ 'x-api-key': key }))).toBe('201');
  });

  test('reading and resolving need none; making a session needs one that may play', async () => {
    expect(told(await service.ask().get('/v1/rulesets'))).toBe('200');
    expect(told(await service.ask().post('/v1/battlesystem/resolve/attack').send(ATTACK))).toBe('200');
    expect(told(await create({}))).toBe('401 key.missing');
    const { key } = await make({ scopes: ['read'] });
    const refused = await create(bearer(key));
    expect(told(refused)).toBe('403 key.scope');
    expect(refused.body.errors[0].facts).toEqual({ needed: 'play', has: ['read'] });
    expect(told(await service.ask().post('/v1/battlesystem/resolve/attack').set(bearer(key)).send(ATTACK))).toBe('403 key.scope');
    expect(told(await service.ask().get('/v1/rulesets').set(bearer(key)))).toBe('200');
  });

  test('that nobody made are refused wherever they are sent', async () => {
    for (const sent of [`umk_${'x'.repeat(43)}`, 'umk_short', `ump_${'y'.repeat(43)}`]) {
      const response = await service.ask().get('/v1/rulesets').set(bearer(sent));
      expect([told(response), response.headers['www-authenticate']]).toEqual(['401 key.unknown', 'Bearer']);
    }
    for (const sent of ['', 'hello', "' or 1=1"]) expect(told(await create({ 'x-api-key': sent }))).toBe('401 key.unknown');
  });

  test('are made, listed, rotated and revoked by those with the scope admin alone', async () => {
    const { key, id } = await make({});
    for (const headers of [{}, bearer(key)]) {
      const code = 'authorization' in headers ? '403 key.scope' : '401 key.missing';
      expect(told(await service.ask().post('/v1/keys').set(headers).send({ name: 'x' }))).toBe(code);
      expect(told(await service.ask().get('/v1/keys').set(headers))).toBe(code);
      expect(told(await service.ask().post(`/v1/keys/${id}/rotate`).set(headers))).toBe(code);
      expect(told(await service.ask().post(`/v1/keys/${id}/revoke`).set(headers))).toBe(code);
    }
    expect(told(await service.ask().get('/v1/keys').set(bearer((await make({ scopes: ['admin'] })).key)))).toBe('200');
  });

  test('that may sit in a browser read and resolve, and nothing else', async () => {
    const { key } = await make({ kind: 'publishable' });
    expect(key).toMatch(/^ump_/);
    expect(told(await service.ask().post('/v1/battlesystem/resolve/attack').set(bearer(key)).send(ATTACK))).toBe('200');
    expect(told(await create(bearer(key)))).toBe('403 key.scope');
    const refused = await service.ask().post('/v1/keys').set(admin).send({ name: 'x', kind: 'publishable', scopes: ['read', 'play'] });
    expect([told(refused), refused.body.errors[0]]).toEqual(['400 input.invalid', { pointer: '/scopes', code: 'key.publishable', message: 'A publishable key may only read and resolve, not play.' }]);
  });

  test('are rotated without a gap: the old one works on for as long as was said', async () => {
    const { key, id } = await make({});
    const { status, body } = await service.ask().post(`/v1/keys/${id}/rotate`).set(admin).send({ overlapSeconds: 3600 });
    expect([status, body.id, body.key === key]).toEqual([200, id, false]);
    expect(new Date(body.oldUntil).getTime()).toBeGreaterThan(Date.now() + 3_500_000);
    expect([told(await create(bearer(key))), told(await create(bearer(body.key)))]).toEqual(['201', '201']);
    const again = await service.ask().post(`/v1/keys/${id}/rotate`).set(admin).send({ overlapSeconds: 0 });
    expect([told(await create(bearer(key))), told(await create(bearer(body.key))), told(await create(bearer(again.body.key)))]).toEqual(['401 key.unknown', '401 key.unknown', '201']);
  });

  test('do nothing any more once they are revoked', async () => {
    const { key, id } = await make({});
    expect(told(await create(bearer(key)))).toBe('201');
    const { body } = await service.ask().post(`/v1/keys/${id}/revoke`).set(admin);
    expect(body.revokedAt).not.toBeNull();
    expect(told(await create(bearer(key)))).toBe('401 key.unknown');
    expect(told(await service.ask().post(`/v1/keys/${id}/rotate`).set(admin))).toBe('404 key.unknown');
    for (const strange of ['nonsense', '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11']) for (const what of ['rotate', 'revoke']) expect(told(await service.ask().post(`/v1/keys/${strange}/${what}`).set(admin))).toBe('404 key.unknown');
  });

  test('note their last use, which is written later and survives the end of the service', async () => {
    const { key, id } = await make({});
    const node = await createApp(testConfig(service.database.url));
    expect(await node.get(Keys).find(key)).toMatchObject({ id });
    await node.inject({ method: 'GET', url: '/v1/rulesets', headers: bearer(key) });
    const lastUsed = async () => (await service.ask().get('/v1/keys').set(admin)).body.items.find((each: { id: string }) => each.id === id).lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await node.close();
    expect(new Date(await lastUsed()).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test.each<readonly [title: string, sent: unknown, pointer: string]>([
    ['no name', {}, '/name'],
    ['an empty name', { name: '' }, '/name'],
    ['a name with a null character', { name: 'a\0b' }, '/name'],
    ['a name that is too long', { name: 'x'.repeat(81) }, '/name'],
    ['an unknown kind', { name: 'x', kind: 'golden' }, '/kind'],
    ['no scopes', { name: 'x', scopes: [] }, '/scopes'],
    ['an unknown scope', { name: 'x', scopes: ['everything'] }, '/scopes'],
    ['scopes that are no list', { name: 'x', scopes: 'play' }, '/scopes'],
    ['an unknown field', { name: 'x', owner: 'me' }, '/owner'],
    ['a list', [{ name: 'x' }], ''],
  ])('%s is refused', async (_title, sent, pointer) => {
    const before = (await service.ask().get('/v1/keys').set(admin)).body.items.length;
    const { status, body } = await service.ask().post('/v1/keys').set(admin).send(sent as object);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    expect((await service.ask().get('/v1/keys').set(admin)).body.items).toHaveLength(before);
  });

  test.each([{ overlapSeconds: -1 }, { overlapSeconds: 1.5 }, { overlapSeconds: 1e9 }, { overlap: 1 }])('an overlap %j is refused', async (sent) => {
    const { id } = await make({});
    expect(told(await service.ask().post(`/v1/keys/${id}/rotate`).set(admin).send(sent))).toBe('400 input.invalid');
  });
});
