/** Which cards of compiled sets a command is about. */
import type { CompiledSet } from '../compiler/compile.ts';
import { type CardProgram, mergeCards } from '../runtime/ops/program.ts';
import { Refusal } from './refusal.ts';

/** A card, the id of the set that declares it, and the compiled set it is used in. */
export interface Selected {
  card: CardProgram;
  id: string;
  set: CompiledSet;
}

/** The cards of some sets by number: their own, or all they are played with. */
export function cardsOf(sets: readonly CompiledSet[], inherited: boolean): Selected[] {
  const all = sets.flatMap((set) => {
    const programs = inherited ? set.chain : [set.program];
    return mergeCards(programs.map((program) => program.cards)).map((card) => {
      const owner = programs.findLast((program) => program.cards.includes(card)) ?? set.program;
      return { card, id: owner.id, set };
    });
  });
  // Two sets that extend the same one inherit the same cards.
  return inherited ? [...new Map(all.map((one) => [`${one.id} ${one.card.number}`, one])).values()] : all;
}

/** True for cards of this starting hand. Refuses a hand no set has: a misspelt one would look like an empty one. */
export function inHand(sets: readonly CompiledSet[], hand: string): (one: Selected) => boolean {
  const known = [...new Set(sets.flatMap((set) => set.words.hands.map((word) => word.name)))];
  if (!known.includes(hand)) {
    throw new Refusal(`There is no hand ${hand}. There are: ${known.join(', ') || 'none'}.`);
  }
  return ({ card }) => card.hands.some(({ name }) => name === hand);
}
