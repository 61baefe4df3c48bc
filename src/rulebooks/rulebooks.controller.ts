import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Rule } from '../kernel/ruleset/rule';
import { ApiProblems } from '../platform/http/api-problems';
import { Problem, ProblemException } from '../platform/http/problem';
import { QUERY_PIPE } from '../platform/http/query.pipe';
import { TakesQuery } from '../platform/http/takes-query';
import { Access } from '../platform/keys/access';
import { EXAMPLES } from './examples';
import { Library } from './library';
import { RuleModel, RulePageModel, RulesetModel, RulesQuery } from './models';

const RULESET = { name: 'ruleset', description: 'Id of the ruleset', example: 'battlesystem' } as const;

@ApiTags('Rulesets')
@Access('read')
@Controller({ path: 'v1' })
export class RulebooksController {
  constructor(private readonly library: Library) {}

  @Get('rulesets')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'rulesets', summary: 'List the games', description: 'Every ruleset with its procedures, topics and catalog kinds.' })
  @ApiOkResponse({ type: [RulesetModel], description: 'Every ruleset', example: EXAMPLES.rulesets })
  @ApiProblems(400)
  rulesets(): RulesetModel[] {
    return this.library.rulesets().map(RulesetModel.of);
  }

  @Get(':ruleset')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'ruleset', summary: 'Show one game', description: 'A ruleset with its procedures, topics, sources and catalog kinds.' })
  @ApiParam(RULESET)
  @ApiOkResponse({ type: RulesetModel, description: 'The ruleset', example: EXAMPLES.ruleset })
  @ApiProblems(400, 404)
  ruleset(@Param('ruleset') id: string): RulesetModel {
    return RulesetModel.of(found(this.library.ruleset(id)));
  }

  @Get(':ruleset/rules')
  @TakesQuery()
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'rules', summary: 'Search the rules of a game', description: 'Numbered rules in our own words, each with provenance; paged by cursor.' })
  @ApiParam(RULESET)
  @ApiOkResponse({ type: RulePageModel, description: 'A page of rules', example: EXAMPLES.rules })
  @ApiProblems(400, 404)
  rules(@Param('ruleset') id: string, @Query(QUERY_PIPE) query: RulesQuery, @Res({ passthrough: true }) reply: FastifyReply): RulePageModel {
    const page = found(this.library.rules(id, query));
    if (page.next !== null) {
      const next = new URLSearchParams({ ...pick(query), after: page.next });
      void reply.header('link', `</v1/${encodeURIComponent(id)}/rules?${next.toString()}>; rel="next"`);
    }
    return page;
  }

  @Get(':ruleset/rules/:ruleId')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'rule', summary: 'Show one rule', description: 'Our statement of the rule, its topic, provenance and related rules.' })
  @ApiParam(RULESET)
  @ApiParam({ name: 'ruleId', description: 'Id of the rule', example: 'BS-MORALE-01' })
  @ApiOkResponse({ type: RuleModel, description: 'The rule', example: EXAMPLES.rule })
  @ApiProblems(400, 404)
  rule(@Param('ruleset') id: string, @Param('ruleId') ruleId: string): Rule {
    return found(this.library.rule(id, ruleId));
  }
}

function found<T extends object>(answer: T | Problem): T {
  if (answer instanceof Problem) throw new ProblemException(answer);
  return answer;
}

function pick(query: RulesQuery): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]));
}
