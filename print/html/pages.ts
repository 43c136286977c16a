/** Sheets of cards as HTML, exactly as `ecos print` converts them to a PDF. */
import { asset } from '../assets.ts';
import type { Icons } from '../drawing/icons.ts';
import type { CardHtml } from './card.ts';
import { makeSheets, type SheetsInput } from './sheets.ts';

/** Sheets as the parts of a page. They run and fetch nothing. Their texts must still be fitted with `fitTexts`. */
export interface SheetsHtml extends Omit<CardHtml, 'rows' | 'edge'> {
  pages: number;
}

/** Makes the sheets, one per iteration. */
export function* sheetsHtml(
  input: SheetsInput,
  icons: Icons = asset('icons')(),
): Generator<undefined, SheetsHtml> {
  const making = makeSheets(input, icons);
  let made = making.next();
  for (; !made.done; made = making.next()) yield undefined;
  const { document, pages } = made.value;
  const { style, body, fonts } = document;
  return { lang: input.lang ?? 'en', style, body, fonts, pages };
}
