/** Questions about cards: which to keep, play, gain, complete or give. */
import { DISPLAY, LOOK_BLUE } from '../options.ts';
import type { Game } from '../state.ts';
import { cardWorth } from './card-worth.ts';
import { mayLackPlayable } from './hands.ts';
import { aCard, type Question, type SomeQuestions } from './question.ts';

/** Worth of looking at cards of a deck: blue cards give more. */
const BLUE_LOOK_WORTH = 1.8;
const LOOK_WORTH = 1.5;
/** A card of the display is known, while a card from a deck is the better of two. */
const DISPLAY_SHARE = 0.3;

const itself = (card: number): number => card;

const priceWorth = (game: Game) => (card: number) => cardWorth(game, card);

/** A card to play. Its worth is what a cube on it would give if it could be completed now. */
const aCardToPlay: Question = {
  means: aCard,
  // A single card would be taken without asking.
  isSecret: mayLackPlayable(2),
  worth: (game, effect) => (card) => (effect(card) + 1) / game.tables.cards[card].spots.length,
  uses: itself,
};

/** A card to give up: the one with the lowest worth. */
const aCardToGive: Question = { means: aCard, worth: (game) => (card) => -cardWorth(game, card) };

export const CARD_QUESTIONS = {
  draft: { means: aCard, worth: priceWorth },
  'choose-active': aCardToPlay,
  'play-card': aCardToPlay,
  'gain-card': {
    means: (game) => (option) =>
      option >= DISPLAY
        ? aCard(game)(option - DISPLAY)
        : { option: 'look', at: (['brown', 'blue', 'both'] as const)[option], ...lookedAt(game, option) },
    worth: (game) => (option) => {
      if (option >= DISPLAY) return cardWorth(game, option - DISPLAY) * DISPLAY_SHARE;
      return option === LOOK_BLUE ? BLUE_LOOK_WORTH : LOOK_WORTH;
    },
  },
  'keep-card': {
    means: (game) => (card) => ({ ...aCard(game)(card), ...(lookedAt(game, 0) && { under: true }) }),
    worth: priceWorth,
  },
  'complete-card': { means: aCard, worth: (_, effect) => effect, uses: itself },
  // Tried out: the worth of a card is that of completing it, which a copy does not.
  'do-card': { means: aCard, uses: itself },
  'pay-card': aCardToGive,
  'lose-card': aCardToGive,
  'give-card': aCardToGive,
  // Tried out: what follows may count its leaves.
  'pay-active': { means: aCard },
  'lose-active': { means: aCard },
  'rotate-card': {
    means: aCard,
    // Giving back a leaf counts most for cards with few leaves left.
    worth: (game) => (card) => cardWorth(game, card) / game.leaves[card],
  },
  declare: { means: aCard, isSecret: () => true, worth: priceWorth, uses: itself },
} satisfies SomeQuestions;

/** How many cards of a deck a gain with `of` looks at: at most as many as there are. */
function lookedAt({ stack, decks }: Game, deck: number): { of: number } | undefined {
  const frame = stack.at(-1);
  if (frame?.task !== 'gain-card' || frame.of === undefined) return undefined;
  return { of: Math.min(frame.of, decks[deck].length) };
}
