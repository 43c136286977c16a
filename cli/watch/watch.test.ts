import { expect, test } from 'vitest';
import type { Problem } from '../../program/index.ts';
import { diffProblems } from './watch.ts';

const problem = (message: string, line: number): Problem => ({
  code: 'ECO201',
  severity: 'error',
  message,
  file: 'a.eco',
  line,
  column: 1,
  length: 1,
});

test('a problem that moved is not new; one more of the same kind is', () => {
  const before = [problem('rain', 3), problem('snow', 5)];
  expect(diffProblems(before, [problem('rain', 4), problem('snow', 9)])).toEqual({ fresh: [], fixed: [] });
  const twice = [problem('rain', 4), problem('rain', 8)];
  expect(diffProblems(before, twice)).toEqual({ fresh: [problem('rain', 8)], fixed: [problem('snow', 5)] });
  expect(diffProblems(twice, [])).toEqual({ fresh: [], fixed: twice });
});
