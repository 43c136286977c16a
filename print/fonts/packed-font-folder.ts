/** Replaces `font-folder.ts` in the package, which contains the font files. */
import { join } from 'node:path';

/** The folder of a font, beside the modules. */
// Written so that the bundler leaves it alone: the folder of the module, not of this source.
export const fontFolder = (name: string): string => join(import.meta.filename, '..', 'fonts', name);
