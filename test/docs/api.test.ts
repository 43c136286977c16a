/** The reference of the four entries describes everything that they export. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOMS } from '../steps.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const API = join(ROOT, 'docs', 'reference', 'api');
const ENTRIES = ['grammar', 'compiler', 'runtime', 'print'];

/** A section of a page: its name, and its text up to the first subheading, without code and tables. */
function sectionsOf(page: string): { name: string; text: string }[] {
  return page
    .split(/^### /m)
    .slice(1)
    .map((section) => {
      const [name, ...lines] = section.split('\n');
      const text = lines
        .join('\n')
        .replace(/^```[\s\S]*?^```$/gm, '')
        .split(/^(?:#|\*\*\*|\|)/m)[0]
        .trim();
      return { name, text };
    });
}

test.each(ENTRIES)('%s: each export has a description', (name) => {
  expect(Object.keys(manifest.exports)).toContain(`./${name}`);
  const sections = sectionsOf(readFileSync(join(API, `${name}.md`), 'utf8'));
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter(({ text }) => text === '').map((section) => section.name)).toEqual([]);
});

test('no description of a parameter begins with a sign, which TypeDoc would leave out', () => {
  const files = globSync(`{${ROOMS.join()}}/**/*.ts`, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap(
    (file) => readFileSync(join(ROOT, file), 'utf8').match(/@param\s+\S+\s+-.*/g) ?? [],
  );
  expect(wrong).toEqual([]);
});
