/** Sheets of cards as HTML: the very ones that `ecos print` makes a PDF of. */
import { asset } from '../assets.ts';
import type { Icons } from '../drawing/icons.ts';
import type { CardHtml } from './card.ts';
import { makeSheets, type SheetsInput } from './sheets.ts';

/** Sheets in the parts of a page. Nothing in them runs or is fetched. Their texts still want `fitTexts`. */
export interface SheetsHtml extends Omit<CardHtml, 'rows' | 'edge'> {
  pages: number;
}

/** Makes them, one at each turn. */
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
