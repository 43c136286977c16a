/** What a print says of the pictures of its cards. */
import { loadIcons } from '../../print/index.ts';
import { parseSheetOptions, toCardSize } from '../../print/sheet/index.ts';
import type { SelectedPrintable } from '../../program/index.ts';
import { setPictures } from '../load/card-art.ts';
import { iconFolders } from '../load/set-files.ts';
import type { Translation } from '../load/translate.ts';
import type { PrintOptions } from './print-options.ts';

/** The warnings about pictures that are strips in the size of the print, or have too few dots for it. */
export async function pictureWarnings(
  { result }: Translation,
  chosen: readonly SelectedPrintable[],
  options: PrintOptions,
): Promise<string[]> {
  const sources = result.sets.flatMap((set) => setPictures(result, set).sources);
  if (sources.length === 0) return [];
  const { pictureWarnings } = await import('../../language/problems/index.ts');
  const art = new Map(sources.map((one) => [one.card, one]));
  const cards = chosen.map(({ card, set: { words } }) => ({ card, words }));
  const extras = { nouns: new Map(), icons: loadIcons(iconFolders(result)), art };
  return pictureWarnings(cards, extras, toCardSize(parseSheetOptions(options).card), options.lang);
}
