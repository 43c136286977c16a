/** Tests of texts with mistakes: rows of a text and the codes that are reported for it. */
import { expect, test } from 'vitest';
import { problemCodes, problemsOf } from './base-set.ts';

/** A text, and the codes of its problems in the order of their positions. */
export type Coded = readonly [text: string, ...codes: string[]];

/** Tests each row; `around` makes a whole file of its text. */
export const testCodes = (rows: readonly Coded[], around = (text: string) => text) =>
  test.each(rows)('%s', (text, ...codes) => {
    expect(problemCodes(problemsOf(around(text)))).toEqual(codes);
  });

/** Tests each row, and that its problems are worded as in the snapshot. */
export const testWording = (rows: readonly Coded[], around: (text: string) => string) =>
  test.each(rows)('%s', (text, ...codes) => {
    const problems = problemsOf(around(text));
    expect(problemCodes(problems)).toEqual(codes);
    if (problems.length > 0) expect(problems.join('\n')).toMatchSnapshot();
  });
