/** Makes the folders that files are written into. */
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  mkdtempSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { checkTemporaryFolder, makeFolder } from '../../print/browser/index.ts';
import { atEnd, atExit } from '../terminal/signals.ts';

/** Permissions of new files and folders. */
export interface Modes {
  file: number;
  folder: number;
}

/** Nobody but the user may read them. */
export const PRIVATE_MODES: Modes = { file: 0o600, folder: 0o700 };

/**
 * Makes the folder of a file, and the folders above it. Folders that are still empty when the command ends are removed.
 * @param made is called with each new folder, the outermost first
 * @throws what the file system throws
 */
export function makeFolderFor(file: string, modes?: Modes, made?: (folder: string) => void): void {
  const note = (one: string) => {
    // Undone in reverse order, the innermost folder first.
    atExit(() => removeEmpty(one));
    made?.(one);
  };
  makeFolder(dirname(file), note, modes?.folder);
}

/** Removes a folder if it is empty. */
export function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It is not empty, or another run uses or has removed it.
  }
}

/** The write bits of a mode. */
const WRITE_BITS = 0o222;
/** The permission bits of a mode. */
export const PERMISSIONS = 0o7777;

/**
 * Refuses a path that the user may not write, and one that its owner made read-only, which a superuser could write.
 * @throws Error with the reason, or what the file system throws
 */
export function refuseReadOnly(place: string, { mode }: Stats): void {
  if ((mode & WRITE_BITS) === 0) throw new Error('it is read-only');
  accessSync(place, constants.W_OK);
}

/**
 * Gives a new file or folder the owner, group and mode of the one it replaces.
 * @throws Error if that is not possible
 */
export function keepOwner(fresh: string, { uid, gid, mode }: Stats): void {
  const made = statSync(fresh);
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(fresh, uid, gid);
    } catch {
      throw new Error('it belongs to another user or group, which cannot be kept');
    }
  }
  chmodSync(fresh, mode & PERMISSIONS);
}

/** A folder that is removed when the command ends, or earlier by `remove`. */
export type TemporaryFolder = ReturnType<typeof temporaryFolder>;

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
function temporaryFolder(start: string) {
  const path = mkdtempSync(start);
  const remove = () => rmSync(path, { recursive: true, force: true });
  const cancel = atEnd(remove);
  return {
    path,
    remove: (): void => {
      remove();
      cancel();
    },
  };
}
