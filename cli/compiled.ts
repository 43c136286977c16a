/** Compiles what was read: the one door to the compiler for sets of a command. */
import { compile } from '../compiler/compile.ts';
import { type Checked, isError } from './checked.ts';
import { textsOf } from './problems/show.ts';
import { builtSet, isBuiltSource } from './sources/built.ts';
import type { Sources } from './sources/sources.ts';

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
