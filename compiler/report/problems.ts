/**
 * The catalogue of all problems: code, severity, message, explanation, an example and its correction.
 * The compiler, `ecos explain CODE`, the reference pages and the tests all read it.
 */
import type { Problem } from '../../program/index.ts';
import { capitalize } from '../../program/messages/index.ts';
import type { Entry, Slots } from '../catalogue/entry.ts';
import { CATALOGUE } from '../catalogue/problems.generated.ts';

export type { Entry } from '../catalogue/entry.ts';

export { CATALOGUE };
/** The code of a problem, as in `ecos explain ECO201`. */
export type Code = keyof typeof CATALOGUE;

/** The values for the slots in the message of a code. */
export type Values<C extends Code> = Record<Slots<(typeof CATALOGUE)[C]['message']>, string>;

/** Whether a code means that a name is unknown or of the wrong kind. */
export function isAboutName(code: string): boolean {
  return code.startsWith('ECO20') || code === 'ECO309';
}

/** Whether a code means that a name is unknown. */
export function isUnknownName(code: string): boolean {
  return UNKNOWN_NAMES.has(code);
}

const UNKNOWN_NAMES: ReadonlySet<string> = new Set<Code>(['ECO201', 'ECO202', 'ECO203', 'ECO204', 'ECO309']);

/** The catalogue entry of a code; undefined for a text that is none. */
export function entryOf(code: string): Entry | undefined {
  return Object.hasOwn(CATALOGUE, code) ? CATALOGUE[code as Code] : undefined;
}

/** Sorted by file, then by position, then by code. */
export function inPlaceOrder(problems: readonly Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compareText(a.file, b.file) || a.line - b.line || a.column - b.column || compareText(a.code, b.code),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A message of the catalogue with an ellipsis for each placeholder. */
export function generalMessage(message: string): string {
  return capitalize(message.replaceAll(/`?\{\w+\}`?/g, '…'));
}
