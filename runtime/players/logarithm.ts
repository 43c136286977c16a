/**
 * The natural logarithm of whole numbers, the same to the last bit in every JavaScript engine. `Math.log` is not: the
 * language leaves its precision to the engine, and a last bit can turn the choice of a search.
 */

/** The series below is cut off here: what it lacks is less than the last bit of a number. */
const LAST_TERM = 33;

// biome-ignore lint/suspicious/noApproximativeNumericConstant: the language leaves the last bit of `Math.LN2` open, too.
const LN_2 = 0.6931471805599453;

/** The natural logarithm of a whole number from 1 to 1,048,576. */
export function logarithm(n: number): number {
  const exponent = 31 - Math.clz32(n);
  const x = n / (1 << exponent);
  // ln x = 2 (s + s³/3 + s⁵/5 + …): only operations whose results IEEE 754 fixes.
  const s = (x - 1) / (x + 1);
  let sum = 0;
  for (let term = LAST_TERM; term > 0; term -= 2) sum = sum * s * s + 1 / term;
  return exponent * LN_2 + 2 * s * sum;
}
