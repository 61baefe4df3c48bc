import { Args, createUnionType, Query, Resolver } from '@nestjs/graphql';
import type { Rule } from '../kernel/ruleset/rule';
import { InvalidInput, NotFound, Problem } from '../platform/http/problem';
import { MOST_RULES } from './library';
import { Library, type RulePage } from './library';
import { RuleModel, RulePageModel, RulesetModel, RulesQuery } from './models';

const RulesetPayload = createUnionType({
  name: 'RulesetPayload',
  types: () => [RulesetModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : RulesetModel),
});

const RulePayload = createUnionType({
  name: 'RulePayload',
  types: () => [RuleModel, NotFound] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : RuleModel),
});

const RulesPayload = createUnionType({
  name: 'RulesPayload',
  types: () => [RulePageModel, NotFound, InvalidInput] as const,
  resolveType: (value: object) => (value instanceof NotFound ? NotFound : value instanceof InvalidInput ? InvalidInput : RulePageModel),
});

@Resolver()
export class RulebooksResolver {
  constructor(private readonly library: Library) {}

  @Query(() => [RulesetModel], { description: 'Every game' })
  rulesets(): RulesetModel[] {
    return this.library.rulesets().map(RulesetModel.of);
  }

  @Query(() => RulesetPayload, { description: 'One game' })
  ruleset(@Args('id') id: string): RulesetModel | Problem {
    const found = this.library.ruleset(id);
    return found instanceof Problem ? found : RulesetModel.of(found);
  }

  @Query(() => RulesPayload, { description: 'The rules of a game' })
  rules(@Args('ruleset') id: string, @Args() query: RulesQuery): RulePage | Problem {
    if (query.first !== undefined && query.first !== null && (query.first < 1 || query.first > MOST_RULES)) {
      return new InvalidInput([{ pointer: '/first', code: 'input.invalid', message: `first is 1 to ${MOST_RULES}` }]);
    }
    return this.library.rules(id, present(query));
  }

  @Query(() => RulePayload, { description: 'One rule' })
  rule(@Args('ruleset') id: string, @Args('id') ruleId: string): Rule | Problem {
    return this.library.rule(id, ruleId);
  }
}

function present(query: RulesQuery): RulesQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== null)) as RulesQuery;
}
