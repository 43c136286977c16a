/** Makes the folders that files are written into. */
import { rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { atExit } from '../terminal/signals.ts';

/** Permissions of new files and folders. */
export interface Modes {
  file: number;
  folder: number;
}

/** Nobody but the user may read them. */
export const PRIVATE: Modes = { file: 0o600, folder: 0o700 };

/**
 * Makes the folder of a file, and the folders above it. Folders that are still empty when the command ends are removed.
 * @throws what the file system throws
 */
export function makeFolderFor(file: string, modes?: Modes): void {
  // Undone in reverse order, the innermost folder first.
  const made = (one: string) => void atExit(() => removeEmpty(one));
  makeFolder(dirname(file), made, modes?.folder);
}

/** Removes a folder if it is empty. */
export function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or another run uses or has removed it.
  }
}
