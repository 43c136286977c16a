/** Files to which lines are appended: the log of a game, and the games of a simulation. */

import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { UserError } from '../../program/messages/index.ts';
import { atExit } from '../terminal/signals.ts';
import type { Modes } from './folder-for.ts';
import { refuseReadOnly } from './replaced.ts';
import { usingFile } from './system-errors.ts';

/** Milliseconds until additions of `durable: 'soon'` are flushed to the disk. Flushing each of them would block the program. */
const SOON = 1000;

/** An open file. Its methods throw a `UserError` with the reason when it cannot be written. */
export interface AppendOnlyFile {
  file: string;
  /** Its size in bytes. */
  readonly length: number;
  /** Adds a whole text, or nothing. */
  add(text: string): void;
  /** Truncates the file to a length it had before. */
  truncate(length: number): void;
  close(): void;
}

/** Files with additions that have not been flushed. */
const pendingFlush = { files: new Set<number>(), timer: undefined as NodeJS.Timeout | undefined };

function flushSoon(file: number): void {
  pendingFlush.files.add(file);
  pendingFlush.timer ??= setTimeout(() => {
    pendingFlush.timer = undefined;
    // If flushing fails, the additions are still in the file; the next addition tries again.
    for (const one of pendingFlush.files) fdatasync(one, () => undefined);
    pendingFlush.files.clear();
  }, SOON).unref();
}

/**
 * Opens a file to append to it, and creates it if it does not exist. A new file that is still empty when the command ends is
 * removed.
 * @param length how many bytes of it to keep; the rest is cut off
 * @param durable whether each addition is flushed to the disk before the program continues, which is slower; with `soon` it is
 *   flushed a second later in the background: a killed program then loses nothing, a power failure the last additions
 * @throws UserError when the file is shorter than `length`, read-only or cannot be written
 */
export function openAppendOnly(
  file: string,
  length: number,
  durable: boolean | 'soon' = true,
  modes?: Modes,
): AppendOnlyFile {
  let end = length;
  const open = usingFile(file, 'written', () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) refuseReadOnly(file, stats);
    const descriptor = openSync(file, 'a', modes?.file);
    if (fstatSync(descriptor).size < length) {
      closeSync(descriptor);
      throw new UserError(`${file} lacks games that were played before: use another progress file.`);
    }
    ftruncateSync(descriptor, length);
    if (!stats) atExit(() => end === 0 && rmSync(file, { force: true }));
    return descriptor;
  });
  const close = (): void => {
    pendingFlush.files.delete(open);
    if (durable === 'soon') fdatasync(open, () => closeSync(open));
    else closeSync(open);
  };
  const add = (text: string): void => {
    const bytes = Buffer.from(text);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
      if (durable === true) fsyncSync(open);
      else if (durable === 'soon') flushSoon(open);
      end += bytes.length;
    } catch (error) {
      ftruncateSync(open, end);
      throw error;
    }
  };
  const truncate = (shorter: number): void => {
    ftruncateSync(open, shorter);
    end = shorter;
  };
  return {
    file,
    get length() {
      return end;
    },
    add: (text) => usingFile(file, 'written', () => add(text)),
    truncate: (shorter) => usingFile(file, 'written', () => truncate(shorter)),
    close,
  };
}
