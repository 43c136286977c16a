/** The bundled cards in every language they can be printed in. */
import { describe, expect, test } from 'vitest';
import { compileSources } from '../cli/load/compile.ts';
import { findSources, topSource } from '../cli/load/find.ts';
import { inLanguage } from '../cli/load/translate.ts';
import { compile } from '../compiler/compile.ts';
import { LANGUAGES } from '../print/wording/language.ts';
import { featureText, stepsText } from '../print/wording/text.ts';
import { translator } from '../print/wording/translation/translator.ts';

const { sets, known } = topSource([]);
const { words, chain } = compile(sets, known).sets.at(-1)!;

describe.each(LANGUAGES.filter((lang) => lang !== 'en'))('in %s', (lang) => {
  test('every animal and element of the bundled sets has a noun', () => {
    const ids = [
      ...words.animals.map(({ name }) => `thing-${name}` as const),
      ...words.elements.map(({ name }) => `element-${name}` as const),
    ];
    expect(ids.filter((id) => !translator(lang).noun(id))).toEqual([]);
  });

  test('the text of every bundled card and feature differs from the English text', () => {
    for (const { cards, features } of chain) {
      for (const { steps } of cards) expect(stepsText(steps, words, lang)).not.toBe(stepsText(steps, words));
      for (const one of features) expect(featureText(one, words, lang)).not.toBe(featureText(one, words));
    }
  });
});

test.each(LANGUAGES)(
  'bundled cards have titles of at most 20 characters in %s, all different',
  async (lang) => {
    const { result, warnings } = await inLanguage(lang, compileSources(findSources([])));
    expect(warnings).toEqual([]);
    const all = result.sets.flatMap(({ program: { cards, features } }) => [...cards, ...features]);
    const titles = all.map(({ title = '' }) => title);
    expect(titles.filter(({ length }) => length === 0 || length > 20)).toEqual([]);
    expect(new Set(titles.map((title) => title.toLowerCase())).size).toBe(titles.length);
  },
);
