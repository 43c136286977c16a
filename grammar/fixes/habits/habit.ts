/** Habits: what people write instead of the card language, and advice about it. */
import type { IToken } from 'chevrotain';
import type { Advice, SyntaxCode } from '../../mistakes.ts';
import type { Tokens } from '../step-window.ts';

/** What was expected, and the tokens around it. */
export interface Unexpected {
  tokens: Tokens;
  code: SyntaxCode;
  expected: string;
  /** The token that was found instead. */
  found: IToken;
  before: IToken;
}

/** Advice about one habit; undefined if the text does not match it. */
export type Habit = (unexpected: Unexpected) => Advice | undefined;
