/** Compiles what was read: the one door to the compiler for sets of a command. */
import { type CompiledSet, compile } from '../../compiler/index.ts';
import { textsOf } from '../terminal/problems/show.ts';
import { type Compilation, isError } from './compilation.ts';
import { builtSet, isBuiltSource } from './sources/built.ts';
import type { NamedSource } from './sources/catalogue.ts';
import type { Sources } from './sources/sources.ts';

/** Compiles sets with all they may build on. Those that are ready already, and have no problem, are taken as they are. */
export function compileSources(sources: Sources): Compilation {
  const known = [...sources.sets, ...sources.known];
  const readyOf = (set: NamedSource) => usable(set.ready, known);
  const texts = sources.sets.filter((set) => !set.built && !readyOf(set));
  const bundled = sources.known
    .filter((set) => !set.built)
    .map((set) => {
      const ready = readyOf(set);
      return ready ? { id: set.id, chain: ready.chain } : set;
    });
  const { sets: compiledTexts, problems, unlisted } = compile(texts, bundled);
  const sets = sources.sets.map((set) =>
    isBuiltSource(set) ? builtSet(set, known) : (readyOf(set) ?? compiledTexts[texts.indexOf(set)]),
  );
  const files = known.flatMap((set) => set.files);
  const broken = problems.some(isError) || unlisted.some(({ errors }) => errors > 0);
  return { sets, problems, unlisted, texts: textsOf(files), broken };
}

/** What was compiled before, if the sets it extends are still those found by their names: others may come first now. */
function usable(ready: CompiledSet | undefined, known: readonly NamedSource[]): CompiledSet | undefined {
  const now = (id: string) => known.find((other) => other.id === id)?.ready?.program;
  return ready?.chain.every((program) => program === now(program.id)) ? ready : undefined;
}
