/** Blocks that say their effect in a person's own words: `{ Add a lion. Score 2 points. }`. Each is one mistake. */
import type { IToken } from 'chevrotain';
import { withEdits } from '../tokens/edits.ts';
import { spanOf, standIn } from '../tokens/token-text.ts';
import { findTokenType, isA } from '../tokens/tokens.ts';
import type { Span } from '../tree/span.ts';

/** What is in a block without blocks and steps in it. */
const INSIDE = /([^{};]*)(?:\}|$)/y;

/**
 * The blocks that are prose, without the space around them: they begin with a capital, end like a sentence, and have none of the
 * signs of steps. Steps in capitals are no prose.
 * @param isBlock whether the text is a block without braces, and not a file
 * @param isSound whether there is nothing wrong with some steps
 */
export function findProse(
  text: string,
  { tokens, comments }: { tokens: readonly IToken[]; comments: readonly Span[] },
  isBlock: boolean,
  isSound: (steps: string) => boolean,
): Span[] {
  const written = blank(text, comments);
  // Between the braces of a scenario there are lines.
  const open = tokens.filter((token, i) => isA(token, '{') && !isA(tokens[i - 2], 'scenario'));
  return [...(isBlock ? [0] : []), ...open.map((token) => spanOf(token).to)].flatMap((start) => {
    INSIDE.lastIndex = start;
    const [, inside = ''] = INSIDE.exec(written) ?? [];
    const own = inside.trim();
    if (!/^\p{Lu}/u.test(own) || !/[.!?]$/.test(own) || isSound(own.slice(0, -1).toLowerCase())) return [];
    const from = start + inside.indexOf(own);
    return { from, to: from + own.length };
  });
}

/** A text with spaces in place of some of its spans. */
export const blank = (text: string, spans: readonly Span[]): string =>
  withEdits(
    text,
    spans.map(({ from, to }) => ({ from, to, text: text.slice(from, to).replace(/[^\n]/g, ' ') })),
  );

/** The tokens of a text in which prose was blank, with one for each. */
export const withProse = (tokens: IToken[], prose: readonly Span[], text: string): IToken[] =>
  prose.length === 0
    ? tokens
    : tokens
        .concat(
          prose.map(({ from, to }) =>
            standIn(findTokenType('Prose'), text.slice(from, to), { startOffset: from }),
          ),
        )
        .sort((a, b) => a.startOffset - b.startOffset);
