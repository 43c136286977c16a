import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadSets } from './compile.ts';
import { iconFolders, setFolders } from './set-files.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecos-folders-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('base/set.eco', 'set base "Base" extends first-continent\nanimal fox x8 on desert\n');
  write('base/icons/fox.svg', '');
  write('top/set.eco', 'set top "Top" extends base\n');
  write('top/more/cards.eco', 'card 901 brown "Den" leaves 1 energy sun { place fox; }\n');
  write('top/icons/fox.svg', '');
  symlinkSync(join(folder, 'top', 'icons'), join(folder, 'top', 'more', 'icons'));
});

test('the folders of a set come after those of the sets it extends, so that they take precedence', async () => {
  const result = await loadSets([join(folder, 'top')]);
  const folders = setFolders(result).filter((path) => path.startsWith(folder));
  expect(folders.toSorted()).toEqual(['base', 'top', join('top', 'more')].map((path) => join(folder, path)));
  expect(folders[0]).toBe(join(folder, 'base'));
});

test('icons are found next to cards, and a link to a folder is not followed', async () => {
  const result = await loadSets([join(folder, 'top')]);
  expect(iconFolders(result)).toEqual([join(folder, 'base', 'icons'), join(folder, 'top', 'icons')]);
});
