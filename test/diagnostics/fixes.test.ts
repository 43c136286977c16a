import { expect, test } from 'vitest';
import { descriptionOf, fixesOf, fixesTable, problemsIn } from './fixes.ts';

const table = fixesTable();

test('there are at least 300 wrong texts', () => {
  expect(new Set(table.map(([text]) => text)).size).toBeGreaterThanOrEqual(300);
});

test.each(table)('a text is fixed as in the table: %s', (text, lines) => {
  const { lines: found, after } = fixesOf(text);
  expect(found).toEqual(lines);
  for (const { problem, text: fixed } of after) {
    const now = problemsIn(fixed);
    // The problem is gone, no problem is new, and all others are still there.
    const others = problemsIn(text).map(descriptionOf);
    others.splice(others.indexOf(descriptionOf(problem)), 1);
    expect(now.map(descriptionOf).toSorted(), fixed).toEqual(others.toSorted());
  }
});
