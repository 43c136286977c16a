/** Search for cards. */
import type { Lang } from '../../../print/face/index.ts';
import type { CardRow } from '../../messages.ts';

/** Normalizes words for the search: `über` becomes `UBER`, whether or not the accent is a separate character. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The cards whose number begins with the search text, or whose text contains all its words; accents make no difference. */
export function foundRows<Row extends CardRow>({
  cards,
  searchText,
  lang,
}: {
  cards: readonly Row[];
  searchText: string;
  lang: Lang;
}): Row[] {
  const words = plain(searchText)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...cards];
  return cards.filter((card) => {
    const content = plain(
      `${card.title} ${card.text?.[lang] ?? ''} ${card.deck} ${card.file} ${card.impact ? 'impact' : ''} ${card.acts?.join(' ') ?? ''}`,
    );
    return words.every((word) =>
      /^\d+$/.test(word) ? String(card.number).startsWith(word) : content.includes(word),
    );
  });
}
