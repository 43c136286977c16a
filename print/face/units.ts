/** Lengths as browsers count them: in fractions of a pixel. */

/** CSS pixels per millimetre. */
export const PIXELS = 96 / 25.4;

const UNITS = 64;
export const UNIT = 1 / UNITS;
/** Keeps a length that is a whole number of units unchanged despite rounding errors. */
const SLACK = 1e-6;

export const floorUnit = (length: number) => Math.floor(length * UNITS + SLACK) / UNITS;
export const roundUnit = (length: number) => Math.round(length * UNITS) / UNITS;
/** Rounds towards zero, as browsers round negative lengths. */
export const wholeUnits = (length: number) => Math.sign(length) * floorUnit(Math.abs(length));
export const ceilUnit = (length: number) => Math.ceil(length * UNITS - SLACK) / UNITS;

/** A length rounded for pictures: finer differences are invisible. */
export const short = (length: number, digits = 3) => Number(length.toFixed(digits));
