/** The traits of a card to search by. */
import { isFeature } from '../../program/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { actsOf } from './acts.ts';
import { cardAround } from './card.ts';

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
