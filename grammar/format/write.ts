/** Writes pieces and their comments in a given layout. */
import { isTight } from '../tokens/word-collector.ts';
import type { Break, Layout } from './layout.ts';
import type { SourcePiece } from './pieces.ts';

/** The text of a file. If a comment interrupts a line, the line continues on the next, indented. */
export function write(pieces: readonly SourcePiece[], { breaks, ends }: Layout): string {
  const lines: string[] = [];
  let line = '';
  let indent = 0;
  const endLine = () => {
    if (line !== '') lines.push(line);
    line = '';
  };
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1];
    const planned = breaks.get(at);
    if (planned || piece.comments.length > 0 || before?.trailing !== undefined) {
      endLine();
      indent = planned ? planned.indent : indent;
      const here = planned ?? { indent: indent + 4, commentIndent: indent + 4, gap: 'none' };
      writeAbove(lines, piece, before, here);
      line = ' '.repeat(here.indent) + piece.text;
    } else {
      line += (before === undefined || isTight(before.text, piece.text) ? '' : ' ') + piece.text;
    }
    if (ends.has(at)) line += ';';
    if (piece.trailing !== undefined) line += ` ${piece.trailing}`;
  }
  endLine();
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

/** Writes the comments above a piece, with the blank lines among them. */
function writeAbove(lines: string[], piece: SourcePiece, before: SourcePiece | undefined, here: Break): void {
  const marks = [...piece.comments, piece];
  const someBlank = marks.some(({ blank }) => blank);
  const opens = before === undefined || before.text === '{';
  // Indented comments directly below a declaration without braces belong to it.
  const mayBelong = here.indent === 0 && before !== undefined && before.text !== '}' && before.text !== '{';
  const apart = piece.comments.findIndex(({ indented, blank }) => !indented || blank);
  const belonging = !mayBelong ? 0 : apart < 0 ? piece.comments.length : apart;
  for (const [i, mark] of marks.entries()) {
    // A blank line above these comments would separate them from their declaration, so it goes below.
    const needed = here.gap === 'one' && i === belonging && !someBlank;
    const kept = here.gap !== 'none' && mark.blank;
    if ((needed || kept) && !(opens && i === 0) && !isEndOfFile(mark)) lines.push('');
    if (mark === piece) return;
    const indent = i < belonging ? Math.max(2, here.commentIndent) : here.commentIndent;
    lines.push(' '.repeat(indent) + piece.comments[i].text);
  }
}

function isEndOfFile(mark: { text: string }): boolean {
  return mark.text === '';
}
