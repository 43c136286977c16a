/** Lines about events, in parts that name what they are about, so that a page can highlight it. */
import type { Phrase } from '../../print/face/index.ts';
import { type Hex, hexName } from '../../program/index.ts';
import { type CardBook, cardName } from '../card-book.ts';
import { seatName } from '../marks.ts';
import type { EventPart } from '../messages.ts';

/** Joins phrases with a text between them. */
export const joined = (phrases: readonly Phrase[], between: string): Phrase =>
  phrases.flatMap((one, at) => (at === 0 ? one : [{ part: 'text' as const, text: between }, ...one]));

const named = (text: string, of: Omit<EventPart, 'text'>): Phrase => [{ part: 'name', text, of }];

/** The name of a hex. */
export const hexPart = ({ q, r }: Hex): Phrase => named(hexName({ q, r }), { hex: { q, r } });

/** The name of a card. @param begins whether its effect begins */
export const cardPart = (book: CardBook, card: number, begins?: true): Phrase =>
  named(cardName(book, card), { card, ...(begins && { begins }) });

/**
 * The name of a seat as the viewer reads it: `You` where the seat does something, `you` as an object.
 * @param names the names of other seats; a seat without one has that of a plant
 */
export const seatPart = (
  seat: number,
  viewer: number,
  { wording }: CardBook,
  names: readonly string[],
  as: 'subject' | 'object' = 'subject',
): Phrase => named(seat === viewer ? wording.text('you', { as }) : seatName(names, seat), { seat });

/** The parts of a sentence about events. */
export const eventParts = (phrase: Phrase): EventPart[] =>
  phrase.map((one): EventPart => {
    const { text } = one;
    if (one.part === 'name') return { text, ...one.of };
    if (one.part !== 'icon') return { text };
    if (one.icon.icon === 'element') return { text, element: one.icon.name };
    return one.icon.icon === 'thing' ? { text, thing: one.icon.name } : { text };
  });

/** A line as text. */
export const lineText = ({ parts }: { parts: readonly EventPart[] }): string =>
  parts.map(({ text }) => text).join('');
