import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { jpegFile, pngFile } from '../../test/print/fixtures/art.ts';
import { workspace } from '../../test/workspace.ts';
import { setPictures, withPictures } from './card-art.ts';
import { loadSets } from './compile.ts';

/** What happens to a file right after its size was read. */
let meanwhile = () => {};
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fstatSync: (file: number) => {
      const stats = fs.fstatSync(file);
      meanwhile();
      return stats;
    },
  };
});

const card = (number: number, clause = '') =>
  `card ${number} brown leaves 1 energy sun ${clause} { gain 1vp; }\n`;
const set = (name: string, ...cards: string[]) =>
  `set ${name} "Set" extends first-continent\n${cards.join('')}`;
const { at, put, run, ecos, json, namesIn } = workspace({
  'herd/set.eco': set(
    'herd',
    card(901, 'art "pictures/herd.png" at 20 by "Ana"'),
    card(902),
    card(903),
    card(905, 'art "art/905.PNG"'),
  ),
  'herd/pictures/herd.png': pngFile(30, 20),
  'herd/art/902.jpg': jpegFile(300, 200, { orientation: 6 }),
  'herd/art/904.png': pngFile(1, 1),
  'herd/art/905.PNG': pngFile(7, 8),
  'herd/art/note.txt': 'no picture',
  'calf/set.eco': `set calf "Calf" extends herd\n${card(911)}${card(901)}`.replace(
    'card 901 brown',
    '$& replaces',
  ),
  'calf/art/902.png': pngFile(1, 1),
  'calf/art/911.png': pngFile(9, 9),
});

const picturesOf = async (path: string) => {
  const result = await loadSets([at(path)]);
  expect(result.broken).toBe(false);
  return setPictures(result, result.sets[0]!);
};

test('a picture is one that a card names, or one with its number', async () => {
  const { sources, problems } = await picturesOf('herd');
  expect(problems).toEqual([]);
  expect(sources).toMatchObject([
    { card: 901, file: 'pictures/herd.png', at: 20, by: 'Ana', type: 'png', size: { width: 30, height: 20 } },
    { card: 902, file: 'art/902.jpg', at: 50, type: 'jpg', size: { width: 200, height: 300 } },
    { card: 905, file: 'art/905.PNG', at: 50, type: 'png', size: { width: 7, height: 8 } },
  ]);
  expect(Buffer.from(sources[0]!.bytes)).toEqual(readFileSync(at('herd/pictures/herd.png')));
});

test('pictures are those of the set that declares the card', async () => {
  const { sources, problems } = await picturesOf('calf');
  expect(problems).toEqual([]);
  expect(sources).toMatchObject([
    { card: 902, size: { width: 200 } },
    { card: 905 },
    { card: 911, size: { width: 9 } },
  ]);
});

test('a file that is replaced is read again', async () => {
  put({ 'again/set.eco': set('again', card(901)), 'again/art/901.png': pngFile(1, 1) });
  await picturesOf('again');
  put({ 'again/art/901.png': pngFile(100, 90) });
  const { sources } = await picturesOf('again');
  expect(sources).toMatchObject([{ size: { width: 100, height: 90 } }]);
  put({ 'again/art/901.png': 'no picture' });
  expect(() => sources[0]!.bytes).toThrow(/901.png cannot be used: it is no PNG/);
});

