/** Warnings about titles and texts that are too long for their cards. They come from the layout, not from the compiler. */
import { type CompiledSet, inPlaceOrder, placesOfCard, problemAt } from '../../compiler/index.ts';
import { CARD_SIZES, type CardSize, LANGUAGE_NAMES } from '../../print/face/index.ts';
import type { Problem } from '../../program/index.ts';
import { type CardOfSet, DEFAULT_LOOK } from '../cards/card.ts';
import { keepOnly, recordOf } from '../cards/card-record.ts';
import { type Excess, excessesOf } from '../cards/overflow.ts';
import type { SetLook } from '../cards/set-look.ts';

/** A set, and what it provides for its readers. */
export interface SetWithLook {
  set: CompiledSet;
  look?: SetLook | undefined;
}

/**
 * The warnings about the cards that the texts of these sets declare, computed card by card.
 * @param size a size to measure instead of the usual ones
 */
export function* tooLongIn(sets: readonly SetWithLook[], size?: CardSize): Generator<undefined, Problem[]> {
  const problems: Problem[] = [];
  for (const { set, look = DEFAULT_LOOK } of sets) {
    const cards = [...set.program.cards, ...set.program.features].map(
      (card): CardOfSet => ({ set: set.program.id, card, words: set.words, isWhole: true }),
    );
    for (const found of cards) {
      const places = placesOfCard(found.card);
      if (!places) continue;
      const excesses = size ? excessesOf(found, look, [size]) : recordOf(found, look).excesses;
      for (const part of ['title', 'text'] as const) {
        const by = inWords(excesses, part);
        if (by !== '') problems.push(problemAt('ECO715', places[part], { part, by }));
      }
      yield;
    }
    // The records of intermediate edits are no longer needed.
    keepOnly(cards, look);
  }
  return inPlaceOrder(problems);
}

/** The same warnings, computed at once. */
export function allTooLong(...asked: Parameters<typeof tooLongIn>): Problem[] {
  const steps = tooLongIn(...asked);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** By how much a part is too long, for each size: the most of all languages, or each language if it fits in another. */
function inWords(excesses: readonly Excess[], part: 'title' | 'text'): string {
  return [...Map.groupBy(excesses, ({ size }) => size)]
    .flatMap(([size, all]) => {
      const over = all.filter((one) => one[part] > 0);
      const by = (millimetres: number) => `by ${millimetres.toFixed(1)} mm on ${cardsOf(size)}`;
      if (over.length === all.length) return [by(Math.max(...over.map((one) => one[part])))];
      return over.map((one) => `${by(one[part])} in ${LANGUAGE_NAMES[one.lang].english}`);
    })
    .join(', ');
}

function cardsOf({ width, height }: CardSize): string {
  const [name] =
    Object.entries(CARD_SIZES).find(([, size]) => size.width === width && size.height === height) ?? [];
  return name ? `${name} cards` : `cards of ${width} by ${height} mm`;
}
