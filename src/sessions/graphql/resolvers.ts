import type { Provider } from '@nestjs/common';
import { RULESETS } from '../../rulesets';
import { AgreementsResolver } from './agreements.resolver';
import { VersionConflictResolver } from './failures';
import { FollowingResolver } from './following.resolver';
import { gamesResolver } from './games.resolver';
import { SessionsResolver } from './sessions.resolver';
import { TalkResolver } from './talk.resolver';
import { WebhooksResolver } from './webhooks.resolver';

/** The resolver that knows the games; a test may bring games of its own. */
export const GAMES_RESOLVER = Symbol('resolver of games');

export const RESOLVERS: readonly Provider[] = [SessionsResolver, AgreementsResolver, TalkResolver, WebhooksResolver, FollowingResolver, VersionConflictResolver, { provide: GAMES_RESOLVER, useClass: gamesResolver(RULESETS) }];
