import { relative } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { type Workspace, workspace } from '../../test/workspace.ts';
import { topSets } from './catalogue.ts';
import { compileSources } from './compile.ts';
import { findSources, topSource } from './find.ts';

let { folder, at, put } = {} as Workspace;
beforeEach(() => {
  ({ folder, at, put } = workspace());
});

/** The files of sets, below the test's folder. */
const filesIn = (sets: ReturnType<typeof findSources>['sets']) =>
  sets.map((set) => set.files.map(({ file }) => relative(folder, file)));
const filesOf = (...paths: string[]) => filesIn(findSources(paths.map((path) => at(path))).sets);

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

const LATIN = Buffer.from(`${set('base')}# caf\u00e9`, 'latin1');

test.each([
  [
    'next to its folder first, then among the bundled ones',
    {
      'x/top/a.eco': set('top', 'middle'),
      'x/mid/b.eco': set('middle', 'first-continent'),
      'x/first-continent.eco': set('first-continent'),
      'x/a.eco': set('first-continent'),
      'x/unasked/c.eco': set('unasked'),
    },
    ['x/top'],
    [['x/mid/b.eco'], ['x/first-continent.eco']],
  ],
  [
    'next to its file, or next to the folder of its set',
    {
      'x/top/a.eco': set('top', 'middle'),
      'x/top/b.eco': 'card 1 brown leaves 2 energy sun { gain 1vp }\n',
      'x/mid/b.eco': set('middle', 'base'),
      'x/top/base.eco': set('base'),
    },
    ['x/top/a.eco'],
    [['x/mid/b.eco'], ['x/top/base.eco']],
  ],
  [
    'among the bundled ones, where nothing next to it is called like it',
    {
      'x/top.eco': set('top', 'first-continent'),
      'x/a.eco': set('first-continent'),
      'x/cards/b.eco': set('first-continent'),
    },
    ['x/top.eco'],
    [],
  ],
  [
    'in the folder around it that is called like it',
    {
      'x/first-continent/a.eco': set('first-continent'),
      'x/first-continent/top/b.eco': set('top', 'first-continent'),
    },
    ['x/first-continent/top'],
    [['x/first-continent/a.eco']],
  ],
  [
    'behind neighbours that cannot be read',
    {
      'x/top/a.eco': set('top', 'base'),
      'x/mid/b.eco': set('base'),
      'x/odd/latin.eco': LATIN,
      'x/latin.eco': LATIN,
    },
    ['x/top'],
    [['x/mid/b.eco']],
  ],
  [
    'as near as possible, in a file that can be read',
    {
      'x/top/a.eco': set('top', 'base'),
      'x/top/b.eco': LATIN,
      'x/top/m.eco': set('base'),
      'x/aaa/a.eco': set('base'),
      'x/aaa/deep/b.eco': '',
    },
    ['x/top/a.eco'],
    [['x/top/m.eco']],
  ],
  [
    'in a sub-folder of a neighbouring set',
    {
      'x/top/a.eco': set('top', 'more'),
      'x/mid/b.eco': set('middle'),
      'x/mid/add/on/c.eco': set('more', 'middle'),
    },
    ['x/top'],
    [['x/mid/add/on/c.eco'], ['x/mid/b.eco']],
  ],
  [
    'in the folder around it, with all files of that folder',
    {
      'x/mid/a.eco': set('middle', 'base'),
      'x/mid/cards.eco': '',
      'x/mid/more/cards.eco': '',
      'x/mid/top/a.eco': set('top', 'middle'),
      'x/mid/top/extra/b.eco': '',
      'x/base/b.eco': set('base'),
    },
    ['x/mid/top', 'x/mid/top/a.eco'],
    [['x/mid/a.eco', 'x/mid/cards.eco', 'x/mid/more/cards.eco'], ['x/base/b.eco']],
  ],
  [
    'as one file among others that each declare a set',
    {
      'x/a.eco': set('base'),
      'x/b.eco': set('other'),
      'x/cards.eco': '',
      'x/top/a.eco': set('top', 'base'),
    },
    ['x/top'],
    [['x/a.eco']],
  ],
])('a set that another extends is found %s', (_, files, paths, expected) => {
  put(files);
  for (const path of paths) {
    const { sets, known } = findSources([at(path)]);
    expect(sets.map(({ id }) => id)).toEqual(['top']);
    expect(filesIn(known).filter(([file]) => file.startsWith('x'))).toEqual(expected);
  }
});

