import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RULESETS } from '../rulesets';
import { SessionDesk } from './desk';
import { Games, SESSION_RULESETS } from './games';
import { Gate } from './gate';
import { Bots } from './play/bots';
import { AgreementDesk } from './play/agreement.desk';
import { Clerk } from './play/clerk';
import { Clocks } from './play/clocks';
import { PlayDesk } from './play/play.desk';
import { Recorder } from './play/recorder';
import { SuccessorDesk } from './play/successor.desk';
import { RESOLVERS } from './graphql/resolvers';
import { CONTROLLERS } from './rest/controllers';
import { SessionAnswerEntity, SessionTokenEntity } from './store/access.entities';
import { SessionActionEntity, SessionSnapshotEntity } from './store/log.entities';
import { SessionQueue } from './store/session-queue';
import { SessionEntity } from './store/session.entity';
import { SessionStore } from './store/session.store';
import { Tables } from './store/tables';
import { Feed } from './watch/feed';
import { SESSION_WORKER, SessionThreads } from './threads/session-threads';
import { Streams } from './watch/streams';
import { WatchDesk } from './watch/watch.desk';

/** Stored games, for every ruleset that has one. */
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity, SessionActionEntity, SessionSnapshotEntity, SessionTokenEntity, SessionAnswerEntity])],
  controllers: [...CONTROLLERS],
  providers: [{ provide: SESSION_RULESETS, useValue: RULESETS }, { provide: SESSION_WORKER, useValue: require.resolve('./threads/worker') }, SessionThreads, Games, SessionStore, Tables, SessionQueue, Gate, Clerk, Recorder, Bots, Clocks, SessionDesk, PlayDesk, AgreementDesk, SuccessorDesk, WatchDesk, Feed, Streams, ...RESOLVERS],
})
export class SessionsModule {}
