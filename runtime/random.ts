/**
 * Random numbers: xoroshiro128+ from `pure-rand`, with its four numbers kept in the state, so that equal seeds give
 * equal games on every machine.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The largest seed: seeds are whole numbers from 0. */
export const MAX_SEED = 0xffffffff;

/** Anything with a random generator: a game, or a bot with its own. */
export interface Rng {
  /** The four numbers of the generator's state. */
  random: number[];
}

/** The generator's state for a seed. */
export function seedRandom(seed: number): number[] {
  return [...xoroshiro128plus(seed | 0).getState()];
}

/** The generator's state for a secret of 32 hexadecimal digits. */
export function secretRandom(secret: string): number[] {
  return (secret.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 16) | 0);
}

/** A whole number from 0 up to, not including, `below`. */
export function randomBelow(rng: Rng, below: number): number {
  const generator = xoroshiro128plusFromState(rng.random);
  const value = uniformInt(generator, 0, below - 1);
  rng.random = [...generator.getState()];
  return value;
}

/** Shuffles in place. Reads and stores the state once for the whole list, because bots shuffle in every decision. */
export function shuffle(rng: Rng, list: number[]): void {
  const generator = xoroshiro128plusFromState(rng.random);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(generator, 0, i);
    const card = list[i];
    list[i] = list[j];
    list[j] = card;
  }
  rng.random = [...generator.getState()];
}
