import { expect, test } from 'vitest';
import { membersBelow } from '../../language/workspace/membership.ts';

test('a folder is a set with its sub-folders, except those that declare a set and hidden ones', () => {
  const declaring = [
    '/r/a/own/set.eco',
    '/r/deep/1/2/three.eco',
    '/r/.hidden/h.eco',
    '/r/node_modules/p.eco',
  ];
  const others = ['/r/b.eco', '/r/a/z.eco', '/r/a/own/cards/x.eco', '/r/a-b/c.eco', '/r/a.eco'];
  const deep = ['/r/deep/1/2/more/four.eco', '/r/deep/1/five.eco'];
  const members = membersBelow(['/r'], [...declaring, ...others, ...deep], (file) =>
    declaring.includes(file),
  );
  expect(members.map(({ files }) => files)).toEqual([
    ['/r/a.eco', '/r/b.eco', '/r/a/z.eco', '/r/a-b/c.eco', '/r/deep/1/five.eco'],
    ['/r/a/own/set.eco', '/r/a/own/cards/x.eco'],
    ['/r/deep/1/2/three.eco', '/r/deep/1/2/more/four.eco'],
  ]);
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
