/** Names in a workspace: where each is declared, and everything that uses it. */
import type { NamePlace } from '../../compiler/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { type NamedSet, type NamedSets, namedChainOf, namedSets, placesIn, recordOf } from './named-sets.ts';

/** A word of a file that is a name. */
export interface Occurrence extends NamePlace {
  file: string;
}

/** A name, as it is met in a file. */
export interface FoundName extends Pick<NamePlace, 'kind' | 'name'> {
  /** The word it was asked at. */
  at: Occurrence;
  /** Where it is declared; of several sets that declare it, as a card that replaces another, in the last. */
  declarations: Occurrence[];
  /** All places in the sets of the workspace and those they build on, by set and file. */
  occurrences: Occurrence[];
  /** How many of them use it. */
  uses: number;
}

/** The name at a character of a file, or right before it. */
export function nameAt(workspace: Workspace, file: string, offset: number): FoundName | undefined {
  const sets = namedSets(workspace);
  const set = sets.ofFile.get(file);
  const record = recordOf(sets, file);
  const touching = record?.places().filter(({ from, to }) => from <= offset && offset <= to) ?? [];
  const place = touching.find(({ to }) => offset < to) ?? touching[0];
  if (!set || !place) return undefined;
  return nameOf(sets, set, { ...place, file });
}

/** The name of a place in a file of a set. */
function nameOf(sets: NamedSets, set: NamedSet, at: Occurrence): FoundName {
  const { kind, name } = at;
  const occurrences =
    at.within === undefined ? occurrencesOf(sets, set, at) : occurrencesIn(set, at, at.file);
  const uses = occurrences.filter(({ role }) => role === 'uses' || role === 'replaces').length;
  return { kind, name, at, declarations: nearest(sets, set, at, occurrences), occurrences, uses };
}

/** The places of a name in a set, or in one of its files. */
export function occurrencesIn(
  { compiled }: NamedSet,
  name: Pick<NamePlace, 'kind' | 'name' | 'within'>,
  only?: string,
): Occurrence[] {
  return compiled.names.flatMap((record) =>
    only === undefined || record.file === only
      ? placesIn(record, name).map((place) => ({ ...place, file: record.file }))
      : [],
  );
}

/** The places of a name that is known in whole sets: in the first that declares it, and in all that build on that one. */
function occurrencesOf(sets: NamedSets, set: NamedSet, { kind, name }: Occurrence): Occurrence[] {
  return setsWith(sets, set, { kind, name }).flatMap((one) => occurrencesIn(one, { kind, name }));
}

/** The sets in which a name of a set means the same. */
export function setsWith(
  sets: NamedSets,
  set: NamedSet,
  { kind, name }: Pick<NamePlace, 'kind' | 'name'>,
): NamedSet[] {
  // Sets are extended by their name wherever they are.
  if (kind === 'set') return [...sets.all];
  const chain = namedChainOf(sets, set);
  const first = chain.find((one) => declares(one, kind, name)) ?? set;
  const chains = [set, ...sets.all.filter(({ root }) => root !== undefined)].map((one) =>
    namedChainOf(sets, one),
  );
  return [...new Set(chains.flatMap((one) => (one.includes(first) ? one.slice(one.indexOf(first)) : [])))];
}

export function declares(set: NamedSet, kind: NamePlace['kind'], name: string): boolean {
  return occurrencesIn(set, { kind, name }).some(({ role }) => role === 'declares');
}

/** The declarations that hold at a place. */
function nearest(
  sets: NamedSets,
  set: NamedSet,
  at: Occurrence,
  occurrences: readonly Occurrence[],
): Occurrence[] {
  const declared = occurrences.filter(({ role }) => role === 'declares');
  if (at.within !== undefined || at.kind === 'set') return declared;
  const chain = namedChainOf(sets, set);
  // What replaces another speaks of the other.
  const below = at.role === 'replaces' ? chain.slice(0, -1) : chain;
  const last = below.findLast(({ files }) => declared.some(({ file }) => files.includes(file)));
  return declared.filter(({ file }) => last?.files.includes(file));
}
