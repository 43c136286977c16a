/** Checks and preserves the permissions of files and folders that are replaced. */
import { accessSync, chmodSync, chownSync, constants, type Stats, statSync } from 'node:fs';

/** The write bits of a mode. */
const WRITABLE = 0o222;
/** The permission bits of a mode. */
export const PERMISSIONS = 0o7777;

/**
 * Refuses a path that the user may not write, and one that its owner made read-only, which a superuser could write.
 * @throws Error with the reason, or what the file system throws
 */
export function refuseReadOnly(place: string, { mode }: Stats): void {
  if ((mode & WRITABLE) === 0) throw new Error('it is read-only');
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
