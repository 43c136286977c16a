/** The font cuts that cards are set in, and their metrics. */

/** The cuts, and the packages they come from. */
export const FONT_CUTS = {
  text: { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 500, style: 'normal' },
  bold: { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 800, style: 'normal' },
  italic: { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'italic' },
  capitals: { family: 'Alegreya Sans SC', package: 'alegreya-sans-sc', weight: 700, style: 'normal' },
} as const;

/** The only cut of pictures of boards that need no font. */
export const BOARD_CUT = 'bold' satisfies CutName;

export type CutName = keyof typeof FONT_CUTS;

/** The metrics of a cut, in font units; `units` is the number of font units per em. */
export interface CutData {
  units: number;
  /** The extent of a line above and below its baseline. */
  ascent: number;
  descent: number;
  /** The advance of each character, and of each ligature, such as "fi". */
  letters: Readonly<Record<string, number>>;
  /** Where the ink of each digit from 0 begins and ends along its advance, and how high the digits are. */
  digits: readonly (readonly [from: number, to: number])[];
  figure: number;
  /** The names of alternate glyphs, by letter and the character after it. */
  alternates: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Kerning classes of letters, on the left and on the right of a pair; most letters have none. */
  left: Readonly<Record<string, number>>;
  right: Readonly<Record<string, number>>;
  /** The distance that a pair of classes moves together (negative) or apart. */
  kerning: readonly (readonly number[])[];
}

/** The outline of each letter of a cut, as SVG path data in font units; y grows downwards. */
export type Outlines = Readonly<Record<string, string>>;
