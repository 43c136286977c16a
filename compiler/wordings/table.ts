/**
 * The table of wordings of a language: rows of what people write, and what each is in the card language.
 *
 * `act: [you] <put> <q:placed> [<w:where>] => place $q $w ## Put a lion on a desert.`
 *
 * A row has a category, a pattern, what it means and an example. In a pattern, `|` parts alternatives and `_` joins the words of
 * one, what is in brackets may be missing, and `<w:where>` is a slot: anything of the category `where`, which `$w` stands for on
 * the right; `<w:where|site>` is anything of either. On the right, what is in brackets is left out where one of its slots is missing,
 * `$n-1` is one less than a number, and a step in parentheses comes before the step that it stands in.
 *
 * Meanings are text of the card language. It has no parentheses, and each block has braces, so the meaning of a whole is the
 * meanings of its parts side by side; what does not fit together the parser of the language refuses.
 */
import { type Word, words } from './words.ts';

/** A part of a pattern. */
export type Item =
  | { alternatives: readonly (readonly string[])[] }
  | { slot: string; categories: readonly string[] }
  | { maybe: readonly Item[] };

/** A row of the table. */
export interface Row {
  category: string;
  items: readonly Item[];
  /** What it means, with `$slots`. */
  meaning: string;
  /** A sentence that the row is needed for; absent for the names of a set. */
  example?: string;
  /** The line of the table, from 1; 0 for the names of a set. */
  line: number;
  /** Whether the product itself writes this; false for what only people write. */
  isPrinted: boolean;
}

/** The rows of a language, with those for the names of a set. */
export interface Table {
  /** The rows of a category that can begin with a word. */
  starting(category: string, word: string): readonly Row[];
  /** Whether a pattern has this word. */
  knows(word: string): boolean;
  /** The only word of a pattern that is like a word. */
  near(word: string, isLike: (known: string) => boolean): string | undefined;
  /** The only name of the set that begins with a word, as "antelope" does with "antel". */
  shortened(word: string): string | undefined;
  /** Words with other spellings of them, such as "it's" and "w/", written out; a row of them pairs its alternatives. */
  respell(text: readonly Word[]): Word[];
  /** Words that may stand anywhere, and mean nothing. */
  fillers: ReadonlyMap<string, readonly (readonly string[])[]>;
  rows: readonly Row[];
  /** Whether it has nothing but what the product itself writes. */
  isPrinted: boolean;
  /** The markers of the set. */
  markers: readonly string[];
}

/** Stand for any number and any word in the first words of a category. */
const ANY_NUMBER = '0';
const ANY_WORD = '*';
/** The slot for a number in digits. */
export const NUMBER_CATEGORY = 'digits';
/** The slot for any word, such as one of a name that no set declares. */
export const WORD_CATEGORY = 'word';
/** The slot for words of which none is a `game-word`. */
export const PROSE_CATEGORY = 'prose';

/** The line of a table behind which rows are of people, not of the product itself. */
const OF_PEOPLE = '=== What people write';

