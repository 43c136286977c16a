/** What can go wrong with printing through no fault of ours: thrown inside this room, a value at its entries. */
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
    | 'too-many-pieces';
  /** One line that says what happened and what to do. */
  message: string;
}

/** A problem on its way to an entry. */
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

/** What a browser that stopped at work threw. */
export function browserFailed(error: unknown): PrintError {
  return new PrintError(
    'browser-failed',
    `The browser stopped while printing (${firstLine(error)}). Try again, or set ECOS_CHROME to another browser.`,
  );
}

/** What an error thrown by a library says, in one line. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]!.trim();
}
