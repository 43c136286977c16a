/** Sets with other cards, and the cards that scenarios need. */
import type { CardProgram, FeatureProgram, Scenario, SetProgram } from '../../program/index.ts';

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

/** The numbers of all cards that a scenario names. */
export function numbersIn({ lines, given }: Scenario): Set<number> {
  const numbers = new Set<number>();
  for (const one of given) {
    if (one.given === 'hand') for (const card of one.cards) numbers.add(card);
    else if (one.given === 'active') numbers.add(one.card);
    else if (one.given === 'feature') numbers.add(one.feature);
  }
  for (const line of lines) {
    if (line.line === 'do-card') numbers.add(line.card);
    else if (line.line === 'do-feature') numbers.add(line.feature);
    else if ((line.line === 'choose' || line.line === 'refuse') && line.choice.choice === 'card') {
      if (line.choice.number !== undefined) numbers.add(line.choice.number);
    } else if (line.line === 'expect' && line.expectation.expect === 'card')
      numbers.add(line.expectation.card);
  }
  return numbers;
}
