/** What is wrong with something that was read: a text or data. */

/** A place in a text: `line` and `column` from 1, `length` in characters. */
export interface Place {
  /** As it was named by whoever gave the text; only shown, never opened. */
  file: string;
  line: number;
  column: number;
  length: number;
}

/** One thing that is wrong in a text. */
export interface Problem extends Place {
  /** As in `ecos explain ECO201`. */
  code: string;
  severity: 'error' | 'warning';
  /** A sentence without its full stop. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Changes after each of which the problem is gone: alternatives, the likeliest first. */
  fixes?: Fix[];
  related?: RelatedPlace[];
}

/** Whether a problem keeps a set from being played, unlike a warning. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error';

/** Changes to texts that solve a problem. */
export interface Fix {
  /** What it does, as a command: "write `lion`". */
  title: string;
  /** All are made together. In the order of each file; no two overlap. */
  edits: TextEdit[];
  /** Only one thing can have been meant: the fix may be applied without asking. */
  certain?: true;
}

/** Text that replaces the characters of a file from `from` to before `to`, in UTF-16 units from 0. */
export interface TextEdit {
  file: string;
  from: number;
  to: number;
  text: string;
}

/** A second place that explains a problem. */
export interface RelatedPlace extends Omit<Place, 'length'> {
  message: string;
}

/** Why data from JSON is refused, and where, as a JSON Pointer: `/cards/3/steps/0/kinds/0`; empty for the whole. */
export interface DataProblem {
  path: string;
  message: string;
}
