/** The extension for Zed and its page. Zed itself needs a graphics card, and no package of it can be unpacked here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsPages } from '../../docs/pages.ts';

const EXTENSION = join(import.meta.dirname, '../../../editors/zed');
const read = (file: string) => readFileSync(join(EXTENSION, file), 'utf8');

/** All settings on the page, merged. */
const page = docsPages().find(({ file }) => file.endsWith('editors.md'))!;
const settings = Object.assign(
  {},
  ...page.fences.filter(({ info }) => info[0] === 'json').map(({ text }) => JSON.parse(text)),
);

/** The value of a name in a TOML file. */
const value = (file: string, name: string) =>
  JSON.parse(new RegExp(`^${name} = (.*)$`, 'm').exec(read(file))![1]);

test('the extension, its language and the settings on the page have the same names', () => {
  const { languages, lsp } = settings;
  const language = value('languages/eco/config.toml', 'name');
  expect(value('languages/eco/config.toml', 'path_suffixes')).toEqual(['eco']);
  expect(value('extension.toml', 'languages')).toEqual([language]);
  expect(Object.keys(languages)).toEqual([language]);
  const servers = [...read('extension.toml').matchAll(/^\[language_servers\.(.+)\]$/gm)].map(([, id]) => id);
  expect(Object.keys(lsp)).toEqual(servers);
  expect(read('src/lib.rs')).toContain('npx --no ecos lsp');
});
