import type { Socket } from 'node:net';
import { messageOf } from '../../config/error-details';
import { BatchBuilder } from './batch';
import { FrameReader, ProtocolFault } from './frame-reader';
import type { Party, SharedSession } from './shared-session';
import { readStartUp } from './start-up';
import {
  ASK_FOR_PASSWORD, AUTHENTICATION_OK, backendKeyData, errorResponse, type Frame, HEADER_LENGTH,
  parameterStatus, readyForQuery, REFUSE_ENCRYPTION, stringsOf,
} from './wire';

export interface House {
  readonly session: SharedSession;
  readonly password: string;
  readonly serverVersion: string;
  notify(notifications: Buffer): void;
}

/** One client, from its first packet to its last. */
export class Connection implements Party {
  settings = '';
  gone = false;
  readonly #reader = new FrameReader();
  readonly #batches = new BatchBuilder();
  #phase: 'start-up' | 'password' | 'ready' = 'start-up';
  #user = '';
  #work: Promise<void> = Promise.resolve();

  constructor(
    private readonly socket: Socket,
    private readonly house: House,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => {
      if (this.gone) return;
      this.#reader.push(chunk);
      this.#work = this.#work.then(() => this.#drain()).catch((error: unknown) => this.#fail(error));
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.#leave());
  }

  notify(notifications: Buffer): void {
    if (this.#phase === 'ready' && !this.gone) this.socket.write(notifications);
  }

  async #drain(): Promise<void> {
    while (!this.gone && this.#phase === 'start-up') {
      const packet = this.#reader.takeStartUp();
      if (packet === null) return;
      this.#startUp(packet);
    }
    while (!this.gone) {
      const frame = this.#reader.takeFrame();
      if (frame === null) return;
      if (this.#phase === 'password') this.#checkPassword(frame);
      else await this.#take(frame);
    }
  }

  #startUp(packet: Buffer): void {
    const request = readStartUp(packet);
    if (request.kind === 'encryption') this.socket.write(REFUSE_ENCRYPTION);
    else if (request.kind === 'cancel') this.#end();
    else {
      this.#user = request.user;
      this.settings = request.settings;
      this.#phase = 'password';
      this.socket.write(ASK_FOR_PASSWORD);
    }
  }

  #checkPassword({ type, bytes }: Frame): void {
    if (type !== 'p' || stringsOf(bytes.subarray(HEADER_LENGTH))[0] !== this.house.password) {
      this.#end(errorResponse('FATAL', '28P01', `password authentication failed for user "${this.#user}"`));
      return;
    }
    this.#phase = 'ready';
    this.socket.write(Buffer.concat([
      AUTHENTICATION_OK,
      parameterStatus('server_version', this.house.serverVersion),
      parameterStatus('server_encoding', 'UTF8'),
      parameterStatus('client_encoding', 'UTF8'),
      parameterStatus('DateStyle', 'ISO, MDY'),
      parameterStatus('integer_datetimes', 'on'),
      parameterStatus('standard_conforming_strings', 'on'),
      parameterStatus('TimeZone', 'UTC'),
      backendKeyData(process.pid, 0),
      readyForQuery('I'),
    ]));
  }

  async #take(frame: Frame): Promise<void> {
    if (frame.type === 'X') return this.#end();
    if (!BatchBuilder.understands(frame.type)) throw new ProtocolFault(`a message of unknown type "${frame.type}"`);
    const batch = this.#batches.add(frame);
    if (batch === null) return;
    const { reply, notifications } = await this.house.session.exchange(this, batch);
    if (!this.gone) this.socket.write(reply);
    if (notifications.length > 0) this.house.notify(notifications);
  }

  #fail(error: unknown): void {
    this.#end(errorResponse('FATAL', error instanceof ProtocolFault ? '08P01' : 'XX000', messageOf(error)));
  }

  #end(lastWords: Buffer | string = ''): void {
    this.socket.end(lastWords);
    this.#leave();
  }

  #leave(): void {
    this.gone = true;
    this.#work = this.#work.then(() => this.house.session.leave(this));
  }
}
