/** Lines about events, in parts that name what they are about, so that a page can highlight it. */
import { type Hex, hexName } from '../../program/index.ts';
import { type CardBook, cardName } from '../card-book.ts';
import type { EventPart } from '../messages.ts';

/** A template tag that builds the parts of a line. Values are text, a part, or several parts. */
export function say(
  texts: TemplateStringsArray,
  ...values: readonly (string | number | EventPart | readonly EventPart[])[]
): EventPart[] {
  const parts = texts.flatMap((text, at): readonly EventPart[] => {
    const value = at < values.length ? values[at] : '';
    if (Array.isArray(value)) return [{ text }, ...value];
    return [{ text }, typeof value === 'object' ? (value as EventPart) : { text: `${value}` }];
  });
  return parts.filter(({ text }) => text !== '');
}

/** Joins lists of parts with a text between them. */
export function listOfParts(items: readonly (readonly EventPart[])[], between: string): EventPart[] {
  return items.flatMap((item, at) => (at === 0 ? item : [{ text: between }, ...item]));
}

/** The part for a hex, with its name. */
export const hexPart = (hex: Hex): EventPart => ({ text: hexName(hex), hex: { q: hex.q, r: hex.r } });

/** The part for a card, with its name. */
export const cardPart = (book: CardBook, card: number): EventPart => ({ text: cardName(book, card), card });

/** The part for a card whose effect begins. */
export const begins = (card: EventPart): EventPart => ({ ...card, begins: true });

/** The part for an element. */
export const elementPart = (element: string): EventPart => ({ text: element, element });

/** The part for a thing on the board. */
export const thingPart = (thing: string): EventPart => ({ text: thing, thing });

/** A line as text. */
export const lineText = ({ parts }: { parts: readonly EventPart[] }): string =>
  parts.map(({ text }) => text).join('');
