/** Which cards and Landscape Features of compiled sets a command is about. */
import type { CompiledSet } from '../../compiler/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  mergeDecks,
  type SetProgram,
  UserError,
} from '../../program/index.ts';

/** A card, the id of the set that declares it, and the compiled set it is used in. */
export interface Selected {
  card: CardProgram;
  id: string;
  set: CompiledSet;
}

/** A Landscape Feature, the id of the set that declares it, and the compiled set it is used in. */
export interface SelectedFeature {
  feature: FeatureProgram;
  id: string;
  set: CompiledSet;
}

/** The cards of some sets by number: their own, or all they are played with. */
export function cardsOf(sets: readonly CompiledSet[], inherited: boolean): Selected[] {
  return owned(sets, inherited, 'cards').map(({ item: card, ...one }) => ({ card, ...one }));
}

/** The same of their Landscape Features. */
export function featuresOf(sets: readonly CompiledSet[], inherited: boolean): SelectedFeature[] {
  return owned(sets, inherited, 'features').map(({ item: feature, ...one }) => ({ feature, ...one }));
}

/** A card or Landscape Feature, both of which are printed. */
export interface SelectedPrintable {
  card: CardProgram | FeatureProgram;
  id: string;
  set: CompiledSet;
}

/** Cards and Landscape Features together: set by set, in each by number. */
export function printablesOf(sets: readonly CompiledSet[], inherited: boolean): SelectedPrintable[] {
  const features = featuresOf(sets, inherited).map(({ feature, ...one }) => ({ card: feature, ...one }));
  const all: SelectedPrintable[] = [...cardsOf(sets, inherited), ...features];
  return sets.flatMap((set) =>
    all.filter((one) => one.set === set).toSorted((a, b) => a.card.number - b.card.number),
  );
}

function owned<K extends 'cards' | 'features'>(sets: readonly CompiledSet[], inherited: boolean, kind: K) {
  const all = sets.flatMap((set) => {
    const programs = inherited ? set.chain : [set.program];
    const items: readonly SetProgram[K][number][] = mergeDecks(programs)[kind];
    return items.map((item) => {
      const owner = programs.findLast((program) => program[kind].some((one) => one === item)) ?? set.program;
      return { item, id: owner.id, set };
    });
  });
  // Two sets that extend the same one inherit the same cards.
  return inherited ? [...new Map(all.map((one) => [`${one.id} ${one.item.number}`, one])).values()] : all;
}

/**
 * True for cards of this starting hand; a Landscape Feature is in none. Refuses a hand no set has: a misspelt one would
 * look like an empty one.
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
