/**
 * The tree of a file: what is written, not yet what it means. Here what all of it is made of.
 *
 * Plain data. Every node knows the half-open span of characters it covers. A node in which a mistake was found
 * is `broken`: it holds what could be read, and later phases say nothing about what it lacks.
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

/** A word as it is written. */
export interface Word extends Span {
  text: string;
}
/** A whole number; `a` and `an` are 1. */
export interface Num extends Span {
  value: number;
}
/** A text in quotes, without them. */
export interface Quoted extends Span {
  value: string;
  /** True without the second quote: it may include the rest of its line. */
  open?: true;
}
