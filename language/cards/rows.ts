/** All cards of a workspace, as a list. */
import type { Deck } from '../../program/index.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardAround, declaredCard, NO_EXTRAS } from './card.ts';
import { cardRecord, keepOnly, type RulesTexts } from './card-record.ts';
import type { SetExtras } from './set-extras.ts';

/** All cards and Landscape Features of a workspace's files in file order, including those with errors. */
export function workspaceCards(workspace: Workspace) {
  return [...workspace.texts.keys()].flatMap((file) =>
    fileItems(workspace, file).flatMap((item) => {
      if ((item.kind !== 'card' && item.kind !== 'feature') || !item.number) return [];
      const { kind, from, to, title, number } = item;
      const found = declaredCard(workspace, file, item);
      const deck: Deck = found?.card.deck ?? (kind === 'card' ? 'brown' : 'blue');
      const impact = found !== undefined && 'impact' in found.card && found.card.impact;
      return [{ file, from, to, kind, number: number.value, deck, title: title?.value ?? '', impact }];
    }),
  );
}

/** A card or Landscape Feature that a file declares, with the span of its declaration. */
export type DeclaredCard = ReturnType<typeof workspaceCards>[number];

/**
 * The rules text of each card in each language; `undefined` if errors leave nothing of a card.
 * @param cards all cards of the workspace: nothing is kept of others
 */
export function textsOfCards(
  workspace: Workspace,
  cards: readonly Pick<DeclaredCard, 'file' | 'from'>[],
  extras: SetExtras = NO_EXTRAS,
): (RulesTexts | undefined)[] {
  const found = cards.map(({ file, from }) => cardAround(workspace, file, from));
  // The records of intermediate edits are no longer needed.
  keepOnly(
    found.filter((card) => card !== undefined),
    extras,
  );
  return found.map((card) => card && cardRecord(card, extras).text);
}
