/** The blocks of a text by its braces, whether or not it can be parsed. */
import type { IToken } from 'chevrotain';
import { MOST_TOKENS } from '../fixes/step-window.ts';
import { lex } from '../tokens/lex.ts';
import { spanOf } from '../tokens/token-text.ts';
import { isA } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';
import { beginsDeclaration } from './next-declaration.ts';

/** A block with its braces. */
export interface BlockSpan extends Span {
  /** Whether no other block contains it. */
  isOuter: boolean;
  /** Whether its steps are done by players that the words before it name: `each player { … }`. */
  isOfPlayers: boolean;
}

/** The blocks of a text in the order of their first braces. A block without a second one ends with its declaration. */
export function findBlocks(text: string): BlockSpan[] {
  const { tokens } = lex(text);
  const blocks: BlockSpan[] = [];
  let open: BlockSpan[] = [];
  for (const [at, token] of tokens.entries()) {
    const { from, to } = spanOf(token);
    if (isA(token, '{')) {
      const isOfPlayers = areForPlayers(tokens.slice(Math.max(0, at - MOST_TOKENS), at));
      const block = { from, to: text.length, isOuter: open.length === 0, isOfPlayers };
      blocks.push(block);
      open.push(block);
    } else if (isA(token, '}')) {
      const block = open.pop();
      if (block) block.to = to;
    } else if (open.length > 0 && beginsDeclaration((offset) => tokens[at + offset])) {
      for (const block of open) block.to = from;
      open = [];
    }
  }
  return blocks;
}

/** Whether the words before a brace name players. */
function areForPlayers(before: readonly IToken[]): boolean {
  const begin = before.findLastIndex((token) => isA(token, ';', '{', '}')) + 1;
  const words = before.slice(begin).map(({ image }) => image);
  return /\b(?:each|choose|that)\b.* players?\b/i.test(words.join(' '));
}
