/** A card's rows of text, for the template: text, with icons in place of nouns. */
import type { IconSubject, Phrase, Row } from '../wording/parts.ts';
import { type Emblem, emblemOf, signEmblem } from './emblems/emblem.ts';
import type { Palette } from './palette.ts';

/**
 * A piece of a line: text, a keyword, or an emblem with everything that must stay on its line: text before it (`lead`),
 * further emblems, and the punctuation mark.
 */
export interface LinePiece {
  text?: string;
  keyword?: string;
  emblem?: Emblem;
  lead?: string;
  others?: readonly Emblem[];
  mark?: string;
}

export interface TextRow {
  pieces: readonly LinePiece[];
  /** True if it is one of several rows in a block, each of which begins with a bullet. */
  bullet?: true;
  /** The name of the step that the row is about, as in `wording/rows-of-steps.ts`. */
  step?: string;
  /** Set for a placement, which is drawn large after an arrow. */
  placement?: {
    before: LinePiece[];
    arrow: Emblem;
    amount: string;
    things: LinePiece[];
    after: readonly LinePiece[];
  };
}

/** A row, or rows that share a box: the rows of a step's block, which may contain further boxes. */
export type TextBlock = TextRow | { inner: TextBlock[]; step?: string };

/** Up to this many tokens of an element are drawn individually, more as a number with one icon. */
const ONE_BY_ONE = 3;

/**
 * The rows of a text, grouped into blocks.
 * @param nameOf returns the name of the step that a row is about
 */
export function textBlocks(
  rows: readonly Row[],
  palette: Palette,
  nameOf: (row: Row) => string | undefined = () => undefined,
  depth = 0,
): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** Rows in a box belong to steps inside the step of the row above. */
  let step: string | undefined;
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]!;
    const after = rows.findIndex((other, i) => i > at && other.depth <= depth);
    const end = row.depth === depth ? at + 1 : after < 0 ? rows.length : after;
    if (row.depth === depth) step = nameOf(row);
    const block =
      row.depth === depth
        ? textRow(row, palette)
        : { inner: textBlocks(rows.slice(at, end), palette, nameOf, depth + 1) };
    blocks.push({ ...block, ...(step !== undefined && { step }) });
    at = end;
  }
  return depth === 0 ? blocks : withBullets(blocks);
}

/** Adds bullets to the rows of a block, unless it has only one row, or a row begins with a keyword such as EITHER or OR. */
function withBullets(blocks: readonly TextBlock[]): TextBlock[] {
  const rows = blocks.filter((block): block is TextRow => !('inner' in block));
  const hasBullets = rows.length > 1 && rows.every(({ pieces }) => pieces[0]?.keyword === undefined);
  return blocks.map((block) => ('inner' in block || !hasBullets ? block : { ...block, bullet: true }));
}

function textRow(row: Row, palette: Palette): TextRow {
  // On a card each sentence has its own row, so a full stop would be redundant.
  const end = row.end === '.' ? [] : [{ text: row.end }];
  const pieces = kept([...phrasePieces(row.sentence, palette), ...end]);
  if (!row.placement) return { pieces };
  const { before, amount, things, or, after } = row.placement;
  const placed = things.flatMap((thing, i): LinePiece[] => [
    ...(i === 0 ? [] : [{ keyword: or }]),
    { emblem: emblemOf(thing, palette) },
  ]);
  // The text after the things may begin with a punctuation mark, which stays with the last thing.
  const marked = keepMarks([...placed, ...phrasePieces(after, palette), ...end]);
  return {
    pieces,
    placement: {
      before: kept(phrasePieces(before, palette)),
      arrow: signEmblem('place', palette.look.ink, palette),
      amount,
      things: marked.slice(0, placed.length),
      after: kept(marked.slice(placed.length)),
    },
  };
}

/** Keeps pieces together that belong on one line. */
const kept = (pieces: readonly LinePiece[]): LinePiece[] => keepNumbers(keepMarks(keepEmblems(pieces)));

const phrasePieces = (phrase: Phrase, palette: Palette): LinePiece[] =>
  phrase.flatMap((part) =>
    part.part === 'icon' ? iconPieces(part.icon, palette) : [{ [part.part]: part.text }],
  );

function iconPieces(icon: IconSubject, palette: Palette): LinePiece[] {
  const emblem = emblemOf(icon, palette);
  if (icon.icon !== 'element' || icon.amount === 1) return [{ emblem }];
  if (icon.amount > ONE_BY_ONE) return [{ text: `${icon.amount} ` }, { emblem }];
  return Array.from({ length: icon.amount }, () => ({ emblem }));
}

/** Keeps emblems together that are separated only by a space: several of an element, or a card and its rotation. */
function keepEmblems(pieces: readonly LinePiece[]): LinePiece[] {
  const kept: LinePiece[] = [];
  for (const piece of pieces) {
    const isNext = piece.emblem !== undefined && kept.at(-1)?.text === ' ' && kept.at(-2)?.emblem;
    if (isNext) kept.pop();
    const last = kept.at(-1);
    if (piece.emblem && last?.emblem)
      kept[kept.length - 1] = { ...last, others: [...(last.others ?? []), piece.emblem] };
    else kept.push(piece);
  }
  return kept;
}

/** Attaches punctuation to the emblem before it, so that no line begins with it. */
function keepMarks(pieces: readonly LinePiece[]): LinePiece[] {
  const kept: LinePiece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    const [mark] = /^[.,:;)”]+/.exec(piece.text ?? '') ?? [];
    if (last?.emblem && mark) {
      kept[kept.length - 1] = { ...last, mark };
      const rest = piece.text!.slice(mark.length);
      if (rest !== '') kept.push({ text: rest });
    } else kept.push(piece);
  }
  return kept;
}

/** A space without a line break opportunity. */
const NO_BREAK = '\u00a0';
/** The space after a number in text. */
const COUNTING = /(?<=\d) (?=\S)/g;
/** A number or an abbreviation at the end of a text, “up to 2 ” or “max. ”; before the last icon of a row, with the word before it. */
const LEAD = { any: /\S*[\d.] $/, last: /(?:\S+ )?\S*[\d.] $/ };

/** Keeps a number on the same line as the noun it counts. */
function keepNumbers(pieces: readonly LinePiece[]): LinePiece[] {
  const kept: LinePiece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1)?.text;
    const ending = piece === pieces.at(-1) ? LEAD.last : LEAD.any;
    const [lead] = (piece.emblem && ending.exec(before ?? '')) ?? [];
    if (lead !== undefined) {
      const rest = before!.slice(0, -lead.length);
      kept.pop();
      if (rest !== '') kept.push({ text: rest });
      kept.push({ ...piece, lead: lead.replaceAll(' ', NO_BREAK) });
    } else if (piece.text === undefined) kept.push(piece);
    else kept.push({ ...piece, text: piece.text.replace(COUNTING, NO_BREAK) });
  }
  return kept;
}
