/**
 * Sends texts to a page as frames of a WebSocket (RFC 6455). Long texts are compressed against the previous one (RFC 7692),
 * because consecutive views are nearly the same. Compression is synchronous, because a player who has chosen waits for the
 * result.
 */
import type { Writable } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';
import { deflateAgainst, WINDOW } from './deflate.ts';

/** Shorter texts are sent uncompressed: the saving is not worth the time. */
const SHORT = 1024;

/** The first byte of a final text frame, and of a compressed one. */
const TEXT = 0x81;
const COMPRESSED = 0xc1;

/** The length of `00 00 ff ff`, which ends every compressed message and is left out. */
const TAIL = 4;

/** Buffers for the previous and the current text during compression. Between messages, the texts are kept as strings. */
const BEFORE = Buffer.allocUnsafeSlow(WINDOW);
const NOW = Buffer.allocUnsafeSlow(WINDOW);

export class Frames {
  readonly #socket: Writable;
  readonly #isCompressed: boolean;
  /** The last text that was compressed, which the page still has. */
  #last = { text: '', length: WINDOW };

  /** @param isCompressed whether the page accepts compressed texts that refer to previous ones */
  constructor(socket: Writable, isCompressed: boolean) {
    this.#socket = socket;
    this.#isCompressed = isCompressed;
  }

  /** Bytes that are buffered because the page does not read them. */
  get waiting(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.#isCompressed && length >= SHORT) this.#write(COMPRESSED, this.#compressed(text, length));
    else this.#write(TEXT, Buffer.from(text));
  }

  /** @returns bytes that are valid until the next text is compressed */
  #compressed(text: string, length: number): Buffer {
    const before = this.#last;
    this.#last = { text, length };
    if (before.length + length <= WINDOW) {
      return deflateAgainst(bytesIn(BEFORE, before.text), bytesIn(NOW, text));
    }
    // For the first text and for long ones, which are rare.
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

/** Whether the response headers accept compression that refers to previous texts, which some clients cannot keep. */
export const isCompressedBy = (headers: readonly string[]): boolean =>
  headers.some((line) => /^sec-websocket-extensions: permessage-deflate(?!.*server_)/i.test(line));
