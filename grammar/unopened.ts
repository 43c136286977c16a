/**
 * Finds where a `{` was forgotten, in a declaration that has more `}` than `{`.
 *
 * A `{` is certainly missing where steps begin that only a block can hold: after `do`, `either`, `else`,
 * `repeat 3`, `each player`, the head of an `if`, or the clauses of a card.
 */
import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { BlockClose, BlockOpen, LineWord, NumberToken, Semicolon, StepWord, Text, word } from './tokens.ts';

/** Indexes of the tokens before which a `{` is missing, at most `most`, in the order they stand. */
export function unopened(tokens: readonly IToken[], from: number, to: number, most: number): number[] {
  const found: number[] = [];
  let begun = false;
  for (let at = from + 1; at < to && found.length < most; at++) {
    const is = (offset: number, ...types: TokenType[]) => {
      const token = at + offset >= from ? tokens[at + offset] : undefined;
      return token !== undefined && types.some((type) => tokenMatcher(token, type));
    };
    const first: boolean = !begun && beginsBody(tokens[from], is);
    if (first || is(0, BlockOpen)) begun = true;
    if (first || (is(0, StepWord) && (followsHead(is) || followsIf(tokens, from, at)))) found.push(at);
  }
  return found;
}

type Is = (offset: number, ...types: TokenType[]) => boolean;

/** Whether the steps of a card or the lines of a scenario begin. */
function beginsBody(keyword: IToken, is: Is): boolean {
  if (tokenMatcher(keyword, word('card'))) return is(0, StepWord);
  return tokenMatcher(keyword, word('scenario')) && is(0, LineWord) && is(-1, Text);
}

/** Whether something stands before that only a block can follow. */
function followsHead(is: Is): boolean {
  if (is(-1, word('do'), word('either'), word('else'))) return true;
  if (is(-1, word('or'))) return is(-2, BlockClose);
  if (is(-1, word('player'))) return is(-2, word('each')) || is(-3, word('each'));
  return is(-1, NumberToken) && (is(-2, word('repeat')) || is(-4, word('repeat')));
}

/** Whether an `if` that begins a step stands before, with nothing but its condition between. */
function followsIf(tokens: readonly IToken[], from: number, at: number): boolean {
  for (let before = at - 1; before > from; before--) {
    const token = tokens[before];
    if (tokenMatcher(token, word('if'))) {
      const start = tokens[before - 1];
      return [Semicolon, BlockOpen, BlockClose, word('else')].some((type) => tokenMatcher(start, type));
    }
    if ([Semicolon, BlockOpen, BlockClose, StepWord].some((type) => tokenMatcher(token, type))) return false;
  }
  return false;
}
