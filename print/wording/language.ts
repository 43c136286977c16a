/** The languages there are, and the words of a set that its texts use. */
import type { Vocabulary } from '../../program/index.ts';

/** Languages the cards are worded in; each is a file in `languages/`. */
export const LANGUAGES = Object.freeze(['en', 'es'] as const);
/** A language cards are worded in. */
export type Lang = (typeof LANGUAGES)[number];

/** How many words a text has: as many as read well, or fewer where a card has no room for them (`.short` in its language). */
export type WordingLength = 'usual' | 'short';

/** The language that sets are written in: what they call their words needs no translation into it. */
export const SOURCE_LANGUAGE: Lang = 'en';

/** A noun of a language. */
export interface FileNoun {
  one: string;
  many: string;
  /** The name alone, as before or after another noun: "water" where one is a "water tile". */
  bare: string;
  gender: string;
}

/** The words of a set in one language, by `thing-NAME`, `element-NAME`, `hand-NAME`, `layout-NAME` and `name-NAME`. */
export type Nouns = ReadonlyMap<string, FileNoun>;

/** The words of a set that texts need: its animals and markers, with their plurals. */
export interface Words extends Pick<Vocabulary, 'animals' | 'markers'> {
  /** What the set itself calls its words in the language of the texts. */
  nouns?: Nouns;
}

/** All words of a set, and what it calls them in the language of the texts. */
export type SpokenVocabulary = Vocabulary & Words;
