/** Titles in one line: smaller the longer they are, and cut where they would be too small to read. */

/** Room for a title in millimetres, how wide a letter is in parts of its size, and the sizes it may have. */
export interface TitleRoom {
  room: number;
  letter: number;
  largest: number;
}

/** No title is set smaller, in millimetres: 4.5 points. */
const SMALLEST = 1.6;

/** The text as it fits and its size; its end is left out where it is `over` millimetres too long even in the smallest. */
export function fitTitle(
  text: string,
  { room, letter, largest }: TitleRoom,
): { text: string; size: number; over: number } {
  // As people count letters, so that none is cut in two.
  const letters = Array.from(text);
  const most = Math.floor(room / (SMALLEST * letter));
  const cut = letters.length > most;
  const shown = cut
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text;
  const size = Math.min(largest, room / (Math.max(1, Array.from(shown).length) * letter));
  const over = cut ? letters.length * SMALLEST * letter - room : 0;
  return { text: shown, size: Math.round(size * 100) / 100, over };
}
