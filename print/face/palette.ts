/** The input for drawing, and a record of what has been drawn. */
import { markersOf, type Vocabulary } from '../../program/index.ts';
import type { Icon, Icons } from '../drawing/icons.ts';
import type { Words } from '../wording/language.ts';
import { type Frame, printTheme, type Theme } from './theme.ts';

/** The words of a set that the front of a card needs. */
export type PrintedWords = Words & Pick<Vocabulary, 'hands'>;

/** Icons, words and colours, and a record of the icons that were drawn. */
export interface Palette<Vocabulary extends Words = Words> {
  icons: Icons;
  words: Vocabulary;
  theme: Theme;
  /** Words without a drawing. */
  missing: Set<string>;
  /** Drawings that were used, whose authors need to be credited. */
  used: Set<Icon>;
}

/** An unused palette; `proof` prints without colour, and `frame` says how the frames of cards are. */
export const newPalette = <Vocabulary extends Words>(
  icons: Icons,
  words: Vocabulary,
  proof: boolean | undefined,
  frame?: Frame,
): Palette<Vocabulary> => ({
  icons,
  words,
  theme: printTheme(proof, frame),
  missing: new Set(),
  used: new Set(),
});

/** The drawing of a word; records it as used, or the word as missing. */
export function wordDrawing(word: string, { icons, missing, used }: Palette): Icon | undefined {
  const drawing = icons(word);
  if (!drawing) missing.add(word);
  else used.add(drawing);
  return drawing;
}

/**
 * The letters that replace a word's missing drawing: its first two. Words that begin with the same two and have no drawing either
 * differ: of each its first letter, and the first that tells it apart, as `Ti` and `Ta` for `trilobite` and `trapper`.
 */
export function initials(word: string, { icons, words }: Palette): string {
  const { animals, elements = [], hands = [] } = words;
  const names = [...animals, ...markersOf(words), ...elements, ...hands].map(({ name }) => name);
  const alike = names.filter(
    (name) => name !== word && name.slice(0, 2) === word.slice(0, 2) && !icons(name),
  );
  const second = [...word].findIndex(
    (_, i) => i > 0 && !alike.some((one) => one.slice(0, i + 1) === word.slice(0, i + 1)),
  );
  return word.charAt(0).toUpperCase() + word.charAt(Math.max(1, second));
}
