/** PostgreSQL's frontend/backend protocol 3.0, as much of it as the bridge needs. */

export interface Frame {
  readonly type: string;
  /** The whole message, header included. */
  readonly bytes: Buffer;
}

/** `I` idle, `T` in a transaction, `E` in a failed transaction. */
export type TransactionStatus = 'I' | 'T' | 'E';

export const HEADER_LENGTH = 5;
export const REQUEST = { cancel: 80_877_102, ssl: 80_877_103, gssEncryption: 80_877_104 } as const;
export const PROTOCOL_VERSION = 196_608;

const EMPTY = Buffer.alloc(0);

export function frame(type: string, body: Buffer = EMPTY): Buffer {
  const bytes = Buffer.allocUnsafe(HEADER_LENGTH + body.length);
  bytes.write(type, 0, 'latin1');
  bytes.writeInt32BE(body.length + 4, 1);
  body.copy(bytes, HEADER_LENGTH);
  return bytes;
}

export function terminated(...texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `${text}\0`).join(''));
}

function integers(...values: readonly number[]): Buffer {
  const bytes = Buffer.allocUnsafe(values.length * 4);
  values.forEach((value, index) => bytes.writeInt32BE(value, index * 4));
  return bytes;
}

export const SYNC = frame('S');
export const copyFail = (reason: string): Buffer => frame('f', terminated(reason));
export const query = (sql: string): Buffer => frame('Q', terminated(sql));

export const AUTHENTICATION_OK = frame('R', integers(0));
export const ASK_FOR_PASSWORD = frame('R', integers(3));
export const REFUSE_ENCRYPTION = Buffer.from('N');
export const readyForQuery = (status: TransactionStatus): Buffer => frame('Z', Buffer.from(status));
export const parameterStatus = (name: string, value: string): Buffer => frame('S', terminated(name, value));
export const backendKeyData = (processId: number, secret: number): Buffer => frame('K', integers(processId, secret));

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  return frame('E', terminated(`S${severity}`, `V${severity}`, `C${code}`, `M${message}`, ''));
}

/** Cuts a buffer of whole messages into its messages. */
export function* framesOf(bytes: Buffer): Generator<Frame> {
  let at = 0;
  while (at + HEADER_LENGTH <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    yield { type: String.fromCharCode(bytes[at] ?? 0), bytes: bytes.subarray(at, end) };
    at = end;
  }
}

/** The zero-terminated strings of a message body, such as the pairs of a start-up packet. */
export function stringsOf(body: Buffer): string[] {
  return body.toString('utf8').split('\0');
}
