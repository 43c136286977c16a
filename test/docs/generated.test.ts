/** The generated pages of the documentation are up to date with the code. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GENERATED_FOLDERS, generatedPages } from '../../tools/references/generators.ts';
import { setValidator } from '../../tools/references/set-validator.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const pages = await generatedPages();

test('generated pages are up to date: run `npm run docs` and commit what it writes', () => {
  const stale = pages.filter(({ file, text }) => {
    const path = join(ROOT, file);
    return !existsSync(path) || readFileSync(path, 'utf8') !== text;
  });
  expect(stale.map(({ file }) => file)).toEqual([]);
});

test('the validator of sets, which is not in git, was made from the schema as it is now', () => {
  const text = readFileSync(join(ROOT, 'program', 'json', 'set-validator.generated.ts'), 'utf8');
  expect(text).toBe(setValidator(/: (\w+) \*\//.exec(text)![1]!));
});

test('the generated folders contain no obsolete page', () => {
  const made = new Set(pages.map(({ file }) => file));
  const there = GENERATED_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  );
  expect(there.filter((file) => !made.has(file))).toEqual([]);
});
