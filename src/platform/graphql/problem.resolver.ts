import { Context, ResolveField, Resolver } from '@nestjs/graphql';
import { Problem } from '../http/problem';

/** Problems are made without knowledge of the request; this names it. */
@Resolver(() => Problem)
export class ProblemResolver {
  @ResolveField(() => String, { description: 'Names this request in the logs' })
  requestId(@Context('requestId') requestId: string): string {
    return requestId;
  }
}
