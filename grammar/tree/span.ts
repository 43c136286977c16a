/**
 * The tree of a file: what is written, not yet what it means. This file has the basic types.
 *
 * The tree is plain data. Every node has the half-open span of characters it covers. A node in which a mistake was found is
 * `broken`: it holds what could be parsed, and later phases report nothing that it lacks.
 */

/** Characters `from` (included) to `to` (excluded) of the file. */
export interface Span {
  from: number;
  to: number;
}

/** A node that a mistake may have left incomplete. */
export interface Node extends Span {
  broken?: true;
}

/** A word, as written. */
export interface Word extends Span {
  text: string;
}
/** A whole number; `a` and `an` are 1. */
export interface Num extends Span {
  value: number;
}
/** A quoted text, without its quotes. */
export interface QuotedSpan extends Span {
  value: string;
  /** True if the closing quote is missing: the text may include the rest of its line. */
  open?: true;
}
