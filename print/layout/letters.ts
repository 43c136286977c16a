/** Sets text in a cut: its letters and their positions. */
import { Recent } from '../../program/index.ts';
import type { CutData, CutName } from './cuts.ts';
import cuts from './letters.generated.ts';

export const cutData = (name: CutName): CutData => cuts[name];

/** The size in which every text is set, in pixels; it is scaled afterwards. */
export const EM_PX = 16;

/** The style of a text; lengths in pixels. */
export interface TextStyle {
  cut: CutName;
  size: number;
  /** The space after each letter; it disables ligatures. */
  spacing?: number;
}

/** The style of a text whose size is a multiple of the usual one. */
export const cutStyle = (cut: CutName, parts = 1): TextStyle => ({ cut, size: EM_PX * parts });

/** A text on one line. */
export type SetText = ReturnType<typeof newlySet>;

/** The advance of a letter that the fonts lack, as a fraction of the font size; it is drawn in a system font. */
const USUAL_ADVANCE = 0.55;

/** A cache of recent texts: a card has about a hundred, and sets them repeatedly in different widths. */
const known = new Recent<SetText>(1200);

/** Sets a text on one line. */
export function setText(text: string, style: TextStyle): SetText {
  const key = `${style.cut} ${style.size} ${style.spacing ?? ''} ${text}`;
  return known.getOrInsertComputed(key, () => newlySet(text, style));
}

function newlySet(text: string, style: TextStyle) {
  const { cut, size, spacing = 0 } = style;
  const { units, letters: all, alternates, left, right, kerning } = cutData(cut);
  const scale = size / units;
  /** The letters, and the start of the advance of each on the line. */
  const letters: { letter: string; x: number }[] = [];
  let x = 0;
  let last: string | undefined;
  const characters = spacing ? split(text, {}) : alternated(split(text, all), alternates);
  for (const letter of characters) {
    const like = all[letter] === undefined ? unaccented(letter) : letter;
    const row = last === undefined ? undefined : left[last];
    const column = right[like];
    if (row !== undefined && column !== undefined) x += kerning[row]![column]! * scale;
    letters.push({ letter, x });
    x += (all[like] ?? USUAL_ADVANCE * units) * scale + spacing;
    last = like;
  }
  return { text, letters, width: x };
}

/**
 * The middle of a number's ink, from the start of its first digit and up from its baseline: by their advances, a 1 and a 7
 * are beside the middle of what is around them.
 */
export function inkOfDigits(number: string, style: TextStyle): { x: number; y: number } {
  const { letters } = setText(number, style);
  const { units, digits, figure } = cutData(style.cut);
  const scale = style.size / units;
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const from = first.x + digits[Number(first.letter)]![0] * scale;
  const to = last.x + digits[Number(last.letter)]![1] * scale;
  return { x: (from + to) / 2, y: (figure * scale) / 2 };
}

/** A letter without its accent, which has the same advance. */
const unaccented = (letter: string) => letter.normalize('NFD').charAt(0);

/** Characters without a visible glyph: WORD JOINER, ZERO WIDTH SPACE, and SOFT HYPHEN within a line. */
export const INVISIBLE_CHARACTERS = ['\u2060', '\u200b', '\u00ad'];

/** The visible characters of a text, with ligatures of the cut as one. */
function split(text: string, joined: Readonly<Record<string, unknown>>): string[] {
  const characters: string[] = [];
  for (const character of text.normalize()) {
    if (INVISIBLE_CHARACTERS.includes(character)) continue;
    const both = `${characters.at(-1)}${character}`;
    if (characters.length > 0 && Object.hasOwn(joined, both)) characters[characters.length - 1] = both;
    else characters.push(character);
  }
  return characters;
}

/** The letters, replaced by alternate glyphs where the next letter requires it. */
const alternated = (letters: readonly string[], alternates: CutData['alternates']): string[] =>
  letters.map((letter, i) => alternates[letter]?.[letters[i + 1]?.charAt(0) ?? ''] ?? letter);

/** The height of a line of `lineHeight` above and below its baseline. */
export function lineBounds({ cut, size }: TextStyle, lineHeight: number): { above: number; below: number } {
  const { ascent, descent, units } = cutData(cut);
  const above = (lineHeight + ((ascent - descent) * size) / units) / 2;
  return { above, below: lineHeight - above };
}
