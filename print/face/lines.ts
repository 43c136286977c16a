/** Breaks a paragraph into balanced lines, as Chromium does with `text-wrap: balance`. Lengths are in pixels. */
import { mayBreak, OBJECT } from './breaks.ts';
import { ceilUnit, floorUnit, roundUnit, UNIT } from './units.ts';

/** A part of a paragraph. */
export interface LineItem {
  text: string;
  /** The width of its first `to` characters. */
  measure(to: number): number;
  /** Adjacent items with the same number stay on one line. */
  keep?: number;
}

/** A part of an item on a line. */
export interface LinePart {
  item: number;
  from: number;
  to: number;
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
  /** True if no balanced line begins with it. */
  isStuck: boolean;
}

/** Paragraphs with more lines are not balanced. */
const MOST_LINES = 6;

/**
 * The lines of a paragraph in a width.
 * @param size the font size of a balanced paragraph; without it, lines are filled one after the other
 */
export function breakLines(items: readonly LineItem[], width: number, size?: number): LinePart[][] {
  const words = wordsOf(items);
  const lines = filled(words, width);
  const isBalanced =
    size !== undefined && lines.length > 1 && lines.length <= MOST_LINES && !isOverfull(words, lines, width);
  const starts = isBalanced ? (evened(words, lines, width, size) ?? narrowed(words, lines, width)) : lines;
  return starts.map((from, i) =>
    partsOf(items, words[from]!.from, words[(starts[i + 1] ?? words.length) - 1]!.blank),
  );
}

/** The width of the longest word of a paragraph, and the width in which it is one line. */
export function paragraphWidths(items: readonly LineItem[]): { least: number; most: number } {
  const words = wordsOf(items);
  const [first, last] = [words[0], words.at(-1)];
  return {
    least: Math.max(0, ...words.map(({ left, right }) => right - left)),
    most: first && last ? last.right - first.left : 0,
  };
}

/** Fills lines greedily; returns the first word of each. */
function filled(words: readonly Word[], width: number): number[] {
  const starts: number[] = [];
  let left = 0;
  for (const [i, word] of words.entries()) {
    if (i > 0 && ceilUnit(word.right - left) <= width) continue;
    starts.push(i);
    left = word.left;
  }
  return starts;
}

/** Whether one of the lines is too long for the width. */
const isOverfull = (words: readonly Word[], lines: readonly number[], width: number): boolean =>
  lines.some((from, i) => {
    const { right } = words[(lines[i + 1] ?? words.length) - 1]!;
    return ceilUnit(right - words[from]!.left) > width;
  });

/** With fewer words, lines are narrowed instead. */
const LEAST_WORDS = 4;
/** The cost of a last line with a single word. */
const ORPHAN = 10_000;
/** The cost of a line that is too long. */
const TOO_LONG = 1e12;

/** Browsers count costs in single precision, so that different lines often cost the same. */
const single = Math.fround;

/**
 * Lines with evenly distributed free space: minimises the sum of its squares. Undefined for too few words, or if the
 * number of lines would change.
 */
function evened(
  all: readonly Word[],
  lines: readonly number[],
  width: number,
  size: number,
): number[] | undefined {
  const places = [...all.keys()].filter((i) => i === 0 || !all[i]!.isStuck || lines.includes(i));
  const words = places.map((from, i) => {
    const { right } = all[(places[i + 1] ?? all.length) - 1]!;
    return { from, left: all[from]!.left, right };
  });
  if (words.length < LEAST_WORDS) return undefined;
  const line = single(4 * width * size);
  // For the best lines up to each word: their cost, and the first word of the last line.
  const scores: number[] = [];
  const firsts: number[] = [];
  /** The first word with which a line is not yet too long. */
  let open = 0;
  for (const [end, { right }] of words.entries()) {
    const edge = single(ceilUnit(right) - width - UNIT);
    let [score, first] = [Number.POSITIVE_INFINITY, end];
    for (let start = open; start <= end; start++) {
      const left = single(ceilUnit(words[start]!.left) - edge);
      if (left < 0) open = start + 1;
      const before = start === 0 ? 0 : scores[start - 1]!;
      const total = single(before + (left < 0 ? TOO_LONG : single(left ** 2)));
      if (total <= score) [score, first] = [total, start];
    }
    firsts.push(first);
    scores.push(single(single(score + (end === words.length - 2 ? ORPHAN : 0)) + line));
  }
  const starts: number[] = [];
  for (let end = words.length; end > 0; end = starts[0]!) starts.unshift(firsts[end - 1]!);
  return starts.length === lines.length ? starts.map((start) => words[start]!.from) : undefined;
}

