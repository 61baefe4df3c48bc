import { framesOf, HEADER_LENGTH, type TransactionStatus } from './wire';

export interface Answer {
  readonly reply: Buffer;
  /** For every connection: the engine has one session, so it cannot tell who listens. */
  readonly notifications: Buffer;
  readonly status: TransactionStatus | null;
  readonly failed: boolean;
}

/** Sorts what the engine put out for one batch. */
export function readAnswer(output: Buffer, endsReady: boolean): Answer {
  const reply: Buffer[] = [];
  const notifications: Buffer[] = [];
  let ready: Buffer | null = null;
  let failed = false;
  for (const { type, bytes } of framesOf(output)) {
    if (type === 'A') notifications.push(bytes);
    else if (type === 'Z') ready = bytes;
    else reply.push(bytes);
    failed ||= type === 'E';
  }
  // After an error the engine says ReadyForQuery once for the error and once for the Sync; a client that took
  // the first for the end of its query would take the second for the end of its next one.
  if (ready !== null && endsReady) reply.push(ready);
  return {
    reply: Buffer.concat(reply),
    notifications: Buffer.concat(notifications),
    status: ready === null ? null : (String.fromCharCode(ready[HEADER_LENGTH] ?? 0) as TransactionStatus),
    failed,
  };
}
