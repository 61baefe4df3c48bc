import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { JsonScalar } from '../graphql/json.scalar';

/** Names the request in problems that the documentation shows. */
const EXAMPLE_REQUEST = '0b0c3a4e-7d1f-4a57-9a3a-3d1a0a5f6f01';

/** One fault of a request: where it lies, what is wrong, and by which rule. */
@ObjectType({ description: 'One fault of a request' })
export class ProblemError {
  @ApiProperty({ description: 'JSON pointer to the faulty part of the request', example: '/input/attacker/figures' })
  @Field({ description: 'JSON pointer to the faulty part of the request' })
  pointer!: string;

  @ApiProperty({ description: 'Stable code', example: 'input.invalid' })
  @Field({ description: 'Stable code' })
  code!: string;

  @ApiProperty({ description: 'What is wrong and what would be right', example: 'Expected integer to be less or equal to 48' })
  @Field({ description: 'What is wrong and what would be right' })
  message!: string;

  @ApiPropertyOptional({ description: 'Rule that was broken', example: 'BS-FORM-06' })
  @Field(() => String, { nullable: true, description: 'Rule that was broken' })
  rule?: string;

  @ApiPropertyOptional({ description: 'Facts for a program', type: 'object', additionalProperties: true })
  @Field(() => JsonScalar, { nullable: true, description: 'Facts for a program' })
  facts?: object;
}

/** An expected failure, by RFC 9457. */
@InterfaceType({ description: 'An expected failure; every operation lists the kinds it may meet in its payload union' })
export class Problem {
  @ApiProperty({ description: 'Kind of problem, as a relative address', example: '/problems/input.invalid' })
  @Field({ description: 'Kind of problem, as a relative address' })
  type!: string;

  @ApiProperty({ description: 'Short name of the kind of problem', example: 'The input is not valid' })
  @Field({ description: 'Short name of the kind of problem' })
  title!: string;

  @ApiProperty({ description: 'HTTP status', example: 400 })
  @Field(() => Int, { description: 'HTTP status' })
  status!: number;

  @ApiProperty({ description: 'Stable code', example: 'input.invalid' })
  @Field({ description: 'Stable code' })
  code!: string;

  @ApiProperty({ description: 'What was wrong with this request', example: '1 fault in the input' })
  @Field({ description: 'What was wrong with this request' })
  detail!: string;

  @ApiPropertyOptional({ description: 'Rule that applies', example: 'BS-FORM-06' })
  @Field(() => String, { nullable: true, description: 'Rule that applies' })
  rule?: string;

  @ApiPropertyOptional({ description: 'JSON pointer to the first faulty part', example: '/input/attacker/figures' })
  @Field(() => String, { nullable: true, description: 'JSON pointer to the first faulty part' })
  pointer?: string;

  @ApiProperty({ description: 'Every fault found', type: [ProblemError] })
  @Field(() => [ProblemError], { description: 'Every fault found' })
  errors!: ProblemError[];

  @ApiProperty({ description: 'Names this request in the logs', example: EXAMPLE_REQUEST })
  @Field(() => String, { description: 'Names this request in the logs' })
  requestId?: string;

  constructor(status: number, code: string, title: string, detail: string, errors: ProblemError[] = []) {
    this.type = `/problems/${code}`;
    this.title = title;
    this.status = status;
    this.code = code;
    this.detail = detail;
    const [first] = errors;
    if (first?.rule !== undefined) this.rule = first.rule;
    if (first !== undefined) this.pointer = first.pointer;
    this.errors = errors;
  }
}

@ObjectType({ implements: () => [Problem], description: 'The request does not fit its schema' })
export class InvalidInput extends Problem {
  constructor(errors: ProblemError[], detail = errors.length === 1 ? errors[0]!.message : `${errors.length} faults in the input`) {
    super(400, 'input.invalid', 'The input is not valid', detail, errors);
  }
}

@ObjectType({ implements: () => [Problem], description: 'There is no such thing' })
export class NotFound extends Problem {
  constructor(code: string, detail: string) {
    super(404, code, 'Not found', detail);
  }
}

/** A problem as the caller of one request sees it. */
export function toldIn(requestId: string, problem: Problem): Problem {
  return { ...problem, requestId };
}

/** A problem as the documentation shows it. */
export function exampleOf(problem: Problem): Problem {
  return toldIn(EXAMPLE_REQUEST, problem);
}

/** Carries a problem through code that answers by throwing. */
export class ProblemException extends Error {
  constructor(
    readonly problem: Problem,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(problem.detail);
  }
}
