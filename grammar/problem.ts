/** What can be wrong with a text before anybody asks what it means. */
import type { Span } from './tree/span.ts';

/** Codes of the mistakes the grammar finds; the compiler's catalogue has the words for them. */
export type SyntaxCode =
  | 'ECO101'
  | 'ECO102'
  | 'ECO103'
  | 'ECO104'
  | 'ECO105'
  | 'ECO106'
  | 'ECO107'
  | 'ECO110'
  | 'ECO111'
  | 'ECO112'
  | 'ECO113'
  | 'ECO114'
  | 'ECO115'
  | 'ECO117';

export interface SyntaxProblem extends Span {
  code: SyntaxCode;
  /** What fills the message's template. */
  values: Record<string, string>;
  hint?: string;
  /** For `ECO111`: the word before, which may be the one that is wrong. */
  after?: Span;
  related?: (Span & { message: string })[];
}
