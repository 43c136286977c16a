/** Cards that are looked for. */
import type { Lang } from '../../../print/face/index.ts';
import type { CardRow } from '../../messages.ts';

/** The cards whose number begins with what is looked for, or whose words have all of its words. */
export function foundRows<Row extends CardRow & { acts?: readonly string[] }>({
  cards,
  find,
  lang,
}: {
  cards: readonly Row[];
  find: string;
  lang: Lang;
}): Row[] {
  const words = find
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...cards];
  return cards.filter((card) => {
    const said =
      `${card.title} ${card.text?.[lang] ?? ''} ${card.deck} ${card.file} ${card.impact ? 'impact' : ''} ${card.acts?.join(' ') ?? ''}`.toLowerCase();
    return words.every((word) =>
      /^\d+$/.test(word) ? String(card.number).startsWith(word) : said.includes(word),
    );
  });
}
