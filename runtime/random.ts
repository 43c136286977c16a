/**
 * Random numbers. Their generator is in the state, so that equal seeds and secrets give equal games on every machine.
 * A seed gives xoroshiro128+ from `pure-rand`, which is quick, but whoever sees enough of its numbers can compute all
 * others. A secret gives SHA-256, whose numbers reveal nothing of each other.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The largest seed: seeds are whole numbers from 0. */
export const MAX_SEED = 0xffffffff;

/** Anything with a random generator: a game, or a bot with its own. */
export interface Rng {
  /**
   * The generator's state: the four numbers of xoroshiro128+, or five with a secret: its four words, and how many
   * numbers have been drawn.
   */
  random: number[];
}

/** The generator's state for a seed. */
export function seedRandom(seed: number): number[] {
  return [...xoroshiro128plus(seed | 0).getState()];
}

/** The generator's state for a secret of 32 hexadecimal digits. */
export function secretRandom(secret: string): number[] {
  return [...(secret.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0), 0];
}

/** The generator with a state. */
const generator = (state: readonly number[]) =>
  state.length > QUICK_LENGTH ? new SecretGenerator(state) : xoroshiro128plusFromState(state);

/** The length of the quick generator's state. */
const QUICK_LENGTH = 4;

/** Number n, from 0, is the first four bytes of SHA-256 of the secret's 16 bytes and n as four bytes, all big-endian. */
class SecretGenerator {
  readonly #state: number[];

  constructor(state: readonly number[]) {
    this.#state = [...state];
  }

  next(): number {
    const block = new DataView(new ArrayBuffer(this.#state.length * 4));
    for (const [at, word] of this.#state.entries()) block.setInt32(at * 4, word);
    this.#state[QUICK_LENGTH]++;
    const { buffer, byteOffset } = sha256(new Uint8Array(block.buffer));
    // `pure-rand` counts from the least of its numbers.
    return new DataView(buffer, byteOffset).getUint32(0) - 0x80000000;
  }

  getState(): readonly number[] {
    return this.#state;
  }

  clone(): SecretGenerator {
    return new SecretGenerator(this.#state);
  }
}

/** A whole number from 0 up to, not including, `below`. */
export function randomBelow(rng: Rng, below: number): number {
  const source = generator(rng.random);
  const value = uniformInt(source, 0, below - 1);
  rng.random = [...source.getState()];
  return value;
}

/** Shuffles in place. Reads and stores the state once for the whole list, because bots shuffle in every decision. */
export function shuffle(rng: Rng, list: number[]): void {
  const source = generator(rng.random);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(source, 0, i);
    const card = list[i];
    list[i] = list[j];
    list[j] = card;
  }
  rng.random = [...source.getState()];
}
