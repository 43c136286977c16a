/** Gives wording and drawing the files of this project. Importing it is enough; it loads the reader of SVG files. */
import './words.ts';

import { giveAssets } from '../assets.ts';
import type { Icons } from '../drawing/icons.ts';
import { readFontRanges } from '../fonts/fonts.ts';
import { loadIcons } from '../icons.ts';

let icons: Icons | undefined;

giveAssets({
  icons() {
    icons ??= loadIcons();
    return icons;
  },
  fontRanges: readFontRanges,
});
