/** Answers `ecos say`. */
import { type WordsAnswer, wordsAnswer } from '../../language/index.ts';
import type { Lang } from '../../print/wording/index.ts';
import { loadPlayableSet } from '../load/compile.ts';
import { readStdin } from '../load/read.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import type { Answer } from '../terminal/command.ts';
import { indented, styled } from '../terminal/output.ts';

/**
 * All that a text can mean, in the words of the set at a path; exit code 1 unless it is one thing.
 * @param text `-` reads standard input
 */
export async function sayWords(text: string, path: string | undefined, lang: Lang): Promise<Answer> {
  const { result, warnings } = await inLanguage(lang, await loadPlayableSet(path ? [path] : []));
  printWarnings(warnings);
  const answer = wordsAnswer(text === '-' ? readStdin().text : text, result.sets[0].words, lang);
  return {
    json: answer,
    text: answerText(answer),
    isWrong: answer.readings.length !== 1 || answer.stopped !== null,
  };
}

function answerText({ text, readings, stopped, meant = [] }: WordsAnswer): string {
  const parts = [
    ...meant.map(({ at, length, word }) => `\`${text.slice(at, at + length)}\` is read as \`${word}\`.`),
    ...(readings.length > 1 ? [`This can mean ${readings.length} things:`] : []),
    ...readings.flatMap(({ eco, text: rules, left }) => [
      styled('bold', eco),
      indented(rules),
      ...left.map(({ at, length }) => `Left out: ${text.slice(at, at + length)}`),
    ]),
    ...(stopped ? stoppedParts(text, stopped) : []),
  ];
  return parts.join('\n\n');
}

/** The line of the word where reading stopped, with a mark below the word, and why. */
function stoppedParts(
  text: string,
  { at, length, why, nearest }: NonNullable<WordsAnswer['stopped']>,
): string[] {
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const [line = ''] = text.slice(from).split('\n');
  const mark = `${' '.repeat(at - from)}${styled('red', '^'.repeat(Math.max(1, length)))}`;
  return [
    `${line}\n${mark}\n${why[0]!.toUpperCase()}${why.slice(1)}.`,
    ...(nearest ? ['What can be said:', styled('bold', nearest.eco), indented(nearest.text)] : []),
  ];
}
