import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { topSets } from './catalogue.ts';
import { compileSources } from './compile.ts';
import { sourcesOf, topSource } from './find.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-sources-'));
});

/** Writes files by path: a text, or for a link `-> TARGET`. */
function put(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if (text.startsWith('-> ')) symlinkSync(text.slice(3), path);
    else writeFileSync(path, text);
  }
}

/** The sets found, as lists of files below the test's folder. */
function filesOf(...paths: string[]): string[][] {
  const { sets } = sourcesOf(paths.map((path) => join(folder, path)));
  return sets.map((set) => set.files.map(({ file }) => relative(folder, file)));
}

const set = (id: string, base?: string) => `set ${id} "${id}"${base ? ` extends ${base}` : ''}\n`;

test('a folder is one set: all its .eco files and those of sub-folders without a set declaration', () => {
  put({
    's/b.eco': '',
    's/a.eco': set('mine'),
    's/sub/c.eco': '',
    's/sub/deep/d.eco': '# set in a comment\n',
    's/other/o.eco': set('other'),
    's/other/in/p.eco': '',
    's/notes.txt': 'no cards',
    's/.git/e.eco': '',
    's/node_modules/f.eco': '',
  });
  expect(filesOf('s')).toEqual([
    ['s/a.eco', 's/b.eco', 's/sub/c.eco', 's/sub/deep/d.eco'],
    ['s/other/o.eco', 's/other/in/p.eco'],
  ]);
});

test('a folder that contains only sets is not a set itself', () => {
  put({ 'all/one/a.eco': set('one'), 'all/two/b.eco': set('two') });
  expect(filesOf('all')).toEqual([['all/one/a.eco'], ['all/two/b.eco']]);
});

test('circular links are not followed, and no file is read twice', () => {
  put({
    's/a.eco': '',
    's/round': '-> .',
    's/sub/up': '-> ..',
    's/again.eco': '-> a.eco',
    's/gone.eco': '-> nowhere',
    's/self.eco': '-> self.eco',
    's/other.txt': '-> ../t.txt',
    't.txt': '',
  });
  expect(filesOf('s')).toEqual([['s/a.eco']]);
  // A link that the user names is followed.
  put({ link: '-> s' });
  expect(filesOf('link')).toEqual([['link/a.eco']]);
});

test('a set that is named by several paths is loaded once', () => {
  put({ 's/a.eco': set('mine') });
  expect(filesOf('s', './s/', 's')).toEqual([['s/a.eco']]);
});

test('a set that another extends is looked up next to it first, then among the bundled sets', () => {
  put({
    'x/top/a.eco': set('top', 'middle'),
    'x/mid/b.eco': set('middle', 'first-continent'),
    'x/base.eco': set('first-continent'),
    'x/unasked/c.eco': set('unasked'),
  });
  const { sets, known } = sourcesOf([join(folder, 'x/top')]);
  expect(sets.map((one) => one.id)).toEqual(['top']);
  expect(known.slice(0, 2).map((one) => one.id)).toEqual(['middle', 'first-continent']);
  expect(known[1].files[0].file).toBe(join(folder, 'x/base.eco'));
  expect(known.map((one) => one.id)).not.toContain('unasked');
});

test('a game is played with the one set of a folder that no other extends', () => {
  put({ 'x/a/a.eco': set('base'), 'x/b/b.eco': set('more', 'base') });
  const { sets, known } = topSource([join(folder, 'x')]);
  expect(sets.map((one) => one.id)).toEqual(['more']);
  expect(known[0].id).toBe('base');
  put({ 'x/c/c.eco': set('third') });
  expect(() => topSource([join(folder, 'x')])).toThrow(/several sets \(more, third\)/);
});

test('if two sets have the name that the played set extends, both are compiled, so that the error names both', () => {
  put({ 'x/a/a.eco': set('base'), 'x/b/b.eco': set('base'), 'x/c/c.eco': set('more', 'base') });
  const { sets, problems } = compileSources(topSource([join(folder, 'x')]));
  expect(sets[0].program.id).toBe('more');
  expect(problems.map(({ code, file, related }) => [code, file, related?.[0].file])).toEqual([
    ['ECO501', join(folder, 'x/b/b.eco'), join(folder, 'x/a/a.eco')],
  ]);
});

test('sets that extend each other in a circle are compiled together, so that the circle is reported', () => {
  put({ 'x/a/a.eco': set('one', 'other'), 'x/b/b.eco': set('other', 'one') });
  const { problems } = compileSources(topSource([join(folder, 'x')]));
  expect(problems.map(({ code }) => code)).toEqual(['ECO503']);
});

test('bundled sets are found by id; without a path all are used, and the published game is played', () => {
  const all = sourcesOf([]);
  expect(all.sets.map((one) => one.id)).toContain('first-continent');
  expect(sourcesOf(['first-continent']).sets.map((one) => one.id)).toEqual(['first-continent']);
  expect(topSets(all.sets).map((one) => one.id)).toEqual(['new-horizon', 'polar-shores']);
  expect(topSource([]).sets.map((one) => one.id)).toEqual(['new-horizon']);
});

