/** Sentences of a report: the cards they name are links to their rows. */
import { type Column, cardRowId, type SentencePart } from './table.ts';

/** Cards in sentences stand between these, which no text has. */
const MARK = '\uE000';

/** How a sentence names a card that shall be a link. */
export const marked = (card: number): string => `${MARK}${card}${MARK}`;

/** A sentence as texts, and links to the rows of its cards. */
export function sentenceParts(text: string, label: (card: number) => string): SentencePart[] {
  return text.split(MARK).map((part, at) => {
    if (at % 2 === 0) return { text: part };
    return { text: label(Number(part)), href: cardRowId(Number(part)) };
  });
}

/** A column of sentences, sorted by them. */
export const sentences = <Row>(
  title: string,
  label: (card: number) => string,
  textOf: (row: Row) => string,
): Column<Row> => ({
  title,
  cell: (row) => {
    const parts = sentenceParts(textOf(row), label);
    const text = parts.map((part) => part.text).join('');
    return { text, value: text, parts };
  },
});