/** The precision of narrowing. */
const FINE = 1;
/** Lines are not narrowed below this fraction of the average width of the unbalanced lines. */
const NARROWEST = 0.8;

/** Lines in the smallest width that does not add lines. */
function narrowed(words: readonly Word[], lines: readonly number[], width: number): number[] {
  const widths = lines.map((from, i) => words[(lines[i + 1] ?? words.length) - 1]!.right - words[from]!.left);
  const average = widths.reduce((sum, one) => sum + one, 0) / lines.length;
  let [lower, upper] = [roundUnit(average * NARROWEST), width];
  while (lower + FINE < upper) {
    const middle = floorUnit((lower + upper) / 2);
    const tried = filled(words, middle);
    if (tried.length > lines.length || isOverfull(words, tried, middle)) lower = middle;
    else upper = middle;
  }
  return filled(words, upper);
}

/** The parts of a paragraph between two positions. */
function partsOf(items: readonly LineItem[], from: number, to: number): LinePart[] {
  let at = 0;
  return items.flatMap(({ text }, item) => {
    const [begin, end] = [Math.max(from - at, 0), Math.min(to - at, text.length)];
    at += text.length;
    return begin < end ? [{ item, from: begin, to: end }] : [];
  });
}

function wordsOf(items: readonly LineItem[]): Word[] {
  const text = items.map((one) => one.text).join('');
  const kept = items.flatMap((item) => Array.from({ length: item.text.length }, () => item.keep));
  const widthTo = measurer(items);
  const stuck = stuckPlaces(items);
  const words: Word[] = [];
  let from = /^ */.exec(text)![0].length;
  for (let at = from + 1; at <= text.length; at++) {
    const together = kept[at - 1] !== undefined && kept[at - 1] === kept[at];
    if (at < text.length && (together || !mayBreak(text, at))) continue;
    const blank = from + text.slice(from, at).replace(/ +$/, '').length;
    const left = words.at(-1)?.end ?? widthTo(from);
    words.push({
      from,
      to: at,
      blank,
      left,
      right: widthTo(blank),
      end: widthTo(at),
      isStuck: stuck.has(from),
    });
    from = at;
  }
  return words;
}

/**
 * Positions where a line may break but no balanced line begins: after the space that follows an unbreakable group.
 * There, Chromium checks whether the text before the space may be broken.
 */
function stuckPlaces(items: readonly LineItem[]): Set<number> {
  const places = new Set<number>();
  const isWords = ({ text }: LineItem) => text !== OBJECT && text.trim() !== '';
  let isKept = items.findLast(isWords)?.keep !== undefined;
  let at = 0;
  for (const item of items) {
    if (isWords(item)) {
      const blanks = /^ */.exec(item.text)![0].length;
      if (isKept && blanks > 0) places.add(at + blanks);
      isKept = item.keep !== undefined;
    }
    at += item.text.length;
  }
  return places;
}

/** Measures a paragraph from its beginning to a position; positions must not decrease between calls. */
function measurer(items: readonly LineItem[]): (to: number) => number {
  let [item, at, before] = [0, 0, 0];
  return (to) => {
    while (item < items.length && at + items[item]!.text.length < to) {
      const { text, measure } = items[item]!;
      before += ceilUnit(measure(text.length));
      at += text.length;
      item++;
    }
    return before + (items[item]?.measure(to - at) ?? 0);
  };
}
