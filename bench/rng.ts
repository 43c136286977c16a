/** A whole number from 0 up to, not including, a bound. */
export type Rng = (bound: number) => number;

/** Numbers from a linear congruential generator, the same in every run: cheap beside what is measured. */
export function rng(seed: number): Rng {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
