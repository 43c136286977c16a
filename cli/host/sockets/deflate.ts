/**
 * Compresses a text against the previous one, as deflate (RFC 1951) with its fixed codes: copies from the previous text, and
 * literals between them. For a few thousand bytes that mostly stay the same, zlib needs longer just to initialize.
 */

/** The window: the maximum distance of a copy. */
export const WINDOW = 32_768;

/** Lengths of copies; a shorter copy would take more bits than its literals. */
const LEAST = 4;
const MOST = 258;

/** The number of bytes that are hashed to find a position, the distance between indexed positions, and the bits of a hash. */
const NAME = 6;
const APART = 4;
const HASH_BITS = 11;

/** The position in the previous text of bytes with each hash, counted from 1; 0 for none. */
const places = new Uint16Array(1 << HASH_BITS);

/** Codes by symbol, length or distance: their bits, the lowest of which is written first, and their sizes in bits. */
interface Codes {
  bits: Uint32Array;
  sizes: Uint8Array;
}

const codes = (count: number): Codes => ({ bits: new Uint32Array(count), sizes: new Uint8Array(count) });

function setCode({ bits, sizes }: Codes, at: number, code: number, size: number): void {
  for (let bit = 0; bit < size; bit++) bits[at] |= ((code >> bit) & 1) << (size - 1 - bit);
  sizes[at] = size;
}

/** The symbols of bytes (below 256), of the end of a block, and of lengths. */
const SYMBOLS = codes(288);
for (let symbol = 0; symbol < 288; symbol++) {
  if (symbol < 144) setCode(SYMBOLS, symbol, 0x30 + symbol, 8);
  else if (symbol < 256) setCode(SYMBOLS, symbol, 0x190 + symbol - 144, 9);
  else if (symbol < 280) setCode(SYMBOLS, symbol, symbol - 256, 7);
  else setCode(SYMBOLS, symbol, 0xc0 + symbol - 280, 8);
}
const END = 256;
const LONGEST = 285;

/**
 * A length is a symbol and, from the ninth symbol on, extra bits: one for each of four symbols, two for each of the next four,
 * and so on.
 */
const LENGTHS = codes(MOST + 1);
for (let symbol = END + 1, length = 3; symbol < LONGEST; symbol++) {
  const more = Math.max(0, (symbol - 261) >> 2);
  for (let rest = 0; rest < 1 << more; rest++, length++) {
    LENGTHS.bits[length] = SYMBOLS.bits[symbol] | (rest << SYMBOLS.sizes[symbol]);
    LENGTHS.sizes[length] = SYMBOLS.sizes[symbol] + more;
  }
}
LENGTHS.bits[MOST] = SYMBOLS.bits[LONGEST];
LENGTHS.sizes[MOST] = SYMBOLS.sizes[LONGEST];

const DISTANCES = codes(30);
for (let symbol = 0; symbol < 30; symbol++) setCode(DISTANCES, symbol, symbol, 5);

/** Packs bits into bytes, starting with the lowest bit of each. */
class Bits {
  readonly #bytes: Buffer;
  #length = 0;
  #open = 0;
  #size = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** @param size at most 16 */
  add(bits: number, size: number): void {
    this.#open |= bits << this.#size;
    this.#size += size;
    while (this.#size >= 8) {
      this.#bytes[this.#length++] = this.#open & 0xff;
      this.#open >>>= 8;
      this.#size -= 8;
    }
  }

  /** All bytes so far, the last one padded with zero bits. */
  bytes(): Buffer {
    this.add(0, 7);
    return this.#bytes.subarray(0, this.#length);
  }
}

/** The output buffer, reused for every text: a byte takes at most nine bits. */
const DEFLATED = Buffer.allocUnsafeSlow(WINDOW + (WINDOW >> 3) + 8);

/**
 * Compresses a text for a reader that has just inflated the previous one, without the final `00 00 ff ff` that a message leaves
 * out (RFC 7692).
 * @param before the previous text; both together have at most `WINDOW` bytes
 * @returns bytes that are valid until the next call
 */
export function deflateAgainst(before: Buffer, text: Buffer): Buffer {
  findable(before);
  const bits = new Bits(DEFLATED);
  // The header of a block with fixed codes that is not the last block.
  bits.add(0b010, 3);
  // After a change, both texts usually continue alike at the same shift.
  let shift = 0;
  for (let at = 0; at < text.length; ) {
    let from = at + shift;
    let length = sameBytes(before, from, text, at);
    if (length < LEAST && at + NAME <= text.length) {
      from = places[hashAt(text, at)] - 1;
      length = sameBytes(before, from, text, at);
    }
    if (length < LEAST) {
      const byte = text[at++];
      bits.add(SYMBOLS.bits[byte], SYMBOLS.sizes[byte]);
      continue;
    }
    bits.add(LENGTHS.bits[length], LENGTHS.sizes[length]);
    addDistance(bits, before.length - from + at);
    shift = from - at;
    at += length;
  }
  bits.add(SYMBOLS.bits[END], SYMBOLS.sizes[END]);
  // The header of an empty stored block.
  bits.add(0, 3);
  return bits.bytes();
}

/** Indexes positions of a text by the hash of their bytes. */
function findable(text: Buffer): void {
  places.fill(0);
  for (let at = 0; at + NAME <= text.length; at += APART) places[hashAt(text, at)] = at + 1;
}

function hashAt(text: Buffer, at: number): number {
  const first = text[at] | (text[at + 1] << 8) | (text[at + 2] << 16) | (text[at + 3] << 24);
  const rest = Math.imul(text[at + 4] | (text[at + 5] << 8), 0x85ebca6b);
  return Math.imul(first ^ rest, 0x9e3779b1) >>> (32 - HASH_BITS);
}

/** The number of equal bytes from these positions on; 0 if `from` is negative. */
function sameBytes(before: Buffer, from: number, text: Buffer, at: number): number {
  if (from < 0) return 0;
  const most = Math.min(MOST, before.length - from, text.length - at);
  let length = 0;
  while (length < most && before[from + length] === text[at + length]) length++;
  return length;
}

/**
 * A distance is a symbol and, from the fifth symbol on, extra bits: one for each of two symbols, two for each of the next two,
 * and so on.
 */
function addDistance(bits: Bits, distance: number): void {
  const rest = distance - 1;
  const more = Math.max(0, 30 - Math.clz32(rest));
  const symbol = 2 * more + (rest >> more);
  bits.add(DISTANCES.bits[symbol], DISTANCES.sizes[symbol]);
  bits.add(rest & ((1 << more) - 1), more);
}
