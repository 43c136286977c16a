/** Cards as they are compiled, and what is wrong with them. */
import type { CompiledAlone, CompiledSet, Problem } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  isError,
  mergeCards,
  type SetProgram,
  type Vocabulary,
} from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { placedProblems } from '../problems/problems.ts';
import { itemAt } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';
import type { SetLook } from './look.ts';
import { cardWithMistakes } from './with-mistakes.ts';

/** A card or Landscape Feature of a set, with the words it is written in. */
export interface CardOfSet {
  set: string;
  card: CardProgram | FeatureProgram;
  words: Vocabulary;
  /** False for what a mistake has left of it, in its own text or in that of its set. */
  isWhole: boolean;
}

/** The declaration of a card around an offset. */
export function cardNodeAt(
  workspace: Workspace,
  file: string,
  offset: number,
): CardNode | FeatureNode | undefined {
  const item = itemAt(workspace, file, offset);
  return item?.kind === 'card' || item?.kind === 'feature' ? item : undefined;
}

/** The card or Landscape Feature that a declaration of a set is compiled to; nothing for one with a mistake. */
export function compiledCard(
  program: SetProgram,
  { kind, number }: CardNode | FeatureNode,
): CardProgram | FeatureProgram | undefined {
  const all = kind === 'card' ? program.cards : program.features;
  return all.find((one) => one.number === number?.value);
}

/** The card that a declaration of a file is compiled to; with mistakes, what is left of it, if anything is. */
export function cardOf(
  workspace: Workspace,
  file: string,
  node: CardNode | FeatureNode,
): CardOfSet | undefined {
  const compiled = namedSets(workspace).ofFile.get(file)?.compiled;
  if (!compiled) return undefined;
  const { program, words } = compiled.set;
  const isOther = hasTwins(compiled) && problemsOfItem(workspace, file, node).some(isError);
  const whole = isOther ? undefined : compiledCard(program, node);
  const card = whole ?? (node.kind === 'card' ? leftOf(workspace, file, node, words) : undefined);
  return card && { set: program.id, card, words, isWhole: whole !== undefined };
}

const twins = new WeakMap<CompiledAlone, boolean>();

/** Whether two cards of a set have one number: then only one of them is compiled. */
function hasTwins(compiled: CompiledAlone): boolean {
  const known = twins.get(compiled) ?? compiled.problems.some(({ code }) => code === 'ECO401');
  twins.set(compiled, known);
  return known;
}

const left = new WeakMap<CardNode, CardProgram | undefined>();

function leftOf(
  workspace: Workspace,
  file: string,
  node: CardNode,
  words: Vocabulary,
): CardProgram | undefined {
  const known = left.get(node);
  if (known) return known;
  const card = cardWithMistakes(node, textOf(workspace, file)?.text ?? '', words);
  left.set(node, card);
  return card;
}

/** A card by the id of its set and its number. */
export function cardByNumber(workspace: Workspace, set: string, number: number): CardOfSet | undefined {
  const found = namedSets(workspace).all.find(({ id }) => id === set)?.compiled.set;
  return found && cardIn(found, number);
}

/** A card of a compiled set by its number; of a set that extends others it may be one of theirs. */
export function cardIn({ program, chain, words }: CompiledSet, number: number): CardOfSet | undefined {
  const all = chain.map(({ cards, features }) => [...cards, ...features]);
  const card = mergeCards<CardProgram | FeatureProgram>(all).find((one) => one.number === number);
  return card && { set: program.id, card, words, isWhole: true };
}

/** What `ecos check` says about a declaration, in the order of the text. */
export const problemsOfItem = (workspace: Workspace, file: string, { from, to }: Item): Problem[] =>
  placedProblems(workspace, file)
    .filter((placed) => from <= placed.from && placed.from <= to)
    .map(({ problem }) => problem);

/** Of sets that are said and drawn as they are written. */
export const PLAIN: SetLook = { nouns: new Map() };

const texts = new WeakMap<object, string>();

/** What an object is made of, to keep by. */
export function cacheKeyOf(of: object): string {
  const key = texts.get(of) ?? JSON.stringify(of);
  texts.set(of, key);
  return key;
}
