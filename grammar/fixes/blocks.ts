/** The blocks of a text by its braces, whether or not it can be parsed. */
import { EOF, type IToken } from 'chevrotain';
import type { Advice } from '../mistakes.ts';
import { beginsDeclaration } from '../recovery/next-declaration.ts';
import { lex } from '../tokens/lex.ts';
import { spanOf } from '../tokens/token-text.ts';
import { BlockClose, BlockOpen, Semicolon } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';
import { removal } from './edits.ts';
import { isA, type Tokens } from './step-window.ts';

/** A block with its braces. */
export interface BlockSpan extends Span {
  /** Whether no other block contains it. */
  isOuter: boolean;
  /** Whether its steps are done by players that the words before it name: `each player { … }`. */
  isOfPlayers: boolean;
}

/** The blocks of a text in the order of their first braces. A block without a second one ends with its declaration. */
export function blocksIn(text: string): BlockSpan[] {
  const { tokens } = lex(text);
  const blocks: BlockSpan[] = [];
  let open: BlockSpan[] = [];
  for (const [at, token] of tokens.entries()) {
    const { from, to } = spanOf(token);
    if (isA(token, BlockOpen)) {
      const isOfPlayers = isForPlayers((back) => tokens[at - back]);
      const block = { from, to: text.length, isOuter: open.length === 0, isOfPlayers };
      blocks.push(block);
      open.push(block);
    } else if (isA(token, BlockClose)) {
      const block = open.pop();
      if (block) block.to = to;
    } else if (open.length > 0 && beginsDeclaration((offset) => tokens[at + offset])) {
      for (const block of open) block.to = from;
      open = [];
    }
  }
  return blocks;
}

/** The most tokens that are examined before a word. */
const MOST_BEFORE = 200;

/** Whether the words before a brace name players; `before(1)` is the token right before it. */
function isForPlayers(before: (back: number) => IToken | undefined): boolean {
  const words: string[] = [];
  for (let back = 1; back < MOST_BEFORE; back++) {
    const token = before(back);
    if (!token || isA(token, Semicolon, BlockOpen, BlockClose, EOF)) break;
    words.unshift(token.image);
  }
  return /\b(?:each|choose)\b.* players?\b/i.test(words.join(' '));
}

/** Advice about `you` in a block of players, where it may also mean the player whose card it is. */
export function fixYou(tokens: Tokens): Advice | undefined {
  const you = tokens.peek(1);
  if (you.image.toLowerCase() !== 'you') return undefined;
  let depth = 0;
  for (let at = 0; at > -MOST_BEFORE; at--) {
    const token = tokens.peek(at);
    if (isA(token, EOF)) break;
    if (isA(token, BlockClose)) depth++;
    else if (isA(token, BlockOpen) && depth-- === 0) {
      if (isForPlayers((back) => tokens.peek(at - back))) return FOR_WHOM(you);
      depth = 0;
    }
  }
  return undefined;
}

const FOR_WHOM = (you: IToken): Advice => ({
  hint: 'in these braces the player named before them acts: leave `you` out if that player is meant, or write the step after the `}`',
  sure: true,
  fixes: [removal(spanOf(you), you.image)],
});
