/** The cards of a game by number, with their names and texts for people. */
import {
  type FileNoun,
  type Lang,
  rulesText,
  type SetIn,
  WordingContext,
  withSentences,
} from '../print/face/index.ts';
import {
  type CardProgram,
  cardLabel,
  type FeatureProgram,
  isFeature,
  memoize,
  mergeDecks,
  mergeVocabulary,
  pluralize,
  type SetProgram,
} from '../program/index.ts';
import type { ExtrasData } from './pictures.ts';

/** The cards of a chain of sets, and their vocabulary. */
export type CardBook = ReturnType<typeof cardBook>;

/** Creates the book of a chain, base set first. `nouns` and `titles` rename or translate words in rules texts, and cards. */
export function cardBook(
  chain: readonly SetProgram[],
  nouns?: Iterable<readonly [name: string, noun: FileNoun]>,
  lang: Lang = 'en',
  titles?: ReadonlyMap<number, string | undefined>,
) {
  const { cards, features } = mergeDecks(chain);
  const words = mergeVocabulary(chain.map((set) => set.vocabulary));
  const all = [...cards, ...features].map((card) => {
    const title = titles?.get(card.number);
    return title === undefined ? card : { ...card, title };
  });
  const spoken = withSentences({ ...words, ...(nouns && { nouns: new Map(nouns) }) }, all);
  return {
    words: spoken,
    /** The language of all texts. */
    lang,
    /** What a table says in that language. */
    wording: new WordingContext(spoken, { lang, hasTable: true }),
    cards: new Map(all.map((card) => [card.number, card])),
  };
}

/** The book of a set in a language, as `in()` of the set returns it. */
export const bookIn = memoize(
  ({ chain, words: { nouns, titles }, lang }: SetIn): CardBook => cardBook(chain, nouns, lang, titles),
);

/** The book of a chain for a page, with the words that came with its cards. */
export function bookForPage(chain: readonly SetProgram[], lang: Lang, words?: WordsOfPage): CardBook {
  const titles = words?.titles?.[lang]?.map(([card, { title }]) => [card, title] as const);
  return cardBook(chain, words?.nouns[lang], lang, new Map(titles));
}
type WordsOfPage = Pick<ExtrasData, 'nouns' | 'titles'>;

/** A short form of an element, like `sun` and `gra`: its first three letters, or more where names begin alike. */
export function shortName({ words, wording }: CardBook, element: string): string {
  const name = wording.elementName(element);
  const others = words.elements.flatMap((one) => (one.name === element ? [] : wording.elementName(one.name)));
  let short = name.slice(0, 3);
  while (short !== name && others.some((other) => other.startsWith(short)))
    short = name.slice(0, short.length + 1);
  return short;
}

/** The card with a number; throws if there is none. */
export function findCard({ cards }: CardBook, number: number): CardProgram | FeatureProgram {
  const card = cards.get(number);
  if (!card) throw new Error(`the game has no card ${number}`);
  return card;
}

/** The name of a card: `#15 "Rain"`, or `#15` without a title. Numbers without `#` are options. */
export const cardName = (book: CardBook, number: number): string => `#${cardLabel(findCard(book, number))}`;

/** The rules text of a card, one sentence per line. */
export function cardRulesText(book: CardBook, number: number): string {
  return rulesText(findCard(book, number), book.words, book.lang);
}

/** The head of a card: `brown, 3 leaves, sun · water · grassland`. */
export function cardHead(book: CardBook, number: number): string {
  const card = findCard(book, number);
  if (isFeature(card)) return `${card.deck}, Landscape Feature`;
  const impact = card.impact ? ', Impact' : '';
  return `${card.deck}, ${pluralize(card.leaves, 'leaf', 'leaves')}${impact}, ${card.energy.join(' · ')}`;
}

/** The cost of a card in short names: `sun wat gra`. */
export function cardCost(book: CardBook, number: number): string {
  const card = findCard(book, number);
  return isFeature(card)
    ? book.wording.text('cost-of-feature')
    : card.energy.map((element) => shortName(book, element)).join(' ');
}

/**
 * All cards of a book, as a screen lists them.
 * @param first the cards that the game started with
 */
export const wordsOfCards = (book: CardBook, first: CardBook) =>
  [...book.cards.values()].map((card) => ({
    number: card.number,
    deck: card.deck,
    title: card.title ?? '',
    /** The element of each spot, from the left. */
    energy: isFeature(card) ? [] : card.energy,
    /** The rules text, one sentence per line. */
    text: cardRulesText(book, card.number),
    /** Whether it has changed since the game began, if the game continued with changed cards. */
    isChanged: JSON.stringify(first.cards.get(card.number)) !== JSON.stringify(card),
  }));

/** The name and text of a card of the game. */
export type CardWords = ReturnType<typeof wordsOfCards>[number];
