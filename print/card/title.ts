/** Titles: in one line, or in two where one would be too small; smaller the longer they are, and cut at last. */
import type { CutName } from '../face/cuts.ts';
import { setText } from '../face/letters.ts';

/** Room for a title in millimetres, how its letters are set, and the largest size in one line and in two. */
export interface TitleRoom {
  room: number;
  cut: CutName;
  /** Room after each letter. */
  spacing?: number;
  largest: number;
  /** Undefined where there is room for one line only. */
  two?: number;
}

/** A title as it fits. */
export interface FittedTitle {
  lines: string[];
  size: number;
  /** By how many millimetres it is too long even in the smallest size; its end is then left out. */
  over: number;
}

/** No title is set smaller, in millimetres: 4.5 points. */
const SMALLEST = 1.6;

/** Fits a title into its room. */
export function fitTitle(text: string, room: TitleRoom): FittedTitle {
  const whole = { lines: [text], size: Math.min(room.largest, largestIn(text, room)), over: 0 };
  const { two = 0 } = room;
  const halves = whole.size < two ? halvesOf(text, room) : undefined;
  const inTwo = halves && {
    lines: halves,
    size: Math.min(two, ...halves.map((half) => largestIn(half, room))),
    over: 0,
  };
  const larger = inTwo && inTwo.size > whole.size ? inTwo : whole;
  return larger.size < SMALLEST
    ? cutOff(two > 0 ? filled(text, room) : [text], room)
    : { ...larger, size: rounded(larger.size) };
}

/** The size in which a text is as wide as its room. */
function largestIn(text: string, { room, cut, spacing = 0 }: TitleRoom): number {
  // Letters with room after them are never drawn as one.
  const { letters, width } = setText(text, { cut, size: 1, ...(spacing > 0 && { spacing: 1e-6 }) });
  return (room - spacing * letters.length) / Math.max(width, 1e-3);
}

/** Two lines of a text that are as alike in width as they can be. */
function halvesOf(text: string, room: TitleRoom): string[] | undefined {
  const words = text.split(' ');
  const all = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const size = (lines: readonly string[]) => Math.min(...lines.map((line) => largestIn(line, room)));
  return all.toSorted((a, b) => size(b) - size(a))[0];
}

/** A first line of as many words as there is room for in the smallest size, and the rest. */
function filled(text: string, room: TitleRoom): string[] {
  const words = text.split(' ');
  let count = 1;
  while (largestIn(words.slice(0, count + 1).join(' '), room) >= SMALLEST) count++;
  return [words.slice(0, count), words.slice(count)].map((line) => line.join(' ')).filter(Boolean);
}

/** Lines in the smallest size without what does not fit. */
function cutOff(lines: readonly string[], room: TitleRoom): FittedTitle {
  const shown = lines.map((line) => {
    // As people count letters, so that none is cut in two.
    const letters = Array.from(line);
    while (letters.length > 1 && largestIn(ended(letters), room) < SMALLEST) letters.pop();
    return letters.join('') === line ? line : ended(letters);
  });
  const over = lines.map((line) => room.room * (SMALLEST / largestIn(line, room) - 1));
  return { lines: shown, size: SMALLEST, over: Math.max(...over) };
}

const ended = (letters: readonly string[]) => `${letters.join('').trimEnd()}…`;

const rounded = (size: number) => Math.floor(size * 100) / 100;
