/** Gives wording and reading this project's texts. Importing it is enough. */
import { existsSync, readFileSync } from 'node:fs';
import { giveAssets } from '../assets.ts';

const messages = (name: string): string =>
  readFileSync(new URL(`../wording/languages/${name}.ftl`, import.meta.url), 'utf8');

giveAssets({
  language: messages,
  table: (lang) => messages(`table.${lang}`),
  words(name) {
    const table = new URL(`../../words/${name}.txt`, import.meta.url);
    return existsSync(table) ? readFileSync(table, 'utf8') : undefined;
  },
});
