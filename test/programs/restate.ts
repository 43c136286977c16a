/** Rewrites steps in other words, using everything that the language allows to be said in several ways. */
import { markersOf } from '../../program/set.ts';
import { WORDS } from './base.ts';
import { noun } from './source.ts';

/** Nouns that may be in the singular or plural. */
const NOUNS = [
  'desert|grassland|tile|mountain|forest|animal|habitat|community|landmass|cube',
  ...[...WORDS.animals, ...markersOf(WORDS)].map(({ name }) => name),
].join('|');

/** Pairs of equivalent wordings, each used wherever the first occurs. */
const RULES: readonly [pattern: RegExp, instead: string | ((word: string) => string)][] = [
  // Singular for plural and plural for singular, except after words that need a singular: `this habitat`, `has`.
  [
    new RegExp(`(?<!this |adjacent |terrain )\\b(?:${NOUNS})\\b(?! (?:counter|has|habitat|community))`, 'g'),
    (found) => noun(found, 2),
  ],
  [/ adjacent to this(?! tile)/g, ' adjacent'],
  [/(?<!moved )\bat least (?=\d+ (?!at |if |\})[a-z])/g, ''],
  [/(?<=there )(?:is|are)\b/g, 'are'],
  [/(?<=\b(?:gain|and|or) )a (?=(?:card|cube)\b)(?!card and play)/g, '1 '],
  [/(?<=\b(?:place|move|replace|remove) )(?=[a-z])(?!up to|all |another |an? )/g, 'a '],
  [/(?<=\b(?:place|move|replace|remove) )(?=[a-z])(?!up to|all |another |an? )/g, '1 '],
  [/(?<=\d)vp/g, ' vp'],
  [/\ban? (?=adjacent habitat)/g, ''],
  [/(?<!\{) \}/g, '; }'],
  [/; /g, ';\n  '],
];

/** The text with some parts reworded; `flip` decides for each. */
export function restated(text: string, flip: () => boolean): string {
  return RULES.reduce(
    (current, [pattern, instead]) =>
      current.replace(pattern, (found) => {
        if (!flip()) return found;
        return typeof instead === 'string' ? instead : instead(found);
      }),
    text,
  );
}
