/** A card without the rest of its set, for the page. */
import { standaloneCard, type Workspace } from '../../../language/index.ts';
import type { CardAt } from '../../text-places.ts';
import { cardAt } from './cards.ts';

/** The text of a card with the parts of its set that it needs. */
export function aloneCard(workspace: Workspace, at: CardAt): string | null {
  const card = cardAt(workspace, at);
  return (card && standaloneCard(workspace, card.file, card.from)) ?? null;
}
