/** Problems of something that was read: a text or data. */

/** A position in a text: `line` and `column` count from 1, `length` is in characters. */
export interface Place {
  /** The name that the caller gave the text; only shown, never opened. */
  file: string;
  line: number;
  column: number;
  length: number;
}

/** A problem in a text. */
export interface Problem extends Place {
  /** For example `ECO201`, as in `ecos explain ECO201`. */
  code: string;
  severity: 'error' | 'warning';
  /** A sentence without its full stop. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Alternative fixes, each of which solves the problem, likeliest first. */
  fixes?: Fix[];
  related?: RelatedPlace[];
}

/** Whether a problem is an error, which makes a set unplayable, and not a warning. */
export const isError = ({ severity }: Pick<Problem, 'severity'>): boolean => severity === 'error';

/** Edits that solve a problem. */
export interface Fix {
  /** What it does, as a command: "write `lion`". */
  title: string;
  /** Applied together. Sorted by position in each file, without overlaps. */
  edits: TextEdit[];
  /** There is only one possible meaning, so the fix may be applied without asking. */
  certain?: true;
}

/** Replaces the characters of a file from `from` to before `to`, counted in UTF-16 units from 0. */
export interface TextEdit {
  file: string;
  from: number;
  to: number;
  text: string;
}

/** Another position that explains a problem. */
export interface RelatedPlace extends Omit<Place, 'length'> {
  message: string;
}

/** Why data from JSON was rejected, and where, as a JSON Pointer: `/cards/3/steps/0/kinds/0`; empty for the whole document. */
export interface DataProblem {
  path: string;
  message: string;
}
