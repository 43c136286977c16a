/** A card's rows of text ready for the template: words, and icons instead of nouns. */
import type { Icon, Part, Phrase, Row } from '../wording/parts.ts';
import { type Emblem, emblemOf, signEmblem } from './emblem.ts';
import type { Palette } from './palette.ts';

/** A piece of a line: words, a keyword, or an emblem and the mark that must not be parted from it. */
export interface Piece {
  text?: string;
  keyword?: string;
  emblem?: Emblem;
  mark?: string;
}

export interface TextRow {
  pieces: Piece[];
  /** Set for a placement, which is drawn large after its arrow. */
  placement?: { before: Piece[]; arrow: Emblem; amount: string; things: Piece[]; after: Piece[] };
  /** Dots before a row inside a block. */
  dots: string;
}

/** Rows that belong together: those of a block in a box of their own. */
export interface TextGroup {
  inner: boolean;
  rows: TextRow[];
}

/** So many of an element are drawn one by one, more with a number. */
const ONE_BY_ONE = 3;

export function textGroups(rows: readonly Row[], palette: Palette): TextGroup[] {
  const groups: TextGroup[] = [];
  for (const row of rows) {
    const inner = row.depth > 0;
    const last = groups.at(-1);
    if (inner && last?.inner) last.rows.push(textRow(row, palette));
    else groups.push({ inner, rows: [textRow(row, palette)] });
  }
  return groups;
}

function textRow(row: Row, palette: Palette): TextRow {
  // On a card each sentence has its own row: a full stop would say nothing.
  const end = row.end === '.' ? [] : [{ text: row.end }];
  const pieces = keepMarks([...phrasePieces(row.sentence, palette), ...end]);
  const dots = '•'.repeat(row.depth);
  if (!row.placement) return { pieces, dots };
  const { before, amount, things, or, after } = row.placement;
  return {
    pieces,
    dots,
    placement: {
      before: keepMarks(phrasePieces(before, palette)),
      arrow: signEmblem('place', palette.look.ink, palette),
      amount,
      things: things.flatMap((thing, i): Piece[] => [
        ...(i === 0 ? [] : [{ keyword: or }]),
        { emblem: emblemOf(thing, palette) },
      ]),
      after: keepMarks([...phrasePieces(after, palette), ...end]),
    },
  };
}

function phrasePieces(phrase: Phrase, palette: Palette): Piece[] {
  return phrase.flatMap((part) => partPieces(part, palette));
}

function partPieces(part: Part, palette: Palette): Piece[] {
  switch (part.part) {
    case 'text':
      return [{ text: part.text }];
    case 'keyword':
      return [{ keyword: part.text }];
    case 'icon':
      return iconPieces(part.icon, palette);
  }
}

function iconPieces(icon: Icon, palette: Palette): Piece[] {
  const emblem = emblemOf(icon, palette);
  if (icon.icon !== 'element' || icon.amount === 1) return [{ emblem }];
  if (icon.amount > ONE_BY_ONE) return [{ text: `${icon.amount} ` }, { emblem }];
  return Array.from({ length: icon.amount }, () => ({ emblem }));
}

/** Puts a comma or other mark after an emblem to the emblem: a line must not begin with it. */
function keepMarks(pieces: readonly Piece[]): Piece[] {
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    const [mark] = /^[.,:;)”]+/.exec(piece.text ?? '') ?? [];
    if (last?.emblem && mark) {
      kept[kept.length - 1] = { ...last, mark };
      kept.push({ text: piece.text!.slice(mark.length) });
    } else kept.push(piece);
  }
  return kept;
}
