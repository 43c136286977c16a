/** The files of sets that `ecos build` wrote, as they are found; `built.ts` makes sets of them. */
import type { Built, NamedSource } from './catalogue.ts';
import { readJson } from './read.ts';

export const isBuilt = (path: string): boolean => path.endsWith('.json');

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
