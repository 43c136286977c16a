/** The names of a set as rows of a table of wordings. */
import { markersOf, type Vocabulary } from '../../program/index.ts';
import { type Row, readItems } from './table.ts';

/** Rows for the names of a set in English. A name with hyphens is also read with spaces. */
export function englishNames({ animals, elements, ...words }: Vocabulary): Row[] {
  return [
    ...animals.flatMap(({ name, plural }) => [row('animal1', name, name), row('animals', plural, name)]),
    ...markersOf(words).flatMap(({ name, plural }) => [
      row('marker1', name, name),
      row('markers', plural, name),
    ]),
    ...elements.map(({ name }) => row('element', name, name)),
  ];
}

/** A row for a name: in a pattern `_` joins its words. */
function row(category: string, written: string, meaning: string): Row {
  const spaced = written.replaceAll('-', '_');
  const pattern = spaced === written ? written : `${written}|${spaced}`;
  return { category, items: readItems(pattern), meaning, line: 0 };
}
