/** Lengths as browsers count them: in parts of a pixel. */

/** The pixels of a millimetre. */
export const PIXELS = 96 / 25.4;

const UNITS = 64;
export const UNIT = 1 / UNITS;
/** So that a length which is a whole number of units stays what it is. */
const SLACK = 1e-6;

export const floorUnit = (length: number) => Math.floor(length * UNITS + SLACK) / UNITS;
export const roundUnit = (length: number) => Math.round(length * UNITS) / UNITS;
/** Towards zero, as lengths below it are counted. */
export const wholeUnits = (length: number) => Math.sign(length) * floorUnit(Math.abs(length));
export const ceilUnit = (length: number) => Math.ceil(length * UNITS - SLACK) / UNITS;

/** A length as pictures write it: finer cannot be seen. */
export const short = (length: number, digits = 3) => Number(length.toFixed(digits));
