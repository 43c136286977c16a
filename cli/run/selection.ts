/** The cards and Landscape Features of compiled sets that a command works on. */
import type { CompiledSet } from '../../compiler/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  isFeature,
  mergeDecks,
  UserError,
} from '../../program/index.ts';

/** A card or Landscape Feature, the id of the set that declares it, and the compiled set it is used in. */
export interface SelectedPrintable {
  card: CardProgram | FeatureProgram;
  id: string;
  set: CompiledSet;
}

/**
 * Cards and Landscape Features by set and number: those the sets declare, or with `inherited` all that they are played
 * with.
 */
export function printablesOf(sets: readonly CompiledSet[], inherited: boolean): SelectedPrintable[] {
  const all = sets.flatMap((set) => {
    const programs = inherited ? set.chain : [set.program];
    const { cards, features } = mergeDecks(programs);
    return [...cards, ...features].map((card): SelectedPrintable => {
      const owner = programs.findLast((one) => [...one.cards, ...one.features].includes(card)) ?? set.program;
      return { card, id: owner.id, set };
    });
  });
  // Two sets that extend the same one inherit the same cards.
  const key = ({ id, card }: SelectedPrintable) => `${id} ${isFeature(card)} ${card.number}`;
  const once = inherited ? [...new Map(all.map((one) => [key(one), one])).values()] : all;
  return sets.flatMap((set) =>
    once.filter((one) => one.set === set).toSorted((a, b) => a.card.number - b.card.number),
  );
}

/**
 * Selects the cards of this starting hand, which never has a Landscape Feature. Refuses a hand that no set has: a misspelt
 * one would look empty.
 */
export function inHand(
  sets: readonly CompiledSet[],
  hand: string,
): (one: Pick<SelectedPrintable, 'card'>) => boolean {
  const known = [...new Set(sets.flatMap((set) => set.words.hands.map((word) => word.name)))];
  if (!known.includes(hand)) {
    throw new UserError(`There is no hand ${hand}. There are: ${known.join(', ') || 'none'}.`);
  }
  return ({ card }) => 'hands' in card && card.hands.some(({ name }) => name === hand);
}
