/** Makes the folders that files are written into. */
import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { atExit } from '../terminal/signals.ts';

/**
 * Makes the folder of a file, and the folders above it. Folders that are still empty when the command ends are removed.
 * @throws what the file system throws
 */
export function makeFolderFor(file: string): void {
  makeFolder(dirname(file), (made) => {
    // Undone in reverse order, the innermost folder first.
    atExit(() => removeEmpty(made));
  });
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The folder is not empty, or another run has removed it.
  }
}
