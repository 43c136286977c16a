/** The differences between two versions of a set's texts: cards, their rules text, the worth of their effects, scenarios. */
import { type ChangeObject, diffArrays } from 'diff';
import { type Lang, type RowOfStep, rowsOfSteps, rulesText, stepName } from '../../print/face/index.ts';
import { type Change, changesBetween } from '../../simulate/change/index.ts';
import { cardAround, contentKey } from '../cards/card.ts';
import { type DeclaredCard, workspaceCards } from '../cards/rows.ts';
import { type SetExtras, translateVocabulary } from '../cards/set-extras.ts';
import { estimateWorth } from '../cards/worth.ts';
import { filmScenario, type ScenarioFrame } from '../scenarios/films.ts';
import { framePictures } from '../scenarios/pictures.ts';
import { type FoundScenario, scenariosByCard } from '../scenarios/scenarios.ts';
import { compiledSets, fileCompilation } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';

/** A new, changed or removed card of a set, with its declarations before and after. */
export type ChangedCard = Change<DeclaredCard>;

/**
 * The cards whose print differs, sorted by number.
 * @param lang the language of the print
 */
export const changedCards = (before: Workspace, after: Workspace, lang: Lang): ChangedCard[] =>
  changesBetween(printedCards(before), printedCards(after), [setIds(before), setIds(after)], (card, words) =>
    rulesText(card, words, lang),
  );

const setIds = (workspace: Workspace) => compiledSets(workspace).map(({ program }) => program.id);

/** The cards of a workspace, including those with errors. */
const printedCards = (workspace: Workspace) =>
  workspaceCards(workspace).map((card) => ({
    ...card,
    set: fileCompilation(workspace, card.file)?.set.program.id ?? '',
    printed: cardAround(workspace, card.file, card.from),
  }));

/** The rows of a card's text, marking those that the other version does not have, with the names of their steps. */
export type ChangedRows = ReturnType<typeof sideOf>;

/**
 * The rows of a card before and after, marking those that only one version has.
 * @param extras the words and drawings of the set
 */
export function changedRows(
  before: Workspace,
  after: Workspace,
  { before: old, after: now }: ChangedCard,
  lang: Lang,
  extras?: SetExtras,
) {
  const then = rowsOf(before, old, lang, extras);
  const rows = rowsOf(after, now, lang, extras);
  const parts = diffArrays(then, rows, {
    comparator: (a, b) => a.text === b.text && a.depth === b.depth,
  });
  return { before: sideOf(parts, 'removed', 'added'), after: sideOf(parts, 'added', 'removed') };
}

function rowsOf(
  workspace: Workspace,
  declared: DeclaredCard | undefined,
  lang: Lang,
  extras: SetExtras | undefined,
): RowOfStep[] {
  const of = declared && cardAround(workspace, declared.file, declared.from);
  return of ? rowsOfSteps(of.card, translateVocabulary(of.words, lang, extras), lang) : [];
}

function sideOf(
  parts: readonly ChangeObject<RowOfStep[]>[],
  own: 'added' | 'removed',
  other: 'added' | 'removed',
) {
  const rows = parts
    .filter((part) => !part[other])
    .flatMap((part) => part.value.map((row) => ({ ...row, isChanged: part[own] })));
  return {
    steps: rows.flatMap(({ path, trigger, isChanged }) =>
      isChanged && (path || trigger !== undefined) ? [stepName(path ?? [], trigger)] : [],
    ),
    rows: rows.map(({ text, depth, isChanged }) => ({ text, depth, isChanged })),
  };
}

/** The worth of a card's effect before and after. */
export function* changedWorth(before: Workspace, after: Workspace, { before: old, after: now }: ChangedCard) {
  const then = old && (yield* estimateWorth(before, old.file, old.from));
  const worth = now && (yield* estimateWorth(after, now.file, now.from));
  return { ...(then && { before: then }), ...(worth && { after: worth }) };
}

/** A scenario that now ends with a different board or a different outcome. */
export type ChangedScenario = ReturnType<typeof changedScenarios>[number];

/**
 * The scenarios of a card that end differently now, if they run in both versions.
 * @param extras the words and drawings of the set
 */
export function changedScenarios(
  before: Workspace,
  after: Workspace,
  { number, before: old, after: now }: ChangedCard,
  extras?: SetExtras,
) {
  if (!old || !now) return [];
  const then = new Map(
    (scenariosByCard(before, old.file).get(number) ?? []).map((one) => [`${one.file} ${one.title}`, one]),
  );
  return (scenariosByCard(after, now.file).get(number) ?? []).flatMap((one) => {
    const earlier = then.get(`${one.file} ${one.title}`);
    const [was, is] = [earlier && lastOf(before, earlier), lastOf(after, one)];
    if (!earlier || !was || !is || endKey(was) === endKey(is)) return [];
    return [
      { title: one.title, before: ended(before, earlier, was, extras), after: ended(after, one, is, extras) },
    ];
  });
}

const lastOf = (workspace: Workspace, { file, from }: FoundScenario): ScenarioFrame | undefined =>
  filmScenario(workspace, file, from)?.at(-1);

/** Everything that distinguishes the ends of scenarios. */
const endKey = ({ board, failure }: ScenarioFrame): string =>
  contentKey({ board, failed: failure !== undefined });

/** How a scenario ends: the last board it reached, as an SVG that uses the colours of the page. */
function ended(workspace: Workspace, { file }: FoundScenario, frame: ScenarioFrame, own?: SetExtras) {
  const text = fileText(workspace, file)?.text ?? '';
  const { picture } = framePictures(frame, text, { theme: 'page', ...(own?.icons && { icons: own.icons }) });
  return { passed: frame.failure === undefined, picture };
}
