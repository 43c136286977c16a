/** What a file or folder of the user's keeps when another takes its place. */
import { accessSync, chmodSync, chownSync, constants, type Stats, statSync } from 'node:fs';

/** The bits of a mode that let anybody write. */
const WRITABLE = 0o222;
/** The bits of a mode that say who may do what. */
export const PERMISSIONS = 0o7777;

/**
 * Refuses what its owner has made read-only, also to a superuser, whom the system would let; and what the user of this
 * command may not write.
 * @throws Error with the reason, or what the file system throws
 */
export function refuseReadOnly(place: string, { mode }: Stats): void {
  if ((mode & WRITABLE) === 0) throw new Error('it is read-only');
  accessSync(place, constants.W_OK);
}

/**
 * Gives what is to take a place the owner, group and mode of what is there now.
 * @throws Error where they cannot be given
 */
export function keepOwner(fresh: string, { uid, gid, mode }: Stats): void {
  const made = statSync(fresh);
  if (made.uid !== uid || made.gid !== gid) {
    try {
      chownSync(fresh, uid, gid);
    } catch {
      throw new Error('it is of another user or group, and would no longer be');
    }
  }
  chmodSync(fresh, mode & PERMISSIONS);
}
