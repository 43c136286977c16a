/** The names of a set as rows of a table of words. */
import {
  ENGINE_THINGS,
  engineNoun,
  isToken,
  markersOf,
  readGood,
  type Vocabulary,
} from '../program/index.ts';
import type { NameCategory } from './marks.ts';
import { type Row, readItems, readTemplate } from './rows.ts';

/** How a word is written in a language, by its kind; undefined where it is written as the set or the table does. */
export type Translate = (
  id: `${'thing' | 'element'}-${string}`,
) => { one: string; many: string; bare: string } | undefined;

/** The plurals of the names of things and of what players have. */
export function pluralLookup(words: Vocabulary): (name: string) => string {
  const plurals = new Map([...words.animals, ...markersOf(words)].map(({ name, plural }) => [name, plural]));
  const isPlural = (many: string, of: string) => engineNoun(many) === of || readGood(many) === of;
  return (name) => plurals.get(name) ?? (isPlural(`${name}s`, name) ? `${name}s` : name);
}

/**
 * Rows for the names of a set, in English by default.
 * @param isSource whether names are also written as the set does
 */
export function nameRows(
  { animals, elements, ...words }: Vocabulary,
  translate?: Translate,
  isSource = translate === undefined,
): Row[] {
  const namesOf = <Noun extends { one: string }>(id: Parameters<Translate>[0], own: Noun) => {
    const said = translate?.(id);
    return said ? [said, ...(isSource ? [own] : [])] : [own];
  };
  const things = (of: 'animal' | 'marker', named: readonly { name: string; plural: string }[]) =>
    named.flatMap(({ name, plural }) =>
      namesOf(`thing-${name}`, { one: name, many: plural }).flatMap(({ one, many }) => [
        row(`${of}1`, one, name),
        row(`${of}s`, many, name),
      ]),
    );
  // What the set calls something else than the table does, in the categories that tables have for it.
  const engine = ENGINE_THINGS.flatMap((name) => {
    const { one, many, bare } = translate?.(`thing-${name}`) ?? {};
    if (!one || !many || !bare) return [];
    const of = isToken(name) || name === 'animal' ? 'thing' : 'tile';
    return [
      row('thing', many, name),
      row('thing', one, name),
      row(`${of}1`, one, name),
      row(`${of}s`, many, name),
      row('terrain', bare, name),
      row('kind', bare, name),
    ];
  });
  return [
    ...things('animal', animals),
    ...things('marker', markersOf(words)),
    ...engine,
    ...elements.flatMap(({ name }) =>
      namesOf(`element-${name}`, { one: name }).map(({ one }) => row('element', one, name)),
    ),
  ];
}

/** In a pattern `_` joins words. A name with hyphens is also written with spaces. */
function row(category: NameCategory, written: string, meaning: string): Row {
  const joined = written.toLowerCase().replaceAll(' ', '_');
  const spaced = joined.replaceAll('-', '_');
  const pattern = spaced === joined ? joined : `${joined}|${spaced}`;
  return { category, items: readItems(pattern), meaning: readTemplate(meaning) };
}
