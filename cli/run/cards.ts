/** Finds cards and Landscape Features by title. */
import { nearest, orList } from '../../grammar/index.ts';
import { type Lang, rulesText } from '../../print/wording/index.ts';
import { cardLabel, handsOf, isFeature, isImpact, type SelectedPrintable } from '../../program/index.ts';
import { effectValue, worthLimits } from '../../simulate/effect-value/index.ts';

/** A card or feature, as far as finding it needs. */
export interface Titled {
  number: number;
  title?: string | undefined;
}

const folded = (title: string): string => title.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' ');

/** The number of a card that somebody names, as in `15` or `#15`; undefined for a title. */
export function cardNumber(name: string): number | undefined {
  const digits = /^#?(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The cards with this number, as in `15` or `#15`, or with this title, ignoring case and spacing, by number. */
export function findCards<Card extends Titled>(cards: readonly Card[], name: string): Card[] {
  const number = cardNumber(name);
  return cards
    .filter((card) =>
      number === undefined
        ? card.title !== undefined && folded(card.title) === folded(name)
        : card.number === number,
    )
    .toSorted((a, b) => a.number - b.number);
}

/** The maximum number of suggestions. */
const MOST_SUGGESTIONS = 3;

/** `Did you mean 12 "Rain"?`, with titles that contain the text or are spelled like it; empty if there are none. */
export function suggestTitle(cards: readonly Titled[], text: string): string {
  const wanted = folded(text);
  const byTitle = Map.groupBy(
    cards.filter(({ title }) => title !== undefined),
    ({ title = '' }) => folded(title),
  );
  const titles = [...byTitle.keys()];
  const containing = titles.filter((title) => title.includes(wanted));
  const similar = containing.length > 0 ? containing : nearest(wanted, titles);
  const labels = similar.flatMap((title) => byTitle.get(title) ?? []).map((card) => cardLabel(card));
  return labels.length === 0 ? '' : `Did you mean ${orList(labels.slice(0, MOST_SUGGESTIONS))}?`;
}

/** One card or feature of `list --format json`. */
export type ListedCard = ReturnType<typeof listedCard> & Partial<ReturnType<typeof listedWorth>>;

/** What a card is worth, as `explain` says it, for `list --worth`: null if there is nothing to say. */
export function listedWorth({ card, set }: SelectedPrintable) {
  const worth = effectValue(set.chain, card.number) ?? null;
  return { worth, ...worthLimits(card) };
}

/**
 * The row of a card, with its rules text in a language, one sentence per line. A feature has neither leaves nor cube
 * spots.
 */
export function listedCard({ card, id, set }: SelectedPrintable, lang: Lang) {
  const { number, deck, title = null, source } = card;
  const isCard = !isFeature(card);
  return {
    number,
    kind: isCard ? ('card' as const) : ('feature' as const),
    deck,
    title,
    set: id,
    leaves: isCard ? card.leaves : 0,
    energy: isCard ? card.energy : [],
    hands: handsOf(card),
    source: source.kind,
    impact: isImpact(card),
    ...(isCard && card.art && { art: card.art }),
    text: rulesText(card, set.words, lang),
  };
}
