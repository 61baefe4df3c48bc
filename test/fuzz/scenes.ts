import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RULESETS } from '../../src/rulesets';
import { TEST_KEY } from '../support/database';
import { HOTSEAT, standing } from '../support/sessions/setups';

/** All that an operation needs to do what it is for: parts of its address or arguments by their names, what is sent, and who sends it. */
export interface Scene {
  readonly words: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Bearer token or key. */
  readonly as: string;
  /** What kind of body it is, where that is not JSON. */
  readonly type?: string;
}

/** An operation of the document: where it is, and an example of what it takes. */
export interface Documented {
  readonly method: string;
  readonly template: string;
  readonly example: unknown;
}

/** A scene with the address of its operation. */
export type Staged = Scene & Pick<Documented, 'method' | 'template'>;

type Loose = Readonly<Record<string, unknown>>;

interface Made {
  readonly id: string;
  readonly creator: string;
  readonly south: string;
  readonly north: string;
}

const RULESET = 'chainmail';
/** Nothing listens there, so that what is sent is refused at once. */
const NOBODY = 'http://127.0.0.1:9/hook';
const OGRE = { name: 'Cave Ogre', alignment: 'evil', creature: 'giant', cost: 16, speed: 6, armor: 14, health: 5, save: 4, melee: { attack: 7, damage: 3, blunt: true } };
const ARMY = { points: 50, models: [{ ref: 'human-paladin' }, { ref: 'human-glaiver' }] };
/** Fewer than a key may have of anything. */
const KEPT_BY_ONE = 40;
/** Only GraphQL has it. */
const NOWHERE = { method: 'POST', template: '' };
const ENTRY = /^\/v1\/([\w-]+)\/catalog\/([\w-]+)\/\{slug\}$/;

/** Makes what each operation works on, through the service itself: games in every state, keys, armies, collections, webhooks. */
export class Scenes {
  private named = 0;
  private kept = 0;
  private key = '';
  private readonly of: Readonly<Record<string, () => Promise<Scene>>>;

  constructor(
    private readonly app: NestFastifyApplication,
    /** Operations by their names. */
    private readonly documented: ReadonlyMap<string, Documented>,
  ) {
    this.of = { ...this.ofSessions(), ...this.ofWebhooks(), ...this.ofKept(), ...this.ofCatalogs() };
  }

  /** What is needed now; nothing of it was used by a request before. */
  async set(operation: string): Promise<Staged> {
    const { method, template } = this.documented.get(operation) ?? NOWHERE;
    return { ...(await this.scene(operation)), method, template };
  }

  private async scene(operation: string): Promise<Scene> {
    const known = this.documented.get(operation);
    const [, ruleset, kind] = ENTRY.exec(known?.template ?? '') ?? [];
    const slug = RULESETS.find(({ id }) => id === ruleset)?.catalog.find((each) => each.kind === kind)?.entries[0]?.slug;
    if (slug !== undefined) return { words: { slug }, as: TEST_KEY };
    const scene = await this.of[operation]?.();
    if (scene !== undefined) return scene;
    // Whatever else is about a session is about one that goes on.
    if (known?.template.startsWith('/v1/sessions/{id}') === true) return this.seated(await this.playing(), known.example);
    return { words: { ruleset: RULESET, ...(known?.example as Loose | undefined) }, as: TEST_KEY, body: known?.example };
  }

