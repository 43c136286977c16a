/** Titles: in one line, or in two if that allows larger letters; the longer, the smaller, and cut off as a last resort. */
import type { CutName } from '../layout/cuts.ts';
import { setText } from '../layout/letters.ts';

/** The width available to a title in millimetres, its letter style, and its largest size in one line and in two. */
export interface TitleRoom {
  room: number;
  cut: CutName;
  /** The space after each letter. */
  spacing?: number;
  largest: number;
  /** Undefined if there is space for only one line. */
  two?: number;
}

/** The smallest size of a title, in millimetres: 4.5 points. */
const SMALLEST_SIZE = 1.6;

/**
 * Fits a title into its space. `over` is its excess width in millimetres in the smallest size; the end of a title with excess is
 * left out.
 */
export function fitTitle(text: string, room: TitleRoom) {
  const whole = { lines: [text], size: Math.min(room.largest, largestIn(text, room)), over: 0 };
  const { two = 0 } = room;
  // Two lines allow about twice the size of one; they are not tried if both would be cut off.
  const halves = whole.size < two && whole.size > SMALLEST_SIZE / 4 ? halvesOf(text, room) : undefined;
  const inTwo = halves && {
    lines: halves,
    size: Math.min(two, ...halves.map((half) => largestIn(half, room))),
    over: 0,
  };
  const larger = inTwo && inTwo.size > whole.size ? inTwo : whole;
  return larger.size < SMALLEST_SIZE
    ? cutOff(two > 0 ? filled(text, room) : [text], room)
    : { ...larger, size: rounded(larger.size) };
}

/** The size in which a text fills the available width; below 0 if its spaces alone are wider. */
function largestIn(text: string, room: TitleRoom): number {
  const { width, spaces } = widthOf(text, room);
  return (room.room - spaces) / Math.max(width, 1e-3);
}

/** The width of the letters of a text in size 1, and of the spaces after them. */
function widthOf(text: string, { cut, spacing = 0 }: TitleRoom) {
  // Letters with extra spacing are never drawn as ligatures.
  const { letters, width } = setText(text, { cut, size: 1, ...(spacing > 0 && { spacing: 1e-6 }) });
  return { width, spaces: spacing * letters.length };
}

/** The split of a text into two lines that allows the largest letters; undefined for a single word. */
function halvesOf(text: string, room: TitleRoom): string[] | undefined {
  const words = text.split(' ');
  const all = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const size = (lines: readonly string[]) => Math.min(...lines.map((line) => largestIn(line, room)));
  return all.toSorted((a, b) => size(b) - size(a))[0];
}

/** A first line with as many words as fit in the smallest size, and a second with the rest. */
function filled(text: string, room: TitleRoom): string[] {
  const words = text.split(' ');
  let count = 1;
  while (largestIn(words.slice(0, count + 1).join(' '), room) >= SMALLEST_SIZE) count++;
  return [words.slice(0, count), words.slice(count)].map((line) => line.join(' ')).filter(Boolean);
}

/** Lines in the smallest size, without the letters that do not fit. */
function cutOff(lines: readonly string[], room: TitleRoom) {
  const shown = lines.map((line) => {
    if (largestIn(line, room) >= SMALLEST_SIZE) return line;
    // Iterates by code point, so that no character is cut in two.
    const letters = Array.from(line);
    let count = 1;
    while (largestIn(`${letters.slice(0, count + 1).join('')}…`, room) >= SMALLEST_SIZE) count++;
    return `${letters.slice(0, count).join('').trimEnd()}…`;
  });
  const over = lines.map((line) => {
    const { width, spaces } = widthOf(line, room);
    return width * SMALLEST_SIZE + spaces - room.room;
  });
  return { lines: shown, size: SMALLEST_SIZE, over: Math.max(...over) };
}

const rounded = (size: number) => Math.floor(size * 100) / 100;
