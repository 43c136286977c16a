/**
 * Sentences in people's own words, and what they mean: `sample.jsonl` has ninety, `own.jsonl` a hundred of each of five kinds of people.
 * `eco` is null for what the card language cannot say, or what can mean several things; `also` has other meanings and forms.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileEffect } from '../../compiler/index.ts';
import { hasHole, readDrafts } from '../../words/draft.ts';
import type { WordsFiles } from '../../words/table.ts';
import { normalEffect } from '../normal/normal-form.ts';
import { base } from '../rules/boards.ts';

/** A sentence and its meanings. */
export interface Sentence {
  text: string;
  eco: string | null;
  also?: readonly string[];
  by?: string;
}

/** The tables of words. */
export const wordsFiles: WordsFiles = (name) =>
  readFileSync(join(import.meta.dirname, '..', '..', 'words', `${name}.txt`), 'utf8');

/** The sentences of a file. */
export const loadSentences = (file: 'sample' | 'own'): Sentence[] =>
  readFileSync(join(import.meta.dirname, `${file}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** The drafts of a text in the words of the base game. */
export const read = (text: string) => readDrafts(text, base.words, 'en', wordsFiles);

/** What text of the card language does, in its normal form; undefined if it has a mistake. */
export function normal(eco: string): string | undefined {
  const { program } = compileEffect(eco, base.words);
  return program && JSON.stringify(normalEffect(program, base.words));
}

export type Verdict = 'right' | 'wrong' | 'part' | 'hole';

/** How the best draft of a sentence is: whole and right, whole and wrong, with a hole beside what is read, or nothing but holes. */
export function verdict({ text, eco, also = [] }: Sentence): Verdict {
  const { drafts } = read(text);
  const [draft] = drafts;
  if (hasHole(draft!)) return draft!.pieces.every(({ isHole }) => isHole) ? 'hole' : 'part';
  const meanings = [...(eco === null ? [] : [eco]), ...also].map(normal);
  return drafts.some((one) => meanings.includes(normal(one.eco))) ? 'right' : 'wrong';
}
