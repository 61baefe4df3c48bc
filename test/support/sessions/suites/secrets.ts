import { DataSource } from 'typeorm';
import { commitmentOf } from '../../../../src/sessions/core/fair-dice';
import { get, make, type Made, post } from '../player';
import type { Nodes } from '../service';
import { TOY } from '../setups';
import { Watcher } from '../stream';

const SEED = 'the same for both';

/** All that tells two sessions apart by right. */
function disguised(text: string, { id, tokens, creator }: Made): string {
  return [id, creator, ...Object.values(tokens)].reduce((kept, secret) => kept.replaceAll(secret, '…'), text).replaceAll(/\d{4}-\d\d-\d\dT[0-9:.]+Z/g, 'when').replaceAll(/"requestId":"[^"]*"/g, '');
}

/** What a seat may not know is nowhere to be found: tried on the toy skirmish, with its hidden relics and sealed stances. */
export function secretsAreKept(nodes: Nodes): void {
  async function start(publicly: boolean): Promise<Made> {
    const made = await make(nodes.node, { ...TOY, public: publicly });
    // The same dice in both, so that nothing but the secret differs.
    await nodes.node.app.get(DataSource).query('update session set seed = $2, commitment = $3 where id = $1', [made.id, SEED, commitmentOf(SEED)]);
    await post(nodes.node, made.id, 'start', made.creator);
    return made;
  }

  const owed = async (made: Made, seat: string) => (await get(nodes.node, made.id, '', made.tokens[seat])).body.view.owed;
  const toAct = async (made: Made, seat: string): Promise<boolean> => (await get(nodes.node, made.id, '', made.tokens[seat])).body.view.toAct.includes(seat);
  const answer = async (made: Made, seat: string, given: string) => post(nodes.node, made.id, 'actions', made.tokens[seat], { action: { type: 'answer', decision: (await owed(made, seat)).id, answer: given } });

  /** Everything that a viewer can get out of the service. */
  async function seenBy(made: Made, token: string | undefined, version: number): Promise<string> {
    const asked = [
      ...['', 'actions', 'events', 'replay', 'verify'].map((path) => get(nodes.node, made.id, path, token)),
      ...Array.from({ length: version + 1 }, (_, at) => get(nodes.node, made.id, `at/${at}`, token)),
      ...[{ type: 'end-turn' }, { type: 'invoke', model: 'm0' }, { type: 'invoke', model: 'm1' }, { type: 'invoke', model: 'm3' }, { type: 'strike', model: 'm3', target: 'm0' }, { type: 'shoot', model: 'm3', target: 'm1' }].flatMap((action) => [
        post(nodes.node, made.id, 'actions?dryRun=true', token, { action }),
        post(nodes.node, made.id, 'odds', token, { action }),
      ]),
    ];
    const told = (await Promise.all(asked)).map(({ status, text, headers }) => `${status} ${headers['etag'] ?? ''} ${text}`);
    const watcher = new Watcher(`${nodes.node.address}/v1/sessions/${made.id}/stream`, token === undefined ? {} : { authorization: `Bearer ${token}` });
    if (token !== undefined || watcher.status !== 404) await watcher.until((messages) => messages.length >= version);
    watcher.cut();
    return disguised([...told, JSON.stringify(watcher.messages)].join('\n'), made);
  }

  test('is in no view, offer, event, version, refusal, odds, replay or stream: two games that differ in it look the same', async () => {
    const [one, two] = [await start(true), await start(true)];
    expect(await owed(one, 'blue')).toMatchObject({ kind: 'bearer', sealed: true, seats: ['red', 'blue'] });
    const compare = async (version: number): Promise<void> => {
      for (const who of ['blue', null]) {
        const [first, second] = [await seenBy(one, who === null ? undefined : one.tokens[who], version), await seenBy(two, who === null ? undefined : two.tokens[who], version)];
        expect(first).toBe(second);
      }
      expect(await seenBy(one, one.creator, version)).toBe(await seenBy(two, two.creator, version));
    };
    await compare(1);
    // Red hides its relic with different models.
    expect((await answer(one, 'red', 'm0')).status).toBe(200);
    expect((await answer(two, 'red', 'm1')).status).toBe(200);
    expect(await owed(one, 'blue')).toMatchObject({ answered: ['red'], answers: {} });
    await compare(2);
    const [blueOne, blueTwo] = [await answer(one, 'blue', 'm3'), await answer(two, 'blue', 'm3')];
    expect(disguised(JSON.stringify(blueOne.body), one)).toBe(disguised(JSON.stringify(blueTwo.body), two));
    await compare(3);
    const own = (await get(nodes.node, one.id, '', one.tokens['red'])).body.view.game.sides;
    expect(own.map(({ relic }: { relic: string | null }) => relic)).toEqual(['m0', null]);
    expect((await get(nodes.node, two.id, '', two.tokens['red'])).body.view.game.sides[0].relic).toBe('m1');
    expect(await seenBy(one, one.tokens['red'], 3)).not.toBe(await seenBy(two, two.tokens['red'], 3));
    // The sealed stances of the round, then turns until blue is to act.
    expect(await owed(one, 'blue')).toMatchObject({ kind: 'stance', sealed: true });
    for (const made of [one, two]) {
      await answer(made, 'red', 'bold');
      await answer(made, 'blue', 'steady');
      if (await toAct(made, 'red')) await post(nodes.node, made.id, 'actions', made.tokens['red'], { action: { type: 'end-turn' } });
      expect(await toAct(made, 'blue')).toBe(true);
    }
    const { version } = (await get(nodes.node, one.id)).body;
    await compare(version);
    // Red leaves: the end may tell everything.
    for (const made of [one, two]) await post(nodes.node, made.id, 'actions', made.tokens['red'], { action: { type: 'concede' } });
    const told = (await get(nodes.node, one.id, 'replay', one.tokens['blue'])).text;
    expect(told).toContain('"answer":"m0"');
    expect(told).toContain(SEED);
  });

  test('a standing answer is nobody else’s business', async () => {
    const made = await start(false);
    await post(nodes.node, made.id, 'actions', made.tokens['red'], { action: { type: 'set-standing-answer', kind: 'reaction', answer: 'strike', until: 'game' } });
    const { body } = await get(nodes.node, made.id, 'events?after=1', made.tokens['blue']);
    expect(body.items).toEqual([{ seq: 2, seat: 'red', at: expect.any(String), events: [{ type: 'standing-answer-changed', rule: 'TOY-TURN-01', seat: 'red' }] }]);
    expect((await get(nodes.node, made.id, '', made.tokens['blue'])).body.view.standing).toEqual([]);
    expect((await get(nodes.node, made.id, '', made.tokens['red'])).body.view.standing).toHaveLength(1);
  });

  test('the seed, the actions, the faces and the hashes stay hidden until the end', async () => {
    const made = await start(true);
    await answer(made, 'red', 'm0');
    const everything = (await Promise.all(['', 'actions', 'events', 'replay', 'verify', 'at/1'].map((path) => get(nodes.node, made.id, path, made.tokens['blue'])))).map(({ text }) => text).join();
    expect(everything).not.toContain(SEED);
    for (const word of ['"seed":', '"faces":', '"stateHash":', '"action":', '"setup":']) expect((await get(nodes.node, made.id, 'replay', made.tokens['blue'])).text).not.toContain(word);
  });
}
