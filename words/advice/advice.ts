/** What to write instead of words that the card language does not have, by the rows of `hints.en.txt`. */
import type { AdviceKind, Advise } from '../../compiler/index.ts';
import { type Advice, aOrAn, replacement, STEP_WORDS, type Word } from '../../grammar/index.ts';
import { markersOf, Recent, type Vocabulary } from '../../program/index.ts';

/** A row of the table. */
interface Hint {
  kind: string;
  /** Matches its words, each with a blank behind it, at the beginning of a text. */
  pattern: RegExp;
  /** Whether what it says is to be written instead; else it is what to do. */
  isText: boolean;
  said: string;
}

const ROW = /^([a-z]+): (.+?) (->|=>) (.+)$/gm;
/** The kinds of rows that are tried in turn. */
const KINDS: Readonly<Record<AdviceKind, readonly string[]>> = {
  thing: ['thing', 'within', 'never'],
  good: ['good', 'within', 'never'],
  first: ['first', 'never'],
  within: ['within', 'never'],
};
const STEPS: ReadonlySet<string> = new Set(STEP_WORDS);

/** The rows of a table, made once for its contents. */
const made = new Recent<readonly Hint[]>(1);
const rowsOf = (text: string): readonly Hint[] =>
  made.getOrInsertComputed(text, () =>
    [...text.matchAll(ROW)].map(([, kind = '', words = '', sign, said = '']) => ({
      kind,
      pattern: new RegExp(`^${words.split(' ').map(patternOf).join('')}`),
      isText: sign === '->',
      said,
    })),
  );

/** `a|b_c` is one of these, `[a]` may be missing, and `*` is any word. */
function patternOf(part: string): string {
  const words = part.replaceAll(/[[\]]/g, '').replaceAll('_', ' ');
  const one = words === '*' ? '\\S+ ' : `(?:${words.replaceAll('+', '\\+')}) `;
  return part.startsWith('[') ? `(?:${one})?` : one;
}

/**
 * Advice from a table of hints.
 * @param table its text; undefined if there is none, or none yet
 */
export function adviceFrom(table: () => string | undefined): Advise {
  return (kind, words, vocabulary) => {
    const [first] = words;
    if (!first || isName(first.text, vocabulary)) return undefined;
    const text = words.map((word) => `${word.text.toLowerCase()} `).join('');
    const rows = rowsOf(table() ?? '');
    for (const of of KINDS[kind])
      for (const row of rows) {
        const found = row.kind === of ? row.pattern.exec(text)?.[0] : undefined;
        if (found !== undefined) return adviceOf(row, words, found.split(' ').length - 1);
      }
    return undefined;
  };
}

/** What a row says of the first words of some. */
function adviceOf({ isText, said }: Hint, words: readonly Word[], count: number): Advice | undefined {
  if (!isText) return { hint: said };
  const next = words[count];
  const isArticle = said === 'a';
  if (isArticle && !next) return undefined;
  const text = isArticle ? aOrAn(next!.text) : said;
  const at = { from: words[0]!.from, to: words[count - 1]!.to };
  return { hint: `write \`${text}\``, fixes: [replacement(at, text, isArticle)] };
}

/** Whether a word is a name of the set: then it means just that. */
const isName = (word: string, { elements, ...words }: Vocabulary): boolean =>
  elements.some(({ name }) => name === word) ||
  [...words.animals, ...markersOf(words)].some(({ name, plural }) => [name, plural].includes(word));

/** The step that a word means: `gain` for "score"; undefined for a word that means none. */
export function findStep(
  advise: (kind: AdviceKind, words: readonly Word[]) => Advice | undefined,
  word: string,
): string | undefined {
  const [fix] = advise('first', [{ text: word, from: 0, to: word.length }])?.fixes ?? [];
  const [step = ''] = fix?.edits[0]?.text.split(' ') ?? [];
  return STEPS.has(step) ? step : undefined;
}
