/** How words are spelt: in other ways, with a wrong letter, or cut short. */
import { editDistance } from '../../grammar/index.ts';
import { alternativesIn, type Row, wordsIn } from './rows.ts';
import { type Word, words } from './words.ts';

/** In shorter words one wrong letter makes another word. */
const SHORTEST_MISSPELT = 5;
/** Shorter beginnings are of too many words. */
const SHORTEST_BEGINNING = 4;

/** The spellings of the words of a table. */
export class Spelling {
  readonly #known: ReadonlySet<string>;
  /** The words that nothing is taken for: those that a rule depends on, and numbers. */
  readonly #strict: ReadonlySet<string>;
  /** The names of the set. */
  readonly #names: readonly string[];
  /** Other spellings, such as "it's" and "w/", by their first word; a row of them pairs its alternatives. */
  readonly #others: ReadonlyMap<string, readonly { from: readonly string[]; to: readonly Word[] }[]>;

  constructor(rows: readonly Row[]) {
    const wordsOf = (some: readonly Row[]) => some.flatMap(({ items }) => [...wordsIn(items)]);
    this.#known = new Set(wordsOf(rows));
    const isStrict = ({ category, isPrinted }: Row) =>
      category === 'n' || category === 'spelling' || (category === 'rule-word' && isPrinted);
    this.#strict = new Set(wordsOf(rows.filter(isStrict)));
    this.#names = wordsOf(rows.filter(({ line }) => line === 0));
    const others = rows.flatMap(({ category, items, meaning }) => {
      const ways = meaning.split('|');
      const isOther = category === 'spelling';
      return isOther ? alternativesIn(items).map((from, i) => ({ from, to: words(ways[i] ?? '') })) : [];
    });
    // "Hasn't got" is more than "hasn't".
    const longest = others.toSorted((a, b) => b.from.length - a.from.length);
    this.#others = Map.groupBy(longest, ({ from }) => from[0]!);
  }

  /** Whether a pattern has this word. */
  knows(word: string): boolean {
    return this.#known.has(word);
  }

  /** What a word that no pattern has is taken for: the only word that is like it, or the only name that begins so. */
  meant(word: string): string | undefined {
    if (word.length < SHORTEST_BEGINNING || this.knows(word)) return undefined;
    const [only, ...others] =
      word.length < SHORTEST_MISSPELT ? [] : [...this.#known].filter((one) => isLike(word, one));
    if (only !== undefined && others.length === 0) return this.#strict.has(only) ? undefined : only;
    const [shortest, ...longer] = this.#names
      .filter((name) => name.startsWith(word))
      .toSorted((a, b) => a.length - b.length);
    return longer.every((name) => name.startsWith(shortest!)) ? shortest : undefined;
  }

  /** Whether a word may be one that a rule depends on, or a number, with a wrong letter. */
  isNearRule(word: string): boolean {
    const isMisspelt = word.length >= SHORTEST_BEGINNING && !this.knows(word);
    return isMisspelt && this.#strict.values().some((one) => isLike(word, one));
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

const isLike = (word: string, one: string): boolean => one[0] === word[0] && editDistance(word, one, 1) <= 1;
