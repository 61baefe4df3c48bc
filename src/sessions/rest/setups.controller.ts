import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access } from '../../platform/keys/access';
import { SessionDesk } from '../desk';
import { answered } from './answered';
import { ApiSessionProblems } from './api';
import { EXAMPLES } from './examples';
import { ReadySetups } from './setup-models';

@ApiTags('Sessions')
@Access('read')
@Controller({ path: 'v1' })
export class SetupsController {
  constructor(@Inject(SessionDesk) private readonly desk: SessionDesk) {}

  @Get(':ruleset/setups')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ operationId: 'readySetups', summary: 'List ready set-ups and bots', description: 'What newcomers of a game can start from, and the bots they can play against.' })
  @ApiParam({ name: 'ruleset', description: 'Id of the ruleset', example: 'chainmail' })
  @ApiOkResponse({ type: ReadySetups, description: 'Set-ups and bots', example: EXAMPLES.setups })
  @ApiSessionProblems(400, 422)
  setups(@Param('ruleset') ruleset: string): object {
    return answered(this.desk.setups(ruleset));
  }
}
