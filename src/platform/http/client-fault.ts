import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Problem, toldIn } from './problem';

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not even HTTP, before there is a request to speak of. */
export function answerClientFault({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[code ?? ''] ?? 400;
  const requestId = randomUUID();
  const body = JSON.stringify(toldIn(requestId, new Problem(status, 'request.malformed', 'The request cannot be read', STATUS_CODES[status] ?? 'Bad Request')));
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, 'content-type: application/problem+json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`, `x-request-id: ${requestId}`, 'connection: close'];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
