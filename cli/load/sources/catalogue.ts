import type { CompiledSet, SetSource } from '../../../compiler/index.ts';
import { cachedSets } from '../cache/set-cache.ts';
import { shownBundledFolder } from './bundled.ts';
import { declarationOf } from './declaration.ts';
import { setsInFolder } from './folder.ts';

/** The file of a built set, and its data as it was read. */
export interface Built {
  file: string;
  json: unknown;
}

/** A set with what its declaration says, if it has one. */
export interface NamedSource extends SetSource {
  id: string;
  extends?: string;
  /** A built set: its data, instead of files of text. */
  built?: Built;
  /** As its files were compiled before. */
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

/** The sets that none of the others extends: a game is played with one of them, which includes all it extends. */
export function topSets(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set) => set.id === '' || !sets.some((other) => other.extends === set.id));
}
