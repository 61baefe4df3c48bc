import { Inject, Injectable } from '@nestjs/common';
import { type Crew, Threads } from '../../platform/threads/threads';
import type { SentSession, SessionJobs } from './jobs';

/** The file whose jobs know the games of sessions; a test may bring its own. */
export const SESSION_WORKER = Symbol('worker of sessions');

/** The threads as sessions use them. */
@Injectable()
export class SessionThreads {
  readonly run: Crew<SessionJobs>['run'];

  constructor(@Inject(Threads) threads: Threads, @Inject(SESSION_WORKER) file: string) {
    const crew = threads.crew<SessionJobs>(file);
    this.run = (job, input) => crew.run(job, input);
  }
}

/** Only what a thread needs of a session; the set-up where it is to be dealt again. */
export function sent({ facts, version, state }: SentSession, setup: unknown = null): SentSession {
  const { ruleset, seats, dice, seed } = facts;
  return { facts: { ruleset, setup, seats, dice, seed }, version, state };
}
