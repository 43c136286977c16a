/** Folders for what is needed only meanwhile: they go when they are no longer needed, and when Ctrl-C ends the command. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeFolder, temporaryFolderProblem } from '../../print/browser/index.ts';
import { atEnd } from '../terminal/signals.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** A folder that is there until it is removed, at the latest until the command ends. */
export interface TemporaryFolder {
  path: string;
  remove(): void;
}

/** Makes one in the folder of the system for temporary files. Refuses where that takes none. */
export function systemTemporaryFolder(name: string): TemporaryFolder {
  const lacking = temporaryFolderProblem();
  if (lacking) throw new UsageError(lacking.message);
  return temporaryFolder(join(tmpdir(), `${name}-`));
}

/**
 * Makes one beside a place, hidden, where there is room for what becomes of what is in it; and the folders it lies in.
 * @param place an absolute path
 * @throws what the file system throws
 */
export function temporaryFolderBeside(place: string): TemporaryFolder {
  makeFolder(dirname(place));
  return temporaryFolder(join(dirname(place), `.${basename(place)}.`));
}

/** Makes a folder of which nothing else knows; random letters follow the start of its path. */
function temporaryFolder(start: string): TemporaryFolder {
  const path = mkdtempSync(start);
  const remove = () => rmSync(path, { recursive: true, force: true });
  const callOff = atEnd(remove);
  return {
    path,
    remove: () => {
      remove();
      callOff();
    },
  };
}
