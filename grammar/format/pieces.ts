/** The words of a text with the comments around each. The `;` signs are left out, because the layout adds them. */
import { lex } from '../tokens/lex.ts';
import { isA } from '../tokens/tokens.ts';

/** A comment on a line of its own. */
export interface Comment {
  /** With its `#`, without trailing spaces. */
  text: string;
  /** Whether a blank line comes before it. */
  blank: boolean;
  /** Whether it is indented. */
  indented: boolean;
}

/** A word, number, text or sign. The last piece of a file is empty: it holds the comments at the end. */
export interface SourcePiece {
  text: string;
  from: number;
  /** Comments on the lines before it. */
  comments: Comment[];
  /** The comment at the end of its line. */
  trailing?: string;
  /** Whether a blank line comes right before it, after its comments. */
  blank: boolean;
}

/** Reads the pieces of a text that has no syntax errors. */
export function sourcePieces(text: string): SourcePiece[] {
  const { tokens, comments } = lex(text);
  const marks = [
    ...tokens.map((token) => ({
      from: token.startOffset,
      to: token.startOffset + token.image.length,
      kind: isA(token, ';') ? 'semicolon' : 'piece',
    })),
    ...comments.map(({ from, to }) => ({ from, to, kind: 'comment' })),
    { from: text.length, to: text.length, kind: 'piece' },
  ].toSorted((a, b) => a.from - b.from);
  const pieces: SourcePiece[] = [];
  let waiting: Comment[] = [];
  let blank = false;
  let end = 0;
  for (const { from, to, kind } of marks) {
    const between = text.slice(end, from).replaceAll(/\r\n?/g, '\n');
    blank ||= /\n[^\S\n]*\n/.test(between);
    end = to;
    const last = pieces.at(-1);
    const mark = text.slice(from, to).trimEnd();
    if (kind === 'piece') {
      pieces.push({ text: mark, from, comments: waiting, blank });
      waiting = [];
      blank = false;
    } else if (kind === 'comment') {
      if (last && !between.includes('\n') && waiting.length === 0 && last.trailing === undefined) {
        last.trailing = mark;
      } else {
        waiting.push({ text: mark, blank, indented: /[^\S\n]$/.test(between) });
      }
      blank = false;
    }
  }
  return pieces;
}
