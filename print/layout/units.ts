/** Lengths of the layout. */

/** CSS pixels per millimetre. */
export const PIXELS = 96 / 25.4;

/** A length rounded for pictures: finer differences are invisible. */
export const short = (length: number, digits = 3) => Number(length.toFixed(digits));
