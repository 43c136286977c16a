/** The words of a set by the ids that files of words give them, such as `thing-lion`. */
import { ENGINE_THINGS, markersOf, type Vocabulary } from '../../program/index.ts';
import type { FileNoun, Lang, Nouns, Words } from './language.ts';
import { translator } from './translation/translator.ts';

/** The ids of all words of a set that can appear in texts: its own, and those of the landscape. */
export function wordIds({ animals, elements, hands, layouts, ...words }: Vocabulary) {
  const tokens = [...animals, ...markersOf(words)].map(({ name }) => name);
  return [
    ...[...tokens, ...ENGINE_THINGS].map((name) => `thing-${name}` as const),
    ...elements.map(({ name }) => `element-${name}` as const),
    ...hands.map(({ name }) => `hand-${name}` as const),
    ...layouts.map(({ name }) => `layout-${name}` as const),
  ];
}

/**
 * The ids of a set's words that have no name in a language, neither in the language's own file nor in `nouns`. Hands
 * are excluded: cards show their drawings.
 */
export function missingNouns(words: Vocabulary, nouns: Nouns, lang: Lang): string[] {
  const { noun } = translator(lang);
  return wordIds({ ...words, hands: [] }).filter((id) => !nouns.has(id) && !noun(id));
}

/** What a thing or element of a set is called in a language: by the set's own words, else by the language's file. */
export const findNoun = (
  words: Words,
  lang: Lang,
  id: `${'thing' | 'element'}-${string}`,
): FileNoun | undefined => words.nouns?.get(id) ?? translator(lang).noun(id);
