/** Finds the files of a font. In the package, `packed-font-folder.ts` replaces this module. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

/** The folder of a font by its name at Fontsource, such as `alegreya-sans`. */
export const fontFolder = (name: string): string =>
  dirname(require.resolve(`@fontsource/${name}/package.json`));
