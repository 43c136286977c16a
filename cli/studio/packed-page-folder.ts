/** Replaces `page-folder.ts` in the package, which contains the page. */
import { join } from 'node:path';

/** The folder of the page, beside the modules. */
// Written so that the bundler leaves it alone: the folder of the module, not of this source.
export const pageFolder = (): string => join(import.meta.filename, '..', 'studio');
