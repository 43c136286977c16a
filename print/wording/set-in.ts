/** Sets in a language: their cards and all words with the texts that files of words give them. */
import type { CardProgram, FeatureProgram, SetProgram, Vocabulary } from '../../program/index.ts';
import {
  type CardTexts,
  checkLang,
  type FileNoun,
  type Lang,
  type SetIn,
  SOURCE_LANGUAGE,
  type Words,
} from './language.ts';

/** A card or feature with its texts, of those of a set by number. */
export function inWords<Card extends CardProgram | FeatureProgram>(
  card: Card,
  texts: ReadonlyMap<number, CardTexts>,
): Card {
  const { sourceText: text = card.source.text, ...own } = texts.get(card.number) ?? {};
  return { ...card, ...own, source: { ...card.source, ...(text !== undefined && { text }) } };
}

/** The words of a set in one language, by their ids, and the texts of its cards by number. */
interface FileWords {
  nouns: Iterable<readonly [string, FileNoun]>;
  cards: Iterable<readonly [number, CardTexts]>;
}

/** What a set itself brings for its readers. */
export interface SetWords extends Pick<Words, 'icons' | 'art'> {
  /** All words of the set and of those that it extends. */
  words: Vocabulary;
  languages: Readonly<Partial<Record<Lang, FileWords>>>;
}

/** What can be had in a language. */
export interface Spoken {
  /** Its cards and features with their titles in a language, and the words to write and draw them with; English by default. */
  in(lang?: Lang): SetIn;
}

/**
 * A set that can be had in each language. The method is none of its own properties, so that the set survives `structuredClone` as data.
 * @param findBase finds the set that it extends
 */
export const spoken = <Set extends Pick<SetIn, 'chain'>>(
  set: Set & { program: SetProgram },
  own: SetWords,
  findBase: () => Partial<Spoken> | undefined,
): Set & Spoken =>
  Object.assign(Object.create({ in: (lang?: Lang) => setIn(set, own, findBase()?.in?.(lang), lang) }), set);

function setIn(
  { chain, program }: { chain: SetIn['chain']; program: SetProgram },
  { words, languages, icons, art = new Map() }: SetWords,
  base: SetIn | undefined,
  lang: Lang = SOURCE_LANGUAGE,
): SetIn {
  checkLang(lang);
  const { nouns = [], cards: pairs = [] } = languages[lang] ?? {};
  const texts = new Map(pairs);
  const cards = program.cards.map((card) => inWords(card, texts));
  const features = program.features.map((feature) => inWords(feature, texts));
  const numbers = new Set<unknown>([...cards, ...features].map(({ number }) => number));
  // Nothing of a card that this set replaces.
  const inherited = <Key, Value>(all: ReadonlyMap<Key, Value> = new Map()) =>
    [...all].filter(([number]) => !numbers.has(number));
  const below = base?.words;
  const titles = [...texts].flatMap(([number, { title }]) => (title ? [[number, title] as const] : []));
  return {
    ...{ lang, chain, cards, features },
    words: {
      ...words,
      lang,
      nouns: new Map([...(below?.nouns ?? []), ...nouns]),
      titles: new Map([...inherited(below?.titles), ...titles]),
      icons: { ...below?.icons, ...icons },
      art: new Map([...inherited(below?.art), ...art]),
    },
  };
}
