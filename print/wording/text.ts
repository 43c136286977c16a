/** The rules text of steps, made from the program, so that a card's text matches what the engine does. */
import {
  type Block,
  type CardProgram,
  type FeatureProgram,
  isFeature,
  UserError,
} from '../../program/index.ts';
import type { Printable } from '../printable.ts';
import { WordingContext } from './context.ts';
import { rowsOfBenefit, rowsOfFeature, rowsOfTriggers } from './features.ts';
import type { Lang, WordingLength, Words } from './language.ts';
import { plain, type Row } from './parts.ts';
import { lettered } from './rings.ts';
import { stepRows } from './rows.ts';
import { withSentences } from './sentences.ts';
import { translator } from './translation/translator.ts';

/** The rows of a card's text in a language, with icons in them: its steps, then its triggers. */
export function cardRows(
  card: Pick<CardProgram, 'steps' | 'triggers'>,
  words: Words,
  lang: Lang = words?.lang ?? 'en',
  length?: WordingLength,
): Row[] {
  const wording = new WordingContext(words, { lang, length, effect: card.steps });
  return lettered([...stepRows(card.steps, wording), ...rowsOfTriggers(card, wording)]);
}

/** The rows of a Landscape Feature's text; they describe its pattern only if it is not drawn, or drawn too small. */
export function featureRows(
  feature: FeatureProgram,
  words: Words,
  lang: Lang = words?.lang ?? 'en',
  pattern: 'in-words' | 'drawn' = 'in-words',
  length?: WordingLength,
): Row[] {
  const rows = pattern === 'drawn' ? rowsOfBenefit : rowsOfFeature;
  return lettered(rows(feature, new WordingContext(words, { lang, length })));
}

/** The rows of a card or feature, whose sentences by hand are in the language of the words. */
export function printedRows(
  card: Printable,
  words: Words,
  lang?: Lang,
  pattern?: 'in-words' | 'drawn',
  length?: WordingLength,
): Row[] {
  const spoken = withSentences(words, [card]);
  return isFeature(card)
    ? featureRows(card, spoken, lang, pattern, length)
    : cardRows(card, spoken, lang, length);
}

/** Refuses arguments that are not the words of a set, which only an untyped program can pass. */
export function checkVocabulary(call: string, words: Words): void {
  if (!Array.isArray(Object(words).animals))
    throw new UserError(`${call} expects the words of a compiled set, as in \`sets[0].words\``);
}

/**
 * The text in plain words: one sentence per line, with two more spaces before the lines of an inner block.
 * @param effect the whole effect, if these are some of its steps: they may mean things that others name
 */
export function stepsText(
  steps: Block,
  words: Words,
  lang: Lang = words?.lang ?? 'en',
  length?: WordingLength,
  effect?: Block,
): string {
  return rowsText(words, 'stepsText', 'the steps of a compiled card', () =>
    lettered(stepRows(steps, new WordingContext(words, { lang, length, effect: effect ?? steps }))),
  );
}

/** The text of a Landscape Feature in plain words, laid out like that of steps. */
export const featureText = (
  feature: FeatureProgram,
  words: Words,
  lang: Lang = words?.lang ?? 'en',
): string =>
  rowsText(words, 'featureText', 'a compiled Landscape Feature', () => featureRows(feature, words, lang));

/** The text of a card or Landscape Feature, laid out like that of steps. */
export const rulesText = (card: Printable, words: Words, lang: Lang = words?.lang ?? 'en'): string =>
  rowsText(words, 'rulesText', 'a compiled card', () => printedRows(card, words, lang));

/** The meaning of an Impact card (R10.4), shown below its text. */
export function impactText(lang: Lang): string {
  return plain(translator(lang).say('impact-means'));
}

/** @param expected what the call refuses anything else than, which only an untyped program can pass: its parts are not checked */
function rowsText(words: Words, call: string, expected: string, rowsOf: () => readonly Row[]): string {
  checkVocabulary(call, words);
  try {
    return rowsOf()
      .map(({ depth, sentence, end }) => `${'  '.repeat(depth)}${plain(sentence)}${end}`)
      .join('\n');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw Object.assign(new UserError(`${call} expects ${expected}`), { cause: error });
  }
}
