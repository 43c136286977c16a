/** Reads the words of a text by a table: everything that a category can be from a word on. */
import { NUMBER_CATEGORY, type ReadCategory, WORD_CATEGORY } from './marks.ts';
import { fill, type Item, type Row } from './rows.ts';
import type { Table } from './table.ts';
import type { Word } from './tokens.ts';

/** A reading of some words. */
export interface Found {
  /** The index of its first word. */
  at: number;
  /** The index of the word behind it. */
  end: number;
  /** Words of the card language, with the marks of the tables. */
  meaning: string;
  /** By which row; undefined for any number or word. */
  row?: Row;
  /** What its slots were read as, by the names of slots. */
  slots: ReadonlyMap<string, Found>;
}

/** No more readings of the same words. A text that has more is read in several ways. */
const MOST_READINGS = 12;

/** Reads a text from any word on. Each category is read once at each word. */
export class Chart {
  /** The indexes of words and numbers that a row has, whether or not it was read to its end. */
  readonly reached = new Set<number>();
  readonly #table: Table;
  readonly #words: readonly Word[];
  readonly #found = new Map<string, Map<number, readonly Found[]>>();

  constructor(table: Table, words: readonly Word[]) {
    this.#table = table;
    this.#words = words;
  }

  /** All readings of a category that begin at a word. */
  read(category: ReadCategory, at: number): readonly Found[] {
    return this.#read(category, at);
  }

  #read(category: string, at: number): readonly Found[] {
    const byWord = this.#found.get(category) ?? new Map<number, readonly Found[]>();
    this.#found.set(category, byWord);
    const known = byWord.get(at);
    if (known) return known;
    // A category that begins with itself has no readings in itself.
    byWord.set(at, []);
    const found = this.#readHere(category, at);
    byWord.set(at, found);
    return found;
  }

  #readHere(category: string, at: number): readonly Found[] {
    const word = this.#words[at]?.text;
    if (word === undefined) return [];
    const pattern = category === NUMBER_CATEGORY ? /^\d/ : category === WORD_CATEGORY ? /^\p{L}/u : undefined;
    if (pattern) {
      if (!pattern.test(word)) return [];
      if (category === NUMBER_CATEGORY) this.reached.add(at);
      return [{ at, end: at + 1, meaning: word, slots: new Map() }];
    }
    const kept: Found[] = [];
    const keep = (found: Found) => {
      const alike = kept.filter(({ end }) => end === found.end);
      if (alike.some(({ meaning }) => meaning === found.meaning)) return;
      if (alike.length < MOST_READINGS) kept.push(found);
    };
    for (const row of this.#table.byCategory.get(category) ?? [])
      this.#readItems(row.items, at, new Map(), (end, slots) => {
        keep({ at, end, meaning: fill(row.meaning, slots), row, slots });
      });
    return kept;
  }

  #readItems(
    [item, ...others]: readonly Item[],
    at: number,
    slots: Found['slots'],
    found: (end: number, slots: Found['slots']) => void,
  ): void {
    const next = (end: number, more = slots) => this.#readItems(others, end, more, found);
    if (!item) found(at, slots);
    else if ('maybe' in item) {
      next(at);
      this.#readItems(item.maybe, at, slots, next);
    } else if ('slot' in item)
      for (const category of item.categories)
        for (const one of this.#read(category, at)) next(one.end, new Map(slots).set(item.slot, one));
    else for (const one of item.alternatives) if (this.#has(one, at)) next(at + one.length);
  }

  #has(words: readonly string[], at: number): boolean {
    const isAt = (word: string, i: number) => {
      const isSame = this.#words[at + i]?.text === word;
      if (isSame) this.reached.add(at + i);
      return isSame;
    };
    return words.every(isAt);
  }
}
