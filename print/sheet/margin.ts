/** The small print in the margin of a sheet: its title, the designers of the cards, the sources of their texts. */
import type { CardProgram } from '../../program/index.ts';
import type { Box } from '../drawing/box.ts';
import type { WordingContext } from '../wording/context.ts';
import { MARK, type SheetLayout } from './layout.ts';
import type { Paper } from './paper.ts';
import type { TextBox } from './text-box.ts';

/** The sizes to try for small print, in points; the last with its lines closer together. */
const NOTE_SIZES = [6.5, 6, 5.5, 5, 4.5, { points: 4.5, tightness: 'tight' }] as const;

/** A box of small print; its lines are aligned to the upper or lower edge. */
export const noteBox = (
  page: number,
  lines: readonly string[],
  edge: 'top' | 'bottom',
  box: Box,
  advice: string,
): TextBox => ({
  ...box,
  name: `The small print on page ${page}`,
  advice,
  sizes: NOTE_SIZES,
  parts: { note: lines, edge },
});

const ADVICE = 'Use larger paper, shorten notes and sources of its cards, or leave it out with --no-marks.';

/** The content of a sheet's small print. */
export interface MarginText {
  wording: WordingContext;
  setTitle: string;
  version: string;
  /** The date of the print, as written by the user. */
  date?: string;
  page: number;
  pages: number;
  cards: readonly Pick<CardProgram, 'number' | 'source' | 'note'>[];
  /** Whether the cards' notes are here instead of on the cards. */
  notes: boolean;
  /** The icon credits; empty if all icons are this project's own. */
  credits: string;
  /** The artists of the cards' pictures. */
  artists?: string;
  back: boolean;
}

/** Numbers as ranges: "1-3, 7". */
export function numberRuns(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** The sources of the cards' texts; cards with the same source share a line. */
function sourceLines({ cards, wording }: MarginText): string[] {
  const bySource = new Map<string, { kind: 'attested' | 'adapted'; text: string; numbers: number[] }>();
  for (const { number, source } of cards) {
    if (source.kind === 'original') continue;
    const { kind, text = '' } = source;
    const { numbers } = bySource.get(`${kind} ${text}`) ?? { numbers: [] };
    bySource.set(`${kind} ${text}`, { kind, text, numbers: [...numbers, number] });
  }
  return [...bySource.values()].map(({ kind, text, numbers }) => {
    const words = wording.text(kind, { cards: numbers.length });
    return `${numberRuns(numbers)} ${words}${text ? `: ${text}` : ''}`;
  });
}

function ownDesign({ cards, wording }: MarginText): string[] {
  const own = cards.filter(({ source }) => source.kind !== 'attested').map(({ number }) => number);
  if (own.length === 0) return [];
  const which = own.length === 1 ? 'one' : own.length === cards.length ? 'all' : 'several';
  return [wording.text('original-design', { which, numbers: numberRuns(own) })];
}

/** The notes in the two wider margins of a sheet; none on a sheet without crop marks. */
export function marginNotes(layout: SheetLayout, text: MarginText): TextBox[] {
  if (!layout.marks) return [];
  return layout.left > layout.top
    ? uprightNotes(turnedClockwise(layout), text).map((note) => readUpwards(note, layout.paper))
    : uprightNotes(layout, text);
}

/** The same sheet turned so that its left edge is on top. */
function turnedClockwise(layout: SheetLayout): SheetLayout {
  const { paper, columns, rows, left, top } = layout;
  const turn = <Of extends Paper>({ width, height }: Of) => ({ width: height, height: width });
  return {
    ...layout,
    paper: turn(paper),
    card: turn(layout.card),
    columns: rows,
    rows: columns,
    left: top,
    top: left,
  };
}

/** Converts a note's position on the turned sheet to the original sheet. */
const readUpwards = (note: TextBox, paper: Paper): TextBox => ({
  ...note,
  x: note.y,
  y: paper.height - note.x,
  turned: -90,
});

/** Notes above and below the cards. */
function uprightNotes(layout: SheetLayout, text: MarginText): TextBox[] {
  const { wording, page, pages, version, back, date } = text;
  const words = {
    version: wording.text('version', { version }),
    page: wording.text('page', { page, pages }),
    backs: wording.text('backs'),
    fan: wording.text('fan-work'),
  };
  const heading = [
    [text.setTitle, words.version, ...(date ? [date] : [])].join(' · '),
    [words.page, ...(back ? [words.backs] : []), words.fan].join(' · '),
  ];
  const credits = text.credits ? [wording.text('icons-by', { names: text.credits })] : [];
  const pictures = text.artists ? [wording.text('art-by', { names: text.artists })] : [];
  const above = back ? [heading] : [heading, ownDesign(text), [...credits, ...pictures]];
  const notes = text.notes ? text.cards.filter(({ note }) => note !== undefined) : [];
  const noteLines = notes.map(({ number, note }) => `${number}: ${note}`);
  const sources = back ? [] : [...sourceLines(text), ...noteLines];
  const share = Math.ceil(sources.length / layout.columns);
  const below = Array.from({ length: layout.columns }, (_, i) => sources.slice(i * share, (i + 1) * share));
  return [...inColumns(layout, page, above, 'top'), ...inColumns(layout, page, below, 'bottom')];
}

/**
 * Boxes between the cuts, so that no line crosses a crop mark. At the sides of the paper lines read upwards: a box is
 * rotated a quarter turn counter-clockwise around its lower left corner.
 */
function inColumns(
  layout: SheetLayout,
  page: number,
  texts: readonly string[][],
  edge: 'top' | 'bottom',
): TextBox[] {
  const { card, bleed, gutter, margin, left, top, columns, rows, paper } = layout;
  const padding = 1.5;
  const block = top + rows * card.height + (rows - 1) * gutter;
  const clear = margin + 1;
  const y = edge === 'top' ? clear : block + bleed + MARK.gap;
  const height = edge === 'top' ? top - bleed - MARK.gap - y : paper.height - clear - y;
  return Array.from({ length: columns }, (_, column): TextBox[] => {
    const lines = texts.filter((_, i) => i % columns === column).flat();
    const x = left + column * (card.width + gutter) + padding;
    const box = { x, y, width: card.width - 2 * padding, height };
    return lines.length === 0 ? [] : [noteBox(page, lines, edge, box, ADVICE)];
  }).flat();
}
