/** Compiled sets as commands are given them, and how their problems are told by commands whose result is something else. */
import type { Compiled, Problem } from '../../compiler/index.ts';
import type { Format } from '../terminal/format.ts';
import { printJson, printStderr } from '../terminal/output.ts';
import { showProblems, type Texts, tally } from '../terminal/problems/show.ts';

/** Sets, compiled, with the texts they came from. */
export interface Compilation extends Compiled {
  texts: Texts;
  /** Whether any problem is an error. */
  broken: boolean;
}

/** Tells of errors on standard error, for commands whose result is something else. Warnings alone stay silent. */
export function remarkErrors({ problems, texts, unlisted, broken }: Compilation): void {
  if (!broken) return;
  const errors = problems.filter(isError);
  const more = unlisted.filter((of) => of.errors > 0).map((of) => ({ ...of, warnings: 0 }));
  printStderr(`${showProblems(errors, texts, process.stderr, more)}\n\n${tally(errors, more)}`);
}

/** For commands that cannot go on with errors: tells them, in JSON mode as `{problems}`, with `unlisted` if there are more. */
export function tellErrors(result: Compilation, format: Format): void {
  if (format === 'json') printJson({ problems: result.problems, ...moreOf(result) });
  else remarkErrors(result);
}

/** For a JSON document with problems: how many more there are, if there are any. */
export function moreOf({ unlisted }: Pick<Compilation, 'unlisted'>): Partial<Pick<Compilation, 'unlisted'>> {
  return unlisted.length > 0 ? { unlisted } : {};
}

export const isError = (problem: Problem) => problem.severity === 'error';
