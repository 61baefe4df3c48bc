import { Inject } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { SessionDesk } from '../desk';
import { PlayDesk } from '../play/play.desk';
import { EntriesQuery, SessionsQuery, UnitsQuery, USUAL_ENTRIES } from '../rest/queries';
import { DrawStep, SessionPhase } from '../rest/scene-models';
import { WatchDesk } from '../watch/watch.desk';
import { type AskedContext, checked, headersOf, TermsArgs } from './arguments';
import { PAYLOADS } from './payloads';
import { toldConnection, toldEntries, toldSession, toldStored } from './tell';

const ID = { description: 'Id of the session' };
const SEAT = { description: 'Name of the seat' };

/** Sessions of every game: found, looked at, joined, started and ended. */
@Access('seat')
@Resolver()
export class SessionsResolver {
  constructor(
    @Inject(SessionDesk) private readonly desk: SessionDesk,
    @Inject(PlayDesk) private readonly play: PlayDesk,
    @Inject(WatchDesk) private readonly watch: WatchDesk,
  ) {}

  @Access('read')
  @Query(() => PAYLOADS.sessions as never, { description: 'Public sessions, or with mine those that your key has made; the newest first' })
  async sessions(@Args('phase', { type: () => SessionPhase, nullable: true, description: 'Only sessions in this phase' }) status: string | null, @Args() args: SessionsQuery, @KeyId() key: string | null): Promise<object> {
    const query = checked(SessionsQuery, { ...args, status });
    return query instanceof Problem ? query : toldConnection(await this.desk.list(query, key));
  }

  @Query(() => PAYLOADS.session as never, { description: 'What the caller may know of a session' })
  async session(@Args('id', ID) id: string, @Args() { units }: UnitsQuery, @Context() context: AskedContext): Promise<object> {
    return toldSession(await this.watch.show(id, headersOf(context), units ?? 'inches'));
  }

  @Query(() => PAYLOADS.session as never, { description: 'What the caller might know of a session at an earlier version' })
  async sessionAt(@Args('id', ID) id: string, @Args('version', { type: () => Int, description: 'The version' }) version: number, @Args() { units }: UnitsQuery, @Context() context: AskedContext): Promise<object> {
    return toldSession(await this.watch.showAt(id, String(version), headersOf(context), units ?? 'inches'));
  }

  @Query(() => PAYLOADS.events as never, { description: 'The entries of the log after a number, in order and without gaps, as far as the caller may know them' })
  async sessionEvents(@Args('id', ID) id: string, @Args() args: EntriesQuery, @Context() context: AskedContext): Promise<object> {
    const query = checked(EntriesQuery, args);
    if (query instanceof Problem) return query;
    const { after = 0, first = USUAL_ENTRIES, units = 'inches', wait = 0 } = query;
    return toldEntries(await this.watch.events(id, headersOf(context), after, first, units, wait));
  }

  @Access('seat', { cost: 5, timed: true })
  @Query(() => PAYLOADS.verdict as never, { description: "Throws every die again from the server's seed and compares every face and every state with the log" })
  async verifySession(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.watch.verify(id, headersOf(context));
  }

  @Access('read')
  @Query(() => PAYLOADS.setups as never, { description: 'What newcomers of a game can start from, and the bots they can play against' })
  readySetups(@Args('ruleset', { description: 'Id of the ruleset' }) ruleset: string): object {
    return this.desk.setups(ruleset);
  }

  @Mutation(() => PAYLOADS.seatToken as never, { description: 'Issues a new token for a seat, with the token of the creator; the old one is revoked' })
  async joinSeat(@Args('id', ID) id: string, @Args('seat', SEAT) seat: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.join(id, seat, headersOf(context));
  }

  @Mutation(() => PAYLOADS.renewed as never, { description: 'Makes the token of a seat valid for another 30 days, with that token' })
  async renewSeat(@Args('id', ID) id: string, @Args('seat', SEAT) seat: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.renew(id, seat, headersOf(context));
  }

  @Mutation(() => PAYLOADS.stored as never, { description: "Adds a text of a seat's own to the dice before the start" })
  async contributeToDice(@Args('id', ID) id: string, @Args('seat', SEAT) seat: string, @Args('contribution', { description: 'Any text of up to 200 characters; every die depends on it' }) contribution: string, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.desk.contribute(id, seat, headersOf(context, terms), { contribution }, terms.units ?? 'inches'));
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Starts the game, with the token of the creator' })
  async startSession(@Args('id', ID) id: string, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.desk.start(id, headersOf(context, terms), {}, terms.units ?? 'inches'));
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Offers, accepts or declines a draw, with the token of a seat' })
  async agreeOnDraw(@Args('id', ID) id: string, @Args('step', { type: () => DrawStep, description: 'What to do about a draw' }) type: string, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.play.draw(id, headersOf(context, terms), { type }, terms.units ?? 'inches'));
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Gives up, with the token of a seat' })
  async concede(@Args('id', ID) id: string, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.play.act(id, headersOf(context, terms), { action: { type: 'concede' }, ...(terms.units ? { units: terms.units } : {}) }, false));
  }

  @Mutation(() => PAYLOADS.ticket as never, { description: 'A ticket that opens one stream within a minute, for those who cannot send a token there' })
  async streamTicket(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.watch.ticket(id, headersOf(context));
  }
}
