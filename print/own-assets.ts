/** Gives wording and drawing the files of this project. Importing it is enough. */
import { readFileSync } from 'node:fs';
import { giveAssets } from './assets.ts';
import type { Icons } from './drawing/icons.ts';
import { readFontRanges } from './fonts/fonts.ts';
import { loadIcons } from './icons.ts';

let icons: Icons | undefined;

giveAssets({
  language: (lang) => readFileSync(new URL(`./wording/languages/${lang}.ftl`, import.meta.url), 'utf8'),
  icons() {
    icons ??= loadIcons();
    return icons;
  },
  fontRanges: readFontRanges,
});
