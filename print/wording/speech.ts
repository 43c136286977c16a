/** A language, with the words of a set. */
import type { Lang, Words } from './language.ts';
import { type Tongue, tongue } from './translator.ts';

/** What a text is put together with: a language, and what a set calls its animals. */
export interface WordingContext {
  tongue: Tongue;
  words: Words;
}

/** Speaks of a set in a language, with the set's own words for what it adds. */
export function speechOf(words: Words, lang: Lang): WordingContext {
  const spoken = tongue(lang);
  const { nouns } = words;
  if (!nouns) return { tongue: spoken, words };
  return { tongue: { ...spoken, noun: (id) => nouns.get(id) ?? spoken.noun(id) }, words };
}
