/** Cards as printed: the picture, the rules text in every language, the problems, the steps. */
import { type Problem, problemMessage, spansOfSteps } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import { cardPicture, type Lang, makeSign, rowsOfSteps, stepName } from '../../print/face/index.ts';
import { isError, isFeature, memoize, Recent } from '../../program/index.ts';
import { unknownWorth, worthLimits } from '../../simulate/effect-value/index.ts';
import { namedSet } from '../names/named-sets.ts';
import { type NamedStep, nameSteps } from '../steps/steps.ts';
import { fileItems } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import {
  type CardOfSet,
  cardAround,
  cardByNumber,
  contentKey,
  declaredCard,
  findCardNode,
  NO_EXTRAS,
  placedInItem,
  problemsOfItem,
} from './card.ts';
import { cardRecord, cardTexts } from './card-record.ts';
import { tooLongParts } from './overflow.ts';
import { stripRemark } from './pictures.ts';
import { drawnVocabulary, type SetExtras, translateVocabulary } from './set-extras.ts';

/** A card as printed. */
export interface PrintedCard extends ReturnType<typeof printedCard> {
  /** The problems that `ecos check` reports for it, in source order. */
  problems: Problem[];
}

/** The printed card around an offset; `undefined` if there is no card, or errors leave nothing of it. */
export function findPrintedCard(
  workspace: Workspace,
  file: string,
  offset: number,
  extras?: SetExtras,
  lang?: Lang,
): PrintedCard | undefined {
  const node = findCardNode(workspace, file, offset);
  const found = node && declaredCard(workspace, file, node);
  return found && { ...printedCard(found, extras, lang), problems: problemsOfItem(workspace, file, node) };
}

/** The printed card by the id of its set and its number. */
export function printedCardByNumber(
  workspace: Workspace,
  set: string,
  number: number,
  extras?: SetExtras,
): PrintedCard | undefined {
  const isIt = (item: Item): item is CardNode | FeatureNode =>
    (item.kind === 'card' || item.kind === 'feature') && item.number?.value === number;
  for (const file of namedSet(workspace, set)?.files ?? []) {
    const node = fileItems(workspace, file).find(isIt);
    if (node) return findPrintedCard(workspace, file, node.from, extras);
  }
  const found = cardByNumber(workspace, set, number);
  return found && { ...printedCard(found, extras), problems: [] };
}

/** The card around an offset with its rows and steps; `undefined` if there is no card, or errors leave nothing of it. */
export function viewCard(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
  extras: SetExtras = NO_EXTRAS,
) {
  const node = findCardNode(workspace, file, offset);
  const found = node && declaredCard(workspace, file, node);
  if (!found) return undefined;
  const { card, words, isWhole } = found;
  const rows = rowsOfSteps(card, translateVocabulary(words, lang, extras), lang).map(
    ({ text, path, trigger }) => ({
      text,
      ...((path || trigger !== undefined) && { step: stepName(path ?? [], trigger) }),
    }),
  );
  const steps = nameSteps(workspace, file, offset);
  const starts = new Map((isWhole ? steps : stepsLeft(node, card)).map(({ name, from }) => [name, from]));
  const placed = placedInItem(workspace, file, node);
  const errors = placed.filter(({ problem }) => isError(problem));
  const mistakes = [...Map.groupBy(errors, ({ problem }) => problem.line)].map(([line, [{ from }]]) => {
    const next = rows.findIndex(({ step }) => step !== undefined && starts.get(step)! > from);
    return { line, from, rowsBefore: next < 0 ? rows.length : next };
  });
  return {
    ...printedCard(found, extras, lang),
    problems: placed.map(({ problem }) => problem),
    /** Which of its parts are too long for it, as ECO715 says it, or for its picture. */
    tooLong: [
      ...tooLongParts(cardRecord(found, extras).excesses).map((long) => problemMessage('ECO715', long)),
      ...stripRemark(found, extras, lang),
    ],
    /** Its steps in the source; empty if it has errors. */
    steps,
    /** Its errors, one for each line: the line, from 1, the offset, and how many rows are about the text before it. */
    mistakes,
    isWhole,
    /** Why its worth is unknown, if bots cannot tell it. */
    unknownWorth: unknownWorth(worthLimits(card)),
    /** The rows of its text in plain words, and the name of the step that each is about, as in its picture. */
    rows,
  };
}

/** The steps that are left of a card with errors, which were compiled from the inside of its block. */
function stepsLeft(node: CardNode | FeatureNode, card: CardOfSet['card']): Omit<NamedStep, 'to'>[] {
  if (isFeature(card) || !('block' in node) || !node.block) return [];
  const inside = node.block.from + 1;
  return spansOfSteps(card.steps).map(({ path, from }) => ({ name: stepName(path), from: inside + from }));
}

/** The picture of the card around an offset; `undefined` if there is no card, or errors leave nothing of it. */
export function drawCard(
  workspace: Workspace,
  file: string,
  offset: number,
  lang: Lang,
  extras?: SetExtras,
): string | undefined {
  const found = cardAround(workspace, file, offset);
  return found && pictureOf(found, extras, lang);
}

/** The printed card. */
export const printedCard = (found: CardOfSet, extras: SetExtras = NO_EXTRAS, lang?: Lang) => ({
  /** The id of its set; empty if it has none. */
  set: found.set,
  number: found.card.number,
  deck: found.card.deck,
  /** Its front, with text in one language: English, unless another one was asked for. */
  svg: pictureOf(found, extras, lang),
  /** Its rules text by language, one sentence per line. */
  text: cardTexts(found, extras),
});

/** The number of pictures to cache. */
const MOST_KEPT = 100;
/** The latest pictures, by the content of cards: each change of a file creates new card objects. */
const picturesIn = memoize((_: SetExtras) => new Recent<string>(MOST_KEPT));

function pictureOf(
  { set, card, words }: Pick<CardOfSet, 'set' | 'card' | 'words'>,
  extras: SetExtras = NO_EXTRAS,
  lang: Lang = 'en',
): string {
  const key = `${lang} ${set} ${contentKey(card)} ${contentKey(words)}`;
  const sign = makeSign(set, extras.signs?.get(set));
  return picturesIn(extras).getOrInsertComputed(
    key,
    () => cardPicture(card, drawnVocabulary(words, lang, extras), lang, extras.icons, { sign }).svg,
  );
}
