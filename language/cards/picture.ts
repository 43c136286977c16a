/** The picture of a card in any language, and the traits to search by. */
import { cardPicture, type Lang } from '../../print/face/index.ts';
import { isFeature } from '../../program/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { actsOf } from './acts.ts';
import { cardNodeAt, cardOf } from './card.ts';
import { type SetLook, signOf, translateVocabulary } from './set-look.ts';

/** What a card can be found by, in addition to its text. */
export interface CardTraits {
  /** The element of each energy spot. */
  energy: string[];
  leaves: number;
  /** The starting hands that contain it. */
  hands: string[];
  /** What its steps do, for example `moves antelopes`. */
  acts: string[];
}

/** The front of the card around an offset, as an SVG; `undefined` if there is no card, or errors leave nothing of it. */
export function pictureAt(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
  look?: SetLook,
): string | undefined {
  const found = cardAround(workspace, file, offset);
  return (
    found &&
    cardPicture(found.card, translateVocabulary(found.words, lang, look), lang, look?.icons, {
      sign: signOf(found.set, look),
    }).svg
  );
}

/** The traits of the card around an offset. */
export function traitsAt(workspace: Workspace, file: string, offset: number): CardTraits | undefined {
  const found = cardAround(workspace, file, offset);
  if (!found) return undefined;
  const { card, words } = found;
  const own = isFeature(card)
    ? { energy: [], leaves: 0, hands: [] }
    : { energy: card.energy, leaves: card.leaves, hands: card.hands.map(({ name }) => name) };
  return { ...own, acts: actsOf(card, words) };
}

function cardAround(workspace: Workspace, file: string, offset: number) {
  const node = cardNodeAt(workspace, file, offset);
  return node && cardOf(workspace, file, node);
}
