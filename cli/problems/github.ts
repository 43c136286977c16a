import type { Problem } from '../../compiler/problems.ts';
import { withoutControls } from '../harmless.ts';

/** Problems as GitHub's workflow commands, one line each: they appear as annotations beside the changed lines. */
export function githubProblems(problems: readonly Problem[]): string {
  return problems.map(annotation).join('\n');
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

/** What GitHub would take for syntax in a message. */
function escaped(text: string): string {
  return withoutControls(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
