/** A card without the rest of its set, for the page. */
import { cardAlone, type Workspace } from '../../../language/index.ts';
import type { CardAt } from '../../text-places.ts';
import { cardAt } from './cards.ts';

/** A card and what it needs of its set, as a text of its own. */
export function aloneCard(workspace: Workspace, at: CardAt): string | null {
  const card = cardAt(workspace, at);
  return (card && cardAlone(workspace, card.file, card.from)) ?? null;
}
