/** The cards of a game as a screen lists them. */
import { isFeature } from '../program/index.ts';
import { type CardBook, cardName, cardRulesText } from './card-book.ts';
import type { CardWords } from './messages.ts';

/**
 * All cards of a book.
 * @param first the cards that the game started with
 */
export function wordsOfCards(book: CardBook, first: CardBook): CardWords[] {
  return [...book.cards.values()].map((card): CardWords => {
    const { number, deck, title = '' } = card;
    return {
      ...{ number, deck, title },
      ...(isFeature(card)
        ? { kind: 'feature', leaves: 0, energy: [] }
        : { kind: 'card', leaves: card.leaves, energy: card.energy }),
      name: cardName(book, number),
      text: cardRulesText(book, number),
      isChanged: JSON.stringify(first.cards.get(number)) !== JSON.stringify(card),
    };
  });
}
