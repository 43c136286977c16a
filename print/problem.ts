/** What can go wrong with printing through no fault of ours: a value, shown as one clear line. */
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

/** True for the failure side of a result. */
export function isPrintProblem<T extends object>(result: T | PrintProblem): result is PrintProblem {
  return 'problem' in result;
}

/** What a browser that stopped at work threw. */
export function browserFailed(error: unknown): PrintProblem {
  return {
    problem: 'browser-failed',
    message: `The browser stopped while printing (${firstLine(error)}). Try again, or set ECOS_CHROME to another browser.`,
  };
}

/** What an error thrown by a library says, in one line. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]!.trim();
}
