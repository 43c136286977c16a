/** Temporary folders, which are removed after use, even if a signal ends the command. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkTemporaryFolder } from '../../print/browser/index.ts';
import { atEnd } from '../terminal/signals.ts';
import { makeFolderFor } from './folder-for.ts';

/** A folder that is removed when the command ends, or earlier by `remove`. */
export interface TemporaryFolder {
  path: string;
  remove(): void;
}

/** Creates one in the system's folder for temporary files. Throws if that is not writable. */
export function systemTemporaryFolder(name: string): TemporaryFolder {
  checkTemporaryFolder();
  return temporaryFolder(join(tmpdir(), `${name}-`));
}

/**
 * Creates a hidden one next to a path, on the same disk, and the folders above it.
 * @param place an absolute path
 * @throws what the file system throws
 */
export function temporaryFolderBeside(place: string): TemporaryFolder {
  makeFolderFor(place);
  return temporaryFolder(join(dirname(place), `.${basename(place)}.`));
}

/** Appends random letters to the start of a path. */
function temporaryFolder(start: string): TemporaryFolder {
  const path = mkdtempSync(start);
  const remove = () => rmSync(path, { recursive: true, force: true });
  const cancel = atEnd(remove);
  return {
    path,
    remove: () => {
      remove();
      cancel();
    },
  };
}
