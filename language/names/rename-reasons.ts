/** Reasons why a name cannot be renamed, at all or to the requested name, as sentences. */
import { type NameKind, whyNoName } from '../../compiler/index.ts';
import { KEYWORDS } from '../../grammar/index.ts';
import { findWord } from '../workspace/words.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { fullChain, type NamedSet, type NamedSets, namedSets } from './named-sets.ts';
import { type FoundName, nameOccurrences, setsWith } from './names.ts';

/** Letters that mean a terrain, or any land, in every sketch. */
const TERRAIN_LETTERS: Readonly<Record<string, string>> = {
  d: 'desert',
  g: 'grassland',
  w: 'water',
  l: 'any land',
};

/** The kind of name, for a sentence. */
const KIND_NOUNS: Readonly<Record<NameKind, string>> = {
  set: 'a set',
  element: 'an element',
  animal: 'an animal',
  marker: 'a marker',
  hand: 'a hand',
  layout: 'a layout',
  number: 'a card',
  kept: 'a name given with `as`',
  cell: 'a letter of the sketch',
};

/** Why the name at an offset cannot be renamed at all; `undefined` if it can. */
export function whyNotHere(
  workspace: Workspace,
  file: string,
  offset: number,
  name: FoundName | undefined,
): string | undefined {
  if (!name || name.at.role === 'replaces') return whyNoNameAt(fileText(workspace, file)?.text ?? '', offset);
  const quoted = `\`${name.name}\``;
  if (name.kind === 'set')
    return `${quoted} is the name of a set: saved games and other sets know it by that`;
  if (name.kind === 'cell' && name.name in TERRAIN_LETTERS)
    return `${quoted} means ${TERRAIN_LETTERS[name.name]} in every sketch`;
  if (name.declarations.length === 0) return `nothing declares ${quoted}`;
  const { all } = namedSets(workspace);
  const fixed = all.filter(({ root }) => root === undefined);
  const owner = fixed.find(({ files }) => name.occurrences.some((one) => files.includes(one.file)));
  return owner && `${quoted} is a name of the set \`${owner.id}\`, which cannot be changed from here`;
}

function whyNoNameAt(text: string, offset: number): string {
  const span = findWord(text, offset);
  if (!span) return 'there is no name here';
  const word = text.slice(span.from, span.to);
  return KEYWORDS.has(word) ? `\`${word}\` is a word of the language` : `\`${word}\` is not a name here`;
}

export function whyNoSuch({ kind, name }: FoundName, to: string): string | undefined {
  if (to.trim() === '') return 'the new name is missing';
  const quoted = `\`${to}\``;
  switch (kind) {
    case 'set':
      return undefined;
    case 'number':
      return /^(0|[1-9]\d{0,4})$/.test(to) ? undefined : `${quoted} is not the number of a card`;
    case 'cell': {
      if (/\d/.test(name)) return /^\d$/.test(to) ? undefined : `${quoted} is not a digit, as \`${name}\` is`;
      if (!/^[a-z]$/.test(to)) return `${quoted} is not a letter, as \`${name}\` is`;
      return to in TERRAIN_LETTERS ? `${quoted} means ${TERRAIN_LETTERS[to]} in every sketch` : undefined;
    }
    default: {
      const why = whyNoName(to, kind === 'kept' ? 'hand' : kind);
      return why && `${quoted} cannot be ${KIND_NOUNS[kind]}: ${why}`;
    }
  }
}

/** Kinds of names that share a namespace. */
const NAMESPACES: Readonly<Partial<Record<NameKind, readonly NameKind[]>>> = {
  animal: ['animal', 'marker'],
  marker: ['animal', 'marker'],
};

/** Why the new name is not free, if something in the same scope already has it. */
export function whyTaken(
  sets: NamedSets,
  set: NamedSet,
  { kind, name, at }: FoundName,
  to: string,
): string | undefined {
  if (to === name) return undefined;
  const { within } = at;
  const kinds = NAMESPACES[kind] ?? [kind];
  const taken = (one: NamedSet, only?: string) =>
    kinds.find(
      (other) =>
        nameOccurrences(one, { kind: other, name: to, ...(within !== undefined && { within }) }, only)
          .length > 0,
    );
  const others = new Set(setsWith(sets, set, { kind, name }).flatMap((one) => fullChain(sets, one)));
  const found =
    within === undefined ? [...others].map((one) => taken(one)).find((one) => one) : taken(set, at.file);
  if (!found) return undefined;
  return kind === 'number' ? `there is a card ${to} already` : `\`${to}\` is already ${KIND_NOUNS[found]}`;
}
