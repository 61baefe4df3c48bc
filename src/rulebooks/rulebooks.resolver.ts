import { Args, createUnionType, Query, Resolver } from '@nestjs/graphql';
import { validateSync } from 'class-validator';
import type { Rule } from '../kernel/ruleset/rule';
import { InvalidInput, NotFound, Problem } from '../platform/http/problem';
import { faultsOf } from '../platform/http/query.pipe';
import { Access } from '../platform/keys/access';
import { Library, type RulePage } from './library';
import { RuleModel, RulePageModel, RulesetModel, RulesQuery } from './models';

const RulesetPayload = createUnionType({
  name: 'RulesetPayload',
  description: 'A game, or why there is none',
  types: () => [RulesetModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : RulesetModel),
});

const RulePayload = createUnionType({
  name: 'RulePayload',
  description: 'A rule, or why there is none',
  types: () => [RuleModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : RuleModel),
});

const RulesPayload = createUnionType({
  name: 'RulesPayload',
  description: 'A page of rules, or why there is none',
  types: () => [RulePageModel, NotFound, InvalidInput] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : value instanceof InvalidInput ? InvalidInput : RulePageModel),
});

@Access('read')
@Resolver()
export class RulebooksResolver {
  constructor(private readonly library: Library) {}

  @Query(() => [RulesetModel], { description: 'Every game' })
  rulesets(): RulesetModel[] {
    return this.library.rulesets().map(RulesetModel.of);
  }

  @Query(() => RulesetPayload, { description: 'One game' })
  ruleset(@Args('id', { description: 'Id of the game' }) id: string): RulesetModel | Problem {
    const found = this.library.ruleset(id);
    return found instanceof Problem ? found : RulesetModel.of(found);
  }

  @Query(() => RulesPayload, { description: 'The rules of a game' })
  rules(@Args('ruleset', { description: 'Id of the game' }) id: string, @Args() { search, topic, first, after }: RulesQuery): RulePage | Problem {
    const query = given({ search, topic, first, after });
    const faults = validateSync(query);
    return faults.length > 0 ? new InvalidInput(faultsOf(faults)) : this.library.rules(id, query);
  }

  @Query(() => RulePayload, { description: 'One rule' })
  rule(@Args('ruleset', { description: 'Id of the game' }) id: string, @Args('id', { description: 'Id of the rule' }) ruleId: string): Rule | Problem {
    return this.library.rule(id, ruleId);
  }
}

function given(query: { readonly [name in keyof RulesQuery]: RulesQuery[name] | null | undefined }): RulesQuery {
  return Object.assign(new RulesQuery(), Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null)));
}
