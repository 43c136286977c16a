/** Blocks whose steps other players do, by the words before their braces. */
import type { IToken } from 'chevrotain';
import { isA } from '../tokens/tokens.ts';

/** Whether the words before a brace name players. */
export function areForPlayers(before: readonly IToken[]): boolean {
  const begin = before.findLastIndex((token) => isA(token, ';', '{', '}')) + 1;
  const words = before.slice(begin).map(({ image }) => image);
  return /\b(?:each|choose|that)\b.* players?\b/i.test(words.join(' '));
}
