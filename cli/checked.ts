/** Compiled sets as commands are given them, and how their problems are told by commands whose result is something else. */
import type { Compiled } from '../compiler/compile.ts';
import type { Problem } from '../compiler/problems.ts';
import type { Format } from './format.ts';
import { printJson, remark } from './output.ts';
import { showProblems, type Texts, tally } from './problems/show.ts';

/** Sets, compiled, with the texts they came from. */
export interface Checked extends Compiled {
  texts: Texts;
  /** Whether any problem is an error. */
  broken: boolean;
}

/** Tells of errors on standard error, for commands whose result is something else. Warnings alone stay silent. */
export function remarkErrors({ problems, texts }: Checked): void {
  const errors = problems.filter(isError);
  if (errors.length === 0) return;
  remark(`${showProblems(errors, texts, process.stderr)}\n\n${tally(errors)}`);
}

/** For commands that cannot go on with errors: tells them, in JSON mode as `{problems}`. */
export function tellErrors(result: Checked, format: Format): void {
  if (format === 'json') printJson({ problems: result.problems });
  else remarkErrors(result);
}

export const isError = (problem: Problem) => problem.severity === 'error';
