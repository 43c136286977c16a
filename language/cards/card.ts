/** Cards as they are printed: their picture, their text in every language, what is wrong with them. */
import type { CompiledAlone, CompiledSet, Problem } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import { cardPicture, LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import {
  type CardProgram,
  type Deck,
  type FeatureProgram,
  isError,
  mergeCards,
  Recent,
  type SetProgram,
  type Vocabulary,
} from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { placedProblems } from '../problems/problems.ts';
import { itemAt, itemsOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';
import { type SetLook, signOf, spoken } from './look.ts';
import { cardWithMistakes } from './with-mistakes.ts';

/** A card or Landscape Feature of a set, with the words it is written in. */
export interface CardOfSet {
  set: string;
  card: CardProgram | FeatureProgram;
  words: Vocabulary;
  /** False for what a mistake has left of it, in its own text or in that of its set. */
  isWhole: boolean;
}

/** A card as it is printed. */
export interface PrintedCard {
  /** The id of its set; empty where it has none. */
  set: string;
  number: number;
  deck: Deck;
  /** Its front, with English text. */
  svg: string;
  /** Its rules text, a sentence a line. */
  text: Record<Lang, string>;
  /** What `ecos check` says about it, in the order of the text. */
  problems: Problem[];
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

/** The card around an offset as it is printed; nothing where there is none, or a mistake leaves nothing of it. */
export function printedCardAt(
  workspace: Workspace,
  file: string,
  offset: number,
  look?: SetLook,
): PrintedCard | undefined {
  const node = cardNodeAt(workspace, file, offset);
  const found = node && cardOf(workspace, file, node);
  if (!found) return undefined;
  return { ...printedCard(found, look), problems: problemsOfItem(workspace, file, node) };
}

/** What `ecos check` says about a declaration, in the order of the text. */
export const problemsOfItem = (workspace: Workspace, file: string, { from, to }: Item): Problem[] =>
  placedProblems(workspace, file)
    .filter((placed) => from <= placed.from && placed.from <= to)
    .map(({ problem }) => problem);

/** A card as it is printed, by the id of its set and its number. */
export function printedCardByNumber(
  workspace: Workspace,
  set: string,
  number: number,
  look?: SetLook,
): PrintedCard | undefined {
  const isIt = (item: Item): item is CardNode | FeatureNode =>
    (item.kind === 'card' || item.kind === 'feature') && item.number?.value === number;
  for (const file of namedSets(workspace).all.find(({ id }) => id === set)?.files ?? []) {
    const node = itemsOf(workspace, file).find(isIt);
    if (node) return printedCardAt(workspace, file, node.from, look);
  }
  const found = cardByNumber(workspace, set, number);
  return found && { ...printedCard(found, look), problems: [] };
}

/** How many drawn cards are kept. */
const MOST_KEPT = 100;

/** What was drawn and said lately, by what it was made of: after each change of a file its cards are other objects. */
const keptBy = new WeakMap<SetLook, Recent<Omit<PrintedCard, 'problems'>>>();
/** Of sets that are said and drawn as they are written. */
export const PLAIN: SetLook = { nouns: new Map() };
const texts = new WeakMap<object, string>();

/** A card as it is printed. What is drawn and said is kept as long as the card and its words say the same. */
export function printedCard(
  { set, card, words }: CardOfSet,
  look: SetLook = PLAIN,
): Omit<PrintedCard, 'problems'> {
  const kept = keptBy.get(look) ?? new Recent<Omit<PrintedCard, 'problems'>>(MOST_KEPT);
  keptBy.set(look, kept);
  const key = `${set} ${cacheKeyOf(card)} ${cacheKeyOf(words)}`;
  const known = kept.get(key);
  if (known) return known;
  const said = LANGUAGES.map((lang) => [lang, rulesText(card, spoken(words, lang, look), lang)] as const);
  const printed = {
    set,
    number: card.number,
    deck: card.deck,
    svg: cardPicture(card, spoken(words, 'en', look), 'en', look.icons, { sign: signOf(set, look) }).svg,
    text: Object.fromEntries(said) as Record<Lang, string>,
  };
  kept.set(key, printed);
  return printed;
}

/** What an object is made of, to keep by. */
export function cacheKeyOf(of: object): string {
  const key = texts.get(of) ?? JSON.stringify(of);
  texts.set(of, key);
  return key;
}
