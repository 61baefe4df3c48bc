import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shortened } from '../../platform/http/pointer';
import { InvalidInput, ProblemException } from '../../platform/http/problem';
import { noSuchCollection, Shelves } from '../collections/shelves';
import { catalogOf, type CatalogView } from '../core/game-catalog';
import type { Kind } from '../core/kind';
import { CatalogDesk } from '../desk';
import { answered } from './answered';
import { entryAnswer, pageAnswer } from './answers';
import { askedBy } from './asking';
import { PLAIN_JSON, Ready, ReadyAnswers, sendReady } from './ready';

/** Whether an answer is kept ready, and what is told of keeping it if not. */
type Keeping = 'ready' | 'public, no-cache' | 'private, no-store';
type Query = Readonly<Record<string, unknown>>;

/** Serves lists and entries over REST, from ready bytes where they can be kept. */
@Injectable()
export class CatalogCounter {
  readonly ready = new ReadyAnswers();

  constructor(
    @Inject(CatalogDesk) private readonly desk: CatalogDesk,
    @Inject(Shelves) private readonly shelves: Shelves,
  ) {}

  async list(kind: Kind, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = answered(askedBy(kind, request.query as Query));
    const { view, keeping } = await this.standing(kind, asked.collection, request);
    const listed = answered(this.desk.list(view, kind, asked));
    return this.send(request, reply, keeping, pageAnswer(listed), linkTo(request, listed.page.next));
  }

  async show(kind: Kind, slug: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { collection, ...others } = request.query as Query;
    const [name = 'collection'] = Object.keys(others);
    if (name !== 'collection' || (collection !== undefined && typeof collection !== 'string')) throw new ProblemException(new InvalidInput([{ pointer: `/${shortened(name)}`, code: 'input.unknown-field', message: `There is no parameter "${shortened(name)}" here; collection is all there is, once.` }]));
    const { view, keeping } = await this.standing(kind, collection, request);
    return this.send(request, reply, keeping, entryAnswer(answered(this.desk.show(view, kind, slug))), null);
  }

  /** The catalog as the caller asked for it, and who may keep an answer from it. */
  private async standing({ ruleset }: Kind, collection: string | undefined, { caller }: FastifyRequest): Promise<{ readonly view: CatalogView; readonly keeping: Keeping }> {
    const game = catalogOf(ruleset);
    if (collection === undefined) return { view: game.ours, keeping: 'ready' };
    const shelf = await this.shelves.find(game, collection, caller?.key?.id ?? null);
    if (shelf === null) throw new ProblemException(noSuchCollection());
    return { view: shelf.view, keeping: shelf.head.public ? 'public, no-cache' : 'private, no-store' };
  }

  private send(request: FastifyRequest, reply: FastifyReply, keeping: Keeping, body: object, link: string | null): FastifyReply {
    if (keeping !== 'ready') return (link === null ? reply : reply.header('link', link)).header('cache-control', keeping).header('content-type', PLAIN_JSON).send(JSON.stringify(body));
    const ready = new Ready(Buffer.from(JSON.stringify(body)), link);
    this.ready.keep(request.url, ready);
    return sendReady(request, reply, ready);
  }
}

/** The next page, as a Link header names it. */
function linkTo({ url, query }: FastifyRequest, next: string | null): string | null {
  if (next === null) return null;
  const parameters = new URLSearchParams({ ...(query as Record<string, string>), after: next });
  return `<${url.split('?', 1)[0]}?${parameters.toString()}>; rel="next"`;
}
