/** Advice about habits in place of a sketch. */
import type { IToken } from 'chevrotain';
import type { Advice, Edit } from '../../mistakes.ts';
import { spanOf } from '../../tokens/token-text.ts';
import { isA } from '../../tokens/tokens.ts';
import { sourceFix } from '../edits.ts';
import { MOST_TOKENS, type Tokens } from '../step-window.ts';
import { row, write } from './habit.ts';

export const QUOTES = 'put each row of a sketch in quotes: `"g w"`';

/** `board "a g" with a = water`. */
export const fixLegendWord = row('anywhere', 'Text > with .* =', undefined, write('where'));

/** `layout g w`. */
export const fixDrawnLayout = row(
  'anywhere',
  'layout [A-Za-z0-9] > [A-Za-z0-9]',
  'write a drawn landscape after `board`, in quotes: `board "g w"`',
);

export const isCell = ({ image }: IToken): boolean => /^[A-Za-z0-9]$/.test(image);

/** The cells ahead, by line. */
export function rowsAhead(tokens: Tokens): IToken[][] {
  const rows: IToken[][] = [];
  for (let at = 1; at < MOST_TOKENS && isCell(tokens.peek(at)); at++) {
    const token = tokens.peek(at);
    if (rows.at(-1)?.[0].startLine === token.startLine) rows[rows.length - 1].push(token);
    else rows.push([token]);
  }
  return rows;
}

/**
 * Where to put the quotes of the rows ahead: all start in the same column. Undefined if that column is taken, or for a single
 * letter.
 */
export function quotesAround(
  tokens: Tokens,
): { cells: readonly IToken[]; from: number; to: number }[] | undefined {
  const rows = rowsAhead(tokens);
  if (rows.flat().length < 2) return undefined;
  const left = Math.min(...rows.map(([first]) => first.startColumn!));
  const before = tokens.peek(0);
  const isSameLine = before.startLine === rows[0][0].startLine;
  if (isSameLine && before.startColumn! + before.image.length > left) return undefined;
  return rows.map((cells) => ({
    cells,
    from: cells[0].startOffset - (cells[0].startColumn! - left),
    to: spanOf(cells[cells.length - 1]).to,
  }));
}

/** `layout bay "d x" where x = water`: replaces the letters of the sketch with what the legend says. */
export function fixLayoutLegend(tokens: Tokens): Advice {
  const hint = 'a layout has no `where`: it is drawn with `d`, `g` and `w`';
  const letters = new Map<string, string>();
  let at = 2;
  for (; at < MOST_TOKENS; at += 4) {
    const [letter, equals, terrain, comma] = [0, 1, 2, 3].map((more) => tokens.peek(at + more));
    const drawn = /^(desert|grassland|water)$/.exec(terrain.image)?.[0][0];
    if (!isA(equals, '=') || letter.image.length !== 1 || drawn === undefined) return { hint };
    letters.set(letter.image.toLowerCase(), drawn);
    if (isA(comma, ',')) continue;
    // A layout cannot draw what is on a tile.
    if (!isA(comma, 'EOF') && comma.startLine === terrain.startLine) return { hint };
    break;
  }
  const edits: Edit[] = [{ from: spanOf(tokens.peek(0)).to, to: spanOf(tokens.peek(at + 2)).to, text: '' }];
  for (let row = 0; row > -MOST_TOKENS && isA(tokens.peek(row), 'Text'); row--) {
    const text = tokens.peek(row).image.replace(/[a-z]/gi, (one) => letters.get(one.toLowerCase()) ?? one);
    edits.push({ ...spanOf(tokens.peek(row)), text });
  }
  return { hint, fixes: [sourceFix('draw what the letters stand for', true, ...edits)] };
}
