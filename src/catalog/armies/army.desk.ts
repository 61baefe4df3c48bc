import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { TObject } from '@sinclair/typebox';
import { DataSource, MoreThan, type Repository } from 'typeorm';
import type { JsonObject } from '../../kernel/ruleset/procedure';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { InvalidInput, NotFound, Problem } from '../../platform/http/problem';
import { ArmySource, type KeptArmy } from '../../resolution/armies';
import { CollectionSource, type Collections, CollectionsWanted, withCollections } from '../../resolution/collections';
import { deskOf } from '../../resolution/procedure-desk';
import { ProfileSwapper } from '../../resolution/profiles';
import { Catalogs } from '../catalogs';
import { KEPT_ARMY } from '../collections/bodies';
import { movedOn, NOT_OWNER, readBody, unfit } from '../collections/faults';
import { ArmyEntity } from './army.entity';
import type { ArmyHeadModel, ArmyModel, ArmyPageModel } from './models';

const MOST_ARMIES = 200;
const USUAL_LISTED = 50;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const NOT_MINE = '00000000-0000-0000-0000-000000000000';

/** An army that was judged, and its side of a set-up. */
interface Judged {
  readonly result: unknown;
  readonly side: JsonObject;
}

/** Armies that callers keep: checked and costed by their game's own procedure, and ready for a set-up. */
@Injectable()
export class ArmyDesk extends ArmySource {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(Catalogs) private readonly catalogs: Catalogs,
    @Inject(CollectionSource) private readonly collections: CollectionSource,
  ) {
    super();
  }

  async create(ruleset: string, sent: unknown, keyId: string): Promise<ArmyModel | Problem> {
    const body = readBody(KEPT_ARMY, sent);
    if (body instanceof Problem) return body;
    const judged = await this.judge(ruleset, body.input as JsonObject, keyId);
    if (judged instanceof Problem) return judged;
    if ((await this.armies.countBy({ ownerKey: keyId })) >= MOST_ARMIES) return unfit('army.too-many', `A key keeps at most ${MOST_ARMIES} armies.`, '');
    const army: ArmyEntity = { id: randomUUID(), ruleset, name: body.name, public: body.public ?? false, ownerKey: keyId, input: body.input as JsonObject, list: judged.side, version: 1, createdAt: new Date(), updatedAt: new Date() };
    await this.armies.insert(army as never);
    return told(army, this.game(ruleset) as Ruleset, judged, keyId);
  }

  async replace(ruleset: string, id: string, sent: unknown, expected: number | null, keyId: string): Promise<ArmyModel | Problem> {
    const body = readBody(KEPT_ARMY, sent);
    if (body instanceof Problem) return body;
    const army = await this.owned(ruleset, id, keyId);
    if (army instanceof Problem) return army;
    if (expected !== null && expected !== army.version) return movedOn(army.version);
    const judged = await this.judge(ruleset, body.input as JsonObject, keyId);
    if (judged instanceof Problem) return judged;
    const changed = { name: body.name, public: body.public ?? false, input: body.input as JsonObject, list: judged.side, version: army.version + 1, updatedAt: new Date() };
    const { affected } = await this.armies.update({ id: army.id, version: army.version }, changed as never);
    return affected === 0 ? movedOn(army.version + 1) : told({ ...army, ...changed }, this.game(ruleset) as Ruleset, judged, keyId);
  }

  async show(ruleset: string, id: string, keyId: string | null): Promise<ArmyModel | Problem> {
    const army = await this.visible(id, keyId);
    if (army === null || army.ruleset !== ruleset) return noSuchArmy();
    // Its maker's collections are read for it, as when it was made.
    const judged = await this.judge(ruleset, army.input, army.ownerKey);
    return judged instanceof Problem ? judged : told(army, this.game(ruleset) as Ruleset, { result: judged.result, side: army.list }, keyId);
  }

  async list(ruleset: string, first: number | undefined, after: string | undefined, keyId: string): Promise<ArmyPageModel | Problem> {
    const game = this.game(ruleset);
    if (game instanceof Problem) return game;
    const most = first ?? USUAL_LISTED;
    const from = after === undefined ? null : readCursor(after);
    if (from === undefined) return new InvalidInput([{ pointer: '/after', code: 'cursor.unknown', message: 'Not a cursor of this list; take it from next of an earlier page.' }]);
    const mine = { ruleset, ownerKey: keyId };
    const where = from === null ? mine : [{ ...mine, createdAt: MoreThan(from.createdAt) }, { ...mine, createdAt: from.createdAt, id: MoreThan(from.id) }];
    const found = await this.armies.find({ where, order: { createdAt: 'ASC', id: 'ASC' }, take: most + 1 });
    const items = found.slice(0, most);
    return { items: items.map((army) => head(army, keyId)), next: found.length > most ? toCursor(items[items.length - 1]!) : null };
  }

  async remove(ruleset: string, id: string, keyId: string): Promise<Problem | null> {
    const army = await this.owned(ruleset, id, keyId);
    if (army instanceof Problem) return army;
    await this.armies.delete({ id: army.id });
    return null;
  }

  async find(id: string, keyId: string | null): Promise<KeptArmy | null> {
    const army = await this.visible(id, keyId);
    return army === null ? null : { ruleset: army.ruleset, side: army.list };
  }

  private get armies(): Repository<ArmyEntity> {
    return this.source.getRepository(ArmyEntity);
  }

  private game(ruleset: string): Ruleset | Problem {
    const game = this.catalogs.find(ruleset);
    return game instanceof Problem ? game : game.ruleset;
  }

  private async visible(id: string, keyId: string | null): Promise<ArmyEntity | null> {
    if (!UUID.test(id)) return null;
    return this.armies.findOne({ where: [{ id, public: true }, { id, ownerKey: keyId ?? NOT_MINE }] });
  }

  private async owned(ruleset: string, id: string, keyId: string): Promise<ArmyEntity | Problem> {
    const army = await this.visible(id, keyId);
    if (army === null || army.ruleset !== ruleset) return noSuchArmy();
    return army.ownerKey === keyId ? army : NOT_OWNER;
  }

  /** What the game's procedure says, and the side of a set-up with whole figures. */
  private async judge(ruleset: string, input: JsonObject, keyId: string): Promise<Judged | Problem> {
    const game = this.game(ruleset);
    if (game instanceof Problem) return game;
    const { army } = game;
    if (army === undefined || game.game === null) return unfit('army.unsupported', `${game.name} checks no armies yet.`, '');
    const swapper = new ProfileSwapper(game.game.shapes.setup as TObject, game.catalog);
    return withCollections<Judged | Problem>(this.collections, ruleset, keyId, (collections?: Collections) => {
      const resolved = deskOf(game, army.procedure).resolve({ input }, collections);
      if (resolved instanceof Problem) return resolved;
      const swapped = swapper.swap({ [army.part]: [army.sideOf(input)] }, collections);
      if (swapped.ok) return { result: resolved.result, side: (swapped.input[army.part] as unknown as readonly JsonObject[])[0]! };
      return swapped.wanted.length > 0 ? new CollectionsWanted(swapped.errors, swapped.wanted) : new InvalidInput([...swapped.errors]);
    });
  }
}

export function noSuchArmy(): Problem {
  return new NotFound('army.unknown', 'There is no such army, or it is not for you to see.');
}

/** Where a list goes on after an army, whatever is added or taken away meanwhile. */
function toCursor({ createdAt, id }: ArmyEntity): string {
  return Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
}

function readCursor(cursor: string): Pick<ArmyEntity, 'createdAt' | 'id'> | undefined {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const createdAt = new Date(at);
  return UUID.test(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : undefined;
}

function head({ id, ruleset, name, public: isPublic, ownerKey, version }: ArmyEntity, keyId: string | null): ArmyHeadModel {
  return { id, ruleset, name, public: isPublic, mine: ownerKey === keyId, version };
}

function told(army: ArmyEntity, { army: plan }: Ruleset, { result, side }: Judged, keyId: string | null): ArmyModel {
  return { ...head(army, keyId), procedure: plan!.procedure.name, input: army.input, result, side };
}
