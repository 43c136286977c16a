/** All cards of a workspace, as a list. */
import type { Deck } from '../../program/index.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardAround, DEFAULT_LOOK, declaredCard } from './card.ts';
import { cardRecord, keepOnly, type RulesTexts } from './card-record.ts';
import type { SetLook } from './set-look.ts';

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
  look: SetLook = DEFAULT_LOOK,
): (RulesTexts | undefined)[] {
  const found = cards.map(({ file, from }) => cardAround(workspace, file, from));
  // The records of intermediate edits are no longer needed.
  keepOnly(
    found.filter((card) => card !== undefined),
    look,
  );
  return found.map((card) => card && cardRecord(card, look).text);
}
