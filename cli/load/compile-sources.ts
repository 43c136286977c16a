/** Compiles the sets of a command. */
import { type Compiled, type CompiledSet, compile, compileWithPlaces } from '../../compiler/index.ts';
import { isError } from '../../program/index.ts';
import { textsOf } from '../terminal/problems/show.ts';
import { readAlone } from './alone.ts';
import type { Compilation } from './compilation.ts';
import { builtSet } from './sources/built.ts';
import { isBuiltSource } from './sources/built-source.ts';
import type { NamedSource } from './sources/catalogue.ts';
import type { Sources } from './sources/sources.ts';

/**
 * Compiles sets with all they may extend. Bundled sets without problems are compiled once, unless they are named and the places of
 * their steps have to be known. Errors in a set that is only extended are reported, too, because the sets on top of it then lack
 * cards.
 * @param hasPlaces whether to note the place of each step in the text
 */
export function compileSources(sources: Sources, hasPlaces = false): Compilation {
  const known = [...sources.sets, ...sources.known];
  const isFresh = (set: NamedSource) => hasPlaces && sources.sets.includes(set);
  const readyOf = (set: NamedSource) => (isFresh(set) ? undefined : usable(set, known));
  const isText = (set: NamedSource) => !set.built && !readyOf(set);
  const texts = sources.sets.filter(isText);
  const extended = extendedBy(texts, known);
  const below = extended.filter((set) => isText(set) && !texts.includes(set));
  const extendable = sources.known
    .filter((set) => !set.built && !below.includes(set))
    .map((set) => {
      const ready = extended.includes(set) ? readyOf(set) : undefined;
      return ready ? { id: set.id, chain: ready.chain } : set;
    });
  const compiled = (hasPlaces ? compileWithPlaces : compile)([...texts, ...below], extendable);
  const sets = sources.sets.map((set) =>
    isBuiltSource(set) ? builtSet(set, known) : (readyOf(set) ?? compiled.sets[texts.indexOf(set)]),
  );
  const { problems, unlisted } = errorsOnlyIn(filesOf(below), compiled);
  const broken = problems.some(isError) || unlisted.some(({ errors }) => errors > 0);
  // Built sets have no problems, but words and drawings are searched for next to their files.
  const files = known.flatMap(({ files, built }) => (built ? [{ file: built.file, text: '' }] : files));
  const remarks = broken ? readAlone(sets, problems) : [];
  return { sets, problems, unlisted, texts: textsOf(files), broken, ...(remarks.length > 0 && { remarks }) };
}

/** The sets that some sets extend, directly or indirectly. */
function extendedBy(sets: readonly NamedSource[], known: readonly NamedSource[]): NamedSource[] {
  const found = new Set<NamedSource>();
  // Those that are added in the loop are visited, too.
  for (const list of [sets, found]) {
    for (const { extends: id } of list) {
      const base = known.find((other) => id !== undefined && other.id === id);
      if (base) found.add(base);
    }
  }
  return [...found];
}

const filesOf = (sets: readonly NamedSource[]) =>
  new Set(sets.flatMap(({ files }) => files.map(({ file }) => file)));

/** The problems, without the warnings in these files. */
function errorsOnlyIn(
  files: ReadonlySet<string>,
  { problems, unlisted }: Compiled,
): Pick<Compiled, 'problems' | 'unlisted'> {
  return {
    problems: problems.filter((problem) => isError(problem) || !files.has(problem.file)),
    unlisted: unlisted
      .map((more) => (files.has(more.file) ? { ...more, warnings: 0 } : more))
      .filter(({ errors, warnings }) => errors + warnings > 0),
  };
}

/** A set that is ready, unless one of the sets it extends is now shadowed by another set of the same id. */
function usable(set: NamedSource, known: readonly NamedSource[]): CompiledSet | undefined {
  const ready = set.ready?.();
  const programOf = (id: string) => known.find((other) => other.id === id)?.ready?.()?.program;
  return ready?.chain.every((program) => program === programOf(program.id)) ? ready : undefined;
}
