/** The names of a set as rows of a table of wordings: `animal1` and `animals`, `marker1` and `markers`, `element`. */
import { engineNoun, markersOf, readGood, type Vocabulary } from '../../program/index.ts';
import { type Row, readItems } from './rows.ts';

/** How a name of a set is written in a language, by its kind; undefined where it is written as the set does. */
export type Translate = (id: `${'thing' | 'element'}-${string}`) => { one: string; many: string } | undefined;

/** The plurals of the names of things and of what players have. */
export function pluralLookup(words: Vocabulary): (name: string) => string {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const isPlural = (many: string, of: string) => engineNoun(many) === of || readGood(many) === of;
  return (name) => plurals.get(name) ?? (isPlural(`${name}s`, name) ? `${name}s` : name);
}

/** Rows for the names of a set, in English by default. */
export function nameRows({ animals, elements, ...words }: Vocabulary, translate?: Translate): Row[] {
  const things = (of: string, named: readonly { name: string; plural: string }[]) =>
    named.flatMap(({ name, plural }) => {
      const { one, many } = translate?.(`thing-${name}`) ?? { one: name, many: plural };
      return [row(`${of}1`, one, name), row(`${of}s`, many, name)];
    });
  return [
    ...things('animal', animals),
    ...things('marker', markersOf(words)),
    ...elements.map(({ name }) => row('element', translate?.(`element-${name}`)?.one ?? name, name)),
  ];
}

/** In a pattern `_` joins words. A name with hyphens is also written with spaces. */
function row(category: string, written: string, meaning: string): Row {
  const joined = written.toLowerCase().replaceAll(' ', '_');
  const spaced = joined.replaceAll('-', '_');
  const pattern = spaced === joined ? joined : `${joined}|${spaced}`;
  return { category, items: readItems(pattern), meaning, line: 0, isPrinted: true };
}
