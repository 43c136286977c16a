/** Output of commands for a file with more problems than they list. */
import { expect, test } from 'vitest';
import { ecos } from '../ecos.ts';

const MANY = `card 1 brown leaves 2 energy sun\n{\n${'gian 1vp;\n'.repeat(1234)}}\n`;
const UNLISTED = [{ file: '<stdin>', errors: 234, warnings: 0 }];

test('check counts all problems, lists a thousand and says how many more there are', () => {
  const json = ecos(['check', '-', '--format', 'json'], { input: MANY });
  expect(json.code).toBe(1);
  const { errors, warnings, problems, unlisted } = JSON.parse(json.out);
  expect({ errors, warnings, listed: problems.length, unlisted }).toEqual({
    errors: 1234,
    warnings: 0,
    listed: 1000,
    unlisted: UNLISTED,
  });
  const pretty = ecos(['check', '-'], { input: MANY });
  expect(pretty.out).toMatch(/\n\n<stdin>: 234 more errors are not listed\n/);
  expect(pretty.out).toMatch(
    /: 1234 errors, 0 warnings\n(\d+ of these problems can be fixed: ecos check --fix -\n)?$/,
  );
});

test.each([
  ['test', ['test', '-']],
  ['fmt', ['fmt', '-']],
  ['build', ['build', '-', '--out', 'nowhere']],
])('%s also says how many problems are not listed', (_, args) => {
  expect(JSON.parse(ecos([...args, '--format', 'json'], { input: MANY }).out).unlisted).toEqual(UNLISTED);
  const { code, out, err } = ecos(args, { input: MANY });
  expect(code).toBe(1);
  expect(out + err).toContain('<stdin>: 234 more errors are not listed\n');
});
