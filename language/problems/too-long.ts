/** Warnings about texts that are too long for their cards or for their pictures. They come from the layout, not from the compiler. */
import { type CompiledSet, inPlaceOrder, placesOfCard, problemAt } from '../../compiler/index.ts';
import { CARD_SIZES, type CardSize } from '../../print/face/index.ts';
import { type Problem, runToEnd } from '../../program/index.ts';
import { type CardOfSet, NO_EXTRAS } from '../cards/card.ts';
import { cardRecord, keepOnly } from '../cards/card-record.ts';
import { textExcesses, tooLongParts } from '../cards/overflow.ts';
import { coarseValues, stripValues } from '../cards/pictures.ts';
import type { SetExtras } from '../cards/set-extras.ts';

/** A set, and what it provides for its readers. */
export interface SetWithExtras {
  set: CompiledSet;
  extras?: SetExtras | undefined;
}

/**
 * The warnings about the cards that the texts of these sets declare, computed card by card.
 * @param size a size to measure instead of the usual ones
 */
export function* longTexts(sets: readonly SetWithExtras[], size?: CardSize): Generator<undefined, Problem[]> {
  const problems: Problem[] = [];
  const pictured = size ?? CARD_SIZES.square;
  for (const { set, extras = NO_EXTRAS } of sets) {
    const cards = [...set.program.cards, ...set.program.features].map(
      (card): CardOfSet => ({ set: set.program.id, card, words: set.words, isWhole: true }),
    );
    const strips: CardOfSet[] = [];
    for (const found of cards) {
      const places = placesOfCard(found.card);
      if (!places) continue;
      const excesses = size ? textExcesses(found, extras, [size]) : cardRecord(found, extras).excesses;
      for (const long of tooLongParts(excesses)) problems.push(problemAt('ECO715', places[long.part], long));
      if (excesses.some((one) => one.size === pictured && one.isStrip)) strips.push(found);
      const coarse = coarseValues(found, extras, pictured);
      if (coarse) problems.push(problemAt('ECO722', places.art, coarse));
      yield;
    }
    const [first] = strips;
    if (first)
      problems.push(problemAt('ECO721', placesOfCard(first.card)!.art, stripValues(strips, pictured)));
    // The records of intermediate edits are no longer needed.
    keepOnly(cards, extras);
  }
  return inPlaceOrder(problems);
}

/** The same warnings, computed at once. */
export const allTooLong = (...asked: Parameters<typeof longTexts>): Problem[] =>
  runToEnd(longTexts(...asked));