test('a game is played with the one set of a folder that no other extends', () => {
  put({ 'x/a/a.eco': set('base'), 'x/b/b.eco': set('more', 'base') });
  const { sets, known } = topSource([at('x')]);
  expect(sets.map((one) => one.id)).toEqual(['more']);
  expect(known[0].id).toBe('base');
  put({ 'x/c/c.eco': set('third') });
  expect(() => topSource([at('x')])).toThrow(/several sets \(more, third\)/);
});

test('if two sets have the name that the played set extends, both are compiled, so that the error names both', () => {
  put({ 'x/a/a.eco': set('base'), 'x/b/b.eco': set('base'), 'x/c/c.eco': set('more', 'base') });
  const { sets, problems } = compileSources(topSource([at('x')]));
  expect(sets[0].program.id).toBe('more');
  expect(problems.map(({ code, file, related }) => [code, file, related?.[0].file])).toEqual([
    ['ECO501', at('x/b/b.eco'), at('x/a/a.eco')],
  ]);
});

test('sets that extend each other in a circle are compiled together, so that the circle is reported', () => {
  put({ 'x/a/a.eco': set('one', 'other'), 'x/b/b.eco': set('other', 'one') });
  const { problems } = compileSources(topSource([at('x')]));
  expect(problems.map(({ code }) => code)).toEqual(['ECO503']);
});

test('bundled sets are found by id; without a path all are used, and the published game is played', () => {
  const all = findSources([]);
  expect(all.sets.map((one) => one.id)).toContain('first-continent');
  expect(findSources(['first-continent']).sets.map((one) => one.id)).toEqual(['first-continent']);
  expect(topSets(all.sets).map((one) => one.id)).toEqual(['fire-and-rain', 'new-horizon', 'polar-shores']);
  expect(topSource([]).sets.map((one) => one.id)).toEqual(['new-horizon']);
});

test('a missing path or a folder without cards is refused with the reason', () => {
  put({ 'empty/readme.txt': '', 'file.eco': '' });
  const refused = (path: string) => () => findSources([at(path)]);
  expect(refused('empty')).toThrow(/contains no \.eco file/);
  expect(refused('none')).toThrow(
    /cannot be read: no file, folder or bundled set has that name\. Bundled sets: .*first-continent/,
  );
  expect(refused('file.eco/below')).toThrow(UserError);
});

test('the id of a bundled set starts no search in the current folder', () => {
  put({ 'first-continent/a.eco': set('first-continent') });
  const before = process.cwd();
  process.chdir(folder);
  try {
    const { known } = findSources(['new-horizon']);
    const base = known.find((one) => one.id === 'first-continent');
    expect(base?.files[0].file).not.toBe(at('first-continent', 'a.eco'));
    // A folder of that name takes precedence.
    expect(findSources(['first-continent']).sets[0].files[0].file).toBe(
      relative('.', at('first-continent', 'a.eco')),
    );
  } finally {
    process.chdir(before);
  }
});

test('neighbouring files are searched but not kept in memory, even 120 MB of them', () => {
  put({ 'x/top/a.eco': set('top', 'base'), 'x/z.eco': set('base') });
  const filler = Buffer.alloc(40 * 2 ** 20, '# base\ncard 1 brown\n');
  for (const name of ['x/b.eco', 'x/other/c.eco', 'x/other/d.eco']) put({ [name]: filler });
  const before = process.resourceUsage().maxRSS;
  const { known } = findSources([at('x/top')]);
  expect(known.some(({ id }) => id === 'base')).toBe(true);
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(60);
});
