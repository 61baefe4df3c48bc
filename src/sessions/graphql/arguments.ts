import { ArgsType, Field, InputType, Int } from '@nestjs/graphql';
import { validateSync } from 'class-validator';
import { InvalidInput, type Problem } from '../../platform/http/problem';
import { faultsOf } from '../../platform/http/query.pipe';
import { UnitsQuery } from '../rest/queries';
import type { SentHeaders } from '../terms';

/** What an operation knows of the request it came in. */
export interface AskedContext {
  readonly req: { readonly headers: { readonly authorization?: string } };
}

@ArgsType()
export class TermsArgs extends UnitsQuery {
  @Field(() => Int, { nullable: true, description: 'The version that the caller has seen; if the session has moved on, nothing is stored' })
  expectedVersion?: number | null;

  @Field(() => String, { nullable: true, description: 'Any text of up to 200 visible characters; the same request sent again within 24 hours gets the first answer' })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Who plays a seat' })
export class SeatPlanInput {
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @Field(() => String, { nullable: true, description: 'Id of a built-in bot; whoever has the token plays it unless given' })
  bot?: string | null;

  @Field(() => String, { nullable: true, description: 'Its team, whose seats may talk among themselves' })
  team?: string | null;
}

@InputType({ description: 'A kept army for a seat' })
export class SeatArmyInput {
  @Field(() => String, { description: 'Name of the seat' })
  seat!: string;

  @Field(() => String, { description: 'Id of the army' })
  army!: string;
}

@InputType({ description: 'What the caller calls a thing' })
export class SceneNameInput {
  @Field(() => String, { description: "The caller's name" })
  name!: string;

  @Field(() => String, { description: 'The name that the set-up gives the thing' })
  id!: string;
}

@InputType({ description: "One of a game's ready set-ups" })
export class ReadySetupInput {
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @Field(() => String, { description: 'Id of the set-up' })
  id!: string;
}

/** The headers that REST would have sent. */
export function headersOf({ req }: AskedContext, { expectedVersion, idempotencyKey }: TermsArgs = {}): SentHeaders {
  const { authorization } = req.headers;
  return {
    ...(authorization === undefined ? {} : { authorization }),
    ...(expectedVersion === undefined || expectedVersion === null ? {} : { 'if-match': `"${expectedVersion}"` }),
    ...(idempotencyKey === undefined || idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

/** Arguments checked by the class that checks them in REST, nulls left out. */
export function checked<T extends object>(kind: new () => T, given: object): T | Problem {
  const query = Object.assign(new kind(), Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)));
  const faults = validateSync(query);
  return faults.length > 0 ? new InvalidInput(faultsOf(faults)) : query;
}

/** Seats as REST would have been sent them. */
export function plansOf(seats: readonly SeatPlanInput[]): Readonly<Record<string, object>> {
  return Object.fromEntries(seats.map(({ seat, bot, team }) => [seat, { ...(bot ? { bot } : { open: true }), ...(team ? { team } : {}) }]));
}
