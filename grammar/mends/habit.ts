/** What people write instead of the card language, and what to do about it. */
import type { IToken } from 'chevrotain';
import type { Advice, SyntaxCode } from '../mistakes.ts';
import type { Tokens } from './step-window.ts';

/** What was expected, and the tokens around. */
export interface Unexpected {
  tokens: Tokens;
  code: SyntaxCode;
  expected: string;
  /** The token that is there instead. */
  found: IToken;
  before: IToken;
}

/** What to do about one thing that people write. */
export type Habit = (unexpected: Unexpected) => Advice | undefined;
