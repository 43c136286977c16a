/** The cards and hands of the set itself, as opposed to those of the sets it extends: dealt first if that is wanted. */
import { mergeCards, type SetProgram } from '../../program/index.ts';
import type { Tables } from '../link/tables.ts';
import { type Rng, shuffle } from '../random.ts';
import type { Game } from '../state.ts';

/** Cards and hands that come before others. */
export type OwnCards = ReturnType<typeof ownCards>;

/** The cards and hands of these sets of a chain; by default of the last one, which extends the others. */
export function ownCards(tables: Tables, sets: readonly SetProgram[] = tables.sets.slice(-1)) {
  const numbers = mergeCards(sets.map(({ cards, features }) => [...cards, ...features]));
  const names = new Set(sets.flatMap(({ vocabulary }) => vocabulary.hands.map(({ name }) => name)));
  return {
    /** Indices in `tables.cards`, including features, sorted by number. */
    cards: numbers.map(({ number }) => tables.cardOf[number]),
    /** Preset hands that have cards. */
    hands: tables.hands.filter(({ word }) => names.has(word.name)),
  };
}

/** All indices in random order, with those in `first` before the others. */
export function shuffledFirst(rng: Rng, all: Iterable<number>, first: readonly number[]): number[] {
  const own = [...first];
  const others = [...all].filter((index) => !first.includes(index));
  shuffle(rng, own);
  shuffle(rng, others);
  return [...own, ...others];
}

/** The seats in the same order, but those in `first` before the others. */
export const withFirst = (seats: readonly number[], first: readonly number[]): number[] =>
  seats.toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));

/** Shuffles a deck during setup (R2.5). With `ownFirst`, the set's own cards come to its top. */
export function shuffleDeck(game: Game, deck: number[]): void {
  shuffle(game, deck);
  if (!game.setup?.ownFirst) return;
  const own = new Set(ownCards(game.tables).cards);
  deck.sort((a, b) => Number(own.has(a)) - Number(own.has(b)));
}
