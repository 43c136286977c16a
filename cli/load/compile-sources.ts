/** Compiles the sets of a command. */
import { type Compiled, type CompiledSet, compile, type ReadySet } from '../../compiler/index.ts';
import { textsOf } from '../terminal/problems/show.ts';
import { type Compilation, isError } from './compilation.ts';
import { builtSet } from './sources/built.ts';
import { isBuiltSource } from './sources/built-source.ts';
import type { NamedSource } from './sources/catalogue.ts';
import type { Sources } from './sources/sources.ts';

/** Compiles sets of texts; `extendable` are those that may be extended besides, from text or compiled before. */
export type CompileTexts = (
  sources: readonly NamedSource[],
  extendable: readonly (NamedSource | ReadySet)[],
) => Compiled;

/** Compiles sets with all they may extend. Cached sets, which have no problems, are used unchanged. */
export function compileSources(sources: Sources, compileTexts: CompileTexts = compile): Compilation {
  const known = [...sources.sets, ...sources.known];
  const cachedOf = (set: NamedSource) => usable(set.cached, known);
  const texts = sources.sets.filter((set) => !set.built && !cachedOf(set));
  const extendable = sources.known
    .filter((set) => !set.built)
    .map((set) => {
      const cached = cachedOf(set);
      return cached ? { id: set.id, chain: cached.chain } : set;
    });
  const { sets: compiled, problems, unlisted } = compileTexts(texts, extendable);
  const sets = sources.sets.map((set) =>
    isBuiltSource(set) ? builtSet(set, known) : (cachedOf(set) ?? compiled[texts.indexOf(set)]),
  );
  const broken = problems.some(isError) || unlisted.some(({ errors }) => errors > 0);
  // No problem has its place in a built set, but words and drawings are looked for beside its file.
  const files = known.flatMap(({ files, built }) => (built ? [{ file: built.file, text: '' }] : files));
  return { sets, problems, unlisted, texts: textsOf(files), broken };
}

/** A cached set, if the sets it extends are still those that their names lead to: others may come first now. */
function usable(cached: CompiledSet | undefined, known: readonly NamedSource[]): CompiledSet | undefined {
  const now = (id: string) => known.find((other) => other.id === id)?.cached?.program;
  return cached?.chain.every((program) => program === now(program.id)) ? cached : undefined;
}
