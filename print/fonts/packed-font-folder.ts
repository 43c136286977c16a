/** Replaces `font-folder.ts` in the package, which contains the font files. */
import { join } from 'node:path';

/** The folder of a font, next to the modules. */
// Written so that the bundler does not replace it: it must be the folder of the bundled module, not of this source file.
export const fontFolder = (name: string): string => join(import.meta.filename, '..', 'fonts', name);
