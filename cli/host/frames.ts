/**
 * Texts to a page as frames of a WebSocket (RFC 6455), long ones compressed against the one before (RFC 7692): a view says nearly
 * what the last one said. Compressed at once and without another thread, because a player who has chosen waits for it.
 */
import type { Writable } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';
import { deflateAgainst, WINDOW } from './deflate.ts';

/** Shorter texts go as they are: what that saves, the time is not worth. */
const SHORT = 1024;

/** A final frame of text, and one that is compressed. */
const TEXT = 0x81;
const COMPRESSED = 0xc1;

/** What every compressed message ends with, and leaves out: `00 00 ff ff`. */
const TAIL = 4;

/** Where the text before and the text now stand as bytes while one is compressed: between messages, strings are kept. */
const BEFORE = Buffer.allocUnsafeSlow(WINDOW);
const NOW = Buffer.allocUnsafeSlow(WINDOW);

export class Frames {
  readonly #socket: Writable;
  readonly #isCompressed: boolean;
  /** The last text that was compressed: the page still has it. */
  #last = { text: '', length: WINDOW };

  /** @param isCompressed whether the page takes compressed texts that refer to those before */
  constructor(socket: Writable, isCompressed: boolean) {
    this.#socket = socket;
    this.#isCompressed = isCompressed;
  }

  /** Bytes that wait because the page does not read them. */
  get waiting(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#isCompressed && length >= SHORT) this.#write(COMPRESSED, this.#compressed(text, length));
    else this.#write(TEXT, Buffer.from(text));
  }

  /** @returns bytes that stand until the next text is compressed */
  #compressed(text: string, length: number): Buffer {
    const before = this.#last;
    this.#last = { text, length };
    if (before.length + length <= WINDOW) {
      return deflateAgainst(bytesIn(BEFORE, before.text), bytesIn(NOW, text));
    }
    // The first text, and long ones, which are rare.
    return deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, -TAIL);
  }

  #write(kind: number, payload: Buffer): void {
    const { length } = payload;
    const size = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    const frame = Buffer.allocUnsafe(size + length);
    frame[0] = kind;
    frame[1] = size === 2 ? length : size === 4 ? 126 : 127;
    if (size === 4) frame.writeUInt16BE(length, 2);
    if (size === 10) frame.writeBigUInt64BE(BigInt(length), 2);
    payload.copy(frame, size);
    this.#socket.write(frame);
  }
}

const bytesIn = (buffer: Buffer, text: string): Buffer => buffer.subarray(0, buffer.write(text));

/** Whether a page that was answered with these headers takes such texts: some cannot keep what they were sent before. */
export const isCompressedBy = (headers: readonly string[]): boolean =>
  headers.some((line) => /^sec-websocket-extensions: permessage-deflate(?!.*server_)/i.test(line));
