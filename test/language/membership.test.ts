import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { setsInFolder } from '../../cli/load/catalogue.ts';
import { membersBelow } from '../../language/workspace/membership.ts';

const SET = 'set mine "Mine"\n';
const FILES: Record<string, string> = {
  'b.eco': '',
  'a/z.eco': '',
  'a/own/set.eco': SET,
  'a/own/cards/x.eco': '',
  'a-b/c.eco': '',
  'a.eco': '',
  'deep/1/2/three.eco': SET,
  'deep/1/2/more/four.eco': '',
  'deep/1/five.eco': '',
  '.hidden/h.eco': SET,
  'node_modules/p/p.eco': SET,
};

test('the sets of a folder are those that ecos check finds, in the same order', () => {
  const root = mkdtempSync(join(tmpdir(), 'members-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(root, dirname(name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const files = Object.keys(FILES).map((name) => join(root, name));
  const members = membersBelow([root], files, (file) => FILES[file.slice(root.length + 1)] === SET);
  expect(members.map(({ files }) => files)).toEqual(
    setsInFolder(root).map((texts) => texts.map(({ file }) => file)),
  );
});

test('a named file is its own set, but belongs to its folder if the folder is named too', () => {
  const files = ['/a/b.eco', '/a/c.eco', '/d.eco'];
  const of = (roots: string[]) =>
    membersBelow(roots, files, () => false).map(({ home, files }) => [home, files]);
  expect(of(['/d.eco', '/a/b.eco'])).toEqual([
    ['/d.eco', ['/d.eco']],
    ['/a/b.eco', ['/a/b.eco']],
  ]);
  expect(of(['/a/b.eco', '/a'])).toEqual([['/a', ['/a/b.eco', '/a/c.eco']]]);
});
