import { Inject } from '@nestjs/common';
import { Args, Context, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../../platform/keys/access';
import { PlayKeyId } from '../../platform/keys/key-id';
import { SessionDesk } from '../desk';
import { AgreementDesk } from '../play/agreement.desk';
import { SimulationDesk } from '../play/simulation.desk';
import { SuccessorDesk } from '../play/successor.desk';
import { PauseStepType, UndoStepType } from '../rest/scene-models';
import { Retention } from '../store/retention';
import { type AskedContext, headersOf, plansOf, SeatPlanInput, TermsArgs } from './arguments';
import { PAYLOADS } from './payloads';
import { toldStored } from './tell';

const ID = { description: 'Id of the session' };

/** What seats agree on beyond the rules, the sessions that come of others, and the end of them. */
@Access('seat')
@Resolver()
export class AgreementsResolver {
  constructor(
    @Inject(SessionDesk) private readonly desk: SessionDesk,
    @Inject(AgreementDesk) private readonly agreements: AgreementDesk,
    @Inject(SuccessorDesk) private readonly successors: SuccessorDesk,
    @Inject(SimulationDesk) private readonly simulations: SimulationDesk,
    @Inject(Retention) private readonly retention: Retention,
  ) {}

  @Mutation(() => PAYLOADS.stored as never, { description: 'Offers, accepts or declines to go back to an earlier version, with the token of a seat' })
  async undo(@Args('id', ID) id: string, @Args('step', { type: () => UndoStepType, description: 'What to do about taking something back' }) type: string, @Args('version', { type: () => Int, nullable: true, description: 'The version to go back to; with an offer alone' }) version: number | null, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.agreements.undo(id, headersOf(context, terms), { type, ...(version === null || version === undefined ? {} : { version }) }, terms.units ?? 'inches'));
  }

  @Mutation(() => PAYLOADS.stored as never, { description: 'Offers, accepts, declines or ends a pause, with the token of a seat' })
  async pause(@Args('id', ID) id: string, @Args('step', { type: () => PauseStepType, description: 'What to do about a pause' }) type: string, @Args() terms: TermsArgs, @Context() context: AskedContext): Promise<object> {
    return toldStored(await this.agreements.pause(id, headersOf(context, terms), { type }, terms.units ?? 'inches'));
  }

  @Mutation(() => PAYLOADS.substituted as never, { description: 'Gives a seat to a bot, or to whoever gets the new token; with the token of that seat or of the creator' })
  async substituteSeat(@Args('id', ID) id: string, @Args('seat', { description: 'Name of the seat' }) seat: string, @Args('bot', { type: () => String, nullable: true, description: 'Id of a bot; a person unless given' }) bot: string | null, @Context() context: AskedContext): Promise<object> {
    return this.agreements.substitute(id, seat, headersOf(context), bot ? { bot } : {});
  }

  @Access('seat', { cost: 5 })
  @Mutation(() => PAYLOADS.successor as never, { description: 'A new session that goes on from a version of this one with a seed of its own; of an unfinished game each call is the consent of a seat' })
  async forkSession(
    @Args('id', ID) id: string,
    @Args('at', { type: () => Int, nullable: true, description: 'The version to go on from; the present one unless given' }) at: number | null,
    @Args('seats', { type: () => [SeatPlanInput], nullable: true, description: 'Who plays each seat; as before unless given' }) seats: readonly SeatPlanInput[] | null,
    @Args('public', { type: () => Boolean, nullable: true, description: 'Whether everybody may watch; as before unless given' }) isPublic: boolean | null,
    @PlayKeyId() key: string | null,
    @Context() context: AskedContext,
  ): Promise<object> {
    const body = { ...(seats ? { seats: plansOf(seats) } : {}), ...(typeof isPublic === 'boolean' ? { public: isPublic } : {}) };
    return this.successors.fork(id, headersOf(context), typeof at === 'number' ? String(at) : undefined, body, key);
  }

  @Access('seat', { cost: 5 })
  @Mutation(() => PAYLOADS.successor as never, { description: 'The same set-up again with sides swapped, after the end; everybody calls for the own token' })
  async rematch(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.successors.rematch(id, headersOf(context), {});
  }

  @Mutation(() => PAYLOADS.spectator as never, { description: 'A token for a spectator, with the token of the creator' })
  async admitSpectator(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.desk.spectate(id, headersOf(context), {});
  }

  @Mutation(() => PAYLOADS.deleted as never, { description: 'Deletes a session, with the token of the creator; of a public game that has ended the log stays' })
  async deleteSession(@Args('id', ID) id: string, @Context() context: AskedContext): Promise<object> {
    return this.retention.delete(id, headersOf(context));
  }

  @Access('seat', { cost: 5, timed: true })
  @Query(() => PAYLOADS.simulated as never, { description: 'Plays the game out many times between bots, from what the seat may know; with the token of a seat' })
  async simulateSession(
    @Args('id', ID) id: string,
    @Args('games', { type: () => Int, nullable: true, description: 'How many games; 100 unless given' }) games: number | null,
    @Args('bots', { type: () => [SeatPlanInput], nullable: true, description: "Which bot plays each seat; the one that holds it, else the game's first, unless given" }) bots: readonly SeatPlanInput[] | null,
    @Args('seed', { type: () => String, nullable: true, description: 'The same seed, the same games; drawn unless given' }) seed: string | null,
    @Context() context: AskedContext,
  ): Promise<object> {
    const named = bots && Object.fromEntries(bots.flatMap(({ seat, bot }) => (bot ? [[seat, bot]] : [])));
    return this.simulations.simulate(id, headersOf(context), { ...(typeof games === 'number' ? { games } : {}), ...(named ? { bots: named } : {}), ...(seed ? { seed } : {}) });
  }
}
