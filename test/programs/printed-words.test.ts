/** The rules text of cards, features and random programs in each language: the reader reads it in one way, as the same program. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile, compileSteps, type ReadySet } from '../../compiler/compile.ts';
import { readTranslation } from '../../print/set-words/index.ts';
import {
  type FileNoun,
  LANGUAGES,
  type Lang,
  type SpokenVocabulary,
  type WordingLength,
} from '../../print/wording/language.ts';
import { plain, type Row } from '../../print/wording/parts.ts';
import { cardRows, featureRows } from '../../print/wording/text.ts';
import {
  allSteps,
  type Block,
  type CardProgram,
  type FeatureProgram,
  type Vocabulary,
} from '../../program/index.ts';
import { readDrafts } from '../../words/draft.ts';
import type { WordsFiles } from '../../words/table.ts';
import { normalEffect } from '../normal/normal-form.ts';
import { BASE, MORE, texts } from '../rules/boards.ts';
import { WORDS } from './base.ts';
import { featureSource } from './feature-source.ts';
import { features } from './features.ts';
import { runs } from './runs.ts';
import { programs } from './steps.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const bundled = (set: string) => ({ files: texts(join(ROOT, 'cards', set)) });
const { sets: SETS } = compile([
  BASE,
  MORE,
  bundled('new-horizon'),
  bundled('polar-shores'),
  bundled('fire-and-rain'),
]);
const MORE_READY: ReadySet = { id: SETS[1].program.id, chain: SETS[1].chain };

/** What a card or feature does. */
type Effects = Pick<CardProgram | FeatureProgram, 'triggers'> & { steps?: Block };

/** The usual text, and the short one if it is another. */
const textsOf = (rowsOf: (length: WordingLength) => readonly Row[]): Set<string> =>
  new Set(
    (['usual', 'short'] as const).map((length) =>
      rowsOf(length)
        .map(({ depth, sentence, end }) => `${'  '.repeat(depth)}${plain(sentence)}${end}`)
        .join('\n'),
    ),
  );

/**
 * Expects that texts are read as these effects, by what is printed alone.
 * @param effectsOf what a text of the card language does; undefined if it has an error
 */
function expectRead(
  printed: Iterable<string>,
  effects: Effects,
  { lang, words }: Language,
  effectsOf: (eco: string) => Effects | undefined,
): void {
  for (const text of printed) {
    const { drafts } = readDrafts(text, words, lang, printedFiles);
    expect(drafts.length).toBeGreaterThan(0);
    for (const { eco } of drafts)
      expect(normalEffect(effectsOf(eco)!, words), text).toEqual(normalEffect(effects, words));
  }
}

/** The tables of what is printed. */
const printedFiles: WordsFiles = (name) =>
  name.startsWith('printed') ? readFileSync(join(ROOT, 'words', `${name}.txt`), 'utf8') : undefined;

/** How many made-up programs and features `npm test` reads. */
const FEW = process.env.TEST_SHORT ? { numRuns: 60 } : {};
const FEW_FEATURES = process.env.TEST_SHORT ? { numRuns: 12 } : {};

/** The words of a set in a language. */
interface Language {
  lang: Lang;
  words: SpokenVocabulary;
}

/** What the bundled sets call their words in a language. */
const nounsIn = (lang: Lang): Map<string, FileNoun> =>
  new Map(
    readdirSync(join(ROOT, 'cards')).flatMap((set) => {
      const file = join(ROOT, 'cards', set, `words.${lang}.ftl`);
      return existsSync(file) ? [...readTranslation(readFileSync(file, 'utf8'), lang).nouns] : [];
    }),
  );

const languageOf = (vocabulary: Vocabulary, lang: Lang): Language => ({
  lang,
  words: { ...vocabulary, nouns: nounsIn(lang) },
});

const stepsIn =
  (words: Vocabulary) =>
  (eco: string): Effects | undefined => {
    const { steps, problems } = compileSteps(eco, words);
    return problems.some(({ severity }) => severity === 'error') ? undefined : { steps };
  };

/** The card or feature of a text that extends a set. */
function effectsIn(source: string, { id, chain }: ReadySet): Effects | undefined {
  const text = `set own "Own" extends ${id}\n${source}`;
  const { sets, problems } = compile([{ files: [{ file: 'own.eco', text }] }], [{ id, chain }]);
  const { cards, features } = sets[0].program;
  return problems.some(({ severity }) => severity === 'error') ? undefined : (cards[0] ?? features[0]);
}

const cardIn = (set: ReadySet) => (eco: string) =>
  effectsIn(`card 900 brown leaves 1 energy sun { ${eco} }`, set);
const featureIn = (feature: FeatureProgram, set: ReadySet) => (eco: string) =>
  effectsIn(featureSource({ ...feature, number: 900, triggers: [] }).replace(/\{\s*\}$/, `{ ${eco} }`), set);

const isByHand = (effects: Effects): boolean =>
  [effects.steps ?? [], ...(effects.triggers ?? []).map(({ steps }) => steps)]
    .flatMap(allSteps)
    .some(({ op }) => op === 'by-hand');

describe.each(LANGUAGES)('in %s', (lang) => {
  test.each(SETS.map(({ program, words, chain }) => ({ title: program.title, program, words, chain })))(
    'the text of every card and feature of $title is read as what it does',
    ({ program: { id, cards, features: all }, words: vocabulary, chain }) => {
      const language = languageOf(vocabulary, lang);
      const { words } = language;
      for (const card of cards.filter((one) => !isByHand(one)))
        expectRead(
          textsOf((length) => cardRows(card, words, lang, length)),
          card,
          language,
          card.triggers ? cardIn({ id, chain }) : stepsIn(words),
        );
      for (const feature of all)
        for (const pattern of ['in-words', 'drawn'] as const)
          expectRead(
            textsOf((length) => featureRows(feature, words, lang, pattern, length)),
            feature,
            language,
            featureIn(feature, { id, chain }),
          );
    },
  );

  test('the text of random programs is read as what they do', () => {
    const language = languageOf(WORDS, lang);
    const random = fc
      .sample(programs, { ...runs(10_000, 48), ...FEW })
      .filter((steps) => !isByHand({ steps }));
    for (const steps of random)
      expectRead(
        textsOf((length) => cardRows({ steps }, language.words, lang, length)),
        { steps },
        language,
        stepsIn(WORDS),
      );
  });

  test('the text of random features is read as what they do', () => {
    const language = languageOf(WORDS, lang);
    const all = fc.sample(features, { ...runs(1_000, 49), ...FEW_FEATURES }).filter((one) => !isByHand(one));
    const sound = all.filter((feature) => effectsIn(featureSource(feature), MORE_READY));
    expect(sound.length).toBeGreaterThan(all.length / 2);
    for (const feature of sound)
      expectRead(
        textsOf((length) => featureRows(feature, language.words, lang, 'in-words', length)),
        feature,
        language,
        featureIn(feature, MORE_READY),
      );
  });
});
