/** Errors of the operating system in plain words. */
import { type Dirent, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { UserError } from '../../program/messages/index.ts';

/** Reasons by error code, for errors that users can cause. */
const REASONS: Record<string, string> = {
  ENOENT: 'it does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'no more may be stored for this user',
  EFBIG: 'the file would be too large for the disk or the account',
  EROFS: 'the disk is read-only',
  ELOOP: 'its links form a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};

/** The reason of an error, in a few words. */
export function errorReason(error: unknown): string {
  return REASONS[String(errorCode(error))] ?? (error instanceof Error ? error.message : String(error));
}

/** The code of an error, like `ENOENT`; undefined if it has none. */
export const errorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/**
 * A message for a system error that names a file, which can occur between checking a file and using it. Undefined for any other
 * error.
 */
export function systemTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('path' in error)) return undefined;
  const reason = REASONS[String(errorCode(error))];
  return reason && `${String(error.path)} cannot be used: ${reason}.`;
}

/**
 * Calls `use` on a file.
 * @throws UserError with the reason if `use` fails; a `UserError` of `use` is passed on unchanged
 */
export function usingFile<T>(file: string, purpose: 'read' | 'written', use: () => T): T {
  try {
    return use();
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be ${purpose}: ${errorReason(error)}.`);
  }
}

/** The result of `action`, or that of `otherwise` if it fails with a `UserError`. */
export function unlessRefused<T>(action: () => T, otherwise: (error: UserError) => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UserError) return otherwise(error);
    throw error;
  }
}

/** Waits for some work. Returns the message of the `UserError` that stopped it. */
export async function catchRefusal(work: () => unknown): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** What `read` returns; undefined if it is refused. */
export const ifReadable = <T>(read: () => T): T | undefined =>
  unlessRefused<T | undefined>(read, () => undefined);

/** Where the links of a path lead; undefined if that is nowhere. */
export const linkTarget = (path: string): string | undefined =>
  ifReadable(() => usingFile(path, 'read', () => realpathSync(path)));

/** What `read` returns; nothing if it is refused. */
export const orNone = <T>(read: () => T[]): T[] => unlessRefused(read, () => []);

/** What is at a path itself: links are not followed. */
type Kind = 'file' | 'folder' | 'link' | 'other';

/** The kind of a path itself, which may be a link that leads anywhere; undefined if it does not exist. */
export function pathKind(path: string, purpose: 'read' | 'written' = 'read'): Kind | undefined {
  const stats = usingFile(path, purpose, () => lstatSync(path, { throwIfNoEntry: false }));
  return stats && entryKind(stats);
}

/** The kind of an entry of a folder. */
export function entryKind(entry: Stats | Dirent): Kind {
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** The stats of a path, following links; undefined if it does not exist. */
export function pathStats(path: string, purpose: 'read' | 'written'): Stats | undefined {
  return usingFile(path, purpose, () => statSync(path, { throwIfNoEntry: false }));
}
