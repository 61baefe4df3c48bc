import { type Frame, HEADER_LENGTH } from './wire';

/** A client that does not speak the protocol. */
export class ProtocolFault extends Error {}

const LONGEST_START_UP = 10_000;
const LONGEST_FRAME = 0x3fff_ffff;

/** Joins the pieces in which bytes arrive from a socket into whole messages. */
export class FrameReader {
  #chunks: Buffer[] = [];
  #length = 0;

  push(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
  }

  /** The first packets of a connection carry a length and no type. */
  takeStartUp(): Buffer | null {
    const head = this.#peek(4);
    if (head === null) return null;
    const length = head.readInt32BE(0);
    if (length < 8 || length > LONGEST_START_UP) throw new ProtocolFault(`a start-up packet of ${length} bytes`);
    return this.#take(length);
  }

  takeFrame(): Frame | null {
    const head = this.#peek(HEADER_LENGTH);
    if (head === null) return null;
    const length = head.readInt32BE(1);
    if (length < 4 || length > LONGEST_FRAME) throw new ProtocolFault(`a message of ${length} bytes`);
    const bytes = this.#take(length + 1);
    return bytes === null ? null : { type: String.fromCharCode(bytes[0] ?? 0), bytes };
  }

  #peek(length: number): Buffer | null {
    if (this.#length < length) return null;
    const first = this.#chunks[0];
    return first !== undefined && first.length >= length ? first : this.#join();
  }

  #take(length: number): Buffer | null {
    // Joined only once the message is complete: a large one arrives in thousands of chunks.
    if (this.#length < length) return null;
    const first = this.#chunks[0];
    const bytes = first !== undefined && first.length >= length ? first : this.#join();
    const rest = bytes.subarray(length);
    if (rest.length > 0) this.#chunks[0] = rest;
    else this.#chunks.shift();
    this.#length -= length;
    return bytes.subarray(0, length);
  }

  #join(): Buffer {
    const joined = Buffer.concat(this.#chunks);
    this.#chunks = [joined];
    return joined;
  }
}
