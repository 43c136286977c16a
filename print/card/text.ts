/** A card's rows of text ready for the template: words, and icons instead of nouns. */
import type { IconSubject, Phrase, Row } from '../wording/parts.ts';
import { type Emblem, emblemOf, signEmblem } from './emblems/emblem.ts';
import type { Palette } from './palette.ts';

/**
 * A piece of a line: words, a keyword, or an emblem with what must stay beside it: words before it, other emblems after it,
 * the mark and the last words.
 */
export interface LinePiece {
  text?: string;
  keyword?: string;
  emblem?: Emblem;
  lead?: string;
  others?: readonly Emblem[];
  mark?: string;
  end?: string;
}

export interface TextRow {
  pieces: readonly LinePiece[];
  /** Whether it is one of several in a block, which begin with a bullet. */
  bullet?: true;
  /** The name of the step it says, by `wording/rows-of-steps.ts`. */
  step?: string;
  /** Set for a placement, which is drawn large after its arrow. */
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

/** Up to this many of an element are drawn one by one, more with a number. */
const ONE_BY_ONE = 3;

/** The rows that end with words which stay together: those too long for browsers to balance, or all. */
export type KeptEnds = 'long' | 'all';

/**
 * The rows of a text in their blocks.
 * @param nameOf the name of the step that a row says
 */
export function textBlocks(
  rows: readonly Row[],
  palette: Palette,
  nameOf: (row: Row) => string | undefined = () => undefined,
  ends: KeptEnds = 'long',
  depth = 0,
): TextBlock[] {
  const blocks: TextBlock[] = [];
  /** Rows in a box say steps inside that of the row above it. */
  let step: string | undefined;
  for (let at = 0; at < rows.length; ) {
    const row = rows[at]!;
    const after = rows.findIndex((other, i) => i > at && other.depth <= depth);
    const end = row.depth === depth ? at + 1 : after < 0 ? rows.length : after;
    if (row.depth === depth) step = nameOf(row);
    const block =
      row.depth === depth
        ? textRow(row, palette, ends)
        : { inner: textBlocks(rows.slice(at, end), palette, nameOf, ends, depth + 1) };
    blocks.push({ ...block, ...(step !== undefined && { step }) });
    at = end;
  }
  return depth === 0 ? blocks : withBullets(blocks);
}

/** The rows of a block begin with bullets, unless there is only one, or words such as EITHER and OR part them. */
function withBullets(blocks: readonly TextBlock[]): TextBlock[] {
  const rows = blocks.filter((block): block is TextRow => !('inner' in block));
  const hasBullets = rows.length > 1 && rows.every(({ pieces }) => pieces[0]?.keyword === undefined);
  return blocks.map((block) => ('inner' in block || !hasBullets ? block : { ...block, bullet: true }));
}

function textRow(row: Row, palette: Palette, ends: KeptEnds): TextRow {
  // On a card each sentence has its own row: a full stop would say nothing.
  const end = row.end === '.' ? [] : [{ text: row.end }];
  const pieces = kept([...phrasePieces(row.sentence, palette), ...end], ends);
  if (!row.placement) return { pieces };
  const { before, amount, things, or, after } = row.placement;
  const placed = things.flatMap((thing, i): LinePiece[] => [
    ...(i === 0 ? [] : [{ keyword: or }]),
    { emblem: emblemOf(thing, palette) },
  ]);
  // What follows may begin with a mark, which belongs to the last thing.
  const marked = keepMarks([...placed, ...phrasePieces(after, palette), ...end]);
  return {
    pieces,
    placement: {
      before: kept(phrasePieces(before, palette), ends),
      arrow: signEmblem('place', palette.look.ink, palette),
      amount,
      things: marked.slice(0, placed.length),
      after: kept(marked.slice(placed.length), ends),
    },
  };
}

/** Pieces with what belongs on one line kept together. */
const kept = (pieces: readonly LinePiece[], ends: KeptEnds) =>
  loosened(keepEnd(keepNumbers(keepMarks(keepEmblems(pieces))), ends));

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

/** Keeps emblems together that nothing but a blank parts: several of an element, a card and how it is turned. */
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

/** Puts a comma or other mark after an emblem to the emblem: a line must not begin with it. */
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

/** A space at which no line ends. */
const NO_BREAK = '\u00a0';
/** Nothing is seen of it, and no line ends before it. */
const JOINER = '\u2060';
/** The space after a number in words. */
const COUNTING = /(?<=\d) (?=\S)/g;
/** A number at the end of words, or an abbreviation: “up to 2 ”, “max. ”. */
const LEAD = /\S*[\d.] $/;

/** Keeps a number on the line of what it counts. */
function keepNumbers(pieces: readonly LinePiece[]): LinePiece[] {
  const kept: LinePiece[] = [];
  for (const piece of pieces) {
    const before = kept.at(-1)?.text;
    const [lead] = (piece.emblem && LEAD.exec(before ?? '')) ?? [];
    if (lead !== undefined) {
      const rest = before!.slice(0, -lead.length);
      kept.pop();
      if (rest !== '') kept.push({ text: rest });
      kept.push({ ...piece, lead: lead.replace(/ $/, NO_BREAK) });
    } else if (piece.text === undefined) kept.push(piece);
    else kept.push({ ...piece, text: piece.text.replace(COUNTING, NO_BREAK) });
  }
  return kept;
}

/**
 * Lets a line begin after the blank that follows what is kept together. Chromium asks the words before that blank whether it
 * may, so it gets some of its own.
 */
const loosened = (pieces: readonly LinePiece[]): LinePiece[] =>
  pieces.map((piece, i) => {
    const { lead, mark } = pieces[i - 1] ?? {};
    const follows = (lead ?? mark) !== undefined && piece.text?.startsWith(' ');
    return follows ? { ...piece, text: JOINER + piece.text } : piece;
  });

/** Browsers balance the lines of a row up to six of them; a row with fewer letters has no more. */
const BALANCED = 120;
/** The least number of letters on the last line of a longer row that ends with enough words. */
const LAST_LINE = 10;

/**
 * Keeps the last words of a long row together, and on the line of an emblem they follow: otherwise a line could hold
 * just a word or two. Where the ends of all rows are kept, so is an emblem that a row ends with, and the word before it.
 */
function keepEnd(pieces: readonly LinePiece[], ends: KeptEnds): readonly LinePiece[] {
  const from = pieces.findLastIndex(({ text }) => text === undefined) + 1;
  const said = (some: readonly LinePiece[]) => some.map(({ text = '' }) => text).join('');
  const text = said(pieces.slice(from));
  if (ends === 'long' && said(pieces).length < BALANCED) return pieces;
  if (text.trim() === '') return ends === 'all' ? keepWordBefore(pieces) : pieces;
  const words = text.split(' ');
  const tail: string[] = [];
  while (words.length > 0 && tail.join(' ').length < LAST_LINE) tail.unshift(words.pop()!);
  const end = tail.join(NO_BREAK);
  const before = pieces[from - 1];
  if (words.length === 0 && before?.emblem) return [...pieces.slice(0, from - 1), { ...before, end }];
  return [...pieces.slice(0, from), { text: [...words, end].join(' ') }];
}

/** Keeps the emblem that a row ends with on the line of the word before it. */
function keepWordBefore(pieces: readonly LinePiece[]): readonly LinePiece[] {
  const [before, last] = pieces.slice(-2);
  const word = /\S+ $/.exec(before?.text ?? '')?.[0];
  if (!last?.emblem || word === undefined) return pieces;
  const rest = before!.text!.slice(0, -word.length);
  const lead = word.replace(/ $/, NO_BREAK) + (last.lead ?? '');
  return [...pieces.slice(0, -2), ...(rest === '' ? [] : [{ text: rest }]), { ...last, lead }];
}
