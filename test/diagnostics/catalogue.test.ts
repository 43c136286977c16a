/** What is said for every code, in every form: a file of `said/` each, for people to read and changes to show in. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { sarifLog } from '../../cli/problems/sarif.ts';
import { bundledSets } from '../../cli/sources/catalogue.ts';
import { CATALOGUE, type Entry } from '../../compiler/problems.ts';
import { allForms, problemsOf } from './outputs.ts';
import { SARIF_PARTS } from './sarif-schema.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);
const known = bundledSets();
const isSarif = new Ajv({ allErrors: true }).compile(SARIF_PARTS);

describe.each(entries)('%s', (code, { wrong, mended }) => {
  const problems = problemsOf(wrong, known);

  test('is all that is said about its example', () => {
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problemsOf(mended, known)).toEqual([]);
  });

  test('is said so', async () => {
    await expect(allForms(wrong, problems)).toMatchFileSnapshot(`said/${code}.txt`);
  });

  test('is valid SARIF', () => {
    isSarif(JSON.parse(JSON.stringify(sarifLog(problems))));
    expect(isSarif.errors ?? []).toEqual([]);
  });
});

test('there is a file for every code, and none for a code that is gone', () => {
  const files = readdirSync(join(import.meta.dirname, 'said')).toSorted();
  expect(files).toEqual(entries.map(([code]) => `${code}.txt`).toSorted());
});

test('SARIF stays valid with paths and places of every kind, and without problems', () => {
  const files = [
    'a b.eco',
    'cards#1?.eco',
    'a:b.eco',
    'sub/ü.eco',
    '<stdin>',
    '../up.eco',
    join('/', 'abs', 'x y.eco'),
  ];
  const problems = files.map((file) => ({ ...problemsOf(entries[0][1].wrong, known)[0], file }));
  for (const some of [problems, []]) {
    isSarif(JSON.parse(JSON.stringify(sarifLog(some))));
    expect(isSarif.errors ?? []).toEqual([]);
  }
});
