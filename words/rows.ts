/**
 * The rows of a table of words: what is written in a language, and what it is in the card language.
 *
 * `act: [you] <put> <q:placed> [<w:where>] => place $q $w ## Put a lion on a desert.`
 *
 * A row has a category, a pattern, what it means and an example. In a pattern, `|` parts alternatives and `_` joins the words of
 * one, what is in brackets may be missing, and `<w:where>` is a slot: anything of the category `where`, which `$w` stands for on
 * the right; `<w:where|site>` is anything of either. On the right, what is in brackets is left out where one of its slots is missing,
 * `$n-1` is one less than a number, and `@pieces` are all kinds of things that can stand on a tile in the set.
 *
 * Meanings are words of the card language. It has no parentheses, and each block has braces, so the meaning of a whole is the
 * meanings of its parts side by side; what does not fit together the parser of the language refuses. `marks.ts` lists the marks for what
 * was spoken of before, such as `@else` and `the_it`.
 */
import { wordsIn } from './tokens.ts';

/** A part of a pattern. */
export type Item =
  | { alternatives: readonly (readonly string[])[] }
  | { slot: string; categories: readonly string[] }
  | { maybe: readonly Item[] };

/** What a row means, word by word. */
export type Template = readonly {
  /** The slots without which the word is left out. */
  needs: readonly string[];
  /** Texts, and slots; `step` is `+1` or `-1` where a number is meant that is one more or less. */
  parts: readonly (string | { slot: string; step: string })[];
}[];

/** A row of a table. */
export interface Row {
  category: string;
  items: readonly Item[];
  meaning: Template;
  /** A sentence that the row is needed for. */
  example?: string;
}

/** The rows of a table's text, in which blank lines and those that begin with `#` are none. */
export function readRows(text: string): Row[] {
  const lines = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line) => {
    const found = /^([\w-]+):(?: (.*?))??(?: => (.*?))?(?:\s+## (.*))?$/.exec(line.trim());
    if (!found) throw new Error(`a table of words has a line that is no row: ${line}`);
    const [, category, pattern = '', meaning = '', example] = found;
    return {
      category: category!,
      items: readItems(pattern),
      meaning: readTemplate(meaning),
      ...(example !== undefined && { example }),
    };
  });
}

/** Reads a pattern, part by part. */
export function readItems(pattern: string): Item[] {
  const open: Item[][] = [[]];
  for (const [piece] of pattern.matchAll(/\[|\]|<[\w:|-]+>|[^\s[\]]+/g)) {
    const items = open.at(-1)!;
    if (piece === '[') open.push([]);
    else if (piece === ']') {
      open.pop();
      open.at(-1)!.push({ maybe: items });
    } else items.push(readItem(piece));
  }
  return open[0]!;
}

function readItem(piece: string): Item {
  const [, slot, category] = /^<(?:(\w+):)?([\w|-]+)>$/.exec(piece) ?? [];
  if (category !== undefined) return { slot: slot ?? category, categories: category.split('|') };
  return {
    alternatives: piece.split('|').map((one) => wordsIn(one.replaceAll('_', ' ')).map(({ text }) => text)),
  };
}

/** Reads what a row means, word by word. */
export function readTemplate(text: string): Template {
  return [...text.matchAll(/\[([^\]]*)\]|[^[]+/g)].flatMap(([all, inBrackets]) => {
    const needs = [...(inBrackets ?? '').matchAll(/\$(\w+)/g)].map(([, slot]) => slot!);
    return [...(inBrackets ?? all).matchAll(/;|[^\s;]+/g)].map(([word]) => {
      const parts = [...word.matchAll(/\$(\w+)([+-]1)?|[^$]+/g)];
      return { needs, parts: parts.map(([part, slot, step = '']) => (slot ? { slot, step } : part)) };
    });
  });
}

/** Writes what a row means, with what its slots were read as. */
export function fill(template: Template, slots: ReadonlyMap<string, { meaning: string }>): string {
  const written = template
    .filter(({ needs }) => needs.every((slot) => slots.has(slot)))
    .map(({ parts }) =>
      parts.reduce<string>((word, part) => {
        if (typeof part === 'string') return word + part;
        const { meaning = '' } = slots.get(part.slot) ?? {};
        // "Fewer than 3" is at most 2.
        const isNumber = part.step !== '' && /^\d+$/.test(meaning);
        return word + (isNumber ? Number(meaning) + Number(part.step) : meaning + part.step);
      }, ''),
    );
  return written.filter(Boolean).join(' ');
}

/** The categories of the slots in a pattern. */
export const slotCategories = (items: readonly Item[]): string[] =>
  items.flatMap((item) =>
    'maybe' in item ? slotCategories(item.maybe) : 'slot' in item ? item.categories : [],
  );

/** The alternatives in a pattern. */
export const alternatives = (items: readonly Item[]): (readonly string[])[] =>
  items.flatMap((item) =>
    'maybe' in item ? alternatives(item.maybe) : 'slot' in item ? [] : item.alternatives,
  );
