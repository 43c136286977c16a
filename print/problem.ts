/** Problems from outside that can stop printing: thrown inside this room, returned as values by its entries. */
import { UserError } from '../program/messages/index.ts';

/** What went wrong. */
export interface PrintProblem {
  /** Stable name of the kind of failure. */
  problem:
    | 'no-browser'
    | 'browser-failed'
    | 'paper-too-small'
    | 'unknown-paper'
    | 'picture-too-large'
    | 'incomplete-set'
    | 'too-many-pieces'
    | 'no-output-intent';
  /** One line that says what happened and what to do. */
  message: string;
}

/** A problem that is thrown, until an entry returns it as a value. */
export class PrintError extends UserError {
  readonly problem: PrintProblem['problem'];

  constructor(problem: PrintProblem['problem'], message: string) {
    super(message);
    this.problem = problem;
  }
}

/** The result of some work, or the problem that stopped it. */
export async function orProblem<T extends object>(work: () => Promise<T>): Promise<T | PrintProblem> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PrintError)) throw error;
    return { problem: error.problem, message: error.message };
  }
}

/** True for the failure side of a result. */
export function isPrintProblem<T extends object>(result: T | PrintProblem): result is PrintProblem {
  return 'problem' in result;
}

/** The problem of a browser that stopped while it worked. */
export function browserFailed(error: unknown): PrintError {
  return new PrintError(
    'browser-failed',
    `The browser stopped while printing (${firstLine(error)}). Try again, or set ECOS_CHROME to another browser.`,
  );
}

/** The first line of an error thrown by a library. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]!.trim();
}
