import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Config } from '../platform/config/config';
import { CONFIG } from '../platform/config/config.module';
import { Outward } from '../platform/outward/outward';
import { RULESETS } from '../rulesets';
import { SessionDesk } from './desk';
import { FileDesk } from './file/file.desk';
import { Games, SESSION_RULESETS } from './games';
import { Gate } from './gate';
import { Bots } from './play/bots';
import { AgreementDesk } from './play/agreement.desk';
import { Clerk } from './play/clerk';
import { Clocks } from './play/clocks';
import { PlayDesk } from './play/play.desk';
import { Recorder } from './play/recorder';
import { SimulationDesk } from './play/simulation.desk';
import { SuccessorDesk } from './play/successor.desk';
import { RESOLVERS } from './graphql/resolvers';
import { CONTROLLERS } from './rest/controllers';
import { SessionAnswerEntity, SessionTokenEntity } from './store/access.entities';
import { SessionActionEntity, SessionSnapshotEntity } from './store/log.entities';
import { SessionQueue } from './store/session-queue';
import { SessionEntity } from './store/session.entity';
import { Retention } from './store/retention';
import { SessionStore } from './store/session.store';
import { Tables } from './store/tables';
import { Postman } from './notices/postman';
import { WebhookDesk } from './notices/webhook.desk';
import { SessionWebhookEntity, WebhookDeliveryEntity } from './notices/webhook.entities';
import { WebhookStore } from './notices/webhook.store';
import { SessionMessageEntity } from './talk/message.entity';
import { MessageStore } from './talk/message.store';
import { TalkDesk } from './talk/talk.desk';
import { Feed } from './watch/feed';
import { Patience } from './watch/patience';
import { SESSION_WORKER, SessionThreads } from './threads/session-threads';
import { Streams } from './watch/streams';
import { WatchDesk } from './watch/watch.desk';

/** Stored games, for every ruleset that has one. */
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity, SessionActionEntity, SessionSnapshotEntity, SessionTokenEntity, SessionAnswerEntity, SessionMessageEntity, SessionWebhookEntity, WebhookDeliveryEntity])],
  controllers: [...CONTROLLERS],
  providers: [{ provide: SESSION_RULESETS, useValue: RULESETS }, { provide: SESSION_WORKER, useValue: require.resolve('./threads/worker') }, SessionThreads, Games, SessionStore, Tables, SessionQueue, Gate, Clerk, Recorder, Bots, Clocks, SessionDesk, PlayDesk, AgreementDesk, SuccessorDesk, SimulationDesk, Retention, FileDesk, MessageStore, TalkDesk, Patience, { provide: Outward, useFactory: ({ webhooksToPrivate }: Config) => new Outward(webhooksToPrivate), inject: [CONFIG] }, WebhookStore, WebhookDesk, Postman, WatchDesk, Feed, Streams, ...RESOLVERS],
})
export class SessionsModule {}
