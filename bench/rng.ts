/** A whole number from 0 up to but not including a bound. */
export type Rng = (bound: number) => number;

/** A linear congruential generator: the same numbers in every run, at negligible cost. */
export function rng(seed: number): Rng {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}
