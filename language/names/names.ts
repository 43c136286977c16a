/** Names in a workspace: the declaration and all uses of each. */
import type { NamePlace } from '../../compiler/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { fullChain, type NamedSet, type NamedSets, namedSets, namePlaces, nameRecord } from './named-sets.ts';

/** An occurrence of a name in a file. */
export interface Occurrence extends NamePlace {
  file: string;
}

/** The name at an offset of a file, or the one that ends there. */
export function findName(workspace: Workspace, file: string, offset: number): FoundName | undefined {
  const sets = namedSets(workspace);
  const set = sets.ofFile.get(file);
  const record = nameRecord(sets, file);
  const touching = record?.places().filter(({ from, to }) => from <= offset && offset <= to) ?? [];
  const place = touching.find(({ to }) => offset < to) ?? touching[0];
  if (!set || !place) return undefined;
  return nameOf(sets, set, { ...place, file });
}

/** The name of an occurrence in a file of a set: the one at the requested position. */
function nameOf(sets: NamedSets, set: NamedSet, at: Occurrence) {
  const { kind, name } = at;
  /** All occurrences in the sets of the workspace and those they extend, by set and file. */
  const occurrences =
    at.within === undefined ? occurrencesOf(sets, set, at) : nameOccurrences(set, at, at.file);
  /** How many of the occurrences are uses. */
  const uses = occurrences.filter(({ role }) => role === 'uses' || role === 'replaces').length;
  /** If several sets declare it, for example because a card replaces another, those in the last set. */
  const declarations = nearest(sets, set, at, occurrences);
  return { kind, name, at, declarations, occurrences, uses };
}

/** A name found at a position in a file. */
export type FoundName = ReturnType<typeof nameOf>;

/** The occurrences of a name in a set, or in one of its files. */
export function nameOccurrences(
  { compiled }: NamedSet,
  name: Pick<NamePlace, 'kind' | 'name' | 'within'>,
  only?: string,
): Occurrence[] {
  return compiled.names.flatMap((record) =>
    only === undefined || record.file === only
      ? namePlaces(record, name).map((place) => ({ ...place, file: record.file }))
      : [],
  );
}

/** The occurrences of a set-wide name: in the first set that declares it, and in all sets that extend that one. */
function occurrencesOf(sets: NamedSets, set: NamedSet, { kind, name }: Occurrence): Occurrence[] {
  return setsWith(sets, set, { kind, name }).flatMap((one) => nameOccurrences(one, { kind, name }));
}

/** The sets in which a name has the same meaning as in `set`. */
export function setsWith(
  sets: NamedSets,
  set: NamedSet,
  { kind, name }: Pick<NamePlace, 'kind' | 'name'>,
): NamedSet[] {
  // Any set can extend another one by its name.
  if (kind === 'set') return [...sets.all];
  const chain = fullChain(sets, set);
  const first = chain.find((one) => declares(one, kind, name)) ?? set;
  const chains = [set, ...sets.all.filter(({ root }) => root !== undefined)].map((one) =>
    fullChain(sets, one),
  );
  return [...new Set(chains.flatMap((one) => (one.includes(first) ? one.slice(one.indexOf(first)) : [])))];
}

export function declares(set: NamedSet, kind: NamePlace['kind'], name: string): boolean {
  return nameOccurrences(set, { kind, name }).some(({ role }) => role === 'declares');
}

/** The declarations that apply at an occurrence. */
function nearest(
  sets: NamedSets,
  set: NamedSet,
  at: Occurrence,
  occurrences: readonly Occurrence[],
): Occurrence[] {
  const declared = occurrences.filter(({ role }) => role === 'declares');
  if (at.within !== undefined || at.kind === 'set') return declared;
  const chain = fullChain(sets, set);
  // `replaces` refers to the card in the extended set.
  const below = at.role === 'replaces' ? chain.slice(0, -1) : chain;
  const last = below.findLast(({ files }) => declared.some(({ file }) => files.includes(file)));
  return declared.filter(({ file }) => last?.files.includes(file));
}
