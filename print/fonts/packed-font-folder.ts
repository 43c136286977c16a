/** Stands for `font-folder.ts` in the package, which brings the files of its fonts along. */
import { join } from 'node:path';

/** The folder of a font, beside the modules. */
// Written so that the bundler leaves it alone: not where this source lies, but where its module does.
export const fontFolder = (name: string): string => join(import.meta.filename, '..', 'fonts', name);
