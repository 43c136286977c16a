/** Files to which lines are appended: the log of a game, and the games of a simulation. */
import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  openSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { UserError } from '../../program/messages/index.ts';
import { atExit } from '../terminal/signals.ts';
import { type Modes, refuseReadOnly } from './place.ts';
import { usingFile } from './system-errors.ts';

/** An open file. Its methods throw a `UserError` with the reason when it cannot be written. */
export type AppendOnlyFile = ReturnType<typeof openAppendOnly>;

/**
 * Opens a file to append to it, and creates it if it does not exist. A new file that is still empty when the command ends is
 * removed.
 * @param length how many bytes of it to keep; the rest is cut off. If only the last line break of these is missing, it is added
 * @param isFlushed whether each addition is flushed to the disk before the program continues: otherwise a killed program still
 *   loses nothing, but a power failure may cost the last additions
 * @throws UserError when the file is shorter than `length`, read-only or cannot be written
 */
export function openAppendOnly(file: string, length: number, isFlushed = true, modes?: Modes) {
  let end = 0;
  const open = usingFile(file, 'written', () => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats) refuseReadOnly(file, stats);
    const descriptor = openSync(file, 'a', modes?.file);
    end = Math.min(length, fstatSync(descriptor).size);
    if (end < length - 1) {
      closeSync(descriptor);
      throw new UserError(`${file} lacks games that were played before: use another progress file.`);
    }
    ftruncateSync(descriptor, end);
    if (!stats) atExit(() => end === 0 && rmSync(file, { force: true }));
    return descriptor;
  });
  const add = (text: string): void => {
    const bytes = Buffer.from(text);
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
      if (isFlushed) fdatasyncSync(open);
      end += bytes.length;
    } catch (error) {
      ftruncateSync(open, end);
      throw error;
    }
  };
  const opened = {
    file,
    /** Its size in bytes. */
    get length(): number {
      return end;
    },
    /** Adds a whole text, or nothing. */
    add: (text: string) => usingFile(file, 'written', () => add(text)),
    /** Truncates the file to a length it had before. */
    truncate: (shorter: number) => {
      usingFile(file, 'written', () => ftruncateSync(open, shorter));
      end = shorter;
    },
    close: () => closeSync(open),
  };
  if (end < length) opened.add('\n');
  return opened;
}
