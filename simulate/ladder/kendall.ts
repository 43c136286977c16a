/** How far two lists of figures agree about the order (Kendall's tau). */

/** How two lists of figures about the same things agree. */
export interface Agreement {
  /** How many things both are about. */
  of: number;
  /**
   * Kendall's τ-b, from -1 to 1: the share of pairs that both put in the same order, minus the share that they put in opposite
   * orders. 0 is what chance gives. Null where there is no order: fewer than two things, or all alike.
   */
  tau: number | null;
  /** The share of things of which both say the same sign; null of nothing. Figures of 0 have none, and do not count. */
  sign: number | null;
}

/** How two figures of each of some things agree. */
export function agreementOf(pairs: readonly (readonly [number, number])[]): Agreement {
  const signed = pairs.filter(([a, b]) => a !== 0 && b !== 0);
  const same = signed.filter(([a, b]) => a > 0 === b > 0).length;
  return {
    of: pairs.length,
    tau: kendallTau(pairs),
    sign: signed.length === 0 ? null : same / signed.length,
  };
}

/** Kendall's τ-b, which allows for ties; null where one list has no order. */
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
  return inFirst === 0 || inSecond === 0 ? null : balance / Math.sqrt(inFirst * inSecond);
}
