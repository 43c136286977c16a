/** Writes files whole or not at all. */
import { randomBytes } from 'node:crypto';
import {
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { UserError } from '../../program/messages/index.ts';
import { atEnd } from '../terminal/signals.ts';
import {
  keepOwner,
  type Modes,
  makeFolderFor,
  PERMISSIONS,
  PRIVATE_MODES,
  refuseReadOnly,
  removeEmpty,
  temporaryFolderBeside,
} from './place.ts';
import { isRunning } from './process.ts';
import { BYTE_ORDER_MARK } from './read.ts';
import { errorReason, pathKind, unlessRefused, usingFile } from './system-errors.ts';

/**
 * Writes a file completely or not at all, and creates its folder if necessary. A file that is replaced keeps its owner, group and
 * mode. A link is followed, because the user named it.
 * @throws UserError with the reason if it cannot be written or is read-only; an existing file then stays unchanged
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  write([[file, content]], targetOf);
}

/**
 * Writes a file like `writeWhole`. Nobody but the user may read it and the folders made for it, and a link in its place is
 * replaced, as the user did not name it.
 */
export function writePrivate(file: string, content: string): void {
  write([[file, content]], placeOf, undefined, PRIVATE_MODES);
}

/**
 * Refuses a file that `writeWhole` could not write, before work is spent on its content.
 * @throws UserError with the reason
 */
export function refuseUnwritable(file: string): void {
  usingFile(file, 'written', () => {
    const { path, older } = targetOf(file);
    if (older) refuseReadOnly(path, older);
    temporaryFolderBeside(resolve(path)).remove();
  });
}

/**
 * Writes several files like `writeWhole`; if one of them cannot be written, none is. A link in the place of one is replaced: the
 * user did not name it, and it may lead anywhere.
 */
export function writeAllWhole(files: readonly NewFile[]): void {
  write(files, placeOf);
}

/**
 * Writes a text file like `writeWhole`, but only if it still has the text that was read. A byte order mark, which is not part of
 * the text, is kept.
 * @param expected the text of the file when it was read
 * @throws UserError also if the file was changed or deleted since
 */
export function replaceWhole(file: string, expected: string, content: string): void {
  const bytes = () => usingFile(file, 'written', () => (targetOf(file).older ? readFileSync(file) : null));
  const mark = bytes()?.toString().startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  write([[file, `${mark}${content}`]], targetOf, () => {
    const now = bytes();
    if (!now) throw new Error('it was deleted in the meantime');
    if (!now.equals(Buffer.from(`${mark}${expected}`))) throw new Error('it was changed in the meantime');
  });
}

/** Replaces several files like `replaceWhole`. Returns the reasons of those that could not be, and writes the others. */
export async function replaceEach(files: readonly { file: string; text: string; now: string }[]) {
  const refused = new Map<string, string>();
  for (const { file, text, now } of files) {
    unlessRefused(
      () => replaceWhole(file, text, now),
      ({ message }) => void refused.set(file, message),
    );
    // Lets a signal end the command between two files.
    await setImmediate();
  }
  return refused;
}

/**
 * Writes a file like `writeWhole`, but only if no file of that name exists.
 * @throws UserError also if one exists
 */
export function writeNew(file: string, content: string): void {
  write([[file, content]], placeOf, () => {
    if (pathKind(file)) throw new Error('it already exists');
  });
}

type NewFile = readonly [file: string, content: string | Uint8Array];

/** The path of a file to write, and the stats of the file it replaces. */
interface Target {
  path: string;
  older?: Stats;
}

/** @param check called right before the files are moved into place; throws if they must not be */
function write(
  files: readonly NewFile[],
  targetFor: (file: string) => Target,
  check: () => void = () => undefined,
  modes?: Modes,
): void {
  const drafts: { draft: string; path: string }[] = [];
  /** New folders, the innermost first. */
  const folders: string[] = [];
  const removeDrafts = () => {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  };
  const cancel = atEnd(removeDrafts);
  let current = '';
  try {
    for (const [file, content] of files) {
      current = file;
      makeFolderFor(file, modes, (made) => folders.unshift(made));
      const { path, older } = targetFor(file);
      if (older) refuseReadOnly(path, older);
      // In the same folder, because only there is a rename atomic.
      const folder = dirname(path);
      const start = `.${basename(path)}.`;
      removeAbandoned(folder, start);
      const draft = join(folder, `${start}${process.pid}-${randomBytes(4).toString('hex')}`);
      drafts.push({ draft, path });
      // With the mode of the old file, so that no more users can read the draft.
      writeFileSync(draft, content, {
        flag: 'wx',
        flush: true,
        mode: older ? older.mode & PERMISSIONS : modes?.file,
      });
      if (older) keepOwner(draft, older);
    }
    check();
    for (const { draft, path } of drafts) renameSync(draft, path);
  } catch (error) {
    removeDrafts();
    folders.forEach(removeEmpty);
    throw new UserError(`${current} cannot be written: ${errorReason(error)}.`);
  } finally {
    cancel();
  }
}

/** Removes the drafts of processes that have ended. */
function removeAbandoned(folder: string, start: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = name.startsWith(start) ? (DRAFT_END.exec(name.slice(start.length)) ?? []) : [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { force: true });
    } catch {
      // It is a folder, or belongs to another user. The new draft has another name.
    }
  }
}

/** How the name of a draft ends: with the id of the process that wrote it, and random digits, so that nothing else has this name. */
const DRAFT_END = /^(\d+)-[0-9a-f]{8}$/;

/** Targets the file itself; a link is not followed. Throws for anything that is neither a link nor a regular file. */
const placeOf = (file: string): Target => (pathKind(file) === 'link' ? { path: file } : targetOf(file));

/** Follows links. Only a regular file may be replaced: not a folder, nor a device like `/dev/null`. */
function targetOf(file: string): Target {
  const older = statSync(file, { throwIfNoEntry: false });
  if (!older) return { path: file };
  if (!older.isFile()) throw new Error(older.isDirectory() ? 'it is a folder' : 'it is not a regular file');
  return { path: realpathSync(file), older };
}
