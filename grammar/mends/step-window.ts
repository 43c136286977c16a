/** The tokens of the step that is being read: what a mend that changes a whole step looks at. */
import { EOF, type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { BlockClose, BlockOpen, Comma, Semicolon, StepWord, word } from '../tokens/tokens.ts';

/** What a mend may look at: tokens after and before where reading is. */
export interface Tokens {
  /** 1 is the next token, 0 the last one read. */
  peek(ahead: number): IToken;
}

export const isA = (token: IToken, ...types: TokenType[]): boolean =>
  types.some((type) => tokenMatcher(token, type));

/** After these at the end of a line the step continues on the next. */
const GOES_ON = [word('and'), word('or'), word('may'), word('either'), Comma];
/** Longest step, in tokens, that is looked at as a whole. */
const LONGEST = 200;

/** The tokens of a step, and how many of them were read. Undefined if it is too long. */
export function stepWindow(tokens: Tokens): { step: IToken[]; read: number } | undefined {
  const from = stepStart(tokens);
  const to = stepEnd(tokens);
  if (from === undefined || to === undefined) return undefined;
  const step = Array.from({ length: to - from }, (_, i) => tokens.peek(from + i));
  return { step, read: 1 - from };
}

/** The place of its first token, counted as `peek` does. */
function stepStart(tokens: Tokens): number | undefined {
  let depth = 0;
  for (let at = 0; at > -LONGEST; at--) {
    const token = tokens.peek(at);
    if (isA(token, BlockClose)) {
      // The step before has no `;`.
      if (depth === 0 && at < 0 && isA(tokens.peek(at + 1), StepWord)) return at + 1;
      depth++;
    } else if (isA(token, BlockOpen)) depth--;
    if (depth < 0 || isA(token, EOF) || (depth === 0 && isA(token, Semicolon))) return at + 1;
    if (depth === 0 && at < 0 && parts(token, tokens.peek(at + 1))) return at + 1;
    if (depth === 0 && beginsStep(token, tokens.peek(at - 1))) return at;
  }
  return undefined;
}

/** The place of the first token after it. */
function stepEnd(tokens: Tokens): number | undefined {
  let depth = 0;
  for (let at = 1; at < LONGEST; at++) {
    const token = tokens.peek(at);
    if (isA(token, EOF) || (depth === 0 && isA(token, Semicolon, BlockClose))) return at;
    if (depth === 0 && beginsStep(token, tokens.peek(at - 1))) return at;
    if (depth === 0 && at > 1 && parts(token, tokens.peek(at + 1))) return at;
    if (isA(token, BlockOpen)) depth++;
    else if (isA(token, BlockClose)) depth--;
  }
  return undefined;
}

/** Whether a sign or word stands in place of a `;`: what is optional after it is not so before it. */
function parts(token: IToken, next: IToken): boolean {
  if (isA(token, Comma)) return isA(next, StepWord);
  return isA(token, word('and')) && isA(next, word('may'));
}

function beginsStep(token: IToken, before: IToken): boolean {
  return isA(token, StepWord) && token.startLine !== before.startLine && !isA(before, ...GOES_ON);
}

/** Numbers of the tokens of a step that no braces in it are around. */
export function outerTokens(step: readonly IToken[]): number[] {
  let depth = 0;
  return step.flatMap((token, at) => {
    if (isA(token, BlockClose)) depth--;
    const outer = depth === 0 ? [at] : [];
    if (isA(token, BlockOpen)) depth++;
    return outer;
  });
}