  private ofSessions(): Record<string, () => Promise<Scene>> {
    const type = 'offer';
    return {
      startSession: async () => this.byCreator(await this.make(HOTSEAT)),
      deleteSession: async () => this.byCreator(await this.make(HOTSEAT)),
      joinSeat: async () => this.byCreator(await this.make(HOTSEAT)),
      substituteSeat: async () => this.byCreator(await this.playing(), { bot: 'greedy' }),
      admitSpectator: async () => this.byCreator(await this.playing()),
      contributeToDice: async () => this.seated(await this.make(HOTSEAT), { contribution: 'forty-two' }),
      agreeOnDraw: async () => this.seated(await this.playing(), { type }, { step: 'OFFER' }),
      pause: async () => this.seated(await this.playing(), { type }, { step: 'OFFER' }),
      undo: async () => this.seated(await this.acted(), { type, version: 1 }, { step: 'OFFER', version: 1 }),
      say: async () => this.seated(await this.playing(), { room: 'all', text: 'Well met' }, { room: 'ALL', text: 'Well met', seat: undefined }),
      act: async () => this.seated(await this.playing(), { action: { type: 'concede' } }, { actions: [{ chainmail: { concede: true } }] }),
      concede: async () => this.seated(await this.playing()),
      actionOdds: async () => this.beginning(),
      createSession: async () => ({ words: { setup: { chainmail: HOTSEAT.setup } }, as: TEST_KEY, body: HOTSEAT }),
      forkSession: async () => ({ ...this.seated(await this.over(), {}, { at: 1 }), query: { at: 1 } }),
      rematch: async () => this.seated(await this.over()),
      verifySession: async () => this.seated(await this.over()),
      sessionReplay: async () => this.seated(await this.over()),
      exportSession: async () => this.seated(await this.over()),
      simulateSession: async () => this.seated(await this.playing(), { games: 2, seed: 'tuesday' }, { games: 2 }),
      importSession: async () => {
        const { id, south } = await this.over();
        return { words: {}, as: TEST_KEY, body: await this.text(`/v1/sessions/${id}/export`, south), type: 'application/x-ndjson' };
      },
    };
  }

