/** The tokens of the step being parsed, for fixes that change a whole step. */
import type { IToken } from 'chevrotain';
import { isA } from '../tokens/tokens.ts';

/** The tokens that a fix may examine, before and after the current position. */
export interface Tokens {
  /** 1 is the next token, 0 the last one read. */
  peek(ahead: number): IToken;
}

/** If a line ends with one of these, the step continues on the next line. */
const CONTINUATIONS = ['and', 'or', 'may', 'either', ','] as const;
/** The most tokens that a fix examines, in either direction: no step, sketch or head of a card is longer. */
export const MOST_TOKENS = 200;

/** The tokens of a step, and how many of them were read. Undefined if it is too long. */
export function stepWindow(tokens: Tokens): { step: IToken[]; read: number } | undefined {
  const from = stepStart(tokens);
  const to = stepEnd(tokens);
  if (from === undefined || to === undefined) return undefined;
  const step = Array.from({ length: to - from }, (_, i) => tokens.peek(from + i));
  return { step, read: 1 - from };
}

/** The index of its first token, counted as in `peek`. */
function stepStart(tokens: Tokens): number | undefined {
  let depth = 0;
  for (let at = 0; at > -MOST_TOKENS; at--) {
    const token = tokens.peek(at);
    if (isA(token, '}')) {
      // The step before lacks its `;`.
      if (depth === 0 && at < 0 && isA(tokens.peek(at + 1), 'StepWord')) return at + 1;
      depth++;
    } else if (isA(token, '{')) depth--;
    if (depth < 0 || isA(token, 'EOF') || (depth === 0 && isA(token, ';'))) return at + 1;
    if (depth === 0 && at < 0 && parts(token, tokens.peek(at + 1))) return at + 1;
    if (depth === 0 && beginsStep(token, tokens.peek(at - 1))) return at;
  }
  return undefined;
}

/** The index of the first token after it, counted as in `peek`. */
function stepEnd(tokens: Tokens): number | undefined {
  let depth = 0;
  for (let at = 1; at < MOST_TOKENS; at++) {
    const token = tokens.peek(at);
    if (isA(token, 'EOF') || (depth === 0 && isA(token, ';', '}'))) return at;
    if (depth === 0 && beginsStep(token, tokens.peek(at - 1))) return at;
    if (depth === 0 && at > 1 && parts(token, tokens.peek(at + 1))) return at;
    if (isA(token, '{')) depth++;
    else if (isA(token, '}')) depth--;
  }
  return undefined;
}

/** Whether a sign or word stands in for a `;`: a `may` after it does not apply to the step before it. */
function parts(token: IToken, next: IToken): boolean {
  if (isA(token, ',')) return isA(next, 'StepWord');
  return isA(token, 'and') && isA(next, 'may');
}

function beginsStep(token: IToken, before: IToken): boolean {
  return isA(token, 'StepWord') && token.startLine !== before.startLine && !isA(before, ...CONTINUATIONS);
}
