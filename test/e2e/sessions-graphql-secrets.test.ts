import { DataSource } from 'typeorm';
import { commitmentOf } from '../../src/sessions/core/fair-dice';
import { GraphqlPlayer } from '../support/sessions/graphql';
import type { Made } from '../support/sessions/player';
import { nodesForTests } from '../support/sessions/service';
import { Subscriber } from '../support/sessions/subscriber';

jest.setTimeout(120_000);

const SEED = 'the same for both';
const TOY = { setup: { toy: { size: 8, rounds: 3, models: 3, seats: [{ seat: 'red', team: 'red' }, { seat: 'blue', team: 'blue' }] } }, public: true };
const TRIES = [{ endTurn: true }, { invoke: { model: 'm0' } }, { invoke: { model: 'm1' } }, { invoke: { model: 'm3' } }, { strike: { model: 'm3', target: 'm0' } }, { shoot: { model: 'm3', target: 'm1' } }, { answer: { decision: '1.1', answer: { bearer: 'm0' } } }].map((toy) => ({ toy }));

/** All that tells two sessions apart by right. */
function disguised(text: string, { id, tokens, creator }: Made): string {
  return [id, creator, ...Object.values(tokens)].reduce((kept, secret) => kept.replaceAll(secret, '…'), text).replaceAll(/\d{4}-\d\d-\d\dT[0-9:.]+Z/g, 'when').replaceAll(/"requestId":"[^"]*"/g, '');
}

describe('what a seat may not know, over GraphQL', () => {
  const nodes = nodesForTests();

  async function start(gql: GraphqlPlayer): Promise<Made> {
    const made = await gql.make(TOY);
    // The same dice in both, so that nothing but the secret differs.
    await nodes.node.app.get(DataSource).query('update session set seed = $2, commitment = $3 where id = $1', [made.id, SEED, commitmentOf(SEED)]);
    await gql.ask('mutation', 'startSession', { id: made.id }, made.creator);
    return made;
  }

  /** Everything that a viewer can get out of the service. */
  async function seenBy(gql: GraphqlPlayer, made: Made, token: string | undefined, version: number): Promise<string> {
    const { id } = made;
    const told = await Promise.all([
      ...['session', 'sessionOffers', 'sessionEvents', 'verifySession'].map((name) => gql.ask('query', name, { id }, token)),
      ...['m0', 'm1', 'm3'].map((envelope) => gql.ask('query', 'sessionOffers', { id, envelope }, token)),
      ...Array.from({ length: version + 1 }, (_, at) => gql.ask('query', 'sessionAt', { id, version: at }, token)),
      ...TRIES.flatMap((action) => [gql.ask('mutation', 'act', { id, actions: action, dryRun: true }, token), gql.ask('query', 'actionOdds', { id, action }, token)]),
    ]);
    const follower = new Subscriber(nodes.node.address, gql.document('subscription', 'sessionEvents'), { id }, token === undefined ? {} : { authorization: `Bearer ${token}` });
    await follower.until((entries) => entries.length >= version);
    await follower.leave();
    return disguised(JSON.stringify([told, follower.told]), made);
  }

  const answer = async (gql: GraphqlPlayer, made: Made, seat: string, given: object) => gql.act(made, seat, { toy: { answer: { decision: (await gql.offers(made, seat)).owed!.id, answer: given } } });

  test('is in no view, offer, event, version, refusal, odds or subscription: two games that differ in it look the same', async () => {
    const gql = new GraphqlPlayer(nodes.node);
    const [one, two] = [await start(gql), await start(gql)];
    const compare = async (version: number): Promise<void> => {
      for (const who of [(made: Made) => made.tokens['blue'], (made: Made) => made.creator, () => undefined]) {
        expect(await seenBy(gql, one, who(one), version)).toBe(await seenBy(gql, two, who(two), version));
      }
    };
    await compare(1);
    // Red hides its relic with different models.
    const [hidOne, hidTwo] = [await answer(gql, one, 'red', { bearer: 'm0' }), await answer(gql, two, 'red', { bearer: 'm1' })];
    expect([hidOne.__typename, hidTwo.__typename]).toEqual(['StoredActions', 'StoredActions']);
    expect((await gql.offers(one, 'blue')).owed).toMatchObject({ kind: 'bearer', sealed: true, answered: ['red'], answers: [] });
    expect((await gql.offers(one, 'red')).owed).toMatchObject({ answers: [{ seat: 'red', answer: 'm0' }] });
    await compare(2);
    const [blueOne, blueTwo] = [await answer(gql, one, 'blue', { bearer: 'm3' }), await answer(gql, two, 'blue', { bearer: 'm3' })];
    expect(disguised(JSON.stringify(blueOne), one)).toBe(disguised(JSON.stringify(blueTwo), two));
    await compare(3);
    expect(await gql.session(one, one.tokens['red'])).toMatchObject({ view: { game: { game: { sides: [{ relic: 'm0' }, { relic: null }] } } } });
    expect(await seenBy(gql, one, one.tokens['red'], 3)).not.toBe(await seenBy(gql, two, two.tokens['red'], 3));
    // A sealed stance is known to nobody but its seat until the other is in.
    for (const [made, stance] of [[one, 'BOLD'], [two, 'WARY']] as const) await answer(gql, made, 'red', { stance });
    await compare(4);
    await answer(gql, one, 'blue', { stance: 'STEADY' });
    expect(JSON.stringify(await gql.ask('query', 'sessionEvents', { id: one.id, after: 4 }, one.tokens['blue']))).toContain('"bold"');
    expect(JSON.stringify(await gql.ask('query', 'sessionEvents', { id: one.id }, one.tokens['blue']))).not.toContain('m0');
  });

  test('the seed is told when the game has ended, and a standing answer to nobody else at all', async () => {
    const gql = new GraphqlPlayer(nodes.node);
    const made = await start(gql);
    await gql.act(made, 'red', { toy: { setStandingAnswer: { answer: { reaction: 'STRIKE' }, until: 'game' } } });
    expect(await gql.ask('query', 'sessionEvents', { id: made.id, after: 1 }, made.tokens['blue'])).toMatchObject({ items: [{ seat: 'red', events: [{ type: 'standing-answer-changed', change: { seat: 'red' } }] }] });
    expect(JSON.stringify(await gql.session(made, made.tokens['blue']))).not.toContain('strike');
    expect(await gql.session(made, made.tokens['red'])).toMatchObject({ seed: null, view: { standing: [{ kind: 'reaction', about: null, answer: 'strike', until: 'game' }] } });
    await gql.ask('mutation', 'concede', { id: made.id }, made.tokens['red']);
    expect(await gql.session(made, made.tokens['blue'])).toMatchObject({ phase: 'FINISHED', seed: SEED });
  });
});
