/** Reads the words of a text by a table: everything that a category can be from a word on. */
import type { Item, Row } from './rows.ts';
import { NUMBER_CATEGORY, PROSE_CATEGORY, type Table, WORD_CATEGORY } from './table.ts';
import type { Word } from './words.ts';

/** A reading of some words. */
export interface Found {
  /** The index of its first word. */
  at: number;
  /** The index of the word behind it. */
  end: number;
  meaning: string;
  row?: Row | undefined;
  /** What its slots were read as, by the names of slots. */
  slots: ReadonlyMap<string, Found>;
}

/** No more readings of the same words. A text that has more is read in several ways. */
const MOST_READINGS = 12;

/** Reads a text from any word on. Each category is read once at each word. */
export class Chart {
  readonly #table: Table;
  readonly #words: readonly Word[];
  readonly #found = new Map<string, Map<number, readonly Found[]>>();
  /** The index of the furthest word that was looked at. */
  furthest = 0;
  /** Whether some words have more readings than were kept. */
  isCut = false;

  constructor(table: Table, words: readonly Word[]) {
    this.#table = table;
    this.#words = words;
  }

  /** All readings of a category that begin at a word. */
  read(category: string, at: number): readonly Found[] {
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

  /** The index behind each filler at a word. */
  *behindFillers(at: number): Generator<number> {
    for (const filler of this.#table.fillers.get(this.#words[at]?.text ?? '') ?? [])
      if (this.#has(filler, at)) yield at + filler.length;
  }

  #readHere(category: string, at: number): readonly Found[] {
    const word = this.#words[at]?.text;
    if (word === undefined) return [];
    this.furthest = Math.max(this.furthest, at);
    const pattern = category === NUMBER_CATEGORY ? /^\d/ : category === WORD_CATEGORY ? /^\p{L}/u : undefined;
    if (pattern) return pattern.test(word) ? [{ at, end: at + 1, meaning: word, slots: new Map() }] : [];
    if (category === PROSE_CATEGORY) {
      const end = this.#behindProse(at);
      return end === at ? [] : [{ at, end, meaning: '', slots: new Map() }];
    }
    const kept: Found[] = [];
    const keep = (found: Found) => {
      const alike = kept.filter(({ end }) => end === found.end);
      if (alike.some(({ meaning }) => meaning === found.meaning)) return;
      if (alike.length < MOST_READINGS) kept.push(found);
      else this.isCut = true;
    };
    for (const row of this.#table.starting(category, word))
      this.#readItems(row.items, at, new Map(), (end, slots) => {
        keep({ at, end, meaning: fill(row.meaning, slots), row, slots });
      });
    for (const behind of this.behindFillers(at)) for (const one of this.read(category, behind)) keep(one);
    return kept;
  }

  /** The index behind words of which none is a word of the game. */
  #behindProse(at: number): number {
    const isProse = /^\p{L}/u.test(this.#words[at]?.text ?? '') && this.read('game-word', at).length === 0;
    return isProse ? this.#behindProse(at + 1) : at;
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
        for (const one of this.read(category, at)) next(one.end, new Map(slots).set(item.slot, one));
    else this.#readWords(item.alternatives, at, next);
  }

  /** Reads one of these alternatives, behind fillers if it is not here. */
  #readWords(alternatives: readonly (readonly string[])[], at: number, next: (end: number) => void): void {
    this.furthest = Math.max(this.furthest, at);
    const here = alternatives.filter((one) => this.#has(one, at));
    for (const one of here) next(at + one.length);
    if (here.length === 0)
      for (const behind of this.behindFillers(at)) this.#readWords(alternatives, behind, next);
  }

  #has(words: readonly string[], at: number): boolean {
    return words.every((word, i) => this.#words[at + i]?.text === word);
  }
}

/** A meaning with what its slots were read as. Texts are appended, not searched or copied: a list is read to each of its items. */
export function fill(meaning: string, slots: ReadonlyMap<string, Found>): string {
  const isSaid = (slot: string) => (slots.get(slot)?.meaning ?? '') !== '';
  const said = meaning
    .replaceAll(/\[([^[\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\$(\w+)/g)].every(([, slot]) => slots.has(slot!)) ? part : '',
    )
    .replaceAll(/\$(\w+)/g, (all, slot: string) => (isSaid(slot) ? all : ''))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ;', ';')
    .trim();
  return said.replaceAll(/\$(\w+)([+-]1)?/g, (_, slot: string, step = '') => {
    const { meaning: own } = slots.get(slot)!;
    // "Fewer than 3" is at most 2.
    return step !== '' && /^\d+$/.test(own) ? `${Number(own) + Number(step)}` : `${own}${step}`;
  });
}