  private ofWebhooks(): Record<string, () => Promise<Scene>> {
    const hooked = async (): Promise<Scene> => {
      const made = await this.playing();
      const { id: hook } = await this.post(`/v1/sessions/${made.id}/webhooks`, made.south, { url: NOBODY });
      return this.seated(made, undefined, { hook });
    };
    return {
      addWebhook: async () => this.seated(await this.playing(), { url: NOBODY }, { url: NOBODY }),
      removeWebhook: hooked,
      webhookDeliveries: hooked,
      replayDelivery: async () => {
        const scene = await hooked();
        const { id, hook } = scene.words;
        await this.post(`/v1/sessions/${String(id)}/actions`, scene.as, { action: { type: 'concede' } });
        const at = `/v1/sessions/${String(id)}/webhooks/${String(hook)}/deliveries`;
        for (;;) {
          const { items } = JSON.parse(await this.text(at, scene.as)) as { items: readonly { id: string }[] };
          if (items[0] !== undefined) return { ...scene, words: { ...scene.words, delivery: items[0].id } };
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
      },
    };
  }

  private ofKept(): Record<string, () => Promise<Scene>> {
    const key = async (): Promise<Scene> => ({ words: { id: (await this.post('/v1/keys', TEST_KEY, { name: 'to be spent' })).id }, as: TEST_KEY });
    const army = async (): Promise<Scene> => {
      const as = await this.keeper();
      return { words: { ruleset: RULESET, id: (await this.post(`/v1/${RULESET}/armies`, as, { name: 'Thalos', input: ARMY })).id }, as, body: { name: 'Thalos', input: ARMY } };
    };
    const named = (): string => `ogres-${this.named++}`;
    const collection = async (): Promise<Scene> => {
      const [name, as] = [named(), await this.keeper()];
      const { version } = await this.post(`/v1/${RULESET}/collections`, as, { name, title: 'Ogres' });
      await this.ask('PUT', `/v1/${RULESET}/collections/${name}/model/cave-ogre`, as, OGRE);
      return { words: { ruleset: RULESET, name, collection: name, kind: 'model', slug: 'cave-ogre', title: 'Ogres all', since: String(version) }, query: { since: version }, as, body: { title: 'Ogres all' } };
    };
    const bare = async (): Promise<Scene> => ({ ...(await collection()), query: {} });
    return {
      revokeKey: key,
      rotateKey: key,
      keepArmy: async () => ({ words: { ruleset: RULESET, name: 'Thalos', army: { chainmail: ARMY } }, as: await this.keeper(), body: { name: 'Thalos', input: ARMY } }),
      army,
      replaceArmy: army,
      deleteArmy: army,
      createCollection: async () => {
        const name = named();
        return { words: { ruleset: RULESET, name }, as: await this.keeper(), body: { name, title: 'Ogres' } };
      },
      collection: bare,
      changeCollection: bare,
      deleteCollection: bare,
      collectionChanges: collection,
      deleteCollectionEntry: bare,
      putCollectionEntry: async () => {
        const scene = await bare();
        return { ...scene, words: { ...scene.words, entry: { chainmailModel: OGRE } }, body: OGRE };
      },
    };
  }

  /** A key that has room for one more of everything. */
  private async keeper(): Promise<string> {
    if (this.kept++ % KEPT_BY_ONE === 0) this.key = String((await this.post('/v1/keys', TEST_KEY, { name: 'keeper' })).key);
    return this.key;
  }

  private ofCatalogs(): Record<string, () => Promise<Scene>> {
    const of = async (words: Loose = {}, query: Loose = {}): Promise<Scene> => ({ words: { ruleset: RULESET, ...words }, query, as: TEST_KEY });
    const manifest = async () => JSON.parse(await this.text(`/v1/${RULESET}/catalog/files`, TEST_KEY)) as { version: string; files: readonly { href: string }[] };
    return {
      ruleset: () => of({ id: RULESET }),
      rule: () => of({ id: 'CM-MORALE-02', ruleId: 'CM-MORALE-02' }),
      searchCatalogs: () => of({ q: 'gnoll' }, { q: 'gnoll' }),
      catalogFile: async () => {
        const { href } = (await manifest()).files[0]!;
        return of({ file: href.slice(href.lastIndexOf('/') + 1) });
      },
      catalogChanges: async () => {
        const { version: since } = await manifest();
        return of({ since }, { since });
      },
    };
  }

  private byCreator({ id, creator }: Made, body?: unknown, words: Loose = {}): Scene {
    return { words: { id, seat: 'north', version: 1, bot: 'greedy', ...words }, as: creator, body };
  }

  private seated({ id, south }: Made, body?: unknown, words: Loose = {}): Scene {
    return { words: { id, seat: 'south', version: 1, contribution: 'forty-two', ...words }, as: south, body };
  }

  /** Whoever has to say who goes first. */
  private async beginning(): Promise<Scene> {
    const { id, south, north } = await this.playing();
    for (const as of [south, north]) {
      const { offers } = JSON.parse(await this.text(`/v1/sessions/${id}/actions`, as)) as { offers: readonly { exactly: { decision: string; answer: string } }[] };
      const action = offers[0]?.exactly;
      if (action !== undefined) return { words: { id, action: { chainmail: { answer: { decision: action.decision, answer: { firstPlayer: action.answer } } } } }, as, body: { action } };
    }
    throw new Error('nobody is asked who goes first');
  }

  private async make(body: object): Promise<Made> {
    const { id, creator, seats } = (await this.post('/v1/sessions', TEST_KEY, body)) as unknown as { id: string; creator: { token: string }; seats: readonly { seat: string; token: string }[] };
    const [south, north] = ['south', 'north'].map((name) => seats.find(({ seat }) => seat === name)!.token);
    return { id, creator: creator.token, south: south!, north: north! };
  }

  private async playing(): Promise<Made> {
    const made = await this.make(HOTSEAT);
    await this.post(`/v1/sessions/${made.id}/start`, made.creator);
    return made;
  }

  private async acted(): Promise<Made> {
    const made = await this.playing();
    await this.post(`/v1/sessions/${made.id}/actions`, made.south, { action: standing('a') });
    return made;
  }

  private async over(): Promise<Made> {
    const made = await this.playing();
    await this.post(`/v1/sessions/${made.id}/actions`, made.south, { action: { type: 'concede' } });
    return made;
  }

  private async post(url: string, token: string, payload?: object): Promise<{ readonly id?: string; readonly key?: string; readonly version?: unknown }> {
    return JSON.parse(await this.ask('POST', url, token, payload)) as { id?: string; key?: string; version?: unknown };
  }

  private text(url: string, token: string): Promise<string> {
    return this.ask('GET', url, token);
  }

  private async ask(method: 'GET' | 'POST' | 'PUT', url: string, token: string, payload?: object): Promise<string> {
    const answer = await this.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload === undefined ? {} : { payload }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url} answered ${answer.statusCode} ${answer.payload}`);
    return answer.payload;
  }
}
