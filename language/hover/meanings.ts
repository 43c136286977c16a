/** Meanings of the words of the language, from the tables of docs/language.md and the table of operations. */
import { OPERATIONS, type OpName } from '../../program/index.ts';
import meanings from './meanings.generated.ts';

/** A row of a table of docs/language.md. */
export interface WordMeaning {
  /** The section of the page. */
  part: string;
  /** The syntax; words in capitals stand for names. */
  written: string[];
  /** Its meaning, in Markdown. */
  means: string;
}

/** The context in which a word is written. */
export type WordPlace = 'declaration' | 'card' | 'feature' | 'scenario' | 'steps';

/** The sections for each context; the other sections are used only if these have no entry. */
const PARTS: Readonly<Record<WordPlace, readonly string[]>> = {
  declaration: ['Sets'],
  card: ['Cards'],
  feature: ['Landscape Features', 'Cards', 'Sketches'],
  scenario: ['Scenarios'],
  steps: ['Steps', 'Places', 'Things', 'Counts', 'Conditions'],
};

/** The maximum number of entries shown for a word. */
const MOST_MEANINGS = 3;

/** The meaning of a word, in Markdown; `undefined` for words outside the language. */
export function wordMeaning(word: string, where: WordPlace): string | undefined {
  if (where === 'steps' && Object.hasOwn(OPERATIONS, word)) {
    const { example, summary } = OPERATIONS[word as OpName];
    return `${code(example.replace(/\s+/g, ' '))}\n\n${summary}`;
  }
  const rows = rowsWith(single(word), where).slice(0, MOST_MEANINGS);
  if (rows.length === 0) return undefined;
  return rows.map(({ written, means }) => `${written.map(code).join(', ')}: ${means}`).join('\n\n');
}

const code = (text: string) => `\`${text}\``;

/** The rows about a word, those that begin with it first. */
function rowsWith(word: string, where: WordPlace): WordMeaning[] {
  const rank = ({ written, means }: WordMeaning) => {
    const syntaxes = written.map(wordsOf);
    if (syntaxes.some(([first]) => first === word)) return 0;
    if (syntaxes.flat().includes(word)) return 1;
    return wordsOf((means.match(/`[^`]+`/g) ?? []).join(' ')).includes(word) ? 2 : undefined;
  };
  const all = (meanings as readonly WordMeaning[]).flatMap((meaning) => {
    const at = rank(meaning);
    return at === undefined ? [] : [{ meaning, at }];
  });
  const here = all.filter(({ meaning }) => PARTS[where].includes(meaning.part));
  return (here.length > 0 ? here : all).toSorted((a, b) => a.at - b.at).map(({ meaning }) => meaning);
}

/** The words of a syntax, in the singular. */
const wordsOf = (written: string) => (written.match(/[a-z]+(?:-[a-z]+)*/g) ?? []).map(single);

/** `as` and `is` are not plurals; `an` counts as `a`. */
const single = (word: string) =>
  word === 'an' ? 'a' : word.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<=\w{2}[^s])s$/, '');
