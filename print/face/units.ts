/** Lengths as browsers count them: in parts of a pixel. */
const UNITS = 64;
export const UNIT = 1 / UNITS;
/** So that a length which is a whole number of units stays what it is. */
const SLACK = 1e-6;

export const floorUnit = (length: number) => Math.floor(length * UNITS + SLACK) / UNITS;
export const roundUnit = (length: number) => Math.round(length * UNITS) / UNITS;
export const ceilUnit = (length: number) => Math.ceil(length * UNITS - SLACK) / UNITS;
