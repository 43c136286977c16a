/**
 * External causes that can stop printing, thrown inside this room and returned as values by its entry points, and what people read
 * about texts that do not fit.
 */
import { UserError } from '../program/messages/index.ts';
import type { Overflow } from './face/text.ts';

/** Why nothing was printed: packages or a browser missing, paper too small, a set without a box, a text too long for its card. Not a `Problem`, because the cards are correct. */
export interface PrintFailure {
  /** A stable identifier of the cause. */
  reason:
    | 'not-installed'
    | 'no-browser'
    | 'browser-failed'
    | 'paper-too-small'
    | 'unknown-paper'
    | 'picture-too-large'
    | 'picture-unreadable'
    | 'incomplete-set'
    | 'too-many-pieces'
    | 'text-too-long'
    | 'no-output-intent';
  /** One line that describes what happened and what to do. */
  message: string;
}

/** A failure that is thrown until an entry point returns it as a value. */
export class PrintError extends UserError {
  readonly reason: PrintFailure['reason'];

  constructor(reason: PrintFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Runs `work`; returns its result, or the `PrintFailure` that it threw. */
export async function orFailure<T extends object>(work: () => Promise<T>): Promise<T | PrintFailure> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return { reason: error.reason, message: error.message };
  }
}

/** True for the failure side of a result. */
export function isPrintFailure<T extends object>(result: T | PrintFailure): result is PrintFailure {
  return typeof result === 'object' && result !== null && 'reason' in result;
}

/** The warning about a text that does not fit. */
function overflowWarning({ name, over, fitsOn, advice }: Overflow): string {
  const holds =
    fitsOn === undefined ? 'Shorten it or print it larger.' : `It fits on ${fitsOn}: --card ${fitsOn}.`;
  return `${name} does not fit: its text is ${over.toFixed(1)} mm too long even at the smallest size. ${advice ?? holds}`;
}

/** The warnings about texts that do not fit, one per name, for the worst case. */
export function overflowWarnings(overflows: readonly Overflow[]): string[] {
  const worst = new Map<string, Overflow>();
  for (const one of overflows) if (one.over > (worst.get(one.name)?.over ?? 0)) worst.set(one.name, one);
  return [...worst.values()].map(overflowWarning);
}

/** Why cards or pieces are not printed: their texts would be cut off. Undefined if all fit. */
function overflowRefusal(overflows: readonly Overflow[]): string | undefined {
  const warnings = overflowWarnings(overflows.filter(({ advice }) => advice === undefined));
  if (warnings.length === 0) return undefined;
  return `${warnings.join(' ')} Nothing was printed: --fitting prints the others, --allow-overflow prints it cut off.`;
}

/** The warnings about texts that do not fit. Throws if they would be cut off and that is not allowed. */
export function allowedOverflows(overflows: readonly Overflow[], allowOverflow = false): string[] {
  const refusal = allowOverflow ? undefined : overflowRefusal(overflows);
  if (refusal !== undefined) throw new PrintError('text-too-long', refusal);
  return overflowWarnings(overflows);
}

/** The first line of an error thrown by a library. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]!.trim();
}
