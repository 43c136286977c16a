/** Problems as annotations on GitHub. */
import type { Problem, Unlisted } from '../../../compiler/index.ts';
import { unlistedText } from '../../../program/messages/index.ts';
import { escapeName } from '../output.ts';

/** Problems as GitHub's workflow commands, one line each: they appear as annotations next to the changed lines. */
export function githubProblems(problems: readonly Problem[], unlisted: readonly Unlisted[] = []): string {
  return [...problems.map(annotation), ...unlisted.flatMap(unlistedLines)].join('\n');
}

/** Reports how many problems of a file are not listed. */
function unlistedLines({ file, errors, warnings }: Unlisted): string[] {
  const counts = [
    { severity: 'error', errors, warnings: 0 },
    { severity: 'warning', errors: 0, warnings },
  ].filter((one) => one.errors + one.warnings > 0);
  return counts.map((one) => `::${one.severity} file=${property(file)}::${unlistedText(one)}`);
}

function annotation(problem: Problem): string {
  const properties = {
    file: problem.file,
    line: problem.line,
    col: problem.column,
    endColumn: problem.column + problem.length,
    title: problem.code,
  };
  const list = Object.entries(properties).map(([key, value]) => `${key}=${property(`${value}`)}`);
  const text = problem.hint ? `${problem.message}\n${problem.hint}` : problem.message;
  return `::${problem.severity} ${list.join(',')}::${escaped(text)}`;
}

/** Escapes characters in a message that have a meaning in GitHub's syntax, and replaces control characters, colours included. */
const escaped = (text: string): string => text.replaceAll('%', '%25').split('\n').map(escapeName).join('%0A');

const property = (text: string): string => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