test.each([
  ['it does not exist', 'art "lion.png"', {}],
  ['it is not a file', 'art "art"', { 'art/1.txt': '' }],
  ['a part of its path is not a folder', 'art "set.eco/a.png"', {}],
  ['a part of its path is a link', 'art "a.png"', { 'a.png': '-> b.png', 'b.png': pngFile(1, 1) }],
  ['a part of its path is a link', 'art "a/b.png"', { a: '-> c', 'c/b.png': pngFile(1, 1) }],
  ['it is larger than 4 MB', 'art "a.png"', { 'a.png': new Uint8Array(2 ** 22 + 1) }],
  ['it is no PNG, JPEG or SVG', 'art "a.png"', { 'a.png': 'herd' }],
  ['its 25000 × 25000 pixels are more than 25 million', '', { 'art/901.png': pngFile(25_000, 25_000) }],
  ['`art/901.svg` is for card 901, too', '', { 'art/901.png': pngFile(1, 1), 'art/901.svg': '' }],
  ['`art/901.jpg` is for card 901, too', 'art "a.png"', { 'a.png': pngFile(1, 1), 'art/901.jpg': '' }],
])('an error at the clause or the number: %s', async (why, clause, files) => {
  const wrong = workspace({ 'set.eco': set('wrong', card(901, clause)), ...files });
  const result = withPictures(await loadSets([wrong.folder]));
  const column = clause === '' ? 6 : card(901, clause).indexOf('"') + 1;
  expect(result).toMatchObject({ broken: true, problems: [{ code: 'ECO412', line: 2, column }] });
  expect(result.problems[0]!.message).toContain(why);
});

test('a file that grows while it is read is refused', async () => {
  put({ 'grows/set.eco': set('grows', card(901)), 'grows/art/901.png': pngFile(2, 2) });
  meanwhile = () => appendFileSync(at('grows/art/901.png'), 'more');
  const result = withPictures(await loadSets([at('grows')]));
  meanwhile = () => {};
  expect(result.problems).toMatchObject([{ message: expect.stringMatching(/it changed while it was read/) }]);
});

test('check and print refuse a set without one of its pictures, and texts alone say nothing', async () => {
  const text = set('lost', card(901, 'art "lion.png"'));
  put({ 'lost/set.eco': text });
  for (const command of ['check', 'print']) {
    const { code, out, err } = ecos(command, 'lost');
    expect({ command, code }).toEqual({ command, code: 1 });
    expect(out + err).toContain('lost/set.eco:2:');
    expect(out + err).toContain('The picture `lion.png` of card 901 cannot be used: it does not exist');
  }
  const given = run(['check', '-'], { input: text });
  expect(given).toMatchObject({ code: 0 });
  expect(json('list', 'lost')).toMatchObject([{ number: 901, art: { file: 'lion.png', at: 50 } }]);
});

test('a built set has its pictures with it', () => {
  ecos('build', 'herd', '--out', 'built');
  expect(namesIn('built/herd/art')).toEqual(['902.jpg', '905.PNG']);
  expect(readFileSync(at('built/herd/pictures/herd.png'))).toEqual(
    readFileSync(at('herd/pictures/herd.png')),
  );
  expect(ecos('check', 'built/herd.json')).toMatchObject({ code: 0 });
  rmSync(at('built/herd/art/905.PNG'));
  const { code, out } = ecos('check', 'built/herd.json');
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('`art/905.PNG` of card 905') });
});

test.each(['a folder', 'a revision'])('a picture that differs from that of %s is a change', (before) => {
  const files = { 'set.eco': set('mine', card(901), card(902)), 'art/901.png': pngFile(1, 1) };
  const mine = workspace({ 'now/art/902.png': pngFile(5, 5) });
  const write = (folder: string) =>
    mine.put(
      Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content])),
    );
  write('now');
  if (before === 'a folder') {
    write('old');
    mine.put({ 'old/art/902.png': pngFile(5, 5) });
  } else {
    for (const command of ['init', 'add .', 'commit -m old']) mine.git(...command.split(' '));
  }
  mine.put({ 'now/art/901.png': pngFile(2, 1) });
  const { changes } = mine.json('diff', before === 'a folder' ? 'old' : 'HEAD', 'now');
  const art = expect.stringMatching(/^art\/901\.png \(\w{8}\) at 50$/);
  expect(changes).toMatchObject([{ number: 901, differences: [{ what: 'art', old: art, new: art }] }]);
});
