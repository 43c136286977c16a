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
export function scenarioNumbers({ lines, given }: Scenario): Set<number> {
  const inLines = lines.flatMap((line): object[] => {
    if (line.line === 'expect') return [line.expectation];
    return 'choice' in line ? [line.choice] : [line];
  });
  return new Set([...given, ...inLines].flatMap(numbersOf));
}

/** The numbers of the cards that a part of a scenario names. */
function numbersOf(part: { card?: number; feature?: number; number?: number; cards?: number[] }): number[] {
  const { card, feature, number, cards } = part;
  return [card, feature, number, cards].flat().filter((one) => one !== undefined);
}
