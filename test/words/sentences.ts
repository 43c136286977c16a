/**
 * Sentences in people's own words, and what they mean: `sample.json` has those that the table of wordings was begun with, `own.json`
 * a hundred of each of five kinds of people, `strangers.json` more, many of which a reader failed at when they were written,
 * `traps.json` those that were read as something else once. `eco` is null for what the card language cannot say, or what can mean
 * several things; `also` has other meanings and forms.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileEffect, readSentences } from '../../compiler/wordings/sentences.ts';
import { normalEffect } from '../../program/index.ts';
import { base } from '../rules/boards.ts';

/** A sentence and its meanings. */
export interface Sentence {
  text: string;
  eco: string | null;
  also?: readonly string[];
  by?: string;
}

/** The sentences of a file. */
export const loadSentences = (file: 'sample' | 'own' | 'strangers' | 'traps'): Sentence[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${file}.json`), 'utf8'));

/** What text of the card language does, in its normal form; undefined if it has a mistake. */
export function normal(eco: string): string | undefined {
  const { program } = compileEffect(eco, base.words);
  return program && JSON.stringify(normalEffect(program, base.words));
}

/** The readings of a text, in the card language. */
export const readingsOf = (text: string): string[] =>
  readSentences(text, base.words)!.readings.map(({ eco }) => eco);

export type Verdict = 'right' | 'several' | 'none' | 'wrong';

/** Whether a sentence is read as one of its meanings; `several`: that is one of several readings. */
export function verdict({ text, eco, also = [] }: Sentence): Verdict {
  const meanings = [...(eco === null ? [] : [eco]), ...also].map(normal);
  const readings = readingsOf(text).map(normal);
  if (readings.length === 0) return 'none';
  if (!readings.some((one) => meanings.includes(one))) return 'wrong';
  return readings.length === 1 ? 'right' : 'several';
}

/** The share of what can be said that is read right; where that is one of several readings, half of it counts. */
export function shareRight(sentences: readonly Sentence[]): { share: number; wrong: string[] } {
  const verdicts = sentences.map((one) => ({ ...one, verdict: verdict(one) }));
  const count = (of: Verdict) => verdicts.filter((one) => one.verdict === of).length;
  const sayable = sentences.filter(({ eco }) => eco !== null).length;
  return {
    share: (count('right') + count('several') / 2) / sayable,
    wrong: verdicts.filter((one) => one.verdict === 'wrong').map(({ text }) => text),
  };
}
