import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy, Optional } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { type FormattedExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Context, handleProtocols, makeServer, type Server } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { LARGEST_BODY } from '../http/body';
import { ProblemException } from '../http/problem';
import { addressOf, type Trust, trustIn } from '../http/proxies';
import type { Caller } from '../keys/caller';
import { COST_OF_ASKING } from '../keys/caller-hooks';
import { Callers } from '../keys/callers';
import { isOurs, tellError } from './our-fault';
import type { RequestContext } from './request-naming.plugin';
import { carry } from './socket-line';
import { readSubscription } from './socket-operation';

const PATH = /^\/graphql\/?(?:\?|$)/;
const LAST_WORDS_MS = 500;
/** How much one socket may follow at once. */
const MOST_SUBSCRIPTIONS = 20;
const GOING_AWAY = 1001;
const FORBIDDEN = 4403;

interface Known {
  readonly socket: WebSocket;
  readonly request: IncomingMessage;
  caller?: Caller;
}
type Socket = Context<Record<string, unknown>, Known>;

/** Subscriptions over WebSockets at /graphql, by the protocol graphql-transport-ws. */
@Injectable()
export class GraphqlSockets implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('graphql');
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_BODY, handleProtocols });
  private readonly trust: Trust;
  private protocol: Server<Known> | null = null;

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(GraphQLSchemaHost) private readonly schemas: GraphQLSchemaHost,
    @Optional() @Inject(Callers) private readonly callers: Callers | null,
    @Optional() @Inject(CONFIG) private readonly config: Config | null,
  ) {
    this.trust = trustIn(config?.trustProxy ?? false);
  }

  onApplicationBootstrap(): void {
    this.http.on('upgrade', this.upgrade);
    if (this.config?.role === 'worker') return;
    const { schema } = this.schemas;
    this.protocol = makeServer<Record<string, unknown>, Known>({
      schema,
      onConnect: (socket) => this.admit(socket),
      onSubscribe: (socket, _id, payload) => {
        const { caller } = socket.extra;
        const wait = caller?.whyWait()?.problem;
        if (wait !== undefined) return [new GraphQLError(wait.detail, { extensions: { code: wait.code } })];
        caller?.spend(COST_OF_ASKING);
        if (Object.keys(socket.subscriptions).length > MOST_SUBSCRIPTIONS) return [new GraphQLError(`One socket may follow at most ${MOST_SUBSCRIPTIONS} things at once.`, { extensions: { code: 'SUBSCRIPTIONS_TOO_MANY' } })];
        const read = readSubscription(schema, payload);
        return 'schema' in read ? { ...read, contextValue: contextOf(socket) } : read;
      },
      onError: (_socket, _id, _payload, errors) => errors.map((error) => this.told(error, randomUUID())),
      onNext: (_socket, _id, _payload, args, result) => this.toldResult(result, (args.contextValue as RequestContext).requestId),
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.http.off('upgrade', this.upgrade);
    const open = [...this.server.clients];
    const gone = Promise.all(open.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    for (const socket of open) socket.close(GOING_AWAY, 'This node is stopping; connect again.');
    // Whoever does not answer would hold up the end.
    const timer = setTimeout(() => open.forEach((socket) => socket.terminate()), LAST_WORDS_MS);
    await gone;
    clearTimeout(timer);
  }

  private get http(): NodeJS.EventEmitter {
    return this.host.httpAdapter.getHttpServer() as NodeJS.EventEmitter;
  }

  private readonly upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { protocol } = this;
    if (PATH.test(request.url ?? '') && protocol !== null) this.server.handleUpgrade(request, socket, head, (open: WebSocket) => carry(protocol, open, { socket: open, request }, this.logger));
    // Nobody else listens to what becomes of it.
    else socket.on('error', () => socket.destroy()).end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };

  /** Who connects; a key that is not valid, and whoever has nothing left to spend, are sent away. */
  private async admit({ extra, connectionParams }: Socket): Promise<boolean> {
    if (this.callers === null) return true;
    const found = await this.callers.identify({ authorization: text(connectionParams, 'authorization'), 'x-api-key': text(connectionParams, 'x-api-key') }, addressOf(extra.request, this.trust));
    const refused = found instanceof ProblemException ? found : found.whyWait();
    if (refused !== null) {
      extra.socket.close(FORBIDDEN, refused.problem.code);
      return false;
    }
    const caller = found as Caller;
    caller.spend(COST_OF_ASKING);
    extra.caller = caller;
    return true;
  }

  private toldResult({ errors, ...rest }: { readonly errors?: readonly GraphQLError[] | undefined }, requestId: string): FormattedExecutionResult | undefined {
    return errors === undefined ? undefined : { ...rest, errors: errors.map((error) => this.told(error, requestId)) };
  }

  private told(error: GraphQLError, requestId: string): GraphQLFormattedError {
    if (isOurs(error)) this.logger.error(`${requestId} ${error.path?.join('.') ?? ''}: ${error.originalError?.stack ?? error.message}`);
    const told = tellError(error.toJSON(), error);
    return { ...told, extensions: { ...told.extensions, requestId } };
  }
}

/** What a resolver would know of a request. */
function contextOf({ extra: { caller }, connectionParams }: Socket): RequestContext & { readonly req: object } {
  const authorization = text(connectionParams, 'authorization');
  return { requestId: randomUUID(), caller: caller ?? null, req: { headers: authorization === undefined ? {} : { authorization } } };
}

function text(params: Record<string, unknown> | undefined, name: string): string | undefined {
  const value = params?.[name];
  return typeof value === 'string' ? value : undefined;
}
