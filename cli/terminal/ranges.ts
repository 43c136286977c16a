import { UserError } from '../../program/messages/index.ts';

/** An inclusive range of numbers. */
export interface Range {
  from: number;
  to: number;
}

/** Reads `1-20,71`. Refuses anything else, and ranges that run backwards. */
export function parseRanges(text: string): Range[] {
  return text.split(',').map((part) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    if (from === undefined || Number(from) > Number(to)) {
      throw new UserError(`"${text}" is not a list of card numbers: write them like 1-20,71.`);
    }
    return { from: Number(from), to: Number(to) };
  });
}

/** True when a number lies in one of the ranges. */
export function inRanges(ranges: readonly Range[], number: number): boolean {
  return ranges.some(({ from, to }) => from <= number && number <= to);
}
