/** Blocks whose steps other players may do. */
import type { IToken } from 'chevrotain';
import { isA } from '../tokens/tokens.ts';
import { MOST_TOKENS } from './step-window.ts';

/** Whether the words before a brace name players; `before(1)` is the token right before it. */
export function isForPlayers(before: (back: number) => IToken | undefined): boolean {
  const words: string[] = [];
  for (let back = 1; back < MOST_TOKENS; back++) {
    const token = before(back);
    if (!token || isA(token, ';', '{', '}', 'EOF')) break;
    words.unshift(token.image);
  }
  return /\b(?:each|choose)\b.* players?\b/i.test(words.join(' '));
}
