/** Links between pages of the documentation have a target, every page can be reached, and the files that pages name exist. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { docsPages } from './pages.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** A file or folder of this project, as pages name it: relative to the root. */
const PATH =
  /`((?:cards|program|grammar|compiler|runtime|print|simulate|language|table|studio|cli|test|bench|docs|editors|tools)\/[\w./-]*)`/g;
/** Files that the reader creates on the pages about adding an animal and a language, so they do not exist here. */
const SCRATCH = [
  'print/icons/hyena.svg',
  ...['said', 'short'].map((what) => `print/wording/languages/pt.${what}.txt`),
];

/** The anchors of a page: those of its headings. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);
  const times = new Map<string, number>();
  const anchors = headings.map((heading) => {
    const anchor = heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-');
    // A repeated heading gets a numbered anchor.
    const before = times.get(anchor) ?? 0;
    times.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  const named = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id);
  return new Set([...anchors, ...named]);
}

test.each(docsPages())('the links of $file have a target', ({ file }) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const broken = [...text.matchAll(LINK)].flatMap(([link, path, anchor]) => {
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), path);
    if (!existsSync(target)) return [link];
    if (anchor === undefined) return [];
    return anchorsOf(readFileSync(target, 'utf8')).has(anchor) ? [] : [link];
  });
  expect(broken).toEqual([]);
});

test('each line of the contents of the cookbook leads to a heading of its own', () => {
  const text = readFileSync(join(ROOT, 'docs/reference/cookbook.md'), 'utf8');
  const contents = text.slice(text.indexOf('\n- '), text.indexOf('\n## '));
  const anchors = [...contents.matchAll(/\]\((#[^)]*)\)/g)].map(([, to]) => to);
  expect(anchors.length).toBeGreaterThan(50);
  expect(anchors.filter((to, i) => anchors.indexOf(to) < i)).toEqual([]);
});

test('every page can be reached from README.md', () => {
  const reached = new Set(['README.md']);
  const pages = new Map(docsPages().map(({ file, text }) => [file, text]));
  // The loop also visits entries that are added to the set during iteration.
  for (const file of reached) {
    for (const [, path] of (pages.get(file) ?? '').matchAll(LINK)) {
      if (path !== '') reached.add(join(dirname(file), path));
    }
  }
  expect([...pages.keys()].filter((file) => !reached.has(file))).toEqual([]);
});

test('files and folders that a page names exist', () => {
  const named = docsPages().flatMap(({ file, text }) =>
    [...text.matchAll(PATH)].map(([, path]) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(({ path }) => !SCRATCH.includes(path) && !existsSync(join(ROOT, path)));
  expect(missing).toEqual([]);
});

test.each(docsPages().filter(({ text }) => text.includes('npx ecos')))(
  // Before, npx would download a package `ecos`, whoever has registered that name.
  '$file says how to set up before its first `npx ecos`',
  ({ text }) => {
    expect(text.slice(0, text.indexOf('npx ecos'))).toMatch(/npm start|npm install ecos-cards-/);
  },
);
