/** Compares the set with its earlier texts, for the page: which cards differ, and how. */
import {
  type ChangedCard,
  type ChangedRows,
  type ChangedScenario,
  changedCards,
  changedRows,
  changedScenarios,
  changedWorth,
  type DeclaredCard,
  drawCard,
  type EffectValue,
  type Workspace,
} from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import type { FileChange } from '../../text-places.ts';
import { withEarlier, workspaceExtras } from '../workspace.ts';

/** The workspace with earlier texts, and the cards that differ. */
export function comparedWith(workspace: Workspace, changes: readonly FileChange[], lang: Lang) {
  const earlier = withEarlier(workspace, changes);
  return { earlier, cards: changedCards(earlier, workspace, lang) };
}

export function changes(
  workspace: Workspace,
  { earlier, lang }: { earlier: readonly FileChange[]; lang: Lang },
) {
  return comparedWith(workspace, earlier, lang).cards.map(shown);
}

function shown({ set, number, change, before, after }: ChangedCard) {
  const { title, deck } = (after ?? before)!;
  return { set, number, change, title, deck };
}

/** One state of a card, before or after the change. */
export type CardState = ChangedRows & { svg: string; worth?: EffectValue | undefined };

/** One changed card before and after: first the visible differences, then the scenarios, then the worth. */
export function* difference(
  workspace: Workspace,
  {
    earlier: texts,
    set,
    number,
    lang,
  }: Pick<ChangedCard, 'set' | 'number'> & { earlier: FileChange[]; lang: Lang },
) {
  const { earlier, cards } = comparedWith(workspace, texts, lang);
  const card = cards.find((one) => one.set === set && one.number === number);
  if (!card) return null;
  const rows = changedRows(earlier, workspace, card, lang, workspaceExtras(workspace));
  const found = {
    ...shown(card),
    before: stateOf(earlier, card.before, rows.before, lang),
    after: stateOf(workspace, card.after, rows.after, lang),
    /** The scenarios that now end with a different board. */
    scenarios: [] as ChangedScenario[],
    /** Whether the worth of both states has been computed, where possible. */
    isWeighed: false,
  };
  yield found;
  found.scenarios = changedScenarios(earlier, workspace, card, workspaceExtras(workspace));
  yield found;
  const worth = yield* changedWorth(earlier, workspace, card);
  if (found.before) found.before.worth = worth?.before;
  if (found.after) found.after.worth = worth?.after;
  return { ...found, isWeighed: true };
}

function stateOf(
  workspace: Workspace,
  card: DeclaredCard | undefined,
  rows: ChangedRows,
  lang: Lang,
): CardState | undefined {
  const svg = card && drawCard(workspace, card.file, card.from, lang, workspaceExtras(workspace));
  return svg === undefined ? undefined : { svg, ...rows };
}
