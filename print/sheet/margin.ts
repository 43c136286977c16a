/** The small print in the margin of a sheet: what it is, whose design the cards are, where their texts come from. */
import type { CardProgram } from '../../runtime/ops/program.ts';
import { type Box, MARK, type SheetLayout } from './layout.ts';

/** A box of small print between two cuts. */
export interface MarginNote extends Box {
  lines: string[];
  /** The edge of the paper its lines keep to. */
  edge: 'top' | 'bottom';
}

export interface MarginText {
  setTitle: string;
  version: string;
  page: number;
  pages: number;
  cards: readonly CardProgram[];
  credits: string;
  back: boolean;
}

/** "1-3, 7": numbers as runs. */
export function numberRuns(numbers: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && number === last.to + 1) last.to = number;
    else runs.push({ from: number, to: number });
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

/** What each card's text goes back to, cards with the same source together. */
function sourceLines(cards: readonly CardProgram[]): string[] {
  const bySource = new Map<string, number[]>();
  for (const { number, source } of cards) {
    if (source.kind === 'original') continue;
    const words = `${source.kind}${source.text ? `: ${source.text}` : ''}`;
    bySource.set(words, [...(bySource.get(words) ?? []), number]);
  }
  return [...bySource].map(([words, numbers]) => `${numberRuns(numbers)} ${words}`);
}

function ownDesign(cards: readonly CardProgram[]): string[] {
  const own = cards.filter(({ source }) => source.kind !== 'attested').map(({ number }) => number);
  if (own.length === 0) return [];
  const whole = own.length === cards.length ? 'All cards of this sheet' : `Cards ${numberRuns(own)}`;
  return [`${whole}: original design, not the published card.`];
}

/** The notes of a sheet; none on paper that has no room for marks either. */
export function marginNotes(layout: SheetLayout, text: MarginText): MarginNote[] {
  if (!layout.marks) return [];
  const heading = [
    `${text.setTitle} · version ${text.version}`,
    `Page ${text.page} of ${text.pages}${text.back ? ' · backs' : ''} · unofficial fan work`,
  ];
  const above = text.back
    ? [heading]
    : [heading, ownDesign(text.cards), text.credits ? [`${text.credits}.`] : []];
  const sources = text.back ? [] : sourceLines(text.cards);
  const share = Math.ceil(sources.length / layout.columns);
  const below = Array.from({ length: layout.columns }, (_, i) => sources.slice(i * share, (i + 1) * share));
  return [...inColumns(layout, above, 'top'), ...inColumns(layout, below, 'bottom')];
}

/** Boxes between the cuts, so that no line runs over a crop mark. */
function inColumns(layout: SheetLayout, texts: readonly string[][], edge: MarginNote['edge']): MarginNote[] {
  const { card, bleed, left, top, columns, rows, paper } = layout;
  const beside = 1.5;
  const block = top + rows * card;
  const y = edge === 'top' ? MARK.clear + 1 : block + bleed + MARK.gap;
  const height = edge === 'top' ? top - bleed - MARK.gap - y : paper.height - MARK.clear - 1 - y;
  return Array.from({ length: columns }, (_, column) => ({
    x: left + column * card + beside,
    y,
    width: card - 2 * beside,
    height,
    edge,
    lines: texts.filter((_, i) => i % columns === column).flat(),
  })).filter(({ lines }) => lines.length > 0);
}
