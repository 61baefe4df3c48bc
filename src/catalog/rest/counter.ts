import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem, ProblemException } from '../../platform/http/problem';
import { shortened } from '../../platform/http/pointer';
import { InvalidInput } from '../../platform/http/problem';
import { catalogOf } from '../core/game-catalog';
import type { Kind } from '../core/kind';
import { CatalogDesk } from '../desk';
import { entryAnswer, pageAnswer } from './answers';
import { askedBy } from './asking';
import { Ready, ReadyAnswers, sendReady } from './ready';

type Query = Readonly<Record<string, unknown>>;

/** Serves lists and entries over REST, from ready bytes where they can be kept. */
@Injectable()
export class CatalogCounter {
  readonly ready = new ReadyAnswers();

  constructor(@Inject(CatalogDesk) private readonly desk: CatalogDesk) {}

  list(kind: Kind, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const asked = askedBy(kind, request.query as Query);
    if (asked instanceof Problem) throw new ProblemException(asked);
    const listed = this.desk.list(catalogOf(kind.ruleset).ours, kind, asked);
    if (listed instanceof Problem) throw new ProblemException(listed);
    return this.send(request, reply, pageAnswer(listed), linkTo(request, listed.page.next));
  }

  show(kind: Kind, slug: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const [name] = Object.keys(request.query as Query).filter((each) => each !== 'collection');
    if (name !== undefined) throw new ProblemException(new InvalidInput([{ pointer: `/${shortened(name)}`, code: 'input.unknown-field', message: `There is no parameter "${shortened(name)}" here; collection is all there is.` }]));
    const shown = this.desk.show(catalogOf(kind.ruleset).ours, kind, slug);
    if (shown instanceof Problem) throw new ProblemException(shown);
    return this.send(request, reply, entryAnswer(shown), null);
  }

  private send(request: FastifyRequest, reply: FastifyReply, body: object, link: string | null): FastifyReply {
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
