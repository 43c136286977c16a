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

/** A set with what its own declaration says, if it has one. */
export interface NamedSource extends SetSource {
  id: string;
  extends?: string;
  /** A built set: its data, instead of files of text. */
  built?: Built;
  /** As its files were compiled before. */
  cached?: CompiledSet;
}

/** A set of files and the id it declares; empty for an unnamed one. */
export function named(source: SetSource): NamedSource {
  const declared = source.files.map(declarationOf).find((found) => found !== undefined);
  return { ...source, id: '', ...declared };
}

/** The sets that come with the package, by folder. Their files are named from the current folder where they lie in it. */
export function bundledSets(): NamedSource[] {
  const cached = cachedSets()?.map(({ set, files }): NamedSource => {
    const { id, extends: base } = set.program;
    return { id, ...(base !== undefined && { extends: base }), files, cached: set };
  });
  return cached ?? setsInFolder(shownBundledFolder()).map((files) => named({ files }));
}

/** The sets that no other of them builds on: what a game is played with, since it brings all it extends. */
export function topSets(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set) => set.id === '' || !sets.some((other) => other.extends === set.id));
}
