/** Cards are linked once for all tables with the same vocabulary. */
import { expect, test } from 'vitest';
import { featureSet } from '../../test/table/feature-set.ts';
import { makeTables } from '../make-tables.ts';

test('tables of the same set share their cards; effects of features follow those of a scenario', () => {
  const [plain, again] = [makeTables([featureSet]), makeTables([{ ...featureSet }], [[], []])];
  const [features, moved] = [plain, again].map(({ cards }) =>
    cards.filter(({ feature }) => feature !== null),
  );
  expect(features.length).toBeGreaterThan(0);
  for (const [at, { triggers }] of features.entries()) {
    expect(moved[at].triggers?.first).toBe(triggers!.first + 2);
    expect(moved[at].triggers?.moments.play).toEqual(triggers!.moments.play.map((effect) => effect + 2));
  }
  expect(again.effects.slice(2)).toEqual(plain.effects);
  expect(again.cards.filter(({ feature }) => !feature)).toEqual(
    plain.cards.filter(({ feature }) => !feature),
  );
});

test('a card is linked again for a different vocabulary', () => {
  const { vocabulary } = featureSet;
  const elements = vocabulary.elements.toReversed();
  const [card] = makeTables([featureSet]).cards;
  const [other] = makeTables([{ ...featureSet, vocabulary: { ...vocabulary, elements } }]).cards;
  expect(other.number).toBe(card.number);
  expect(other.spots).toEqual(card.spots.map((spot) => spotOfReversed(spot, elements.length)));
});

const spotOfReversed = (spot: number, elements: number) => elements - 1 - spot;
