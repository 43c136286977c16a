/** Replaces `page-folder.ts` in the package, which contains the page. */
import { join } from 'node:path';

/** The folder of the page, next to the modules. */
// Written so that the bundler does not resolve it: at run time it is the folder of the bundled module.
export const pageFolder = async (): Promise<string> => join(import.meta.filename, '..', 'studio');
