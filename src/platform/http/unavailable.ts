import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { Problem } from './problem';

@ObjectType({ implements: () => [Problem], description: 'It cannot be done just now; the same request may be sent again' })
export class Unavailable extends Problem {
  @ApiProperty({ description: 'Seconds after which to try again', example: 1 })
  @Field(() => Int, { description: 'Seconds after which to try again' })
  retryAfter: number;

  constructor(code: string, detail: string, retryAfter = 1) {
    super(503, code, 'Not just now', detail);
    this.retryAfter = retryAfter;
  }
}
