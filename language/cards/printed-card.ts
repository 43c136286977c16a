/** Cards as printed: the picture, the rules text in every language, the problems. */
import type { Problem } from '../../compiler/index.ts';
import type { CardNode, FeatureNode, Item } from '../../grammar/index.ts';
import { cardPicture, LANGUAGES, type Lang, rulesText } from '../../print/face/index.ts';
import type { Deck } from '../../program/index.ts';
import { namedSets } from '../names/named-sets.ts';
import { itemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { cardByNumber, cardNodeAt, cardOf, problemsOfItem } from './card.ts';
import { cachedByLook } from './card-cache.ts';
import { type SetLook, signOf, translateVocabulary } from './set-look.ts';

/** A card as printed. */
export interface PrintedCard {
  /** The id of its set; empty if it has none. */
  set: string;
  number: number;
  deck: Deck;
  /** Its front, with English text. */
  svg: string;
  /** Its rules text by language, one sentence per line. */
  text: Record<Lang, string>;
  /** The problems that `ecos check` reports for it, in source order. */
  problems: Problem[];
}

/** The printed card around an offset; `undefined` if there is no card, or errors leave nothing of it. */
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

/** The printed card by the id of its set and its number. */
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

/** The printed card. It is cached while the card and its words stay the same. */
export const printedCard = cachedByLook(100, ({ set, card, words }, look): Omit<PrintedCard, 'problems'> => {
  const texts = LANGUAGES.map(
    (lang) => [lang, rulesText(card, translateVocabulary(words, lang, look), lang)] as const,
  );
  return {
    set,
    number: card.number,
    deck: card.deck,
    svg: cardPicture(card, translateVocabulary(words, 'en', look), 'en', look.icons, {
      sign: signOf(set, look),
    }).svg,
    text: Object.fromEntries(texts) as Record<Lang, string>,
  };
});
