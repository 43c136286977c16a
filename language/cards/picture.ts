/** The picture of a card in any language, and what there is to find it by. */
import { cardPicture, type Lang } from '../../print/face/index.ts';
import { isFeature } from '../../program/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { actsOf } from './acts.ts';
import { cardNodeAt, cardOf } from './card.ts';
import { type SetLook, signOf, spoken } from './look.ts';

/** What a card is found by, besides its words. */
export interface CardTraits {
  /** Its elements of energy, one for each spot. */
  energy: string[];
  leaves: number;
  /** The starting hands it is in. */
  hands: string[];
  /** What it does: `moves antelopes`. */
  acts: string[];
}

/** The front of the card around an offset, as an SVG; nothing where there is none, or a mistake leaves nothing of it. */
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
    cardPicture(found.card, spoken(found.words, lang, look), lang, look?.icons, {
      sign: signOf(found.set, look),
    }).svg
  );
}

/** What the card around an offset is found by. */
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
