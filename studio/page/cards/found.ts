/** Cards that are looked for. */
import type { Lang } from '../../../print/face/index.ts';
import type { CardRow } from '../../messages.ts';

/** Words as they are looked for: `über` is `UBER`, and a letter and its accent may be two characters. */
const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

/** The cards whose number begins with what is looked for, or whose words have all of its words; accents make no difference. */
export function foundRows<Row extends CardRow & { acts?: readonly string[] }>({
  cards,
  find,
  lang,
}: {
  cards: readonly Row[];
  find: string;
  lang: Lang;
}): Row[] {
  const words = plain(find)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [...cards];
  return cards.filter((card) => {
    const said = plain(
      `${card.title} ${card.text?.[lang] ?? ''} ${card.deck} ${card.file} ${card.impact ? 'impact' : ''} ${card.acts?.join(' ') ?? ''}`,
    );
    return words.every((word) =>
      /^\d+$/.test(word) ? String(card.number).startsWith(word) : said.includes(word),
    );
  });
}
