/** Compiled sets, and how commands report their problems alongside a result. */

import { dirname } from 'node:path';
import {
  applyCertainFixes,
  type Compiled,
  type CompiledSet,
  compile,
  type Problem,
  type SourceText,
} from '../../compiler/index.ts';
import { isError, mergeVocabulary, type SetProgram, UserError } from '../../program/index.ts';
import { loadSet } from '../../program/json/index.ts';
import type { Format } from '../terminal/command.ts';
import { CardErrors, escapeName, printJson, printStderr, shellWord } from '../terminal/output.ts';
import { type LinesByFile, problemsAndTally, textsOf } from '../terminal/problems/show.ts';
import { type Built, bundledSets, declaresSet, type NamedSource } from './catalogue.ts';
import { type Sources, sourcesOf, topSource } from './find.ts';
import { STDIN } from './read.ts';

/** Compiled sets, with their source texts. */
export interface Compilation extends Compiled {
  texts: LinesByFile;
  /** The id of the set of each file, also of the sets that the compiled ones could extend. */
  owners: ReadonlyMap<string, string>;
  /** Whether any problem is an error. */
  broken: boolean;
  /** Advice about errors that affect a set as a whole. */
  remarks: readonly string[];
}

/** Prints errors on standard error. Warnings alone are not printed. */
export function printErrorsToStderr({ problems, texts, unlisted, broken, remarks }: Compilation): void {
  if (!broken) return;
  const more = unlisted.filter((of) => of.errors > 0).map((of) => ({ ...of, warnings: 0 }));
  const errors = { problems: problems.filter(isError), unlisted: more, texts };
  printStderr(problemsAndTally(errors, process.stderr));
  for (const remark of remarks) printStderr(remark);
}

/**
 * Reports errors, in JSON as `{problems}`, with `unlisted` if there are more. Returns sets without errors.
 * @throws CardErrors if there are any
 */
export function refuseErrors(result: Compilation, format: Format): Compilation {
  if (format === 'json' && result.broken) printJson({ problems: result.problems, ...moreOf(result) });
  else printErrorsToStderr(result);
  if (result.broken) throw new CardErrors();
  return result;
}

/** The part of a JSON document with problems that counts those that are not listed, if any. */
export function moreOf({ unlisted }: Pick<Compilation, 'unlisted'>): Partial<Pick<Compilation, 'unlisted'>> {
  return unlisted.length > 0 ? { unlisted } : {};
}

/**
 * Compiles sets with all they may extend. Bundled sets without problems are compiled once, unless they are named and the places of
 * their steps have to be known. Errors in a set that is only extended are reported, too, because the sets on top of it then lack
 * cards.
 * @param hasPlaces whether to compile bundled sets from their texts, which knows the place of each step
 */
