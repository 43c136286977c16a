/** Reads and compiles what a command was given, and tells problems the same way in every command. */
import { type Compiled, compile } from '../compiler/compile.ts';
import type { Problem } from '../compiler/problems.ts';
import type { Format } from './format.ts';
import { printJson, remark } from './output.ts';
import { showProblems, type Texts, tally, textsOf } from './problems/show.ts';
import { builtSet, isBuiltSource } from './sources/built.ts';
import type { Sources } from './sources/sources.ts';

/** Sets, compiled, with the texts they came from. */
export interface Checked extends Compiled {
  texts: Texts;
  /** Whether any problem is an error. */
  broken: boolean;
}

/** Compiles sets with all they may build on. */
export function checked(sources: Sources): Checked {
  const texts = sources.sets.filter((set) => !set.built);
  const { sets: compiledTexts, problems } = compile(
    texts,
    sources.known.filter((set) => !set.built),
  );
  const known = [...sources.sets, ...sources.known];
  const sets = sources.sets.map((set) =>
    isBuiltSource(set) ? builtSet(set, known) : compiledTexts[texts.indexOf(set)],
  );
  const files = [...sources.known, ...sources.sets].flatMap((set) => set.files);
  return { sets, problems, texts: textsOf(files), broken: problems.some(isError) };
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

const isError = (problem: Problem) => problem.severity === 'error';
