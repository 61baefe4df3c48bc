import { copyFail, type Frame } from './wire';

/** Messages that the database answers in one go. */
export interface Batch {
  readonly bytes: Buffer;
  /** Whether the answer ends in ReadyForQuery; a batch cut at Flush does not. */
  readonly endsReady: boolean;
}

const UNDERSTOOD = new Set('PBDECSHQF');
const COPY_DATA = new Set('dcf');
const ENDS_READY = new Set('QSF');
const NO_COPY = copyFail('the embedded database takes no COPY FROM STDIN');

/** Gathers a client's messages until the client waits for an answer. */
export class BatchBuilder {
  #pending: Buffer[] = [];
  #mayCopy = false;

  static understands(type: string): boolean {
    return UNDERSTOOD.has(type) || COPY_DATA.has(type);
  }

  add(frame: Frame): Batch | null {
    if (COPY_DATA.has(frame.type)) return null;
    this.#pending.push(frame.bytes);
    if (this.#startsCopy(frame)) this.#pending.push(NO_COPY);
    const endsReady = ENDS_READY.has(frame.type);
    if (!endsReady && frame.type !== 'H') return null;
    const bytes = Buffer.concat(this.#pending);
    this.#pending = [];
    return { bytes, endsReady };
  }

  // The engine reads copied rows at once and exits when there are none, so the refusal must already be there.
  // Outside of a copy Postgres ignores it.
  #startsCopy({ type, bytes }: Frame): boolean {
    const namesStdin = (type === 'Q' || type === 'P') && /stdin/i.test(bytes.toString('latin1'));
    if (type === 'P') this.#mayCopy ||= namesStdin;
    return type === 'E' ? this.#mayCopy : type === 'Q' && namesStdin;
  }
}