export function compileSources(sources: Sources, hasPlaces = false): Compilation {
  const known = [...sources.sets, ...sources.known];
  const isFresh = (set: NamedSource) => hasPlaces && sources.sets.includes(set);
  const readyOf = (set: NamedSource) => (isFresh(set) ? undefined : usable(set, known));
  const isText = (set: NamedSource) => !set.built && !readyOf(set);
  const sourcesToCompile = sources.sets.filter(isText);
  const extended = extendedBy(sourcesToCompile, known);
  const below = extended.filter((set) => isText(set) && !sourcesToCompile.includes(set));
  const extendable = sources.known
    .filter((set) => !set.built && !below.includes(set))
    .map((set) => {
      const ready = extended.includes(set) ? readyOf(set) : undefined;
      return ready ? { id: set.id, chain: ready.chain } : set;
    });
  const compiled = compile([...sourcesToCompile, ...below], extendable);
  const sets = sources.sets.map((set) =>
    set.built
      ? builtSet(set, set.built, known)
      : (readyOf(set) ?? compiled.sets[sourcesToCompile.indexOf(set)]),
  );
  const { problems, unlisted } = errorsOnlyIn(filesOf(below), compiled);
  const broken = problems.some(isError) || unlisted.some(({ errors }) => errors > 0);
  // Built sets have no problems, but words and drawings are searched for next to their files.
  const filesOfSet = ({ files, built }: NamedSource) => (built ? [{ file: built.file, text: '' }] : files);
  const owners = new Map(known.flatMap((set) => filesOfSet(set).map(({ file }) => [file, set.id] as const)));
  const remarks = broken ? standaloneRemarks(sets, problems) : [];
  const texts = textsOf(known.flatMap(filesOfSet));
  return { sets, problems, unlisted, texts, owners, broken, remarks };
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

/** The programs of the sets that a set extends; empty if they are missing or extend each other in a cycle. */
function chainBelow(
  { extends: extended }: NamedSource,
  known: readonly NamedSource[],
  asking: readonly NamedSource[],
): SetProgram[] {
  const base = known.find((set) => extended !== undefined && set.id === extended);
  if (!base || asking.includes(base)) return [];
  if (base.built) return builtSet(base, base.built, known, asking).chain;
  return compile(
    [base],
    known.filter((set) => !set.built),
  ).sets[0].chain;
}

/** Converts a built set to a compiled one. `known` has the sets that it may extend, built or not. */
export function builtSet(
  set: NamedSource,
  { file, json }: Built,
  known: readonly NamedSource[],
  asking: readonly NamedSource[] = [],
): CompiledSet {
  const { chain, problem } = loadSet(json, chainBelow(set, known, [...asking, set]));
  if (problem)
    throw new UserError(`${file} is not a built set: ${problem.path || 'as a whole'}: ${problem.message}.`);
  return {
    program: chain[chain.length - 1],
    chain,
    words: mergeVocabulary(chain.map(({ vocabulary }) => vocabulary)),
    scenarios: [],
    brokenScenarios: [],
    files: [file],
  };
}

/** The prefix of the codes of errors about names. */
const NAMES = 'ECO2';

/** For each file that lacks names and is in the folder of a set, a message that it was read without the rest of this set. */
export function standaloneRemarks(sets: readonly CompiledSet[], problems: readonly Problem[]): string[] {
  const withUnknownNames = new Set(
    problems.filter((one) => isError(one) && one.code.startsWith(NAMES)).map(({ file }) => file),
  );
  return sets.flatMap(({ program, files: [file = '', ...others] }) => {
    const isAlone = program.id === '' && others.length === 0 && file !== STDIN && withUnknownNames.has(file);
    if (!isAlone || !declaresSet(dirname(file))) return [];
    const folder = shellWord(dirname(file));
    return [
      `${escapeName(file)} was read without the other files of its set. Name their folder instead: ${folder}`,
    ];
  });
}

/** Applies certain fixes to the texts of sets. Returns the files that changed, and whether there were errors before. */
export function applyFixes(sources: Sources) {
  const before = new Map(
    sources.sets.flatMap((set) => set.files.map(({ file, text }) => [file, text] as const)),
  );
  let first: Compilation | undefined;
  const { applied, texts, result } = applyCertainFixes(before, (now) => {
    const compiled = compileSources(withTexts(sources, now), true);
    first ??= compiled;
    return compiled;
  });
  const changed = [...before].flatMap(([file, text]) => {
    const current = texts.get(file) ?? text;
    return current === text ? [] : [{ file, text, now: current }];
  });
  return { applied, changed, result, broken: (first ?? result).broken };
}

function withTexts({ sets, known }: Sources, texts: ReadonlyMap<string, string>): Sources {
  const nowOf = ({ file, text }: SourceText) => ({ file, text: texts.get(file) ?? text });
  const fresh = new Map(sets.map((set) => [set, { ...set, files: set.files.map(nowOf) }]));
  const now = (set: NamedSource) => fresh.get(set) ?? set;
  return { sets: sets.map(now), known: known.map(now) };
}

/** The sets that PATHs name; the whole bundled catalogue without any. Refuses unreadable files. */
export async function loadSets(paths: readonly string[]): Promise<Compilation> {
  return compileSources(sourcesOf(paths));
}

/** Like `loadSets`, with the position of each step. */
export async function loadTexts(paths: readonly string[]): Promise<Compilation> {
  return compileSources(sourcesOf(paths), true);
}

/** The one set to play a game with: the one among PATHs that builds on all others, or `DEFAULT_SET` without any. */
export async function loadPlayableSet(paths: readonly string[]): Promise<Compilation> {
  return compileSources(topSource(paths));
}

/** A playable set and all sets it extends. Refuses them if they have no cards: their games would be meaningless. */
export function chainWithCards({ sets: [{ chain }] }: Compilation): SetProgram[] {
  if (chain.some(({ cards, features }) => cards.length > 0 || features.length > 0)) return chain;
  throw new UserError(
    'There are no cards to play with: write one, or add `extends first-continent` to the set.',
  );
}

/** The bundled set with this id, if there is one. */
export async function loadBundledSet(id: string): Promise<Compilation | undefined> {
  const known = bundledSets();
  const sets = known.filter((set) => set.id === id);
  return sets.length > 0 ? compileSources({ sets, known }) : undefined;
}
