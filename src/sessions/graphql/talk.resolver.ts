import { Inject } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import { MessagesQuery, USUAL_ENTRIES } from '../rest/queries';
import { SessionRoom } from '../rest/scene-models';
import { TalkDesk } from '../talk/talk.desk';
import { type AskedContext, checked, headersOf } from './arguments';
import { PAYLOADS } from './payloads';

const ID = { description: 'Id of the session' };

/** Talk about a game. */
@Access('seat')
@Resolver()
export class TalkResolver {
  constructor(@Inject(TalkDesk) private readonly desk: TalkDesk) {}

  @Access('seat', { cost: 5 })
  @Mutation(() => PAYLOADS.said as never, { description: 'Says something to everybody, to the team, to one seat, or among those who watch' })
  async say(@Args('id', ID) id: string, @Args('room', { type: () => SessionRoom, description: 'Who hears it' }) room: string, @Args('seat', { type: () => String, nullable: true, description: 'The seat that hears it, if it is for one' }) seat: string | null, @Args('text', { description: 'What is said, of up to 500 characters' }) text: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.say(id, headersOf(context), { room, text, ...(seat ? { seat } : {}) });
  }

  @Query(() => PAYLOADS.messages as never, { description: 'What was said after a message, as far as the caller may hear it' })
  async sessionMessages(
    @Args('id', ID) id: string,
    @Args('after', { type: () => String, nullable: true, description: 'Id of the last message that is known' }) after: string | null,
    @Args('first', { type: () => Int, nullable: true, description: 'How many; 100 unless given' }) first: number | null,
    @Args('wait', { type: () => Int, nullable: true, description: 'How many seconds to wait for a message if there is none yet' }) wait: number | null,
    @Context() context: AskedContext,
  ): Promise<object> {
    const query = checked(MessagesQuery, { after, first, wait });
    return query instanceof Problem ? query : this.desk.heard(id, headersOf(context), query.after, query.first ?? USUAL_ENTRIES, query.wait ?? 0);
  }
}
