/** The fonts of the sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font, FontPackage } from '../html/cuts.ts';
import { fontFolder } from './font-folder.ts';

/** Fonts with the `data` of their files in base64. */
export function embedFonts(fonts: readonly Font[]): (Font & { data: string })[] {
  return fonts.map((font) => {
    const path = join(fontFolder(font.package), 'files', `${font.file}.woff2`);
    return { ...font, data: readFileSync(path, 'base64') };
  });
}

/** The characters of each part of a font's package, as CSS ranges. */
export const readFontRanges = (name: FontPackage): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(fontFolder(name), 'unicode.json'), 'utf8'));
