import { timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { type Problem, ProblemException } from '../http/problem';
import { isLoopback } from '../limits/address';
import { type AccessRule, type Declared, declaredBy, isOpen } from './access';
import type { Caller } from './caller';
import { COST_OF_ASKING } from './caller-hooks';
import { KEYS_AWAY, lacksScope, NO_KEY, NOT_OPERATOR } from './problems';
import { bearerOf, hashOfKey } from './secret';

/** Holds every operation of both APIs to the rule that it declares; an operation without one is not answered. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const declared = declaredBy(context.getHandler(), context.getClass());
    if (declared === undefined) throw new Error(`${context.getClass().name}.${context.getHandler().name} declares no access rule`);
    return context.getType<string>() === 'graphql' ? this.rootField(declared, context) : this.request(declared, context);
  }

  private request({ rule, cost, timed }: Declared, context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const problem = rule === 'operator' ? this.whyNotOperator(request) : whyNot(rule, request.caller);
    if (problem !== null) throw new ProblemException(problem, problem.status === 401 ? { 'www-authenticate': 'Bearer' } : {});
    request.caller?.spend(cost - COST_OF_ASKING);
    if (timed) request.caller?.startClock();
    return true;
  }

  /** Each thing that one operation asks for is counted on its own. */
  private rootField({ rule, cost, timed }: Declared, context: ExecutionContext): boolean {
    const { caller = null } = context.getArgByIndex<{ caller?: Caller | null } | undefined>(2) ?? {};
    const problem = whyNot(rule, caller) ?? caller?.whyWait()?.problem ?? null;
    if (problem !== null) throw new GraphQLError(problem.detail, { extensions: { code: problem.code } });
    caller?.spend(cost);
    if (timed) caller?.startClock();
    return true;
  }

  private whyNotOperator({ caller, headers, ip }: FastifyRequest): Problem | null {
    if (caller?.key?.scopes.includes('admin')) return null;
    const { metricsToken } = this.config;
    const sent = bearerOf(headers.authorization);
    if (metricsToken !== null && sent !== null && isSame(sent, metricsToken)) return null;
    // Whatever a proxy on this machine passes on also comes from this machine.
    const isPassedOn = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
    return isLoopback(ip) && !isPassedOn ? null : NOT_OPERATOR;
  }
}

function whyNot(rule: AccessRule, caller: Caller | null): Problem | null {
  if (rule === 'public' || rule === 'seat' || rule === 'operator') return null;
  const key = caller?.key ?? null;
  if (key !== null) return key.scopes.includes(rule) ? null : lacksScope(rule, key.scopes);
  if (isOpen(rule)) return null;
  return caller?.unchecked === true ? KEYS_AWAY : NO_KEY;
}

/** Compares hashes, so that the time it takes tells nothing. */
function isSame(sent: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfKey(sent)), Buffer.from(hashOfKey(wanted)));
}
