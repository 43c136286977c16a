/** The cards of the set, for the page: the list of all cards, and one card as printed. */
import {
  type DeclaredCard,
  drawCard,
  findTraits,
  textsOfCards,
  viewCard,
  type Workspace,
  workspaceCards,
} from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import { isError, memoize } from '../../../program/index.ts';
import type { AtOffset, CardPlace } from '../../text-places.ts';
import { workspaceExtras } from '../workspace.ts';

/** All cards and Landscape Features that the texts declare. */
export const declaredCards: (workspace: Workspace) => readonly DeclaredCard[] = memoize(workspaceCards);

/** The same cards with their rules texts, one sentence per line, and what else they can be found by. */
export function listedCards(workspace: Workspace) {
  const cards = declaredCards(workspace);
  const texts = textsOfCards(workspace, cards, workspaceExtras(workspace));
  return cards.map((card, i) => ({
    ...card,
    ...(texts[i] && { text: texts[i] }),
    ...findTraits(workspace, card.file, card.from),
  }));
}

/** The card at an offset, or with a number; if several have that number, the first. */
export const findCard = (workspace: Workspace, at: CardPlace): DeclaredCard | undefined =>
  declaredCards(workspace).find(({ file, from, to, number }) =>
    'number' in at ? number === at.number : file === at.file && from <= at.offset && at.offset <= to,
  );

/** A card as printed; null if there is none, or errors leave nothing of it. */
export function printedCard(workspace: Workspace, at: CardPlace & { lang: Lang }) {
  const card = findCard(workspace, at);
  const found = card && viewCard(workspace, card.file, card.from, at.lang, workspaceExtras(workspace));
  if (!card || !found) return null;
  const { problems, isWhole, ...shown } = found;
  // With errors, it is shown without the erroneous parts.
  return { ...card, ...shown, lang: at.lang, hasErrors: !isWhole || problems.some(isError) };
}

/** The picture of a card; null if it has none. */
export const picture = (workspace: Workspace, { file, offset, lang }: AtOffset & { lang: Lang }) =>
  drawCard(workspace, file, offset, lang, workspaceExtras(workspace)) ?? null;
