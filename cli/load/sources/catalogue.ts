import { type CompiledSet, compile, type SetSource } from '../../../compiler/index.ts';
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
  /** For a bundled set: the compiled set, unless it has problems. Each is compiled once. */
  ready?: () => CompiledSet | undefined;
}

/** A set of files with the id it declares; empty for an unnamed one. */
export function named(source: SetSource): NamedSource {
  const declared = source.files.map(declarationOf).find((found) => found !== undefined);
  return { ...source, id: '', ...declared };
}

/** The bundled sets as they were read last, and their texts. */
let bundled: { texts: string; sets: NamedSource[] } | undefined;

/** The bundled sets, by folder. They are the same objects as long as their texts are the same. */
export function bundledSets(): NamedSource[] {
  const files = setsInFolder(shownBundledFolder());
  const texts = JSON.stringify(files);
  if (bundled?.texts !== texts) bundled = { texts, sets: withReady(files.map((of) => named({ files: of }))) };
  return bundled.sets;
}

function withReady(sets: readonly NamedSource[]): NamedSource[] {
  const ready = new Map<string, CompiledSet | undefined>();
  const readyOf = (id: string): CompiledSet | undefined => {
    const set = sets.find((one) => one.id === id);
    if (!set || ready.has(id)) return ready.get(id);
    const base = set.extends ?? '';
    const below = readyOf(base);
    const compiled = compile([set], below ? [{ id: base, chain: below.chain }] : []);
    ready.set(id, compiled.problems.length === 0 ? compiled.sets[0] : undefined);
    return ready.get(id);
  };
  return sets.map((set) => ({ ...set, ready: () => readyOf(set.id) }));
}

/** The sets that no other set extends. A game is played with one of them, which includes all that it extends. */
export function topSets(sets: readonly NamedSource[]): NamedSource[] {
  return sets.filter((set) => set.id === '' || !sets.some((other) => other.extends === set.id));
}
