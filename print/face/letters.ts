/** Sets text in the letters of a cut: which of them, and where each stands. */
import { Recent } from '../../program/index.ts';
import type { CutData, CutName } from './cuts.ts';
import cuts from './letters.generated.ts';

export const cutOf = (name: CutName): CutData => cuts[name];

/** How text is set; lengths in pixels. */
export interface TextStyle {
  cut: CutName;
  size: number;
  /** The size its advances go by where browsers count them: they round them. Texts in drawings are exact. */
  advances?: number;
  /** Room after each letter; letters are then not drawn as one. */
  spacing?: number;
}

/** A letter, and where it begins on its line. */
export interface Letter {
  letter: string;
  x: number;
}

/** A text on one line. */
export interface SetText {
  letters: Letter[];
  width: number;
}

/** The advance of a letter that the fonts lack, in parts of its size; it is drawn in a font of the system. */
const UNKNOWN = 0.55;

/** The texts that were set last: a card has some hundred, and they are set again in other widths. */
const known = new Recent<SetText>(1200);

/** Sets a text on one line. */
export function setText(text: string, style: TextStyle): SetText {
  const key = `${style.cut} ${style.size} ${style.advances ?? ''} ${style.spacing ?? ''} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const set = newlySet(text, style);
  known.set(key, set);
  return set;
}

function newlySet(text: string, style: TextStyle): SetText {
  const { cut, spacing } = style;
  const { letters: all, alternates, left, right, kerning } = cutOf(cut);
  const { advanceOf, kernOf } = counting(style);
  const letters: Letter[] = [];
  let x = 0;
  let last: string | undefined;
  const characters = spacing ? split(text, {}) : alternated(split(text, all), alternates);
  for (const letter of characters) {
    const like = all[letter] === undefined ? unaccented(letter) : letter;
    const row = last === undefined ? undefined : left[last];
    const column = right[like];
    if (row !== undefined && column !== undefined) x += kernOf(kerning[row]![column]!);
    letters.push({ letter, x });
    x += advanceOf(all[like]) + (spacing ?? 0);
    last = like;
  }
  return { letters, width: x };
}

/** Of a pixel, in which browsers count advances: texts of the same letters are exactly as wide. */
const PARTS = 2 ** 16;

/** How far letters advance, and how far pairs are moved, in pixels for units of the cut. */
function counting({ cut, size, advances }: TextStyle) {
  const { units } = cutOf(cut);
  const scale = size / units;
  if (advances === undefined)
    return { advanceOf: (by = UNKNOWN * units) => by * scale, kernOf: (by: number) => by * scale };
  // A unit of the font is rounded, too.
  const unit = Math.round((advances / units) * 64 * PARTS) / 64;
  return {
    advanceOf: (by = UNKNOWN * units) => Math.round(by * unit) / PARTS,
    kernOf: (by: number) => Math.round(by * scale * PARTS) / PARTS,
  };
}

/** A letter without its accent: it is as wide. */
const unaccented = (letter: string) => letter.normalize('NFD').charAt(0);

/** Characters that nothing is drawn for: WORD JOINER, ZERO WIDTH SPACE, and SOFT HYPHEN within a line. */
const UNSEEN = ['\u2060', '\u200b', '\u00ad'];

/** The characters of a text that are drawn, those that a cut draws as one together. */
function split(text: string, joined: Readonly<Record<string, unknown>>): string[] {
  const characters: string[] = [];
  for (const character of text.normalize()) {
    if (UNSEEN.includes(character)) continue;
    const both = `${characters.at(-1)}${character}`;
    if (characters.length > 0 && Object.hasOwn(joined, both)) characters[characters.length - 1] = both;
    else characters.push(character);
  }
  return characters;
}

/** The same letters, drawn as they are before the next ones. */
const alternated = (letters: readonly string[], alternates: CutData['alternates']): string[] =>
  letters.map((letter, i) => alternates[letter]?.[letters[i + 1]?.charAt(0) ?? ''] ?? letter);

/** The height of a line above and below its base line, when it is `lineHeight` high; whole pixels, as browsers count. */
export function lineBounds({ cut, size }: TextStyle, lineHeight: number): { above: number; below: number } {
  const { ascent, descent, units } = cutOf(cut);
  let above = Math.round((ascent * size) / units);
  const below = Math.round((descent * size) / units);
  const leading = lineHeight - (above + below);
  above += Math.floor(leading / 2);
  return { above, below: lineHeight - above };
}