/** The rows of a table's text. */
export function readRows(text: string): Row[] {
  const lines = text.split('\n');
  const printed = lines.includes(OF_PEOPLE) ? lines.indexOf(OF_PEOPLE) : lines.length;
  return lines.flatMap((line, i): Row | [] => {
    const found = /^([\w-]+): (.*?)(?: => (.*?))?(?:\s+## (.*))?$/.exec(line.trim());
    if (!found) return [];
    const [, category, pattern, meaning = '', example] = found;
    return {
      category: category!,
      items: readItems(pattern!),
      meaning: meaning.trim(),
      ...(example !== undefined && { example }),
      line: i + 1,
      isPrinted: i < printed,
    };
  });
}

/** The items of a pattern. */
export function readItems(pattern: string): Item[] {
  const open: Item[][] = [[]];
  for (const [piece] of pattern.matchAll(/\[|\]|<[\w:|-]+>|[^\s[\]]+/g)) {
    const items = open.at(-1)!;
    if (piece === '[') open.push([]);
    else if (piece === ']') {
      open.pop();
      open.at(-1)!.push({ maybe: items });
    } else items.push(itemOf(piece));
  }
  return open[0]!;
}

function itemOf(piece: string): Item {
  const [, slot, category] = /^<(?:(\w+):)?([\w|-]+)>$/.exec(piece) ?? [];
  if (category !== undefined) return { slot: slot ?? category, categories: category.split('|') };
  return { alternatives: piece.split('|').map((one) => words(one.replaceAll('_', ' ')).map(textOf)) };
}

const textOf = ({ text }: Word): string => text;

/** A table of rows, indexed by the words that each can begin with. */
export function makeTable(all: readonly Row[]): Table {
  const alternatives = (of: string) =>
    all.filter(({ category }) => category === of).flatMap(({ items }) => alternativesIn(items));
  const rows = all.filter(({ category }) => category !== 'filler');
  const spellings = all
    .filter(({ category }) => category === 'spelling')
    .flatMap(({ items, meaning }) => {
      const ways = meaning.split('|');
      return alternativesIn(items).map((from, i) => ({ from, to: words(ways[i] ?? '') }));
    });
  const names = rows.filter(({ line }) => line === 0).flatMap(({ items }) => [...wordsIn(items)]);
  // "Hasn't got" is more than "hasn't".
  const longest = spellings.toSorted((a, b) => b.from.length - a.from.length);
  const spelledFrom = Map.groupBy(longest, ({ from }) => from[0]!);
  const firstOf = firstWords(rows);
  const index = new Map<string, Map<string, Row[]>>();
  for (const [category, own] of Map.groupBy(rows, (row) => row.category)) {
    const firsts = own.flatMap((row) => [...firstOf(row.items)].map((word) => ({ word, row })));
    const byWord = Map.groupBy(firsts, ({ word }) => word);
    index.set(category, new Map([...byWord].map(([word, found]) => [word, found.map(({ row }) => row)])));
  }
  const known = new Set(all.flatMap(({ items }) => [...wordsIn(items)]));
  // Nothing is taken for a word that a rule depends on, or for a number.
  const strict = rows.filter(
    ({ category, isPrinted }) =>
      ['n', 'spelling'].includes(category) || (category === 'rule-word' && isPrinted),
  );
  const neverMeant = new Set(strict.flatMap(({ items }) => [...wordsIn(items)]));
  return {
    rows: all,
    isPrinted: all.every((row) => row.isPrinted),
    markers: rows.filter(({ category }) => category === 'marker1').map(({ meaning }) => meaning),
    starting(category, word) {
      const byWord = index.get(category);
      return byWord?.get(/^\d/.test(word) ? ANY_NUMBER : word) ?? byWord?.get(ANY_WORD) ?? [];
    },
    knows: (word) => known.has(word),
    near(word, isLike) {
      const [only, ...others] = [...known].filter(
        (one) => one[0] === word[0] && one.length >= word.length - 1 && !neverMeant.has(one) && isLike(one),
      );
      return others.length === 0 ? only : undefined;
    },
    shortened(word) {
      const [shortest, ...others] = names
        .filter((name) => name.startsWith(word))
        .toSorted((a, b) => a.length - b.length);
      return others.every((name) => name.startsWith(shortest!)) ? shortest : undefined;
    },
    respell(text) {
      const found: Word[] = [];
      for (let at = 0; at < text.length; ) {
        const isAt = (from: readonly string[]) => from.every((word, i) => text[at + i]?.text === word);
        const { from = [''], to } = spelledFrom.get(text[at]!.text)?.find((one) => isAt(one.from)) ?? {};
        const [first, last] = [text[at]!, text[at + from.length - 1]!];
        const length = last.at + last.length - first.at;
        found.push(...(to?.map((word) => ({ ...word, at: first.at, length })) ?? [first]));
        at += from.length;
      }
      return found;
    },
    fillers: Map.groupBy(alternatives('filler'), ([first]) => first!),
  };
}

const alternativesIn = (items: readonly Item[]): (readonly string[])[] =>
  items.flatMap((item) => ('alternatives' in item ? item.alternatives : []));

function* wordsIn(items: readonly Item[]): Generator<string> {
  for (const item of items) {
    if ('alternatives' in item) yield* item.alternatives.flat();
    else if ('maybe' in item) yield* wordsIn(item.maybe);
  }
}

/** Finds the words that items can begin with. */
function firstWords(rows: readonly Row[]): (items: readonly Item[]) => Set<string> {
  const headsOf = new Map<string, Head[]>([
    [NUMBER_CATEGORY, [{ word: ANY_NUMBER }]],
    [WORD_CATEGORY, [{ word: ANY_WORD }]],
    [PROSE_CATEGORY, [{ word: ANY_WORD }]],
  ]);
  for (const [category, own] of Map.groupBy(rows, (row) => row.category))
    headsOf.set(
      category,
      own.flatMap(({ items }) => heads(items)),
    );
  const found = new Map<string, readonly string[]>();
  const wordsOf = (category: string): readonly string[] => {
    const known = found.get(category);
    if (known) return known;
    const within = new Set([category]);
    const all = new Set<string>();
    for (const one of within)
      for (const head of headsOf.get(one) ?? [])
        if ('slot' in head) within.add(head.slot);
        else all.add(head.word);
    found.set(category, [...all]);
    return [...all];
  };
  return (items) =>
    new Set(heads(items).flatMap((head) => ('slot' in head ? wordsOf(head.slot) : head.word)));
}

/** A word or category that items can begin with. */
type Head = { word: string } | { slot: string };

function heads([item, ...others]: readonly Item[]): Head[] {
  if (!item) return [];
  if ('maybe' in item) return [...heads(item.maybe), ...heads(others)];
  if ('slot' in item) return item.categories.map((slot) => ({ slot }));
  return item.alternatives.map(([word]) => ({ word: /^\d/.test(word!) ? ANY_NUMBER : word! }));
}
