import { Inject } from '@nestjs/common';
import { Args, Context, Resolver, Subscription } from '@nestjs/graphql';
import { Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import type { Entry } from '../answers';
import { StreamQuery } from '../rest/queries';
import { Streams } from '../watch/streams';
import { type AskedContext, checked, headersOf } from './arguments';
import { PAYLOADS } from './payloads';
import { toldEntry } from './tell';

/** Sessions as they go on. */
@Access('seat')
@Resolver()
export class FollowingResolver {
  constructor(@Inject(Streams) private readonly streams: Streams) {}

  @Subscription(() => PAYLOADS.following as never, {
    description: 'Every entry of the log after a number and then each new one, without gap or repeat; it completes when the game has ended, and when the token is revoked or expires',
    resolve: (told: Entry | Problem) => (told instanceof Problem ? told : toldEntry(told)),
  })
  async sessionEvents(@Args('id', { description: 'Id of the session' }) id: string, @Args() args: StreamQuery, @Context() context: AskedContext): Promise<AsyncIterable<Entry | Problem>> {
    const query = checked(StreamQuery, args);
    if (query instanceof Problem) return once(query);
    const caller = await this.streams.admit(id, headersOf(context).authorization, query.ticket);
    if (caller instanceof Problem) return once(caller);
    const follower = await this.streams.follow(caller, query.after ?? 0, query.units ?? 'inches');
    return follower instanceof Problem ? once(follower) : follower;
  }
}

async function* once(problem: Problem): AsyncGenerator<Problem> {
  yield problem;
}
