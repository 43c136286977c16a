/** The fonts of sheets. */

/** The font cuts in use, and the packages they come from. */
export const CUTS = [
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 400, style: 'italic' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 500, style: 'normal' },
  { family: 'Alegreya Sans', package: 'alegreya-sans', weight: 800, style: 'normal' },
  { family: 'Alegreya Sans SC', package: 'alegreya-sans-sc', weight: 700, style: 'normal' },
] as const;

/** A package that they come from. */
export type FontPackage = (typeof CUTS)[number]['package'];

/** A part of a font, as declared in CSS. */
export interface Font {
  family: string;
  weight: number;
  style: string;
  /** Its characters, as `unicode-range`. */
  range: string;
  package: FontPackage;
  /** The name of its file, without `.woff2`. */
  file: string;
}
