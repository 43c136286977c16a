/** The address of the studio on the site with a card in a set of one's own. */
import { linkTo } from '../../../studio/link/link.ts';

/** The number of the first card of a set of one's own. */
export const FIRST_NUMBER = 901;

/**
 * @param text the text of the set
 * @param isToTry whether the card is shown on a board, and not in Write
 */
export async function studioAddress(text: string, isToTry = false): Promise<string> {
  const files = [{ file: 'yours.eco', text }];
  return `studio/index.html${await linkTo({ title: 'Yours', files, known: [], card: FIRST_NUMBER, isToTry })}`;
}
