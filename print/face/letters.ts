/** Sets text in the letters of a cut: which of them, and where each stands. */
import { Recent } from '../../program/index.ts';
import type { CutData, CutName } from './cuts.ts';
import cuts from './letters.generated.ts';

export const cutOf = (name: CutName): CutData => cuts[name];

/** How text is set; lengths in pixels. */
export interface TextStyle {
  cut: CutName;
  size: number;
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
  const key = `${style.cut} ${style.size} ${style.spacing ?? 0} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const set = newlySet(text, style);
  known.set(key, set);
  return set;
}

function newlySet(text: string, { cut, size, spacing }: TextStyle): SetText {
  const { letters: all, units, left, right, kerning } = cutOf(cut);
  const scale = size / units;
  const letters: Letter[] = [];
  let x = 0;
  let last: string | undefined;
  for (const letter of split(text, spacing ? {} : all)) {
    const row = last === undefined ? undefined : left[last];
    const column = right[letter];
    if (row !== undefined && column !== undefined) x += kerning[row]![column]! * scale;
    letters.push({ letter, x });
    const advance = all[letter] ?? UNKNOWN * units;
    x += advance * scale + (spacing ?? 0);
    last = letter;
  }
  return { letters, width: x };
}

/** A character that nothing is drawn for, WORD JOINER. */
const UNSEEN = '\u2060';

/** The characters of a text that are drawn, those that a cut draws as one together. */
function split(text: string, joined: Readonly<Record<string, unknown>>): string[] {
  const characters: string[] = [];
  for (const character of text) {
    if (character === UNSEEN) continue;
    const both = `${characters.at(-1)}${character}`;
    if (characters.length > 0 && Object.hasOwn(joined, both)) characters[characters.length - 1] = both;
    else characters.push(character);
  }
  return characters;
}

/** The height of a line above and below its base line, when it is `lineHeight` high; whole pixels, as browsers count. */
export function lineBounds({ cut, size }: TextStyle, lineHeight: number): { above: number; below: number } {
  const { ascent, descent, units } = cutOf(cut);
  let above = Math.round((ascent * size) / units);
  const below = Math.round((descent * size) / units);
  const leading = lineHeight - (above + below);
  above += Math.floor(leading / 2);
  return { above, below: lineHeight - above };
}
