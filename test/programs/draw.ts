/**
 * Draws of numbers that make a random value, one after the other, so that fewer and smaller numbers make a simpler one.
 */
import fc from 'fast-check';

/** The source of the choices for a value under construction. */
export interface Draw {
  /** An integer from 0 to `n - 1`; 0 when no choices are left. */
  below(n: number): number;
}

/** Values made by drawing up to `most` times. They shrink towards small numbers, so list the simplest choice first. */
export function drawn<T>(make: (draw: Draw) => T, most = 200): fc.Arbitrary<T> {
  const numbers = fc.array(fc.noBias(fc.nat(0xffff)), { minLength: 1, maxLength: most, size: 'max' });
  return numbers.map((list) => {
    let at = 0;
    return make({ below: (n) => (list[at++] ?? 0) % n });
  });
}

/** An element of the list. */
export function oneOf<T>(draw: Draw, some: readonly T[]): T {
  return some[draw.below(some.length)];
}

/** True once in `n` times, false when no choices are left. */
export function once(draw: Draw, n: number): boolean {
  return draw.below(n) === n - 1;
}

/** The result of `make` once in `n` times, else undefined. */
export function perhaps<T>(draw: Draw, n: number, make: () => T): T | undefined {
  return once(draw, n) ? make() : undefined;
}

/** One to `most` different values, usually one. */
export function several<T>(draw: Draw, most: number, one: () => T): T[] {
  const all = [one()];
  while (all.length < most && once(draw, 4)) {
    const another = one();
    if (!all.some((known) => JSON.stringify(known) === JSON.stringify(another))) all.push(another);
  }
  return all;
}
