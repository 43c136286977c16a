/** Blocks whose steps other players do, by the words before their braces. */
import type { IToken } from 'chevrotain';
import { depthChange, isA } from '../tokens/tokens.ts';
import { MOST_TOKENS, type Tokens } from './step-window.ts';

/** Whether a block around the next token is one whose steps other players do. */
export function isForPlayers(tokens: Tokens): boolean {
  const before = Array.from({ length: MOST_TOKENS }, (_, i) => tokens.peek(i + 1 - MOST_TOKENS));
  let depth = 0;
  return (
    before.findLastIndex((token, at) => {
      depth = Math.min(0, depth) + depthChange(token);
      return depth > 0 && areForPlayers(before.slice(0, at));
    }) >= 0
  );
}

/** Whether the words before a brace name players. */
export function areForPlayers(before: readonly IToken[]): boolean {
  const begin = before.findLastIndex((token) => isA(token, ';', '{', '}')) + 1;
  const words = before.slice(begin).map(({ image }) => image);
  return /\b(?:each|choose|that)\b.* players?\b/i.test(words.join(' '));
}
