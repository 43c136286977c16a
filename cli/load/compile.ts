/** Compiled sets, and how commands report their problems alongside a result. */
import { dirname } from 'node:path';
import {
  applyCertainFixes,
  type Compiled,
  type CompiledSet,
  compileOnDemand,
  inPlaceOrder,
  newMemory,
  type Problem,
  type SourceText,
} from '../../compiler/index.ts';
import { isError, mergeVocabulary, type SetProgram, UserError } from '../../program/index.ts';
import { loadSet } from '../../program/json/index.ts';
import { STDIN } from '../files/read.ts';
import type { Format } from '../terminal/command.ts';
import { CardErrors, escapeName, printJson, printStderr, shellWord } from '../terminal/output.ts';
import { problemsAndTally, type TextsByFile, textsByFile } from '../terminal/problems/show.ts';
import { advise } from './advise.ts';
import { type Built, bundledSets, declaresSet, type NamedSource, sourcePaths } from './catalogue.ts';
import { findSources, type Sources, topSource } from './find.ts';

/** Compiled sets, with their source texts. */
export interface Compilation extends Compiled {
  texts: TextsByFile;
  /** The id of the set of each file, also of the sets that the compiled ones could extend. */
  owners: ReadonlyMap<string, string>;
  /** Whether any problem is an error. */
  broken: boolean;
  /** Advice about errors that affect a set as a whole. */
  remarks: readonly string[];
}

/** Prints errors on standard error. Warnings alone are not printed. */
export function printErrorsToStderr(result: Compilation): void {
  if (!result.broken) return;
  printStderr(problemsAndTally({ ...errorsOf(result), texts: result.texts }));
  for (const remark of result.remarks) printStderr(remark);
}

/**
 * Reports errors, in JSON as `{problems}`, with `unlisted` if there are more. Returns sets without errors.
 * @throws CardErrors if there are any
 */
export function refuseErrors(result: Compilation, format: Format): Compilation {
  if (format === 'json' && result.broken) printJson({ problems: result.problems, ...restCounts(result) });
  else printErrorsToStderr(result);
  if (result.broken) throw new CardErrors();
  return result;
}

/** The part of a JSON document with problems that counts those that are not listed, if any. */
export function restCounts({ unlisted }: Pick<Compilation, 'unlisted'>) {
  return unlisted.length > 0 ? { unlisted } : {};
}

/** What was compiled before: a set that is the same object, as the bundled ones are, is not compiled again. */
const memory = newMemory({ advise });

/**
 * Compiles sets with all they may extend. Errors in a set that is only extended are reported, too, because the sets on top of it
 * then lack cards; its warnings are not.
 */
export function compileSources(sources: Sources): Compilation {
  const all = [...sources.sets, ...sources.known];
  const named = sources.sets.filter(({ built }) => !built);
  const below = extendedBy(named, all).filter((set) => !set.built && !named.includes(set));
  const compiledOf = compileOnDemand(
    [...named, ...below],
    sources.known.filter(({ built }) => !built),
    memory,
  );
  const compiled = [...named.map(compiledOf), ...below.map((set) => errorsOf(compiledOf(set)))];
  const problems = inPlaceOrder(compiled.flatMap((one) => one.problems));
  const unlisted = compiled.flatMap((one) => one.unlisted);
  const sets = sources.sets.map((set) => (set.built ? builtSet(set, set.built, all) : compiledOf(set).set));
  const broken = problems.some(isError) || unlisted.some(({ errors }) => errors > 0);
  const owners = new Map(all.flatMap((set) => sourcePaths(set).map((file) => [file, set.id] as const)));
  const remarks = broken ? standaloneRemarks(sets, problems) : [];
  return {
    sets,
    problems,
    unlisted,
    texts: textsByFile(all.flatMap(({ files }) => files)),
    owners,
    broken,
    remarks,
  };
}

/** The sets that some sets extend, directly or indirectly. */
function extendedBy(sets: readonly NamedSource[], known: readonly NamedSource[]): NamedSource[] {
  const found = new Set<NamedSource>();
  // Those that are added in the loop are visited, too.
  for (const list of [sets, found]) {
    for (const set of list) {
      const base = known.find(({ id }) => id === set.extends);
      if (base) found.add(base);
    }
  }
  return [...found];
}

/** Problems without the warnings. */
const errorsOf = ({ problems, unlisted }: Pick<Compiled, 'problems' | 'unlisted'>) => ({
  problems: problems.filter(isError),
  unlisted: unlisted.filter(({ errors }) => errors > 0).map((more) => ({ ...more, warnings: 0 })),
});

/** Converts a built set to a compiled one. `known` has the sets that it may extend, built or not. */
function builtSet(set: NamedSource, { file, json }: Built, known: readonly NamedSource[]): CompiledSet {
  // Without the set itself, so that sets which extend each other do not go on forever.
  const others = known.filter((other) => other !== set);
  const base = others.find(({ id }) => id === set.extends);
  const below = base ? compileSources({ sets: [base], known: others }).sets[0].chain : [];
  const { chain, problem } = loadSet(json, below);
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
function standaloneRemarks(sets: readonly CompiledSet[], problems: readonly Problem[]): string[] {
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

/**
 * Applies certain fixes to the texts of sets. Returns the files that changed, and whether there were errors before.
 * @param withDrafts adds fixes to the problems of blocks in a person's own words, with the texts of the files
 */
export function applyFixes(
  sources: Sources,
  withDrafts?: (problems: readonly Problem[], texts: ReadonlyMap<string, string>) => Problem[],
) {
  const before = new Map(
    sources.sets.flatMap((set) => set.files.map(({ file, text }) => [file, text] as const)),
  );
  let first: Compilation | undefined;
  const { applied, texts, result } = applyCertainFixes(before, (now) => {
    const compiled = compileSources(withTexts(sources, now));
    first ??= compiled;
    return withDrafts ? { ...compiled, problems: withDrafts(compiled.problems, now) } : compiled;
  });
  const changed = [...before].flatMap(([file, text]) => {
    const current = texts.get(file) ?? text;
    return current === text ? [] : [{ file, text, now: current }];
  });
  return { applied, changed, result, broken: (first ?? result).broken };
}

function withTexts({ sets, known }: Sources, texts: ReadonlyMap<string, string>): Sources {
  // A text that did not change stays the same object, which is not parsed again.
  const nowOf = (source: SourceText) => {
    const text = texts.get(source.file) ?? source.text;
    return text === source.text ? source : { ...source, text };
  };
  const fresh = new Map(sets.map((set) => [set, { ...set, files: set.files.map(nowOf) }]));
  const now = (set: NamedSource) => fresh.get(set) ?? set;
  return { sets: sets.map(now), known: known.map(now) };
}

/** The sets that PATHs name; the whole bundled catalogue without any. Refuses unreadable files. */
export async function loadSets(paths: readonly string[]): Promise<Compilation> {
  return compileSources(findSources(paths));
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
