/** The names of a set as rows of a table of wordings: `animal1` and `animals`, `marker1` and `markers`, `element`. */
import { engineNoun, markersOf, readGood, type Vocabulary } from '../../program/index.ts';
import { type Row, readItems } from './table.ts';

/** How a name of a set is written in a language. */
export interface WrittenName {
  of: 'animal' | 'marker' | 'element';
  /** As the set declares it. */
  name: string;
  one: string;
  many: string;
}

/** The names of a set in English. A name with hyphens is also written with spaces. */
export function englishNames({ animals, elements, ...words }: Vocabulary): WrittenName[] {
  return [
    ...animals.map(({ name, plural }) => ({ of: 'animal' as const, name, one: name, many: plural })),
    ...markersOf(words).map(({ name, plural }) => ({ of: 'marker' as const, name, one: name, many: plural })),
    ...elements.map(({ name }) => ({ of: 'element' as const, name, one: name, many: name })),
  ];
}

/** The plurals of the names of things and of what players have. */
export function pluralLookup(words: Vocabulary): (name: string) => string {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const isPlural = (many: string, of: string) => engineNoun(many) === of || readGood(many) === of;
  return (name) => plurals.get(name) ?? (isPlural(`${name}s`, name) ? `${name}s` : name);
}

/** Rows for names. */
export const nameRows = (names: readonly WrittenName[]): Row[] =>
  names.flatMap(({ of, name, one, many }) =>
    of === 'element' ? [row(of, one, name)] : [row(`${of}1`, one, name), row(`${of}s`, many, name)],
  );

/** In a pattern `_` joins words. */
function row(category: string, written: string, meaning: string): Row {
  const joined = written.toLowerCase().replaceAll(' ', '_');
  const spaced = joined.replaceAll('-', '_');
  const pattern = spaced === joined ? joined : `${joined}|${spaced}`;
  return { category, items: readItems(pattern), meaning, line: 0, isPrinted: true };
}
