/** The cuts of the fonts that cards are set in, and what is known of them. */

/** The cuts, and the packages they come from. */
export const FONT_CUTS = {
  text: { package: 'alegreya-sans', weight: 500, style: 'normal' },
  bold: { package: 'alegreya-sans', weight: 800, style: 'normal' },
  italic: { package: 'alegreya-sans', weight: 400, style: 'italic' },
  capitals: { package: 'alegreya-sans-sc', weight: 700, style: 'normal' },
} as const;

export type CutName = keyof typeof FONT_CUTS;

/** What is known of a cut; lengths in its units, of which `units` are the size of its letters. */
export interface CutData {
  units: number;
  /** Of a line, above and below its base line. */
  ascent: number;
  descent: number;
  /** The advance of each character, and of those that are drawn as one, such as "fi". */
  letters: Readonly<Record<string, number>>;
  /** What a letter is called where a certain character follows it, before which it is drawn in another way. */
  alternates: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The classes of letters for kerning, on the left and on the right of a pair; none for most. */
  left: Readonly<Record<string, number>>;
  right: Readonly<Record<string, number>>;
  /** By how much a pair of classes moves together (below zero) or apart. */
  kerning: readonly (readonly number[])[];
}

/** The outline of each letter of a cut, as the data of an SVG path in units of the cut; y grows downwards. */
export type Outlines = Readonly<Record<string, string>>;
