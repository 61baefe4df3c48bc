import type { Logger } from '@nestjs/common';
import { CloseCode, type Server } from 'graphql-ws';
import type { WebSocket } from 'ws';

const KEEP_ALIVE_MS = 15_000;

/** Carries the protocol over one socket, and drops those that no longer answer a ping. */
export function carry<E>(server: Server<E>, socket: WebSocket, extra: E, logger: Logger): void {
  const closed = server.opened(
    {
      protocol: socket.protocol,
      send: (message) => new Promise((resolve, reject) => (socket.readyState === socket.OPEN ? socket.send(message, (fault) => (fault ? reject(fault) : resolve())) : resolve())),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        socket.on('message', (message) => {
          take(String(message)).catch((fault: unknown) => {
            logger.error(`a socket: ${fault instanceof Error ? fault.stack : String(fault)}`);
            socket.close(CloseCode.InternalServerError, 'Something went wrong on our side.');
          });
        }),
    },
    extra,
  );
  let answers = true;
  socket.on('pong', () => (answers = true));
  // What a caller does to the connection is its own business; the socket closes by itself.
  socket.on('error', (fault) => logger.debug(`a socket: ${fault.message}`));
  const timer = setInterval(() => {
    if (!answers) return socket.terminate();
    answers = false;
    socket.ping();
  }, KEEP_ALIVE_MS);
  socket.once('close', (code, reason) => {
    clearInterval(timer);
    closed(code, String(reason)).catch((fault: unknown) => logger.error(`a socket: ${fault instanceof Error ? fault.stack : String(fault)}`));
  });
}
