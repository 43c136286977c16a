/**
 * The problems reported for the example of every code, one snapshot in `said/` each, to be read and reviewed when they
 * change. `forms/` has some of them in every output format.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sarifLog } from '../../cli/terminal/problems/sarif.ts';
import { compile } from '../../compiler/index.ts';
import { CATALOGUE, type Entry } from '../../compiler/report/problems.ts';
import { withEdits } from '../../grammar/index.ts';
import { readySets } from '../ready-sets.ts';
import { allForms, prettyForm, problemsOf } from './outputs.ts';
import { isSarif } from './sarif-schema.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);
const known = readySets();

describe.each(entries)('%s', (code, { wrong, mended, whenLaidOut, inFile }) => {
  const problems = problemsOf(wrong, known, inFile);

  test('is the only problem of its example', () => {
    expect(problems.map((problem) => problem.code)).toEqual([code]);
    expect(problemsOf(mended, known, inFile)).toEqual([]);
    // The compiler cannot know what fits on a card.
    if (whenLaidOut)
      expect(compile([{ files: [{ file: 'a.eco', text: wrong }] }], known).problems).toEqual([]);
  });

  test('is removed by each of its fixes; for an error, one of them gives the corrected example', () => {
    const fixed = problems.flatMap(({ fixes = [] }) => fixes.map(({ edits }) => withEdits(wrong, edits)));
    expect(fixed.flatMap((text) => problemsOf(text, known))).toEqual([]);
    const programOf = (text: string) =>
      JSON.stringify(
        compile([{ files: [{ file: 'a.eco', text }] }], known).sets.map(({ program }) => program),
      );
    // For a warning, other fixes are fine too.
    if (fixed.length > 0 && !code.startsWith('ECO7'))
      expect(fixed.map(programOf)).toContain(programOf(mended));
  });

  test('is printed as in its snapshot', async () => {
    await expect(`${wrong}\n\n${prettyForm(wrong, problems, inFile)}\n`).toMatchFileSnapshot(
      `said/${code}.txt`,
    );
  });

  test('is valid SARIF', () => {
    isSarif(JSON.parse(JSON.stringify(sarifLog(problems))));
    expect(isSarif.errors ?? []).toEqual([]);
  });
});

// One each with a hint, with a related position, a warning, and an error that only running finds.
test.each(['ECO206', 'ECO108', 'ECO701', 'ECO619'] as const)(
  '%s is printed in every output format',
  async (code) => {
    const { wrong } = CATALOGUE[code];
    await expect(allForms(wrong, problemsOf(wrong, known))).toMatchFileSnapshot(`forms/${code}.txt`);
  },
);

test('every code has a snapshot, and every snapshot has a code', () => {
  const files = readdirSync(join(import.meta.dirname, 'said')).toSorted();
  expect(files).toEqual(entries.map(([code]) => `${code}.txt`).toSorted());
});

test('the SARIF schema rejects an invalid log', () => {
  const [problem] = problemsOf(entries[0][1].wrong, known);
  const log = JSON.stringify(sarifLog([problem]));
  for (const [right, wrong] of [
    ['"ruleId"', '"ruleid"'],
    ['"level":"error"', '"level":"bad"'],
    ['"startLine":', '"startLine":-'],
    ['example.eco', 'a b.eco'],
  ]) {
    expect(isSarif(JSON.parse(log.replace(right, wrong))), wrong).toBe(false);
  }
});

test('SARIF is valid for any kind of path, and without problems', () => {
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
  const unlisted = files.map((file) => ({ file, errors: 1, warnings: 2 }));
  for (const log of [sarifLog(problems), sarifLog([]), sarifLog(problems, unlisted)]) {
    isSarif(JSON.parse(JSON.stringify(log)));
    expect(isSarif.errors ?? []).toEqual([]);
  }
});
