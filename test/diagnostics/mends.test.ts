import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mendsOf, problemsIn, saying } from './mends.ts';

/** Wrong texts, each with its problems below it and, after each, what a fix makes of the text. */
const table = readFileSync(join(import.meta.dirname, 'mends.txt'), 'utf8')
  .split('\n\n')
  .filter((block) => !block.startsWith('# '))
  .map((block): [text: string, lines: string[]] => {
    const [text, ...lines] = block.trimEnd().split('\n');
    return [text, lines];
  });

test('there are at least 150 wrong texts', () => {
  expect(new Set(table.map(([text]) => text)).size).toBeGreaterThanOrEqual(150);
});

test.each(table)('%s', (text, lines) => {
  const { lines: found, after } = mendsOf(text);
  expect(found).toEqual(lines);
  for (const { problem, text: fixed } of after) {
    const others = problemsIn(text).filter((other) => other !== problem);
    // The problem is gone, none is new, and what else was wrong still is.
    const rest = problemsIn(fixed).map(saying).toSorted();
    expect(rest, fixed).toEqual(
      others
        .filter((other) => saying(other) !== saying(problem))
        .map(saying)
        .toSorted(),
    );
  }
});
