/** What drawing needs to know, and where it records what it has drawn. */
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Words } from '../wording/language.ts';
import { lookOf, type Theme } from './theme.ts';

/** Icons, words and colours, and which of the icons were drawn. */
export interface Palette {
  icons: Icons;
  words: Words;
  look: Theme;
  /** Words without a drawing. */
  missing: Set<string>;
  /** Drawings that were used, whose authors are to be named. */
  used: Set<Icon>;
}

/** A palette that has not been used yet; `proof` prints without colour. */
export const newPalette = (icons: Icons, words: Words, proof: boolean | undefined): Palette => ({
  icons,
  words,
  look: lookOf(proof),
  missing: new Set(),
  used: new Set(),
});

/** The drawing of a word, which is recorded as used, or else as missing. */
export function drawingOf(word: string, { icons, missing, used }: Palette): Icon | undefined {
  const drawing = icons(word);
  if (!drawing) missing.add(word);
  else used.add(drawing);
  return drawing;
}

/** The letters for a word without a drawing: its first two. */
export const initials = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1, 2);
