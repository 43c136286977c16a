/** Reads files of limited size as UTF-8 text or JSON. */
import { readFileSync, statSync } from 'node:fs';
import { sep } from 'node:path';
import type { SourceText } from '../../compiler/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { usingFile } from './system-errors.ts';

/** The name of standard input in problems. */
export const STDIN = '<stdin>';

/** The largest file to read, in bytes: a thousand times the bundled cards as JSON. */
export const LARGEST_FILE = 2 ** 26;
/**
 * The largest card file to read, in bytes: a set of 100,000 cards. Node can compile a text of that length within 4 GB, even an
 * invalid one.
 */
export const LARGEST_CARDS = 2 ** 24;

/** The largest file of words to read, in bytes: enough for four thousand words. */
export const LARGEST_WORDS = 2 ** 18;

/** Reads a card file. Refuses a file that is unreadable, endless, too long or not UTF-8. */
export function readSource(file: string): SourceText {
  return { file: withSlashes(file), text: readText(file, LARGEST_CARDS) };
}

/** The byte order mark of UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Reads cards from standard input, and the byte order mark before them, if any. */
export function readStdin(): SourceText & { mark: string } {
  const bytes = inputBytes();
  const isMarked = bytes.subarray(0, MARK_BYTES).toString() === BYTE_ORDER_MARK;
  return { file: STDIN, text: decoded(INPUT, bytes), mark: isMarked ? BYTE_ORDER_MARK : '' };
}

/** The length of a byte order mark in bytes. */
const MARK_BYTES = 3;

/** Reads any text file, in the same way. */
export function readText(file: string, largest = LARGEST_FILE): string {
  return decoded(file, readBytes(file, largest, true));
}

/**
 * Reads a file of at most `largest` bytes.
 * @param pipes whether a pipe is allowed, which ends when its writer does; a device may never end
 * @throws UserError for any other file, and for one that is unreadable
 */
export function readBytes(file: string, largest: number, pipes = false): Buffer {
  return usingFile(file, 'read', () => {
    const stats = statSync(file);
    if (!(stats.isFile() || stats.isDirectory() || (pipes && stats.isFIFO())))
      throw new Error('it is not a regular file');
    if (stats.size > largest) throw new Error(`it is longer than ${size(largest)}`);
    return readFileSync(file);
  });
}

const size = (bytes: number) => (bytes >= 2 ** 20 ? `${bytes / 2 ** 20} MB` : `${bytes / 2 ** 10} kB`);

/** Reads a JSON file. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}

/** The largest log to read, in bytes: no game comes near it. */
export const LONGEST_LOG = 2 ** 28;

/** The name of standard input in messages about reading it. */
const INPUT = 'standard input';

const inputBytes = (): Buffer => usingFile(INPUT, 'read', () => readFileSync(0));

function decoded(name: string, bytes: Uint8Array): string {
  // Text contains no zero bytes, except in UTF-16, where every Latin letter has one.
  if (bytes.subarray(0, SAMPLE).includes(0))
    throw new UserError(`${name} cannot be read: it is UTF-16 text, or no text. Save it as UTF-8.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder('utf-8').decode(bytes).split('\ufffd', 1)[0];
    const line = before.split('\n').length;
    throw new UserError(`${name} cannot be read: line ${line} is not UTF-8 text. Save the file as UTF-8.`);
  }
}

/** How many bytes are searched for zeros. */
const SAMPLE = 1000;

/** The times and sizes of files, which change when one is written. */
export const fileStamps = (files: readonly string[]): string =>
  files
    .map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');

/** Paths in problems use `/` on every system. */
export const withSlashes = (file: string): string => (sep === '\\' ? file.replaceAll(sep, '/') : file);
