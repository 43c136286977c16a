/** Helpers for messages to users. */
import type { DecisionKind } from '../program/index.ts';

/** The longest untrusted text that a message quotes. */
const LONGEST_QUOTE = 40;

/** An untrusted value for a message: short, and safe whatever the value is. */
export function quoteValue(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** How many options a message lists. */
const LISTED_OPTIONS = 12;

/** Options in a message: the first dozen, and how many more there are. */
export function listOptions(options: readonly number[]): string {
  const more = options.length - LISTED_OPTIONS;
  return `${options.slice(0, LISTED_OPTIONS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const NOTHING_WAITS = 'the game is over: nothing waits for an answer';

/** Why an option from outside is refused. */
export function notOffered(kind: DecisionKind, options: readonly number[], option: unknown): string {
  return `option ${quoteValue(option)} is not offered: "${kind}" offers ${listOptions(options)}`;
}

/** True for an object that is not an array, such as `JSON.parse('{}')`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The number of a seat in messages. Seats count from 1 for users, and from 0 in JSON, logs and the API. */
export function seatNumber(seat: number): number {
  return seat + 1;
}
