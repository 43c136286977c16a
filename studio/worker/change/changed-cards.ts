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
  type EffectValue,
  pictureAt,
  type Workspace,
} from '../../../language/index.ts';
import type { Lang } from '../../../print/face/index.ts';
import { memoize } from '../../../program/index.ts';
import type { FileChange } from '../../text-places.ts';
import { lookOfSet } from '../given-look.ts';
import { withEarlier } from '../workspace.ts';

/** The workspace with earlier texts, and the cards that differ. */
export function comparedWith(workspace: Workspace, changes: readonly FileChange[]) {
  const earlier = withEarlier(workspace, changes);
  return { earlier, cards: cardsSince(earlier, workspace) };
}

const cardsSince = memoize(changedCards);

export function changes(workspace: Workspace, { earlier }: { earlier: FileChange[] }) {
  return comparedWith(workspace, earlier).cards.map(shown);
}

function shown({ number, kind, change, before, after }: ChangedCard) {
  const { title, deck } = (after ?? before)!;
  return { number, kind, change, title, deck };
}

/** One state of a card, before or after the change. */
type CardState = ChangedRows & { svg: string; worth?: EffectValue | undefined };

/** A card before and after. */
interface CardDifference extends ReturnType<typeof shown> {
  before: CardState | undefined;
  after: CardState | undefined;
  /** The scenarios that now end with a different board. */
  scenarios: ChangedScenario[];
  /** Whether the worth of both states has been computed, where possible. */
  isWeighed: boolean;
}

/** One changed card before and after: first the visible differences, then the scenarios, then the worth. */
export function* difference(
  workspace: Workspace,
  {
    earlier: texts,
    number,
    kind,
    lang,
  }: Pick<ChangedCard, 'number' | 'kind'> & { earlier: FileChange[]; lang: Lang },
): Generator<CardDifference | undefined, CardDifference | null> {
  const { earlier, cards } = comparedWith(workspace, texts);
  const card = cards.find((one) => one.number === number && one.kind === kind);
  if (!card) return null;
  const rows = changedRows(earlier, workspace, card, lang, lookOfSet());
  const found: CardDifference = {
    ...shown(card),
    before: stateOf(earlier, card.before, rows.before, lang),
    after: stateOf(workspace, card.after, rows.after, lang),
    scenarios: [],
    isWeighed: false,
  };
  yield found;
  found.scenarios = changedScenarios(earlier, workspace, card, lookOfSet());
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
  const svg = card && pictureAt(workspace, card.file, card.from, lang, lookOfSet());
  return svg === undefined ? undefined : { svg, ...rows };
}
