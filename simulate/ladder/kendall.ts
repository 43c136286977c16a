/** Measures how far two lists of figures agree about the order (Kendall's tau). */
import { roundTo } from '../figures/rounded.ts';

/** How far two figures of each item agree. */
export function agreementOf(pairs: readonly (readonly [number, number])[]) {
  const signed = pairs.filter(([a, b]) => a !== 0 && b !== 0);
  const same = signed.filter(([a, b]) => a > 0 === b > 0).length;
  return {
    /** The number of items. */
    of: pairs.length,
    /**
     * Kendall's τ-b, from -1 to 1: the share of pairs that both lists put in the same order, minus the share that they put in
     * opposite orders. Chance gives 0. Null if there is no order: fewer than two items, or all equal.
     */
    tau: kendallTau(pairs),
    /** The share of items whose two figures have the same sign, ignoring items with a figure of 0; null if none are left. */
    sign: signed.length === 0 ? null : roundTo(same / signed.length),
  };
}
export type Agreement = ReturnType<typeof agreementOf>;

/** Kendall's τ-b, which allows for ties; null if either list has no order. */
export function kendallTau(pairs: readonly (readonly [number, number])[]): number | null {
  let [balance, inFirst, inSecond] = [0, 0, 0];
  for (const [at, [a, b]] of pairs.entries()) {
    for (const [x, y] of pairs.slice(at + 1)) {
      const [first, second] = [Math.sign(a - x), Math.sign(b - y)];
      balance += first * second;
      inFirst += Math.abs(first);
      inSecond += Math.abs(second);
    }
  }
  return inFirst === 0 || inSecond === 0 ? null : roundTo(balance / Math.sqrt(inFirst * inSecond));
}
