/** Gives wording and reading this project's texts. Importing it is enough. */
import { existsSync, readFileSync } from 'node:fs';
import { giveAssets } from '../assets.ts';

giveAssets({
  language: (lang) => readFileSync(new URL(`../wording/languages/${lang}.ftl`, import.meta.url), 'utf8'),
  words(name) {
    const table = new URL(`../../words/${name}.txt`, import.meta.url);
    return existsSync(table) ? readFileSync(table, 'utf8') : undefined;
  },
});
