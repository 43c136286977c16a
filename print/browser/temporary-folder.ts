/** The folder of the system for temporary files, where a browser keeps its profile. */
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';
import { PrintError } from '../problem.ts';

/** Throws if it does not exist or cannot be written to. */
export function checkTemporaryFolder(folder = tmpdir()): void {
  try {
    // Only a folder has anything inside it.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK);
  } catch {
    const name = process.platform === 'win32' ? 'TEMP' : 'TMPDIR';
    throw new PrintError(
      'browser-failed',
      `The folder for temporary files, ${folder}, is missing or cannot be written to: make it, or set ${name} to another.`,
    );
  }
}
