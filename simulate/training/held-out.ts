/** Cards that are held out of all training games, to measure how well the weights do with unseen cards. */
import { mergeCards, type SetProgram, UserError } from '../../program/index.ts';
import { seedRandom, shuffle } from '../../runtime/index.ts';
import { mapCards } from '../run/chain.ts';

/**
 * The numbers of some cards, chosen by the seed, in ascending order. Landscape Features are never held out.
 * @throws UserError if `count` is more than half of the cards
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

/** A set with everything it extends, without some cards. */
export function withoutCards(chain: readonly SetProgram[], numbers: readonly number[]): SetProgram[] {
  return mapCards(chain, (card) => (numbers.includes(card.number) ? null : card));
}
