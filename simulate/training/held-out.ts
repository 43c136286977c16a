/** Cards that no game of a training has, so that it can be measured how well the weights do with cards they have not seen. */
import { mergeCards, type SetProgram, UserError } from '../../program/index.ts';
import { seedRandom, shuffle } from '../../runtime/index.ts';

/**
 * Some numbers of cards, chosen by the seed, the smaller ones first; Landscape Features stay.
 * @throws UserError if these are more than half of the cards
 */
export function chooseHeldOut(chains: readonly SetProgram[][], count: number, seed: number): number[] {
  const cards = mergeCards(chains.flat().map((set) => set.cards));
  if (count > cards.length / 2)
    throw new UserError(
      `--hold-out ${count}: the sets have ${cards.length} cards, of which at most half can be held out.`,
    );
  const numbers = cards.map(({ number }) => number);
  shuffle({ random: seedRandom(seed) }, numbers);
  return numbers.slice(0, count).sort((a, b) => a - b);
}

/** A set with all it extends, without some cards. */
export function withoutCards(chain: readonly SetProgram[], numbers: readonly number[]): SetProgram[] {
  const out = new Set(numbers);
  return chain.map((set) => ({ ...set, cards: set.cards.filter(({ number }) => !out.has(number)) }));
}
