/**
 * The natural logarithm of whole numbers, the same to the last bit in every JavaScript engine. `Math.log` is not: the
 * language leaves its precision to the engine, and a last bit can turn the choice of a search.
 *
 * The method and its constants are those of `e_log.c` of fdlibm, which V8 uses, too: additions, multiplications and
 * divisions only, whose results IEEE 754 fixes.
 *
 * Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Developed at SunPro, a Sun Microsystems, Inc.
 * business. Permission to use, copy, modify, and distribute this software is freely granted, provided that this notice
 * is preserved.
 */

/** ln 2 in two parts, so that a small multiple of the first is exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Coefficients of the series of log(1 + s) - log(1 - s) in s², after its first term. */
const L1 = 0.6666666666666735;
const L2 = 0.3999999999940942;
const L3 = 0.2857142874366239;
const L4 = 0.22222198432149784;
const L5 = 0.1818357216161805;
const L6 = 0.15313837699209373;
const L7 = 0.14798198605116586;

/**
 * Thresholds in 2⁻²⁰ above 1: from which a number is halved to be near 1, and between which half its square is split
 * off.
 */
const HALVE_FROM = 0x6a09c;
const SPLIT_ABOVE = 0x6147a;
const SPLIT_UP_TO = 0x6b851;
const PARTS = 0x100000;

/** The natural logarithm of a whole number from 1 to 1,048,576. */
export function logarithm(n: number): number {
  let exponent = 31 - Math.clz32(n);
  let x = n / (1 << exponent);
  const parts = (x - 1) * PARTS;
  if (parts >= HALVE_FROM) {
    x /= 2;
    exponent++;
  }
  const f = x - 1;
  if (f === 0) return exponent * LN2_HIGH + exponent * LN2_LOW;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd = z * (L1 + w * (L3 + w * (L5 + w * L7)));
  const even = w * (L2 + w * (L4 + w * L6));
  const rest = even + odd;
  if (parts >= SPLIT_ABOVE && parts <= SPLIT_UP_TO) {
    const half = 0.5 * f * f;
    if (exponent === 0) return f - (half - s * (half + rest));
    return exponent * LN2_HIGH - (half - (s * (half + rest) + exponent * LN2_LOW) - f);
  }
  if (exponent === 0) return f - s * (f - rest);
  return exponent * LN2_HIGH - (s * (f - rest) - exponent * LN2_LOW - f);
}
