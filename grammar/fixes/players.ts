/** Blocks whose steps other players may do, and `you` in them. */
import type { IToken } from 'chevrotain';
import type { Advice } from '../mistakes.ts';
import { spanOf } from '../tokens/token-text.ts';
import { isA } from '../tokens/tokens.ts';
import { removal } from './edits.ts';
import { MOST_TOKENS, type Tokens } from './step-window.ts';

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

/** Advice about `you` in a block of players, where it may also mean the player whose card it is. */
export function fixYou(tokens: Tokens): Advice | undefined {
  const you = tokens.peek(1);
  if (you.image.toLowerCase() !== 'you') return undefined;
  let depth = 0;
  for (let at = 0; at > -MOST_TOKENS; at--) {
    const token = tokens.peek(at);
    if (isA(token, 'EOF')) break;
    if (isA(token, '}')) depth++;
    else if (isA(token, '{') && depth-- === 0) {
      if (isForPlayers((back) => tokens.peek(at - back))) return forWhom(you);
      depth = 0;
    }
  }
  return undefined;
}

const forWhom = (you: IToken): Advice => ({
  hint: 'in these braces the player named before them acts: leave `you` out if that player is meant, or write the step after the `}`',
  sure: true,
  fixes: [removal(spanOf(you), you.image)],
});
