/** Shows problems to people: the position, the message, the line with a mark under it, and a hint. */

import stringWidth from 'fast-string-width';
import type { Problem, Unlisted } from '../../../compiler/index.ts';
import { isError } from '../../../program/index.ts';
import { pluralize, unlistedText } from '../../../program/messages/index.ts';
import { escapeName, styled } from '../output.ts';

/** The lines of texts by file name. */
export type LinesByFile = ReadonlyMap<string, readonly string[]>;

/** The maximum number of characters of a source line that are shown. */
const WIDTH = 100;

/** The lines of some files, in which to show problems. */
export function textsOf(files: Iterable<{ file: string; text: string }>): LinesByFile {
  return new Map([...files].map(({ file, text }) => [file, text.split(/\r?\n/)]));
}

/** The problems of some files: those listed, and how many more each file has. */
export interface Problems {
  problems: readonly Problem[];
  unlisted?: readonly Unlisted[];
}

/** All problems, and how many of each file are not listed, separated by blank lines. */
export function showProblems(
  { problems, unlisted = [], texts }: Problems & { texts: LinesByFile },
  stream: NodeJS.WritableStream = process.stdout,
): string {
  const shown = problems.map((problem) => showProblem(problem, texts, stream));
  return [...shown, ...unlisted.map((more) => showUnlisted(more, stream))].join('\n\n');
}

/** All problems, and below them how many there are. */
export const problemsAndTally = (
  listed: Problems & { texts: LinesByFile },
  stream?: NodeJS.WritableStream,
): string => `${showProblems(listed, stream)}\n\n${tally(listed)}`;

/** `a.eco: 3 more errors are not listed`. */
function showUnlisted(more: Unlisted, stream: NodeJS.WritableStream): string {
  return `${styled('bold', more.file, stream)}: ${unlistedText(more)}`;
}

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

function showProblem(problem: Problem, texts: LinesByFile, stream: NodeJS.WritableStream): string {
  const colour = problem.severity === 'error' ? 'red' : 'yellow';
  const label = styled([colour, 'bold'], `${problem.severity} ${problem.code}`, stream);
  const lines = [`${whereOf(problem, stream)}: ${label}: ${problem.message}`];
  lines.push(...excerpt(problem, texts, colour, stream));
  if (problem.hint) lines.push(`${styled('cyan', '  hint:', stream)} ${problem.hint}`);
  for (const place of problem.related ?? []) {
    lines.push(`${whereOf(place, stream)}: ${styled('cyan', 'see', stream)}: ${place.message}`);
    lines.push(...excerpt({ ...place, length: 1 }, texts, 'cyan', stream));
  }
  return lines.join('\n');
}

interface Mark {
  file: string;
  line: number;
  column: number;
  length: number;
}

function whereOf(place: Omit<Mark, 'length'>, stream: NodeJS.WritableStream): string {
  return styled('bold', `${escapeName(place.file)}:${place.line}:${place.column}`, stream);
}

/** The source line with the mark below it; empty if the text is not known. */
function excerpt(
  mark: Mark,
  texts: LinesByFile,
  colour: 'red' | 'yellow' | 'cyan',
  stream: NodeJS.WritableStream,
): string[] {
  const line = texts.get(mark.file)?.[mark.line - 1];
  if (line === undefined) return [];
  // Shows only the part of a very long line around the mark.
  const cut = Math.max(0, Math.min(mark.column - 1 - WIDTH / 2, line.length - WIDTH));
  const start = mark.column - 1 - cut;
  const part = line.slice(cut, cut + WIDTH);
  const number = String(mark.line);
  const gutter = (text: string) => styled('dim', ` ${text.padStart(number.length)} │ `, stream);
  const length = Math.max(1, Math.min(mark.length, part.length - start));
  const before = cut > 0 ? '… ' : '';
  const after = cut + WIDTH < line.length ? ' …' : '';
  const blank = ' '.repeat(stringWidth(printable(before + part.slice(0, start))));
  const under = styled(
    colour,
    '^'.repeat(Math.max(1, stringWidth(printable(part.slice(start, start + length))))),
    stream,
  );
  return [`${gutter(number)}${before}${printable(part)}${after}`, `${gutter('')}${blank}${under}`];
}

/** Replaces tabs by one space, so that marks line up, and replaces control characters. */
function printable(text: string): string {
  return escapeName(text.replaceAll('\t', ' '));
}
