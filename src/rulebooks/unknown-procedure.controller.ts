import { Controller, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Problem, ProblemException } from '../platform/http/problem';
import { shortened } from '../platform/http/pointer';
import { Access } from '../platform/keys/access';
import { noSuchProcedure } from '../resolution/batch';
import { Library } from './library';

/** What is asked of a game or of a procedure that there is not; the known ones have addresses of their own. */
@ApiExcludeController()
@Access('resolve')
@Controller({ path: 'v1' })
export class UnknownProcedureController {
  constructor(private readonly library: Library) {}

  @Post(':ruleset/resolve/:procedure')
  resolve(@Param('ruleset') id: string, @Param('procedure') procedure: string): never {
    throw new ProblemException(this.missing(id, 'resolve', procedure));
  }

  @Post(':ruleset/odds/:procedure')
  odds(@Param('ruleset') id: string, @Param('procedure') procedure: string): never {
    throw new ProblemException(this.missing(id, 'odds', procedure));
  }

  private missing(id: string, verb: 'resolve' | 'odds', procedure: string): Problem {
    const ruleset = this.library.ruleset(id);
    if (ruleset instanceof Problem) return ruleset;
    return noSuchProcedure(ruleset, verb, `"${shortened(procedure)}"`);
  }
}
