/** The available languages, and the words of a set that texts use. */
import type { CardProgram, FeatureProgram, SetProgram, Step, Vocabulary } from '../../program/index.ts';
import { UserError } from '../../program/messages/index.ts';
import type { ArtOfCards } from '../card-art/card-art.ts';
import type { Icon } from '../drawing/icons.ts';

/** The languages of rules texts; each has a file in `languages/`. */
export const LANGUAGES = Object.freeze(['en', 'es'] as const);
/** A language of rules texts. */
export type Lang = (typeof LANGUAGES)[number];

/** @throws UserError for anything but one of the languages */
export function checkLang(lang: Lang): void {
  if (!LANGUAGES.includes(lang))
    throw new UserError(`Cards are not worded in ${JSON.stringify(lang)}, only in ${LANGUAGES.join(', ')}.`);
}

/** What the languages are called: in the language itself, and in English. */
export const LANGUAGE_NAMES: Readonly<Record<Lang, { own: string; english: string }>> = {
  en: { own: 'English', english: 'English' },
  es: { own: 'Español', english: 'Spanish' },
};

/**
 * The length of a wording: the usual one, or a shorter one where a card has no space for it (`.short` in the language's
 * file).
 */
export type WordingLength = 'usual' | 'short';

/** The language that sets are written in, into which their words need no translation. */
export const SOURCE_LANGUAGE: Lang = 'en';

/** A noun of a language. */
export interface FileNoun {
  one: string;
  many: string;
  /** The bare name, for use before or after another noun: "water" where one is a "water tile". */
  bare: string;
  gender: string;
}

/** The texts of a card or feature in a language. */
export interface CardTexts {
  title?: string;
  note?: string;
  /** Where its text comes from. */
  sourceText?: string;
}

/** The words of a set in one language, by `thing-NAME`, `element-NAME`, `hand-NAME`, `layout-NAME` and `by-hand-NUMBER-NUMBER`. */
export type Nouns = ReadonlyMap<string, FileNoun>;

/** The words of a set that texts need: its animals and markers, with their plurals. */
export interface Words
  extends Pick<Vocabulary, 'animals' | 'markers'>,
    Partial<Pick<Vocabulary, 'elements' | 'hands'>> {
  /** The language of the texts; English by default. */
  lang?: Lang;
  /** The set's own nouns in the language of the texts. */
  nouns?: Nouns;
  /** The titles of cards in that language, by number, where they are not those of the cards. */
  titles?: ReadonlyMap<number, string>;
  /** The drawings of the sets, by word, where they are not those of this project. */
  icons?: Readonly<Record<string, Icon>>;
  /** The pictures of cards. */
  art?: ArtOfCards;
  /** What steps say by hand in that language, if not their own sentences. */
  sentences?: ReadonlyMap<Step, string>;
}

/** All words of a set, and its nouns in the language of the texts. */
export type SpokenVocabulary = Vocabulary & Words;

/** A set in a language: its own cards with their titles, and the words of all sets that it is played with. */
export interface SetIn {
  lang: Lang;
  /** The sets that it is played with, base first. */
  chain: readonly SetProgram[];
  cards: readonly CardProgram[];
  features: readonly FeatureProgram[];
  words: SpokenVocabulary;
}
