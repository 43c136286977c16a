/** Habits: what people write instead of the card language, and advice about it. */
import type { IToken } from 'chevrotain';
import type { ExpectationId } from '../../expectations.ts';
import type { Advice, SyntaxCode } from '../../mistakes.ts';
import type { Tokens } from '../step-window.ts';

/** What was expected, and the tokens around it. */
export interface Unexpected {
  tokens: Tokens;
  code: SyntaxCode;
  expected: ExpectationId;
  /** The token that was found instead. */
  found: IToken;
  before: IToken;
}

const setOf = (...ids: readonly ExpectationId[]): ReadonlySet<ExpectationId> => new Set(ids);
/** Expectations of what is counted. */
export const COUNTS = setOf('count', 'landscape-count');
/** Expectations of a thing. */
export const THINGS = setOf('thing', 'placement', 'spot', 'comparison');
/** Expectations that `x3 lions` is written for. */
export const THINGLIKE = setOf(...COUNTS, 'placement', 'reward', 'choice', 'expectation', 'supply-thing');
/** Expectations of an amount that can be `a`. */
const ARTICLE_AMOUNTS = ['amount', 'quantity-or-all', 'exact-or-all', 'comparison', 'given-line'] as const;
export const ARTICLES = setOf('card', ...ARTICLE_AMOUNTS);
/** Expectations of an amount, among other things. */
export const AMOUNTS = setOf(...ARTICLE_AMOUNTS, 'amount-or-none', 'repeat-count', 'cube-supply');
/** Expectations of the number after `card` or `feature`. */
export const HEAD_NUMBERS = setOf('card-number', 'feature-number');

/** Advice about one habit; undefined if the text does not match it. */
export type Habit = (unexpected: Unexpected) => Advice | undefined;
