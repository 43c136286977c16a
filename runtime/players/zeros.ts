/** Lists of zeros for sums of fractions. */

/**
 * Makes lists of `length` zeros. Bots make hundreds of thousands of them a second: allocating a typed array takes ten times as
 * long.
 */
export function zeros(length: number): () => number[] {
  // Fractions first: JavaScript engines then store the list, and copies of it, as floating-point numbers.
  const template = Array.from({ length }, () => 0.5).fill(0);
  return () => template.slice();
}
