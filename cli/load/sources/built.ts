/** Built sets, which `ecos build` wrote: JSON instead of text. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledSet, compile } from '../../../compiler/index.ts';
import { mergeVocabulary, type SetProgram, UserError } from '../../../program/index.ts';
import { loadSet } from '../../../program/json/index.ts';
import { usingFile } from '../../files/system-errors.ts';
import type { Built, NamedSource } from './catalogue.ts';
import { readJson } from './read.ts';

export const isBuilt = (path: string): boolean => path.endsWith('.json');

/** The built sets in a folder: JSON files with a module next to them, which schemas for editors do not have. */
export function builtIn(folder: string): string[] {
  const files = new Set(usingFile(`The folder ${folder}`, 'read', () => readdirSync(folder)));
  const built = [...files].filter((file) => file.endsWith('.json') && files.has(file.replace(/json$/, 'ts')));
  return built.sort().map((file) => join(folder, file));
}

/** Reads the file of a built set. */
export function builtSource(file: string): NamedSource {
  const json = readJson(file);
  const { id, extends: base } = Object(json) as Record<string, unknown>;
  return {
    files: [],
    built: { file, json },
    id: typeof id === 'string' ? id : '',
    ...(typeof base === 'string' && { extends: base }),
  };
}

/** Whether a set is a built one. */
export function isBuiltSource(set: NamedSource): set is NamedSource & { built: Built } {
  return set.built !== undefined;
}

/** The programs of the sets that a set extends; empty if they are missing or extend each other in a cycle. */
function chainBelow(
  { extends: extended }: NamedSource,
  known: readonly NamedSource[],
  asking: readonly NamedSource[],
): SetProgram[] {
  const base = known.find((set) => extended !== undefined && set.id === extended);
  if (!base || asking.includes(base)) return [];
  if (isBuiltSource(base)) return builtSet(base, known, asking).chain;
  return compile(
    [base],
    known.filter((set) => !set.built),
  ).sets[0].chain;
}

/** Converts a built set to a compiled one. `known` has the sets that it may extend, built or not. */
export function builtSet(
  set: NamedSource & { built: Built },
  known: readonly NamedSource[],
  asking: readonly NamedSource[] = [],
): CompiledSet {
  const { file, json } = set.built;
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
