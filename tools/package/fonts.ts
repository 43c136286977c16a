/** Packs the fonts of the sheets: only the files in use, with their licence. */
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FONT_CUTS } from '../../print/layout/cuts.ts';

const CUTS = Object.values(FONT_CUTS);

import { fontFolder } from '../../print/fonts/font-folder.ts';

/** Copies the files in use from the font packages into a folder, keeping their layout. */
export function packFonts(folder: string): void {
  for (const name of new Set(CUTS.map((cut) => cut.package))) {
    const from = fontFolder(name);
    const to = join(folder, name);
    mkdirSync(join(to, 'files'), { recursive: true });
    for (const file of ['unicode.json', 'LICENSE']) cpSync(join(from, file), join(to, file));
    const ends = CUTS.filter((cut) => cut.package === name).map((cut) => `-${cut.weight}-${cut.style}.woff2`);
    for (const file of readdirSync(join(from, 'files'))) {
      if (ends.some((end) => file.endsWith(end))) cpSync(join(from, 'files', file), join(to, 'files', file));
    }
  }
}
