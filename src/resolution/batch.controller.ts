import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../platform/http/api-problems';
import { Problem, ProblemException, toldIn } from '../platform/http/problem';
import { Access } from '../platform/keys/access';
import { Threads } from '../platform/threads/threads';
import { RULESETS } from '../rulesets';
import { answerBatch, COST_OF, openBatch } from './batch';
import { BATCH_EXAMPLE, BatchAnswerModel, BatchModel } from './batch-models';
import { CollectionSource } from './collections';
import { ODDS_WORKER, type OddsCrew } from './procedure-desk';

@ApiTags('Batch')
@Controller({ path: 'v1' })
export class BatchController {
  private readonly crew: OddsCrew;

  constructor(
    threads: Threads,
    @Inject(CollectionSource) private readonly collections: CollectionSource,
  ) {
    this.crew = threads.crew(ODDS_WORKER);
  }

  @Post('batch')
  @HttpCode(200)
  @Access('resolve', { timed: true })
  @ApiOperation({ operationId: 'batch', summary: 'Resolve or count many at once', description: 'Up to 100 resolutions or odds in one call, of any games; each is answered on its own, in order, with the status that it would have had alone.' })
  @ApiBody({ type: BatchModel, examples: { two: { summary: 'A resolution and its odds', value: BATCH_EXAMPLE.body } } })
  @ApiOkResponse({ type: BatchAnswerModel, description: 'An answer or a problem for each item', example: BATCH_EXAMPLE.answer })
  @ApiProblems(400, 413, 415)
  async batch(@Body() body: unknown, @Req() request: FastifyRequest): Promise<BatchAnswerModel> {
    const items = openBatch(RULESETS, body);
    if (items instanceof Problem) throw new ProblemException(items);
    request.caller?.spend(items.reduce((sum, item) => sum + (item instanceof Problem ? 1 : COST_OF[item.verb]), -1));
    const answers = await answerBatch(items, this.crew, this.collections, request.caller?.key?.id ?? null);
    return { answers: answers.map((answer) => (answer instanceof Problem ? { status: answer.status, problem: toldIn(request.id, answer) } : { status: 200, answer })) };
  }
}
