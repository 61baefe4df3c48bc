import { Inject, type Type } from '@nestjs/common';
import { Args, Context, createUnionType, Field, InputType, Int, Mutation, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Offer } from '../../kernel/table/table';
import type { Owed } from '../../kernel/ruleset/position';
import type { Ruleset } from '../../kernel/ruleset/ruleset';
import { JsonScalar } from '../../platform/graphql/json.scalar';
import { Problem } from '../../platform/http/problem';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { named } from '../../resolution/graphql-types';
import { fromGraphql } from '../../resolution/graphql-values';
import { SessionDesk } from '../desk';
import { PlayDesk } from '../play/play.desk';
import { OffersQuery, UnitsQuery } from '../rest/queries';
import { SessionDice, SessionSceneInput } from '../rest/scene-models';
import { editionGone } from '../bygone';
import { unprocessable } from '../problems';
import { WatchDesk } from '../watch/watch.desk';
import { type AskedContext, checked, headersOf, plansOf, ReadySetupInput, SceneNameInput, SeatArmyInput, SeatPlanInput, TermsArgs } from './arguments';
import { type GameTypes, gameTypes } from './game-types';
import { PAYLOADS } from './payloads';
import { SessionSight } from './sight';
import { toldOwed, toldStored } from './tell';

@ObjectType({ description: 'What the caller may know of a game that does not declare the shape of it' })
export class PlainView {
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @Field(() => JsonScalar, { description: 'The game' })
  game!: unknown;
}

const ID = { description: 'Id of the session' };

