import { lstatSync, realpathSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { readText } from '../load/sources/read.ts';
import { atEnd } from '../terminal/signals.ts';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';
import { keepOwner, PERMISSIONS, refuseReadOnly } from './replaced.ts';

/**
 * Writes a file so that it appears complete under its name or not at all. Makes its folder if need be. A file that is
 * replaced keeps its owner, group and mode.
 * Refuses, with the reason, what cannot be written or is read-only; an older file of that name then stays as it was. A
 * link is written through: it was named.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  write([[file, content]], targetOf);
}

/**
 * Writes several files like `writeWhole`; when one of them cannot be written, none is. A link in the place of one is
 * replaced: nobody named it, and it may lead anywhere.
 */
export function writeAllWhole(files: readonly NewFile[]): void {
  write(files, placeOf);
}

/**
 * Writes a text file like `writeWhole`, but only over the text that it was made from.
 * Refuses a file that was changed or deleted since: somebody else's work is in it.
 * @param was the text of the file when it was read
 */
export function replaceWhole(file: string, was: string, content: string): void {
  write([[file, content]], targetOf, () => {
    if (!statSync(file, { throwIfNoEntry: false })) throw new Error('it was deleted meanwhile');
    if (textNow(file) !== was) throw new Error('it was changed meanwhile');
  });
}

/** What a file holds now; nothing where that cannot be read any more. */
function textNow(file: string): string | undefined {
  try {
    return readText(file);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}

type NewFile = readonly [file: string, content: string | Uint8Array];

/** Where a file is put, and what it replaces there. */
interface Target {
  path: string;
  older?: Stats;
}

/** @param look called right before files take their places; throws when they may not */
function write(
  files: readonly NewFile[],
  targetFor: (file: string) => Target,
  look: () => void = () => undefined,
): void {
  const written: { half: string; path: string }[] = [];
  const removeHalves = () => {
    for (const { half } of written) rmSync(half, { force: true });
  };
  const callOff = atEnd(removeHalves);
  let current = '';
  try {
    for (const [file, content] of files) {
      current = file;
      makeFolder(dirname(file));
      const { path, older } = targetFor(file);
      if (older) refuseReadOnly(path, older);
      // In the same folder, since only there a rename cannot fail half way.
      const half = join(dirname(path), `.${basename(path)}.${process.pid}`);
      written.push({ half, path });
      // Nothing that is there is written through.
      rmSync(half, { force: true });
      // Nobody reads the half who may not read the file.
      writeFileSync(half, content, { flag: 'wx', ...(older && { mode: older.mode & PERMISSIONS }) });
      if (older) keepOwner(half, older);
    }
    look();
    for (const { half, path } of written) renameSync(half, path);
  } catch (error) {
    removeHalves();
    throw new UsageError(`${current} cannot be written: ${reasonOf(error)}.`);
  } finally {
    callOff();
  }
}

/** The place of a file itself. Only a plain file or a link may be replaced. */
function placeOf(file: string): Target {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? { path: file } : targetOf(file);
}

/** Where a link leads. Only a plain file may be replaced: not a folder, nor a device like `/dev/null`. */
function targetOf(file: string): Target {
  const older = statSync(file, { throwIfNoEntry: false });
  if (!older) return { path: file };
  if (!older.isFile()) throw new Error(`it is ${older.isDirectory() ? 'a folder' : 'no plain file'}`);
  return { path: realpathSync(file), older };
}
