/** The signs on the fronts of cards, which show the set of each card. */
import { loadIcons, type Printable, type SetSign, SIGN_ICON } from '../../print/index.ts';
import type { SelectedPrintable } from '../../program/index.ts';
import type { Compilation } from './compilation.ts';
import { foldersOfSet, iconsIn } from './set-folders.ts';

/**
 * Returns a function that finds the sign of a card: its set's own drawing, `icons/set.svg`, or without one two letters of the
 * set's id.
 */
export function signsOf(
  result: Compilation,
  chosen: readonly SelectedPrintable[],
): (card: Printable) => SetSign | undefined {
  const ids = new Map<Printable, string>(chosen.map(({ card, id }) => [card, id]));
  const signs = new Map([...new Set(ids.values())].map((id) => [id, signOf(result, id)]));
  return (card) => signs.get(ids.get(card) ?? '');
}

function signOf(result: Compilation, id: string): SetSign {
  const icon = loadIcons(iconsIn(foldersOfSet(result, id)))(SIGN_ICON);
  return { id, ...(icon && { icon }) };
}
