/** Gives wording and drawing this project's files. Importing it is enough; it loads the SVG reader. */
import './words.ts';

import { giveAssets } from '../assets.ts';
import type { Icons } from '../drawing/icons.ts';
import { loadIcons } from '../icons.ts';

let icons: Icons | undefined;

giveAssets({
  icons() {
    icons ??= loadIcons();
    return icons;
  },
});
