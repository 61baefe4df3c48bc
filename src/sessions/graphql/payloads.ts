import type { Type } from '@nestjs/common';
import { Field, ObjectType } from '@nestjs/graphql';
import { OddsTooLarge } from '../../resolution/problems';
import { IssuedToken, ListedSession, RenewedToken, SeatToken, SessionMade, SessionModel, SessionSuccessor, StreamTicket, SubstitutedSeat } from '../rest/models';
import { ActionLegality, SessionEntries, SessionEntry, SessionOdds, SessionOffers, SessionVerdict, StoredActions } from '../rest/play-models';
import { ReadySetups } from '../rest/setup-models';
import { DeletedSession, SessionSimulation } from '../rest/simulation-models';
import { SessionMessage, SessionMessages } from '../rest/talk-models';
import { NewSessionWebhook, RemovedWebhook, SessionWebhooks, WebhookDeliveries, WebhookDelivery } from '../rest/webhook-models';
import { payload } from './failures';

@ObjectType({ description: 'A session in a list, with its cursor' })
export class SessionEdge {
  @Field(() => String, { description: 'Where a list goes on after it' })
  cursor!: string;

  @Field(() => ListedSession, { description: 'The session' })
  node!: ListedSession;
}

@ObjectType({ description: 'Where a page ends' })
export class SessionPageInfo {
  @Field(() => Boolean, { description: 'Whether there is more' })
  hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of its last session, or null' })
  endCursor!: string | null;
}

@ObjectType({ description: 'A page of sessions, the newest first' })
export class SessionConnection {
  @Field(() => [SessionEdge], { description: 'The sessions' })
  edges!: SessionEdge[];

  @Field(() => SessionPageInfo, { description: 'Where the page ends' })
  pageInfo!: SessionPageInfo;
}

/** What operations on sessions answer with. */
export const PAYLOADS = {
  sessions: payload('Sessions', [SessionConnection], [400, 401, 503]),
  session: payload('Session', [SessionModel], [400, 401, 404, 409, 422, 503]),
  events: payload('SessionEvents', [SessionEntries], [400, 401, 404, 422, 503]),
  following: payload('FollowedSession', [SessionEntry], [400, 401, 404, 422, 503]),
  offers: payload('SessionOffers', [SessionOffers], [400, 401, 404, 409, 422, 503]),
  odds: payload('ActionOdds', [SessionOdds], [400, 401, 403, 404, 409, 422, 503], undefined, [OddsTooLarge as unknown as Type]),
  verdict: payload('SessionVerdict', [SessionVerdict], [400, 401, 404, 409, 503]),
  setups: payload('ReadySetups', [ReadySetups], [422]),
  made: payload('CreateSession', [SessionMade], [400, 422, 503]),
  seatToken: payload('JoinSeat', [SeatToken], [400, 401, 403, 404, 422, 503]),
  renewed: payload('RenewSeat', [RenewedToken], [400, 401, 403, 404, 503]),
  ticket: payload('StreamTicket', [StreamTicket], [400, 401, 404, 503]),
  newWebhook: payload('AddWebhook', [NewSessionWebhook], [400, 401, 404, 422, 503]),
  webhooks: payload('Webhooks', [SessionWebhooks], [401, 404, 503]),
  removedWebhook: payload('RemoveWebhook', [RemovedWebhook], [401, 404, 503]),
  deliveries: payload('WebhookDeliveries', [WebhookDeliveries], [401, 404, 503]),
  delivery: payload('ReplayDelivery', [WebhookDelivery], [401, 404, 503]),
  deleted: payload('DeleteSession', [DeletedSession], [401, 403, 404, 503]),
  simulated: payload('SimulateSession', [SessionSimulation], [400, 401, 403, 404, 409, 422, 503]),
  said: payload('Say', [SessionMessage], [400, 401, 404, 422, 503]),
  messages: payload('SessionMessages', [SessionMessages], [400, 401, 404, 503]),
  spectator: payload('AdmitSpectator', [IssuedToken], [400, 401, 403, 404, 503]),
  substituted: payload('SubstituteSeat', [SubstitutedSeat], [400, 401, 403, 404, 409, 422, 503]),
  successor: payload('SessionSuccessor', [SessionSuccessor], [400, 401, 403, 404, 409, 422, 503]),
  stored: payload('StoredActions', [StoredActions], [400, 401, 403, 404, 409, 422, 503]),
  acted: payload('Act', [StoredActions, ActionLegality], [400, 401, 403, 404, 409, 422, 503], (value) => ('legal' in value ? ActionLegality : StoredActions)),
} as const;
