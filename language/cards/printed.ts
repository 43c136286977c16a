/** Cards as they are printed: their picture, their text in every language, what is wrong with them. */
import type { Problem } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import { cardPicture, LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import { type Deck, Recent } from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { itemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import {
  type CardOfSet,
  cacheKeyOf,
  cardByNumber,
  cardNodeAt,
  cardOf,
  PLAIN,
  problemsOfItem,
} from './card.ts';
import { type SetLook, signOf, spoken } from './look.ts';

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
