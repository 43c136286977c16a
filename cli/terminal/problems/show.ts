/** Shows problems to people: the position, the message, the line with a mark under it, and a hint. */
import stringWidth from 'fast-string-width';
import type { Problem, Unlisted } from '../../../compiler/index.ts';
import { isError } from '../../../program/index.ts';
import { pluralize, unlistedText } from '../../../program/messages/index.ts';
import { escapeName, styled } from '../output.ts';

/** Texts by file name. */
export type TextsByFile = ReadonlyMap<string, string>;

/** The maximum number of characters of a source line that are shown. */
const WIDTH = 100;

/** The texts of some files, in which to show problems. */
export function textsByFile(files: Iterable<{ file: string; text: string }>): TextsByFile {
  return new Map([...files].map(({ file, text }) => [file, text]));
}

/** The problems of some files: those listed, and how many more each file has. */
export interface Problems {
  problems: readonly Problem[];
  unlisted?: readonly Unlisted[];
}

/** All problems, and how many of each file are not listed, separated by blank lines. */
export function showProblems({ problems, unlisted = [], texts }: Problems & { texts: TextsByFile }): string {
  const shown = problems.map((problem) => showProblem(problem, texts));
  const more = unlisted.map((one) => `${styled('bold', escapeName(one.file))}: ${unlistedText(one)}`);
  return [...shown, ...more].join('\n\n');
}

/** All problems, and below them how many there are. */
export const problemsAndTally = (listed: Problems & { texts: TextsByFile }): string =>
  `${showProblems(listed)}\n\n${tally(listed)}`;

/** The numbers of errors and warnings, including unlisted ones. */
export function countProblems({ problems, unlisted = [] }: Problems): { errors: number; warnings: number } {
  const listed = problems.filter(isError).length;
  return {
    errors: unlisted.reduce((sum, more) => sum + more.errors, listed),
    warnings: unlisted.reduce((sum, more) => sum + more.warnings, problems.length - listed),
  };
}

/** `1 error, 2 warnings`. */
export function tally(listed: Problems): string {
  const { errors, warnings } = countProblems(listed);
  return `${pluralize(errors, 'error')}, ${pluralize(warnings, 'warning')}`;
}

function showProblem(problem: Problem, texts: TextsByFile): string {
  const colour = problem.severity === 'error' ? 'red' : 'yellow';
  const label = styled([colour, 'bold'], `${problem.severity} ${problem.code}`);
  const lines = [`${whereOf(problem)}: ${label}: ${problem.message}`];
  lines.push(...excerpt(problem, texts, colour));
  if (problem.hint) lines.push(`${styled('cyan', '  hint:')} ${problem.hint}`);
  for (const place of problem.related ?? []) {
    lines.push(`${whereOf(place)}: ${styled('cyan', 'see')}: ${place.message}`);
    lines.push(...excerpt({ ...place, length: 1 }, texts, 'cyan'));
  }
  return lines.join('\n');
}

type Place = Pick<Problem, 'file' | 'line' | 'column'>;

const whereOf = ({ file, line, column }: Place): string =>
  styled('bold', `${escapeName(file)}:${line}:${column}`);

/** The source line with the mark below it; empty if the text is not known. */
function excerpt(
  mark: Place & { length: number },
  texts: TextsByFile,
  colour: 'red' | 'yellow' | 'cyan',
): string[] {
  const line = texts.get(mark.file)?.split('\n', mark.line)[mark.line - 1]?.replace(/\r$/, '');
  if (line === undefined) return [];
  // Shows only the part of a very long line around the mark.
  const cut = Math.max(0, Math.min(mark.column - 1 - WIDTH / 2, line.length - WIDTH));
  const start = mark.column - 1 - cut;
  const part = line.slice(cut, cut + WIDTH);
  const number = String(mark.line);
  const gutter = (text: string) => styled('dim', ` ${text.padStart(number.length)} │ `);
  const length = Math.max(1, Math.min(mark.length, part.length - start));
  const before = cut > 0 ? '… ' : '';
  const after = cut + WIDTH < line.length ? ' …' : '';
  const widthOf = (text: string) => stringWidth(printable(text));
  const blank = ' '.repeat(widthOf(before + part.slice(0, start)));
  const under = '^'.repeat(Math.max(1, widthOf(part.slice(start, start + length))));
  return [
    `${gutter(number)}${before}${printable(part)}${after}`,
    `${gutter('')}${blank}${styled(colour, under)}`,
  ];
}

/** Replaces tabs by one space, so that marks line up, and replaces control characters. */
const printable = (text: string): string => escapeName(text.replaceAll('\t', ' '));
