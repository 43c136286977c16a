/** Compiled sets, and how commands report their problems alongside a result. */
import type { Compiled } from '../../compiler/index.ts';
import { isError } from '../../program/index.ts';
import type { Format } from '../terminal/options.ts';
import { printJson, printStderr } from '../terminal/output.ts';
import { type LinesByFile, showProblems, tally } from '../terminal/problems/show.ts';

/** Compiled sets, with their source texts. */
export interface Compilation extends Compiled {
  texts: LinesByFile;
  /** Whether any problem is an error. */
  broken: boolean;
  /** Advice about errors that affect a set as a whole. */
  remarks?: readonly string[];
}

/** Prints errors on standard error. Warnings alone are not printed. */
export function printErrorsToStderr({ problems, texts, unlisted, broken, remarks = [] }: Compilation): void {
  if (!broken) return;
  const more = unlisted.filter((of) => of.errors > 0).map((of) => ({ ...of, warnings: 0 }));
  const errors = { problems: problems.filter(isError), unlisted: more, texts };
  printStderr(`${showProblems(errors, process.stderr)}\n\n${tally(errors)}`);
  for (const remark of remarks) printStderr(remark);
}

/**
 * Whether errors stop a command. They are then reported: in JSON as `{problems}`, with `unlisted` if there are more.
 */
export function stoppedByErrors(result: Compilation, format: Format): boolean {
  if (format === 'json' && result.broken) printJson({ problems: result.problems, ...moreOf(result) });
  else printErrorsToStderr(result);
  return result.broken;
}

/** The part of a JSON document with problems that counts those that are not listed, if any. */
export function moreOf({ unlisted }: Pick<Compilation, 'unlisted'>): Partial<Pick<Compilation, 'unlisted'>> {
  return unlisted.length > 0 ? { unlisted } : {};
}
