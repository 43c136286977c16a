/** Sets with other cards. */
import type { CardProgram, FeatureProgram, SetProgram } from '../../program/index.ts';

/**
 * A set with everything it extends, each card and Landscape Feature replaced by another one, or left out.
 * @param change is called with each card and the id of its set
 */
export function mapCards(
  chain: readonly SetProgram[],
  change: (card: CardProgram | FeatureProgram, set: string) => CardProgram | FeatureProgram | null,
): SetProgram[] {
  return chain.map((set) => {
    const changed = <Card extends CardProgram | FeatureProgram>(all: readonly Card[]) =>
      all.flatMap((card) => (change(card, set.id) as Card | null) ?? []);
    return { ...set, cards: changed(set.cards), features: changed(set.features) };
  });
}
