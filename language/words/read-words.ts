/** What a person's sentences mean in the card language: all readings with their rules text, or where reading stopped. */
import {
  cardAround,
  compileEffect,
  type Readings,
  readSentences,
  type TextPart,
  type Translate,
  whyUnread,
} from '../../compiler/index.ts';
import { formatFile } from '../../grammar/index.ts';
import { findNoun, type Lang, rulesText, type SpokenVocabulary } from '../../print/face/index.ts';
import { ENGINE_THINGS, effectSteps, hasImpact, UserError } from '../../program/index.ts';

/** One thing that a text can mean. */
interface WordsReading {
  /** In the card language. */
  eco: string;
  /** The rules text of a card with that effect. */
  text: string;
  /** Whether such a card is an Impact card (R10.4). */
  impact: boolean;
  /** The parts of the text that say nothing of the effect. */
  left: TextPart[];
}

/** What a text means. */
export interface WordsAnswer {
  text: string;
  lang: Lang;
  /** Each does something else; empty if the text was not read to its end. */
  readings: WordsReading[];
  /** The first word that was not read, and the nearest thing that can be said. */
  stopped: null | (TextPart & { word: string; why: string; nearest: null | { eco: string; text: string } });
  /** Misspelt words, and what each was taken for; absent if there are none. */
  meant?: (TextPart & { word: string })[];
}

/**
 * Reads a person's text with the words of a set, and what these are called in the language of the text. The same text is always
 * read the same way.
 * @throws UserError for a language without a table of wordings
 */
export function wordsAnswer(text: string, words: SpokenVocabulary, lang: Lang): WordsAnswer {
  const found = readSentences(text, words, {
    lang,
    translate: translateNames(words, lang),
  });
  if (!found) throw new UserError(`Sentences are not read in ${JSON.stringify(lang)}.`);
  const readings = found.readings.map(({ eco, left }) => ({
    ...inWords(eco, words, lang)!,
    left: [...left],
  }));
  return {
    text,
    lang,
    readings,
    stopped: readings.length > 0 && !found.isCut ? null : stopOf(text, found, words, lang),
    ...(found.meant.length > 0 && { meant: found.meant }),
  };
}

/** What the names of a set are in a language, and those words of the landscape that it calls something else. */
export const translateNames =
  (words: SpokenVocabulary, lang: Lang): Translate =>
  (id) =>
    words.nouns?.get(id) ?? (ENGINE_IDS.has(id) ? undefined : findNoun(words, lang, id));
const ENGINE_IDS: ReadonlySet<string> = new Set(ENGINE_THINGS.map((name) => `thing-${name}`));

/** Text of the card language as it is written in a file, and its rules text; undefined if it has a mistake. */
function inWords(eco: string, words: SpokenVocabulary, lang: Lang) {
  const { program } = compileEffect(eco, words);
  if (!program) return undefined;
  return {
    eco: laidOut(eco, words),
    text: rulesText(program, words, lang),
    impact: effectSteps(program).some((steps) => hasImpact(steps)),
  };
}

/** The lines between the braces of a card with this effect, without their indentation and the last semicolon. */
function laidOut(eco: string, words: SpokenVocabulary): string {
  const formatted = formatFile('', cardAround(eco, words));
  if (!('text' in formatted)) return eco;
  const [, inside = eco] = /\{\n(.*)\n\}/s.exec(formatted.text) ?? [];
  return inside.replaceAll(/^ {2}/gm, '').replace(/;$/, '');
}

function stopOf(text: string, found: Readings, words: SpokenVocabulary, lang: Lang): WordsAnswer['stopped'] {
  const [stop] = found.stops;
  const at = stop?.at ?? text.length - text.trimStart().length;
  const word = stop ? text.slice(at, at + stop.length) : /^\S*/.exec(text.trimStart())![0];
  const otherwise = word === '' ? 'there is nothing to read' : whyUnread(found, words);
  const unknown = stop?.isLong
    ? 'this sentence is too long: say it in several'
    : `\`${word}\` is not understood here`;
  const why = stop ? unknown : otherwise;
  const { eco, text: says } = (stop && found.rest !== '' && inWords(found.rest, words, lang)) || {};
  const nearest = eco !== undefined && says !== undefined ? { eco, text: says } : null;
  return { at, length: word.length, word, why, nearest };
}
