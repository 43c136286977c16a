/**
 * What the tables of words share with the code: the categories that it reads or fills, and the marks in what rows mean. All other
 * categories are known to rows alone, and what is no mark is card language.
 */
import { type Row, slotCategories } from './rows.ts';

/**
 * Categories that are looked for in a text: sentences, what may stand before a block, and what ends the clauses of a sentence that
 * are read, with what may not follow it there.
 */
export type ReadCategory = 'sentence' | 'head' | 'clause-end' | 'noun-begin';

/** The category of other spellings of words. */
export const SPELLING_CATEGORY = 'spelling';
/** The slot for a number in digits. */
export const NUMBER_CATEGORY = 'digits';
/** The slot for any word, such as one of a name that no set declares. */
export const WORD_CATEGORY = 'word';

/** Names of a set add rows to the categories of one of these, such as `animal1`, and of several, such as `animals`. */
const NOUNS = ['animal', 'marker', 'thing', 'tile'] as const;
/** Other categories to which they add rows. `thing` is one or several, `terrain` and `kind` have no article. */
const OTHER_NAMES = ['element', 'thing', 'terrain', 'kind'] as const;
export type NameCategory = `${(typeof NOUNS)[number]}${'1' | 's'}` | (typeof OTHER_NAMES)[number];
const NAME_CATEGORIES = [...NOUNS.flatMap((noun) => [`${noun}1`, `${noun}s`]), ...OTHER_NAMES];

/** In a meaning, for all kinds of things that can stand on a tile in the set. */
export const PIECES_MARK = '@pieces';
/** In a meaning, between clauses. */
export const CLAUSES_MARK = '@and';
/** At the beginning of a clause: how it joins what was before, as `joins.ts` says. */
export const JOINS = ['done', 'else', 'either', 'or'] as const;
export type JoinMark = (typeof JOINS)[number];
/** Before a noun with `_`, for what was spoken of before, as `referents.ts` says. */
export const REFERENTS = ['the', 'is', 'as'] as const;
export type ReferentMark = (typeof REFERENTS)[number];

const MARK = /^(?:@\w*|\w+_)/;
const KNOWN_MARKS: ReadonlySet<string> = new Set([
  CLAUSES_MARK,
  ...JOINS.map((join) => `@${join}`),
  ...REFERENTS.map((mark) => `${mark}_`),
]);

/** Refuses a table with a slot that nothing can fill, or with a mark that the code does not know. */
export function checkRows(rows: readonly Row[]): void {
  const own = rows.map(({ category }) => category);
  const known = new Set<string>([...own, ...NAME_CATEGORIES, NUMBER_CATEGORY, WORD_CATEGORY]);
  for (const { category, items, meaning } of rows) {
    const slots = slotCategories(items).filter((slot) => !known.has(slot));
    const texts = meaning.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string'));
    const marks = texts.flatMap((text) => MARK.exec(text) ?? []);
    const [unknown] = [...slots, ...marks.filter((mark) => !KNOWN_MARKS.has(mark))];
    if (unknown !== undefined)
      throw new Error(`a table of words has a row of ${category} with an unknown ${unknown}`);
  }
}
