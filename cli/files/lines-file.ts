/**
 * Files that grow by whole lines: what was counted so far (`progress-file.ts`), and a line for each game, from which the
 * tables are made (`simulate/data/row.ts`). Beside a progress file the latter stays, so that a run that goes on has the
 * games played before, too.
 */
import { closeSync, fstatSync, fsyncSync, ftruncateSync, openSync, statSync, writeSync } from 'node:fs';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';
import { refuseReadOnly } from './replaced.ts';

/** A file of lines that is open. */
export interface LinesFile {
  file: string;
  /** Adds lines, each with its end. Refuses, with the reason, when they cannot be written. */
  add(rows: string): void;
  close(): void;
}

/** Name of the file beside a progress file. */
export const linesBeside = (progress: string): string => `${progress}.games`;

/**
 * Opens a file of lines to add more to it. Refuses one that holds less than it should.
 * @param length in bytes of what is known to be whole; what comes after it is cut off
 */
export function openLines(file: string, length: number): LinesFile {
  const attempt = <T>(what: () => T): T => {
    try {
      return what();
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`${file} cannot be written: ${reasonOf(error)}.`);
    }
  };
  let whole = length;
  const open = attempt(() => {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there) refuseReadOnly(file, there);
    const descriptor = openSync(file, 'a');
    if (fstatSync(descriptor).size < length) {
      closeSync(descriptor);
      throw new UsageError(
        `${file} lacks games that were played before: begin anew with another progress file.`,
      );
    }
    ftruncateSync(descriptor, length);
    return descriptor;
  });
  return {
    file,
    add: (rows) =>
      attempt(() => {
        const bytes = Buffer.from(rows);
        try {
          for (let at = 0; at < bytes.length; ) at += writeSync(open, bytes, at);
          fsyncSync(open);
          whole += bytes.length;
        } catch (error) {
          // What is whole can still be used.
          ftruncateSync(open, whole);
          throw error;
        }
      }),
    close: () => closeSync(open),
  };
}
