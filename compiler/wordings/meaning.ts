/** What words that the card language does not have mean in it where a sentence is not read, by the English table. */
import { type Advice, aOrAn, replacement, STEP_WORDS, type Word } from '../../grammar/index.ts';
import type { Vocabulary } from '../../program/index.ts';
import { Chart } from './chart.ts';
import { findTable } from './tables.ts';
import { words as wordsOf } from './words.ts';

/** What a word means there: things of the landscape and numbers, or what players have. */
const CATEGORIES = { thing: ['thing1', 'things', 'area', 'hint-thing', 'n', 'a'], good: ['coin', 'n'] };
/** Categories of deeds, each with the step that it is. */
const DEEDS = ['act', 'gaining', 'doing', 'cost', 'players'];
const STEPS: ReadonlySet<string> = new Set(STEP_WORDS);

/** What to write instead of a word, or of it together with the next; undefined if the table has neither. */
export function suggestWord(
  kind: keyof typeof CATEGORIES,
  word: Word,
  vocabulary: Vocabulary,
  next?: Word,
): Advice | undefined {
  const table = findTable('en', vocabulary);
  if (!table) return undefined;
  for (const last of next ? [next, word] : [word]) {
    const written = wordsOf(last === word ? word.text : `${word.text} ${last.text}`);
    const words = table.spelling.respell(written);
    const chart = new Chart(table, words);
    const found = CATEGORIES[kind].flatMap((category) => chart.read(category, 0));
    const meant = found.find(({ end, meaning }) => end === words.length && /^[\w-]+$/.test(meaning))?.meaning;
    if (meant === undefined || meant === written.map(({ text }) => text).join(' ')) continue;
    // "A pair of lions and antelopes" are not two of something.
    if (last === next && /^\d/.test(meant)) continue;
    if (meant === 'a' && !next) return undefined;
    const write = meant === 'a' ? aOrAn(next!.text) : meant;
    const fix = replacement({ from: word.from, to: last.to }, write, meant === 'a');
    // Behind a number, more may be wrong than is known yet.
    return { hint: `write \`${write}\``, ...(!/^\d/.test(write) && { fixes: [fix] }) };
  }
  return undefined;
}

/** The step that a word begins in the table most often: `gain` for "score"; undefined for a word that begins none. */
export function findStep(word: string, vocabulary: Vocabulary): string | undefined {
  const table = findTable('en', vocabulary);
  const rows = table ? DEEDS.flatMap((category) => table.starting(category, word)) : [];
  const meant = rows.flatMap(({ meaning }) => /^[a-z]+/.exec(meaning)?.[0] ?? []);
  const counts = Map.groupBy(meant, (step) => step);
  const [[most] = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length);
  return most !== undefined && STEPS.has(most) ? most : undefined;
}
