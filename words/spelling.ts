/** How words are spelt: in other ways, and with a wrong letter. */
import { editDistance } from '../grammar/index.ts';
import { SPELLING_CATEGORY } from './marks.ts';
import { alternatives, fill, type Row } from './rows.ts';
import { type Word, wordsIn } from './tokens.ts';

/** In shorter words one wrong letter makes another word. */
const SHORTEST_MISSPELT = 5;

/** The spellings of the words of a table. */
export class Spelling {
  readonly #known: ReadonlySet<string>;
  /** Other spellings, such as "it's" and "w/", by their first word; a row of them pairs its alternatives. */
  readonly #others: ReadonlyMap<string, readonly { from: readonly string[]; to: readonly Word[] }[]>;

  constructor(rows: readonly Row[]) {
    this.#known = new Set(rows.flatMap(({ items }) => alternatives(items).flat()));
    const others = rows.flatMap(({ category, items, meaning }) => {
      const ways = fill(meaning, new Map()).split('|');
      const isOther = category === SPELLING_CATEGORY;
      return isOther ? alternatives(items).map((from, i) => ({ from, to: wordsIn(ways[i] ?? '') })) : [];
    });
    // "Hasn't got" is more than "hasn't".
    const longest = others.toSorted((a, b) => b.from.length - a.from.length);
    this.#others = Map.groupBy(longest, ({ from }) => from[0]!);
  }

  /** The only word that one with a wrong letter can be; undefined if there are several. */
  suggest(word: string): string | undefined {
    if (word.length < SHORTEST_MISSPELT || this.#known.has(word)) return undefined;
    const isLike = (one: string) => one[0] === word[0] && editDistance(word, one, 1) <= 1;
    const [only, ...others] = [...this.#known].filter(isLike);
    return others.length === 0 ? only : undefined;
  }

  /** Words with other spellings of them written out. */
  respell(text: readonly Word[]): Word[] {
    const found: Word[] = [];
    for (let at = 0; at < text.length; ) {
      const isAt = (from: readonly string[]) => from.every((word, i) => text[at + i]?.text === word);
      const { from = [''], to } = this.#others.get(text[at]!.text)?.find((one) => isAt(one.from)) ?? {};
      const [first, last] = [text[at]!, text[at + from.length - 1]!];
      const length = last.at + last.length - first.at;
      found.push(...(to?.map((word) => ({ ...word, at: first.at, length })) ?? [first]));
      at += from.length;
    }
    return found;
  }
}
