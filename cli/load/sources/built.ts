/** Built sets, which `ecos build` wrote: JSON instead of text. */
import { type CompiledSet, compile } from '../../../compiler/index.ts';
import { mergeVocabulary, type SetProgram, UserError } from '../../../program/index.ts';
import { loadSet } from '../../../program/json/index.ts';
import { isBuiltSource } from './built-source.ts';
import type { Built, NamedSource } from './catalogue.ts';

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
