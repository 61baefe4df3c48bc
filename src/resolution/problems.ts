import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import type { ResolutionFault } from '../kernel/ruleset/procedure';
import type { Refusal } from '../kernel/ruleset/refusal';
import { Problem, type ProblemError } from '../platform/http/problem';
import { ThrownDice } from './answer';

/** The dice a resolution waits for. */
@ObjectType({ description: 'Dice that must be thrown next' })
export class WantedDice {
  @ApiProperty({ description: 'The dice in short form', example: '7d10' })
  @Field({ description: 'The dice in short form' })
  notation!: string;

  @ApiProperty({ description: 'Sides of each die, in order', type: [Number], example: [10, 10, 10, 10, 10, 10, 10] })
  @Field(() => [Int], { description: 'Sides of each die, in order' })
  dice!: readonly number[];

  @ApiProperty({ description: 'Rule that asks for them', example: 'BS-AR-01' })
  @Field({ description: 'Rule that asks for them' })
  rule!: string;

  @ApiProperty({ description: 'What they are for', example: 'armor' })
  @Field({ description: 'What they are for' })
  purpose!: string;

  @ApiProperty({ description: 'Who throws them', example: 'defender' })
  @Field({ description: 'Who throws them' })
  by!: string;
}

@ObjectType({ implements: () => [Problem], description: 'The rules do not allow it' })
export class Refused extends Problem {
  constructor(refusals: readonly Refusal[]) {
    const errors = refusals.map(errorOf);
    super(422, refusals[0]?.code ?? 'refused', 'The rules do not allow it', refusals.map(({ message }) => message).join(' '), errors);
  }
}

@ObjectType({ implements: () => [Problem], description: 'More dice are needed; nothing was resolved' })
export class RollsWanted extends Problem {
  @ApiProperty({ description: 'The dice to throw next' })
  @Field({ description: 'The dice to throw next' })
  wanted: WantedDice;

  @ApiProperty({ description: 'The throws that were complete', type: [ThrownDice] })
  @Field(() => [ThrownDice], { description: 'The throws that were complete' })
  thrown: ThrownDice[];

  constructor({ wanted, thrown, given }: Extract<ResolutionFault, { kind: 'wanted' }>) {
    super(422, 'rolls.wanted', 'More dice are needed', `${wanted.notation} wanted from ${wanted.by} for ${wanted.purpose} (${wanted.rule}); ${given} ${given === 1 ? 'face was' : 'faces were'} given.`, [
      { pointer: '/dice/faces', code: 'rolls.wanted', message: `Add the faces of ${wanted.notation}.`, rule: wanted.rule },
    ]);
    this.wanted = wanted;
    this.thrown = thrown.map(ThrownDice.of);
  }
}

@ObjectType({ implements: () => [Problem], description: 'The given faces do not fit the dice; nothing was resolved' })
export class RollsUnusable extends Problem {
  constructor(fault: Extract<ResolutionFault, { kind: 'impossible' | 'left-over' }>) {
    if (fault.kind === 'left-over') {
      const message = `${fault.faces.length} ${fault.faces.length === 1 ? 'face is' : 'faces are'} left over; ${fault.used} ${fault.used === 1 ? 'was' : 'were'} needed.`;
      super(422, 'rolls.left-over', 'Faces are left over', message, [{ pointer: `/dice/faces/${fault.used}`, code: 'rolls.left-over', message }]);
    } else {
      const message = `${fault.face} is not on a d${fault.sides} (${fault.purpose}).`;
      super(422, 'rolls.impossible', 'A face is not on its die', message, [{ pointer: `/dice/faces/${fault.index}`, code: 'rolls.impossible', message, rule: fault.rule }]);
    }
  }
}

@ObjectType({ implements: () => [Problem], description: 'Too many outcomes to count exactly' })
export class OddsTooLarge extends Problem {
  constructor(limit: number, what: 'branches would have to be counted' | 'outcomes would have to be told' = 'branches would have to be counted') {
    super(422, 'odds.too-large', 'Too many outcomes', `More than ${limit} ${what}; ask with fewer figures.`);
  }
}

function errorOf({ pointer, code, message, rule, facts }: Refusal): ProblemError {
  return { pointer: `/input${pointer ?? ''}`, code, message, rule, facts };
}
