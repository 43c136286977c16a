/** Some cards of a set as pictures, for a fan. */
import { cardPicture, type Icons, type Lang, rulesText } from '../../print/face/index.ts';
import type { CardProgram } from '../../program/index.ts';

/** As many cards are held. */
const MOST_CARDS = 5;

/** The cards of a set with the fewest words, as SVG. @param others come after all of them */
export function heldCards(
  own: readonly CardProgram[],
  words: Parameters<typeof cardPicture>[1],
  icons: Icons,
  { others = [], lang = 'en' }: { others?: readonly CardProgram[]; lang?: Lang } = {},
): string[] {
  const lengths = new Map([...own, ...others].map((card) => [card, rulesText(card, words, lang).length]));
  const held = [own, others].flatMap((cards) => {
    const short = cards.toSorted((one, other) => lengths.get(one)! - lengths.get(other)!);
    // First those with other energy, so that bands differ.
    const mixed = new Map(short.toReversed().map((card) => [card.energy[0], card])).values();
    return [...new Set([...mixed, ...short])];
  });
  return held.slice(0, MOST_CARDS).map((card) => cardPicture(card, words, lang, icons).svg);
}