/** The part of sessions over GraphQL that knows what each of these games takes and tells, by the shapes that they declare. */
export function gamesResolver(rulesets: readonly Ruleset[]): Type {
  const games = gameTypes(rulesets);
  const byMember = new Map(games.map((each) => [each.member, each]));
  const byRuleset = new Map(games.map((each) => [each.ruleset.id, each]));
  const action = choice('SessionActionInput', 'An action, in the words of its game', games.map((each) => [each.member, each.action, `An action of ${each.ruleset.name}`]));
  const setup = choice('SessionSetupInput', 'A ready set-up, or one of your own in the words of its game', [['ready', ReadySetupInput, "One of a game's ready set-ups"], ...games.map((each) => [each.member, each.setup, `A set-up of ${each.ruleset.name}`] as const)]);
  const GameView = createUnionType({
    name: 'GameView',
    description: 'What the caller may know of a game, in the words of the game',
    types: () => [...games.flatMap(({ view }) => view ?? []), PlainView] as const,
    resolveType: (value: { constructor: unknown }) => value.constructor as Type,
  });

  @Access('seat')
  @Resolver(() => SessionSight)
  class GamesResolver {
    constructor(
      @Inject(SessionDesk) private readonly desk: SessionDesk,
      @Inject(PlayDesk) private readonly play: PlayDesk,
      @Inject(WatchDesk) private readonly watch: WatchDesk,
    ) {}

    @ResolveField(() => GameView, { description: 'The game itself' })
    game(@Parent() { ruleset, game }: { ruleset: string; game: object }): object {
      const view = byRuleset.get(ruleset)?.view ?? null;
      return view === null ? Object.assign(new PlainView(), { ruleset, game }) : Object.assign(new view() as object, game);
    }

    @Access('play', { cost: 5 })
    @Mutation(() => PAYLOADS.made as never, { description: 'Makes a session; its tokens are shown this once' })
    async createSession(
      @Args('setup', { type: () => setup, description: "The game's set-up" }) given: object,
      @Args('armies', { type: () => [SeatArmyInput], nullable: true, description: 'Kept armies that take the sides of their seats in the set-up' }) armies: readonly SeatArmyInput[] | null,
      @Args('seats', { type: () => [SeatPlanInput], nullable: true, description: 'Who plays each seat; open unless given' }) seats: readonly SeatPlanInput[] | null,
      @Args('public', { type: () => Boolean, nullable: true, description: 'Whether everybody may watch and find it in the list; false unless given' }) isPublic: boolean | null,
      @Args('dice', { type: () => SessionDice, nullable: true, description: 'Whether the service throws, or each seat its own dice; server unless given' }) dice: string | null,
      @Args('scene', { type: () => SessionSceneInput, nullable: true, description: "How the caller's scene lies on the field" }) scene: object | null,
      @Args('names', { type: () => [SceneNameInput], nullable: true, description: "The caller's names of things" }) names: readonly SceneNameInput[] | null,
      @Args('clockSeconds', { type: () => Int, nullable: true, description: 'How many seconds each decision may take; no clock unless given' }) clockSeconds: number | null,
      @Args() { units }: UnitsQuery,
      @KeyId() key: string | null,
    ): Promise<object> {
      const parts = { armies: armies && Object.fromEntries(armies.map(({ seat, army }) => [seat, army])), seats: seats && plansOf(seats), clock: clockSeconds === null || clockSeconds === undefined ? null : { seconds: clockSeconds }, public: isPublic, dice, scene, names: names && Object.fromEntries(names.map(({ name, id }) => [name, id])), units };
      const body = { ...setupFrom(byMember, given), ...Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null && part !== undefined)) };
      return this.desk.create(body, key);
    }

    @Mutation(() => PAYLOADS.acted as never, { description: 'One action, an answer, a throw or a standing answer, or a list of which all are taken or none; with the token of a seat. Only the last of a list may throw dice or open a decision' })
    async act(
      @Args('id', ID) id: string,
      @Args('actions', { type: () => [action], description: 'The actions; a single one needs no list' }) actions: readonly object[],
      @Args('dryRun', { type: () => Boolean, nullable: true, description: 'Asks only whether it is legal: nothing is stored, and no dice are thrown' }) dryRun: boolean | null,
      @Args() terms: TermsArgs,
      @Context() context: AskedContext,
    ): Promise<object> {
      const headers = headersOf(context, terms);
      const heard = await this.heard(id, context, actions);
      if (heard instanceof Problem) return heard;
      const sent = heard.length === 1 ? { action: heard[0] } : { actions: heard };
      return toldStored(await this.play.act(id, headers, { ...sent, ...inUnits(terms) }, dryRun ?? false));
    }

    @Query(() => PAYLOADS.offers as never, { description: 'What the caller may do: offers that can be sent back as actions, what is owed, and what is blocked with reasons' })
    async sessionOffers(@Args('id', ID) id: string, @Args() args: OffersQuery, @Context() context: AskedContext): Promise<object> {
      const query = checked(OffersQuery, args);
      if (query instanceof Problem) return query;
      const answer = (await this.play.offers(id, headersOf(context), query.envelope, query.units ?? 'inches')) as Told | Problem;
      if (answer instanceof Problem) return answer;
      const game = await this.gameOf(id, context);
      return game instanceof Problem ? game : { ...answer, owed: toldOwed(answer.owed), offers: answer.offers.map((offer) => toldOffer(game, offer, answer.owed)) };
    }

    @Access('seat', { cost: 2, timed: true })
    @Query(() => PAYLOADS.odds as never, { description: 'Every outcome of an action with its exact chance, counted from what the seat may know; with the token of a seat' })
    async actionOdds(@Args('id', ID) id: string, @Args('action', { type: () => action, description: 'The action' }) given: object, @Args() query: UnitsQuery, @Context() context: AskedContext): Promise<object> {
      const heard = await this.heard(id, context, [given]);
      return heard instanceof Problem ? heard : this.play.odds(id, headersOf(context), { action: heard[0], ...inUnits(query) });
    }

    /** What was sent as actions of the game that the session plays. */
    private async heard(id: string, context: AskedContext, sent: readonly object[]): Promise<readonly object[] | Problem> {
      const game = await this.gameOf(id, context);
      if (game instanceof Problem) return game;
      const members = sent.map((each) => Object.entries(each).find(([, part]) => part !== null && part !== undefined)!);
      const other = members.findIndex(([member]) => member !== game.member);
      if (other >= 0) return unprocessable('action.other-game', `The session plays ${game.ruleset.name}; say the action as ${game.member}.`, `/actions/${other}`, { ruleset: game.ruleset.id });
      return members.map(([, value]) => game.actionFrom(value as object));
    }

    private async gameOf(id: string, context: AskedContext): Promise<GameTypes | Problem> {
      const ruleset = await this.watch.rulesetOf(id, headersOf(context));
      if (ruleset instanceof Problem) return ruleset;
      return byRuleset.get(ruleset) ?? editionGone({ ruleset, edition: 'any' });
    }
  }

  return GamesResolver;
}

interface Told {
  readonly owed: Owed | null;
  readonly offers: readonly Offer<object>[];
}

function toldOffer(game: GameTypes, offer: Offer<object>, owed: Owed | null): object {
  const kind = owed?.kind ?? null;
  return 'exactly' in offer ? { exactly: game.actionTo(offer.exactly, kind) } : { ...offer, example: game.actionTo(offer.example, kind) };
}

function inUnits({ units }: UnitsQuery): object {
  return units ? { units } : {};
}

/** The ruleset and the set-up that REST would have been sent. */
function setupFrom(byMember: ReadonlyMap<string, GameTypes>, given: object): object {
  const [[member, value] = ['', {}]] = Object.entries(given).filter(([, part]) => part !== null && part !== undefined);
  const game = byMember.get(member);
  if (game !== undefined) return { ruleset: game.ruleset.id, setup: fromGraphql(value, game.game.shapes.setup) };
  const { ruleset, id } = value as ReadySetupInput;
  return { ruleset, setup: id };
}

function choice(name: string, description: string, members: readonly (readonly [member: string, type: unknown, description: string])[]): Type {
  const made = named(name);
  for (const [member, type, said] of members) Field((() => type) as never, { nullable: true, description: said })(made.prototype as object, member);
  InputType(name, { isOneOf: true, description })(made);
  return made;
}
