/** Sentences of a report, in which card names link to the cards' rows. */
import { type Column, cardRowId, type SentencePart } from './report-table.ts';

/** Encloses card numbers in sentences. No other text contains this character. */
const MARK = '\uE000';

/** Marks a card in a sentence, so that its name becomes a link. */
export const marked = (card: number): string => `${MARK}${card}${MARK}`;

/** Splits a sentence into texts and links to the rows of its cards. */
export function sentenceParts(text: string, label: (card: number) => string): SentencePart[] {
  return text.split(MARK).map((part, at) => {
    if (at % 2 === 0) return { text: part };
    return { text: label(Number(part)), href: cardRowId(Number(part)) };
  });
}

/** A column of sentences, sorted alphabetically. */
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
