/** Breaks a paragraph into lines. Lengths are in pixels. */
import { findTie, mayBreak, NO_TIES, OBJECT, type Ties } from './breaks.ts';

/** A part of a paragraph. */
export interface LineItem {
  text: string;
  /** The width of its characters between two positions. */
  measure(from: number, to: number): number;
}

/** Text between two adjacent line break opportunities. */
interface Word {
  from: number;
  to: number;
  /** The start of its trailing spaces, which do not count at the end of a line. */
  blank: number;
  /** The positions of its start, of the end of its letters, and of its end, if the paragraph were one line. */
  left: number;
  right: number;
  end: number;
  /** What a line break before it costs besides. */
  cost: number;
}

/** Longer paragraphs are not balanced: nothing that is printed has room for them. */
const MOST_LINES = 60;

/** The lines of a paragraph in a width: filled one after the other, or balanced without adding a line. */
export function breakLines(items: readonly LineItem[], width: number, isBalanced: boolean, ties: Ties) {
  const words = wordsOf(items, ties);
  const lines = filled(words, width);
  const canBalance = isBalanced && lines.length > 1 && lines.length <= MOST_LINES;
  const starts = canBalance ? (balanced(words, lines.length, width) ?? lines) : lines;
  return starts.map((from, i) =>
    partsOf(items, words[from]!.from, words[(starts[i + 1] ?? words.length) - 1]!.blank),
  );
}

/** The width in which a paragraph is one line. */
export function paragraphWidth(items: readonly LineItem[]): number {
  const words = wordsOf(items, NO_TIES);
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? last.right - first.left : 0;
}

/** How much wider than its room a line may be, in pixels: rounding errors add no line. */
export const SLACK = 0.01;

/** Fills lines greedily; returns the first word of each. */
function filled(words: readonly Word[], width: number): number[] {
  const starts: number[] = [];
  let left = 0;
  for (const [i, word] of words.entries()) {
    if (i > 0 && word.right - left <= width + SLACK) continue;
    starts.push(i);
    left = word.left;
  }
  return starts;
}

/** A last line shorter than this part of the room costs this many square pixels more, up to twice as many. */
const WIDOW = { part: 0.46, cost: 20_000 };
/** What a line break in the opening of a row or after it costs: the first item if a text comes after it. */
const OPENING = 40_000;
/** What a line break costs between an emblem and its noun, before an emblem at the end, and between another word and an emblem. */
const PARTED = { noun: 20_000, end: 20_000, word: 6_000 };
/** The last line may be shorter: this share of its unused width counts. */
const END = 0.5;

/** This many lines with the least sum of squares of their unused widths; undefined if one would be too long. */
function balanced(words: readonly Word[], lines: number, width: number): number[] | undefined {
  type Best = { cost: number; starts: number[] };
  /** The best lines so far up to each word. */
  let best: (Best | undefined)[] = words.map((_, end) => lineTo(words, 0, end, width));
  for (let line = 1; line < lines; line++) {
    const before = best;
    best = words.map((_, end) => {
      let least: Best | undefined;
      for (let start = end; start >= line; start--) {
        const last = lineTo(words, start, end, width);
        if (!last) break;
        const earlier = before[start - 1];
        const cost = (earlier?.cost ?? Number.POSITIVE_INFINITY) + last.cost;
        if (earlier && cost < (least?.cost ?? Number.POSITIVE_INFINITY))
          least = { cost, starts: [...earlier.starts, start] };
      }
      return least;
    });
  }
  return best.at(-1)?.starts;
}

/** A line of the words between two, and its cost; undefined if it is too long. */
function lineTo(words: readonly Word[], start: number, end: number, width: number) {
  const free = width - (words[end]!.right - words[start]!.left);
  if (free < -SLACK) return undefined;
  const isEnd = end === words.length - 1;
  const part = (width - free) / (WIDOW.part * width);
  const widow = isEnd && part < 1 ? WIDOW.cost * (2 - part) : 0;
  return { cost: ((isEnd ? END : 1) * free) ** 2 + widow + words[start]!.cost, starts: [start] };
}

/** The parts of a paragraph between two positions, each with the index of its item. */
function partsOf(items: readonly LineItem[], from: number, to: number) {
  let at = 0;
  return items.flatMap(({ text }, item) => {
    const [begin, end] = [Math.max(from - at, 0), Math.min(to - at, text.length)];
    at += text.length;
    return begin < end ? [{ item, from: begin, to: end }] : [];
  });
}

function wordsOf(items: readonly LineItem[], ties: Ties): Word[] {
  const text = items.map((one) => one.text).join('');
  const spaced = text.replaceAll('\u00a0', ' ');
  const widthTo = measurer(items);
  const words: Word[] = [];
  const opening = items[0]?.text.length ?? 0;
  let from = /^ */.exec(text)![0].length;
  for (let at = from + 1; at <= text.length; at++) {
    if (at < text.length && !mayBreak(text, at, ties.words)) continue;
    const blank = from + text.slice(from, at).replace(/ +$/, '').length;
    const left = words.at(-1)?.end ?? widthTo(from);
    const isEarly = from > 0 && from <= opening + 1 && text[opening] === ' ';
    const cost = isEarly ? OPENING : partedCost(spaced, from, ties);
    words.push({ from, to: at, blank, left, right: widthTo(blank), end: widthTo(at), cost });
    from = at;
  }
  return words;
}

/** What a line break before the character at an index costs because of the emblem beside it. */
function partedCost(text: string, at: number, { emblems }: Ties): number {
  const tie = findTie(emblems, text, at);
  if (tie !== undefined && text[at] !== OBJECT) return PARTED.noun;
  if (text.slice(at) === OBJECT && /\S $/.test(text.slice(0, at))) return PARTED.end;
  return tie === undefined ? 0 : PARTED.word;
}

/** Measures a paragraph from its beginning to a position; positions must not decrease between calls. */
function measurer(items: readonly LineItem[]): (to: number) => number {
  const measurers = items.map(itemMeasurer);
  let [item, at, before] = [0, 0, 0];
  return (to) => {
    while (item < items.length && at + items[item]!.text.length < to) {
      const { length } = items[item]!.text;
      before += measurers[item]!(length);
      at += length;
      item++;
    }
    return before + (measurers[item]?.(to - at) ?? 0);
  };
}

/** The same for an item. Each letter's place depends on its neighbours only, so only the last part is measured again. */
function itemMeasurer({ measure }: LineItem): (to: number) => number {
  let [from, last, width] = [0, 0, 0];
  return (to) => {
    if (to > last) {
      width += measure(from, to) - measure(from, last);
      [from, last] = [last, to];
    }
    return width;
  };
}