test('a missing path or a folder without cards is refused with the reason', () => {
  put({ 'empty/readme.txt': '', 'file.eco': '' });
  const refused = (path: string) => () => sourcesOf([join(folder, path)]);
  expect(refused('empty')).toThrow(/contains no \.eco file/);
  expect(refused('none')).toThrow(
    /cannot be read: no file, folder or bundled set has that name\. Bundled sets: .*first-continent/,
  );
  expect(refused('file.eco/below')).toThrow(UserError);
});

test('a set that a file extends is found next to the file, or next to the folder of its set', () => {
  put({
    'x/top/a.eco': set('top', 'middle'),
    'x/top/b.eco': 'card 1 brown leaves 2 energy sun { gain 1vp }\n',
    'x/mid/b.eco': set('middle', 'base'),
    'x/top/base.eco': set('base'),
  });
  const { sets, known } = sourcesOf([join(folder, 'x/top/a.eco')]);
  expect(sets.map((one) => one.id)).toEqual(['top']);
  expect(known.slice(0, 2).map((one) => one.id)).toEqual(['middle', 'base']);
});

test('neighbours that cannot be read are skipped', () => {
  put({ 'x/top/a.eco': set('top', 'middle'), 'x/mid/b.eco': set('middle') });
  mkdirSync(join(folder, 'x/odd'));
  writeFileSync(join(folder, 'x/odd/latin.eco'), Buffer.from('# caf\u00e9', 'latin1'));
  writeFileSync(join(folder, 'x/latin.eco'), Buffer.from('# caf\u00e9', 'latin1'));
  expect(sourcesOf([join(folder, 'x/top')]).known[0].id).toBe('middle');
});

test('the id of a bundled set starts no search in the current folder', () => {
  put({ 'first-continent/a.eco': set('first-continent') });
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { known } = sourcesOf(['new-horizon']);
    const base = known.find((one) => one.id === 'first-continent');
    expect(base?.files[0].file).not.toBe(join(folder, 'first-continent', 'a.eco'));
    // A folder of that name takes precedence.
    expect(sourcesOf(['first-continent']).sets[0].files[0].file).toBe(join('first-continent', 'a.eco'));
  } finally {
    process.chdir(before);
  }
});

test('neighbouring files are searched but not kept in memory, even 300 MB of them', () => {
  put({ 'x/top/a.eco': set('top', 'first-continent') });
  const filler = Buffer.alloc(60 * 2 ** 20, '# first-continent\ncard 1 brown\n');
  for (const name of ['x/b.eco', 'x/c.eco', 'x/other/d.eco', 'x/other/e.eco', 'x/f.eco']) {
    put({ [name]: '' });
    writeFileSync(join(folder, name), filler);
  }
  const before = process.resourceUsage().maxRSS;
  const { known } = sourcesOf([join(folder, 'x/top')]);
  expect(known.find(({ id }) => id === 'first-continent')?.files.length).toBeGreaterThan(1);
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(60);
});

test('the nearest readable set with that name is used', () => {
  const wrong = Buffer.from(`${set('base')}# caf\u00e9`, 'latin1');
  put({
    'x/top/a.eco': set('top', 'base'),
    'x/top/m.eco': set('base'),
    'x/aaa/a.eco': set('base'),
    'x/aaa/deep/b.eco': '',
  });
  writeFileSync(join(folder, 'x/top/b.eco'), wrong);
  const near = sourcesOf([join(folder, 'x/top/a.eco')]).known[0];
  // An unreadable file is skipped, even if it declares the set.
  expect(near.files.map(({ file }) => relative(folder, file))).toEqual(['x/top/m.eco']);
});

test('a set in a sub-folder of a neighbouring set is found', () => {
  put({
    'x/top/a.eco': set('top', 'more'),
    'x/mid/b.eco': set('middle'),
    'x/mid/add/on/c.eco': set('more', 'middle'),
  });
  expect(
    sourcesOf([join(folder, 'x/top')])
      .known.map(({ id }) => id)
      .slice(0, 2),
  ).toEqual(['more', 'middle']);
});

test('a set inside the folder of the set it extends gets all files of that folder', () => {
  put({
    'x/mid/a.eco': set('middle', 'base'),
    'x/mid/cards.eco': '',
    'x/mid/more/cards.eco': '',
    'x/mid/top/a.eco': set('top', 'middle'),
    'x/mid/top/extra/b.eco': '',
    'x/base/b.eco': set('base'),
  });
  const bases = (path: string) =>
    sourcesOf([join(folder, path)])
      .known.slice(0, 2)
      .map(({ files }) => files.map(({ file }) => relative(folder, file)));
  const expected = [['x/mid/a.eco', 'x/mid/cards.eco', 'x/mid/more/cards.eco'], ['x/base/b.eco']];
  expect(bases('x/mid/top')).toEqual(expected);
  expect(bases('x/mid/top/a.eco')).toEqual(expected);
});

test('files that each declare a set are separate sets, so a set in a folder next to them gets only one file', () => {
  put({
    'x/a.eco': set('base'),
    'x/b.eco': set('other'),
    'x/cards.eco': '',
    'x/top/a.eco': set('top', 'base'),
  });
  const { known } = sourcesOf([join(folder, 'x/top')]);
  expect(known[0].files.map(({ file }) => relative(folder, file))).toEqual(['x/a.eco']);
});
