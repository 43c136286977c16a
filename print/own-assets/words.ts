/** Gives wording this project's message texts. Importing it is enough. */
import { readFileSync } from 'node:fs';
import { giveAssets } from '../assets.ts';

giveAssets({
  language: (lang) => readFileSync(new URL(`../wording/languages/${lang}.ftl`, import.meta.url), 'utf8'),
});
