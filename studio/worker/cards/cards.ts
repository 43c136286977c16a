/** The cards of the set, for the page: the list of all cards, and one card as printed. */
import {
  cardsIn,
  cardViewAt,
  type DeclaredCard,
  textsOfCards,
  type Workspace,
} from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import { isError, memoize } from '../../../program/index.ts';
import type { AtOffset, CardAt } from '../../text-places.ts';
import { lookOfSet } from '../given-look.ts';
import { offsetOfCard } from '../workspace.ts';

/** All cards and Landscape Features that the texts declare. */
export const declaredCards: (workspace: Workspace) => readonly DeclaredCard[] = memoize(cardsIn);

/** The same cards with their rules texts, one sentence per line. */
export function listedCards(workspace: Workspace) {
  const cards = declaredCards(workspace);
  const texts = textsOfCards(workspace, cards, lookOfSet());
  return cards.map((card, i) => ({ ...card, ...(texts[i] && { text: texts[i] }) }));
}

/** The card at an offset, or with a number; if several have that number, the first. */
export function cardAt(workspace: Workspace, at: CardAt): (DeclaredCard & { at: AtOffset }) | undefined {
  const cards = declaredCards(workspace);
  const place = offsetOfCard(workspace, at, cards);
  const card =
    place &&
    cards.find((one) => one.file === place.file && one.from <= place.offset && place.offset <= one.to);
  return card && { ...card, at: { file: card.file, offset: card.from } };
}

/** A card as printed; null if there is none, or errors leave nothing of it. */
export function printedCard(workspace: Workspace, at: CardAt & { lang: Lang }) {
  const card = cardAt(workspace, at);
  const shown = card && cardViewAt(workspace, card.file, card.from, at.lang, lookOfSet());
  if (!card || !shown) return null;
  const { at: _, ...row } = card;
  const { svg, rows, tooLong, steps, text, problems, isWhole } = shown;
  return {
    ...row,
    lang: at.lang,
    svg,
    rows,
    tooLong,
    steps,
    text,
    /** Whether its text or its set has errors: the card is shown without the erroneous parts. */
    hasErrors: !isWhole || problems.some(isError),
  };
}
