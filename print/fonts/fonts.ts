/** The fonts of the sheets, embedded so that prints look the same everywhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Font, FontPackage } from './cuts.ts';
import { fontFolder } from './font-folder.ts';

/** Adds the base64 `data` of their files to fonts. */
export function embedFonts(fonts: readonly Font[]): (Font & { data: string })[] {
  return fonts.map((font) => ({ ...font, data: readFileSync(pathOf(font), 'base64') }));
}

const pathOf = ({ package: name, file }: Pick<Font, 'package' | 'file'>) =>
  join(fontFolder(name), 'files', `${file}.woff2`);

/** The characters in each part of a font package, as CSS ranges. */
export const readFontRanges = (name: FontPackage): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(fontFolder(name), 'unicode.json'), 'utf8'));
