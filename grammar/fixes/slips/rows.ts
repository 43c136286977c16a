/** Rows of a sketch with signs between them or without quotes: parsed as intended, and reported. */
import type { Reading } from '../../recovery/reading.ts';
import { all, anyToken, check, mistaken, type Part, rule, when } from '../../syntax.ts';
import { spanOf } from '../../tokens/token-text.ts';
import type { QuotedSpan } from '../../tree/span.ts';
import { insert, removal, sourceFix } from '../edits.ts';
import { isCell, QUOTES, quotesAround, rowsAhead } from '../habits/sketches.ts';
import { misread } from './lists.ts';

interface Rows {
  rows?: QuotedSpan[] | undefined;
}

/** More rows after a sign. */
export const rowsBehind = (name: string, sign: ',' | ';', more: Part<Rows>): Part<Rows> =>
  misread(
    name,
    (reading) => reading.is(1, sign) && reading.is(2, 'Text'),
    check((reading: Reading) =>
      reading.reportSurplus(`leave \`${sign}\` out: the rows of a sketch have nothing between them`, () => [
        removal(spanOf(reading.peek(1)), sign, true),
      ]),
    ),
    anyToken(sign, ''),
    more,
  );

function readUnquoted(reading: Reading, node: Rows): void {
  const quotes = quotesAround(reading) ?? [];
  const edits = quotes.flatMap(({ from, to }) => [insert(from, '"'), insert(to, '"')]);
  reading.reportExpected('sketch-row', {
    hint: QUOTES,
    fixes: [sourceFix('write it in quotes', true, ...edits)],
  });
  node.rows = quotes.map(({ cells, from, to }) => {
    const value = [...' '.repeat(to - from)];
    for (const { startOffset, image } of cells) value[startOffset - from] = image;
    // `from` is the offset of the quote, one before the first character.
    return { from: from - 1, to: to + 1, value: value.join('') };
  });
}

const skipCells = (reading: Reading) => reading.skipWhile(() => isCell(reading.peek(1)));

/** Whether the cells ahead are followed by something other than the rest of a sentence, as in `board a lion`. */
function endsRows(reading: Reading): boolean {
  const behind = rowsAhead(reading).flat().length + 1;
  return reading.startsLine(behind) || reading.is(behind, ';', '{', '}', 'LineWord', 'where');
}

/** Rows without quotes. */
export const unquotedRows: Part<Rows> = when(
  (reading) => quotesAround(reading) !== undefined && endsRows(reading),
  rule('unquotedRows', mistaken(all(check(readUnquoted), anyToken('Anything', ''), check(skipCells)))),
);
