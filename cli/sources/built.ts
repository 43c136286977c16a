/** Sets as `ecos build` wrote them: JSON instead of text. */
import { type CompiledSet, compile } from '../../compiler/compile.ts';
import type { loadSet } from '../../runtime/load.ts';
import { mergeVocabulary } from '../../runtime/ops/program.ts';
import { Refusal } from '../refusal.ts';
import type { Built, NamedSource } from './catalogue.ts';
import { readText } from './read.ts';

/** The loader, which brings a compiler of schemas with it and so is only there when a command was given such a file. */
let load: typeof loadSet | undefined;

export const isBuilt = (path: string): boolean => path.endsWith('.json');

/** Loads what reading built sets takes. */
export async function prepare(): Promise<void> {
  ({ loadSet: load } = await import('../../runtime/load.ts'));
}

/** Reads the file of a built set. */
export function builtSource(file: string): NamedSource {
  const json = parsed(file);
  const { id, extends: base } = Object(json) as Record<string, unknown>;
  return {
    files: [],
    built: { file, json },
    id: typeof id === 'string' ? id : '',
    ...(typeof base === 'string' && { extends: base }),
  };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}

/** A built set as if it had been compiled; the set it extends is found among `known`. */
export function builtSet(
  { file, json }: Built,
  extended: string | undefined,
  known: readonly NamedSource[],
): CompiledSet {
  if (!load) throw new Error('built sets need what prepare() loads');
  const base = known.find((set) => set.id === extended && !set.built);
  const { chain, problem } = load(json, base ? compile([base], known).sets[0].chain : []);
  if (problem)
    throw new Refusal(`${file} is no set of cards: ${problem.path || 'as a whole'}: ${problem.message}.`);
  return {
    program: chain[chain.length - 1],
    chain,
    words: mergeVocabulary(chain.map(({ vocabulary }) => vocabulary)),
    scenarios: [],
    files: [file],
  };
}
