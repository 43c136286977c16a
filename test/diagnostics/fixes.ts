/** The problems of wrong texts, and the texts after their fixes, for the table `fixes.txt`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advise } from '../../cli/load/advise.ts';
import { compile, compileSteps, type Problem } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';
import { BASE, compileText } from '../base-set.ts';

const WORDS = compile([BASE]).sets[0].words;
const DECLARES = /^(\/|#|set|element|animal|marker|hand|layout|card|feature|scenario|crad)s?\b/i;

/**
 * The problems of a text, which holds only steps unless it begins with a declaration. `⏎` in the text is a line break.
 */
export function problemsIn(text: string): readonly Problem[] {
  const lines = text.replaceAll('⏎', '\n');
  return DECLARES.test(text)
    ? compileText(lines).problems
    : compileSteps(lines, WORDS, '', { advise }).problems;
}

/** A problem's text without its position. */
export const descriptionOf = ({ code, message, hint }: Problem): string =>
  `${code} ${message}${hint ? ` (${hint})` : ''}`;

/** The table's lines for a text: each problem, and the text after each fix, marked `!` if the fix is certain. */
export function fixesOf(text: string): { lines: string[]; after: { problem: Problem; text: string }[] } {
  const after: { problem: Problem; text: string }[] = [];
  const lines = problemsIn(text).flatMap((problem) => {
    const fixed = (problem.fixes ?? []).map(({ edits, certain }) => {
      const now = withEdits(text.replaceAll('⏎', '\n'), edits).replaceAll('\n', '⏎');
      after.push({ problem, text: now });
      return `  ${certain ? '!' : '?'} ${now}`;
    });
    return [`  ${problem.line}:${problem.column} ${descriptionOf(problem)}`, ...fixed];
  });
  return { lines, after };
}

/**
 * Reads the table `fixes.txt`: wrong texts, each followed by its problems and, after each problem, the text after each
 * fix.
 */
export function fixesTable(): [text: string, lines: string[]][] {
  return readFileSync(join(import.meta.dirname, 'fixes.txt'), 'utf8')
    .split('\n\n')
    .filter((block) => !block.startsWith('# '))
    .map((block) => {
      const [text, ...lines] = block.trimEnd().split('\n');
      return [text, lines];
    });
}
