import { Inject } from '@nestjs/common';
import { Args, Field, InputType, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Access } from '../../platform/keys/access';
import { KeyId } from '../../platform/keys/key-id';
import { named, typesOf } from '../../resolution/graphql-types';
import { fromGraphql, memberName } from '../../resolution/graphql-values';
import { RULESETS } from '../../rulesets';
import { ArmyDesk } from '../armies/army.desk';
import { ArmyModel, ArmyPageModel } from '../armies/models';
import { KeptQuery } from '../models';
import { checkedQuery } from './checked-query';
import { KeptDeleted, keptPayload } from './kept-payload';

const PAYLOADS = { army: keptPayload('Army', ArmyModel), armies: keptPayload('Armies', ArmyPageModel) };
const DELETED = keptPayload('DeleteArmy', KeptDeleted);

const plans = RULESETS.flatMap((ruleset) => (ruleset.army === undefined ? [] : [[memberName(ruleset.id), ruleset, ruleset.army] as const]));

/** An army, as the procedure of its game takes it: exactly one. */
const ArmyInput = named('ArmyInput');
for (const [member, ruleset, { procedure }] of plans) {
  const type = typesOf(ruleset).input(procedure.input);
  Field(() => type, { nullable: true, description: `An army of ${ruleset.name}` })(ArmyInput.prototype as object, member);
}
InputType('ArmyInput', { isOneOf: true, description: 'An army, as the procedure of its game takes it' })(ArmyInput);

const RULESET = { description: 'Id of the ruleset' };
const ID = { description: 'Id of the army' };

@Access('play')
@Resolver()
export class ArmiesResolver {
  constructor(@Inject(ArmyDesk) private readonly desk: ArmyDesk) {}

  @Query(() => PAYLOADS.armies as never, { description: 'Armies that your key keeps' })
  async armies(@Args('ruleset', RULESET) ruleset: string, @Args() given: KeptQuery, @KeyId() key: string): Promise<object> {
    const query = checkedQuery(KeptQuery, given);
    return query instanceof KeptQuery ? this.desk.list(ruleset, query.first, query.after, key) : query;
  }

  @Access('read')
  @Query(() => PAYLOADS.army as never, { description: 'A kept army: what was stored, what its game says of it, and its side of a set-up' })
  async army(@Args('ruleset', RULESET) ruleset: string, @Args('id', ID) id: string, @KeyId() key: string | null): Promise<object> {
    return this.desk.show(ruleset, id, key);
  }

  @Access('play', { cost: 5 })
  @Mutation(() => PAYLOADS.army as never, { description: 'Keeps an army; every fault of it is told with its rule. With an id it is stored in place of that one' })
  async keepArmy(
    @Args('name', { description: 'What it is called' }) name: string,
    @Args('army', { type: () => ArmyInput, description: 'The army, by its game' }) sent: object,
    @Args('public', { type: () => Boolean, nullable: true, description: 'Whether everybody may see and use it; false unless given' }) isPublic: boolean | null,
    @Args('id', { type: () => String, nullable: true, description: 'Id of the army in whose place it is stored' }) id: string | null,
    @Args('expectedVersion', { type: () => Int, nullable: true, description: 'Version that the caller has seen; if it has moved on, nothing is stored' }) expected: number | null,
    @KeyId() key: string,
  ): Promise<object> {
    const [[member, value] = ['', {}]] = Object.entries(sent).filter(([, part]) => part !== null && part !== undefined);
    const [, ruleset, { procedure }] = plans.find(([each]) => each === member)!;
    const body = { name, input: fromGraphql(value, procedure.input), ...(isPublic === null || isPublic === undefined ? {} : { public: isPublic }) };
    return typeof id === 'string' ? this.desk.replace(ruleset.id, id, body, expected ?? null, key) : this.desk.create(ruleset.id, body, key);
  }

  @Mutation(() => DELETED as never, { description: 'Deletes a kept army' })
  async deleteArmy(@Args('ruleset', RULESET) ruleset: string, @Args('id', ID) id: string, @KeyId() key: string): Promise<object> {
    return (await this.desk.remove(ruleset, id, key)) ?? { deleted: true };
  }
}
