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
  related?: RelatedPlace[];
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
