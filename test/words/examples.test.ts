/** Each row of the tables of wordings has an example: a text with one reading, in which the row takes part; a doubt takes a reading from it. */
import { describe, expect, test } from 'vitest';
import { Chart, type Found } from '../../compiler/wordings/chart.ts';
import { readText } from '../../compiler/wordings/reader.ts';
import type { Row } from '../../compiler/wordings/rows.ts';
import { compileEffect, readSentences, whyRefused } from '../../compiler/wordings/sentences.ts';
import { Table } from '../../compiler/wordings/table.ts';
import { findTable } from '../../compiler/wordings/tables.ts';
import { LINE_END, wordsOfLines } from '../../compiler/wordings/words.ts';
import { translateNames } from '../../language/words/read-words.ts';
import { normalEffect } from '../../program/index.ts';
import { base } from '../rules/boards.ts';

/** Categories of words that are left out, and of those by which a story is known. */
const SILENT = new Set(
  (
    'filler spelling rule-word player-of-story deed-of-story noun-of-story deed-word any-verb addressee ' +
    'game-word goods rule-of-story doubt amount-of-story witness onlooker idle scene opening question-of-story title heading ' +
    'plain-word never liking condition-word hint-first hint-within hint-thing doubt-part'
  ).split(' '),
);
const ENDS: ReadonlySet<string | undefined> = new Set([
  '.',
  '…',
  '!',
  ';',
  ':',
  '{',
  '}',
  LINE_END,
  undefined,
]);
const GLACIER = { one: 'glaciar', many: 'glaciares', bare: 'glaciar', gender: 'm' };
const WORDS = { ...base.words, nouns: new Map([['thing-glacier', GLACIER]]) };

describe.each(['en', 'es'] as const)('the table of %s', (lang) => {
  const translate = translateNames(WORDS, lang);
  const table = findTable(lang, WORDS, translate)!;
  // The rows of names have no line.
  const rows = table.rows.filter(({ category, line }) => line > 0 && !SILENT.has(category));

  /** The rows by which whole sentences are read. */
  function rowsOf(text: string): Set<Row> {
    const words = table.spelling.respell(wordsOfLines(text));
    const taking = new Set<Row>();
    const add = ({ row, slots }: Found): void => {
      if (row) taking.add(row);
      for (const slot of slots.values()) add(slot);
    };
    for (const chart of [new Chart(table.printed(), words), new Chart(table, words)])
      for (const at of words.keys())
        for (const category of ['sentence', 'head', 'aside'])
          for (const found of chart.read(category, at)) if (ENDS.has(words[found.end]?.text)) add(found);
    return taking;
  }

  const named = ({ line, category, example }: Row) => `${line} ${category}: ${example}`;

  test('every row has an example', () => {
    expect(rows.filter(({ example }) => example === undefined).map(named)).toEqual([]);
  });

  test('every example has one reading', () => {
    const readings = ({ example = '' }: Row) => readSentences(example, WORDS, { lang, translate })!.readings;
    expect(rows.filter((row) => readings(row).length !== 1).map(named)).toEqual([]);
  });

  test('every doubt takes a reading from its example', () => {
    const judge = (eco: string) => {
      const { program, problems } = compileEffect(eco, WORDS);
      return program && !whyRefused(problems) ? JSON.stringify(normalEffect(program, WORDS)) : undefined;
    };
    const doubts = table.rows.filter(({ category }) => category === 'doubt');
    const idle = doubts.filter((doubt) => {
      const without = new Table(table.rows.filter((row) => row !== doubt));
      const [more, fewer] = [without, table].map(
        (one) => readText(doubt.example!, one, judge).readings.length,
      );
      return more! <= fewer!;
    });
    expect(idle.map(named)).toEqual([]);
  });

  test('every row takes part in its example', () => {
    expect(rows.filter((row) => !rowsOf(row.example ?? '').has(row)).map(named)).toEqual([]);
  });
});
