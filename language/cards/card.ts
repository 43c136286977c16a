/** Compiled cards and their problems. */
import type { CompiledSet, Problem, SetCompilation } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  hashText,
  isError,
  memoize,
  mergeCards,
  type Vocabulary,
} from '../../program/index.ts';
import { namedSet, namedSets } from '../names/named-sets.ts';
import { type PlacedProblem, placedProblems } from '../workspace/problems.ts';
import { compiledCard, findItem } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { partialCard } from './partial-card.ts';
import type { SetExtras } from './set-extras.ts';

/** A card or Landscape Feature of a set, with the vocabulary it is written in. */
export type CardOfSet = NonNullable<ReturnType<typeof declaredCard>>;

/** The declaration of a card or feature around an offset. */
export function findCardNode(
  workspace: Workspace,
  file: string,
  offset: number,
): CardNode | FeatureNode | undefined {
  const item = findItem(workspace, file, offset);
  return item?.kind === 'card' || item?.kind === 'feature' ? item : undefined;
}

/** The compiled card of a declaration; with errors, the part that can be compiled, or `undefined` if there is none. */
export function declaredCard(workspace: Workspace, file: string, node: CardNode | FeatureNode) {
  const compiled = namedSets(workspace).ofFile.get(file)?.compiled;
  if (!compiled) return undefined;
  const { program, words } = compiled.set;
  const isOther = hasTwins(compiled) && problemsOfItem(workspace, file, node).some(isError);
  const whole = isOther ? undefined : compiledCard(program, node);
  const card = whole ?? (node.kind === 'card' ? leftOf(node, workspace, file, words) : undefined);
  /** False if only a part could be compiled, because of errors in the card or in its set. */
  const isWhole = whole !== undefined;
  return card && { set: program.id, card, words, isWhole };
}

/** The card around an offset; `undefined` if there is none, or errors leave nothing of it. */
export function cardAround(workspace: Workspace, file: string, offset: number): CardOfSet | undefined {
  const node = findCardNode(workspace, file, offset);
  return node && declaredCard(workspace, file, node);
}

/** Whether two cards of a set have the same number, in which case only one of them is compiled. */
const hasTwins = memoize((compiled: SetCompilation) =>
  compiled.problems.some(({ code }) => code === 'ECO401'),
);

const leftOf = memoize((node: CardNode, workspace: Workspace, file: string, words: Vocabulary) =>
  partialCard(node, fileText(workspace, file)?.text ?? '', words),
);

/** A card by the id of its set and its number. */
export function cardByNumber(workspace: Workspace, set: string, number: number): CardOfSet | undefined {
  const found = namedSet(workspace, set)?.compiled.set;
  return found && chainCard(found, number);
}

/** A card of a compiled set by its number; it may be inherited from a set that this one extends. */
export function chainCard({ program, chain, words }: CompiledSet, number: number): CardOfSet | undefined {
  const all = chain.map(({ cards, features }) => [...cards, ...features]);
  const card = mergeCards<CardProgram | FeatureProgram>(all).find((one) => one.number === number);
  return card && { set: program.id, card, words, isWhole: true };
}

/** The problems that `ecos check` reports for a declaration, in source order. */
export const problemsOfItem = (workspace: Workspace, file: string, item: Item): Problem[] =>
  placedInItem(workspace, file, item).map(({ problem }) => problem);

/** The same with the spans of text they are about. */
export const placedInItem = (workspace: Workspace, file: string, { from, to }: Item): PlacedProblem[] =>
  placedProblems(workspace, file).filter((placed) => from <= placed.from && placed.from <= to);

/** For sets without translations or drawings of their own. */
export const NO_EXTRAS: SetExtras = { nouns: new Map() };

/** A hash of the content of an object, as a cache key. */
export const contentKey = memoize((of: object): string => hashText(JSON.stringify(of)));
