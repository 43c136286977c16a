import type { CompiledSet, SetSource } from '../../../compiler/index.ts';
import { cachedSets } from '../cache/set-cache.ts';
import { shownBundledFolder } from './bundled.ts';
import { declarationOf } from './declaration.ts';
import { setsInFolder } from './folder.ts';

/** The file of a built set, and its unvalidated data. */
export interface Built {
  file: string;
  json: unknown;
}

/** A set with its declared id and the set it extends. */
export interface NamedSource extends SetSource {
  id: string;
  extends?: string;
  /** For a built set: its data, instead of text files. */
  built?: Built;
  /** The compiled set, if it is cached. */
  cached?: CompiledSet;
}

/** A set of files with the id it declares; empty for an unnamed one. */
export function named(source: SetSource): NamedSource {
  const declared = source.files.map(declarationOf).find((found) => found !== undefined);
  return { ...source, id: '', ...declared };
}

/** The bundled sets, by folder. */
export function bundledSets(): NamedSource[] {
  const cached = cachedSets()?.map(({ set, files }): NamedSource => {
    const { id, extends: base } = set.program;
    return { id, ...(base !== undefined && { extends: base }), files, cached: set };
  });
  return cached ?? setsInFolder(shownBundledFolder()).map((files) => named({ files }));
}

/** The sets that no other set extends. A game is played with one of them, which includes all that it extends. */
export function topSets(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set) => set.id === '' || !sets.some((other) => other.extends === set.id));
}
