import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { SourceText } from '../../../compiler/index.ts';
import { UserError } from '../../../program/index.ts';
import { reasonOf, statsOf } from '../../files/system-errors.ts';

/** What standard input is called in problems. */
const STDIN = '<stdin>';

/** Largest file that is read, in bytes: for JSON a thousand times the bundled cards. */
export const LARGEST = 2 ** 26;
/** The same for cards: a set of 100,000. Millions of signs that mean nothing fit into the memory that Node has, 4 GB. */
const LARGEST_CARDS = 2 ** 24;

/** Reads a card file. Refuses what cannot be read, has no end, is too long or is not UTF-8. */
export function readSource(file: string): SourceText {
  return { file: shown(file), text: readText(file, LARGEST_CARDS) };
}

/** Reads cards from standard input. */
export function readStdin(): SourceText {
  return { file: STDIN, text: decoded('standard input', bytesOf(0, 'standard input')) };
}

/** Reads any text file, in the same way. */
export function readText(file: string, largest = LARGEST): string {
  const size = sizeOf(file);
  if (size === undefined) throw new UserError(`${file} cannot be read: it is not a regular file.`);
  if (size > largest)
    throw new UserError(
      `${file} cannot be read: it is longer than ${largest >= 2 ** 20 ? `${largest / 2 ** 20} MB` : `${largest / 2 ** 10} kB`}.`,
    );
  return decoded(file, bytesOf(file, file));
}

/** Reads a file of JSON. Refuses what is none. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UserError(`${file} cannot be read: ${error.message}.`);
    throw error;
  }
}

/** Largest log that is read: no game comes near it. */
const LONGEST_LOG = 2 ** 28;

/** Reads a log, from standard input for `-`. */
export function readLogText(file: string): string {
  if (file === '-') return decoded('standard input', bytesOf(0, 'standard input'));
  return readText(file, LONGEST_LOG);
}

/** Bytes of a file; nothing for what has no length. A pipe ends when its writer does. */
function sizeOf(file: string): number | undefined {
  const there = statsOf(file, 'read');
  if (!there || there.isFile() || there.isDirectory() || there.isFIFO()) return there?.size ?? 0;
  return undefined;
}

function bytesOf(source: string | number, name: string): Uint8Array {
  try {
    return readFileSync(source);
  } catch (error) {
    throw new UserError(`${name} cannot be read: ${reasonOf(error)}.`);
  }
}

function decoded(name: string, bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) throw new UserError(`${name} cannot be read: it is ${wide} text. Save it as UTF-8.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const before = new TextDecoder('utf-8').decode(bytes).split('\ufffd', 1)[0];
    const line = before.split('\n').length;
    throw new UserError(`${name} cannot be read: line ${line} is not UTF-8 text. Save the file as UTF-8.`);
  }
}

/** Bytes that are looked at to tell an encoding. */
const SAMPLE = 1000;

/** UTF-16 by its mark or, without one, by every other byte being zero, as in text of mostly Latin letters. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  const begin = bytes.subarray(0, SAMPLE);
  if (begin[0] === 0xff && begin[1] === 0xfe) return 'UTF-16 (little-endian)';
  if (begin[0] === 0xfe && begin[1] === 0xff) return 'UTF-16 (big-endian)';
  const zeros = [0, 0];
  for (const [at, byte] of begin.entries()) if (byte === 0) zeros[at % 2]++;
  const [even, odd] = zeros;
  const most = begin.length / 4;
  if (odd > most && even === 0) return 'UTF-16 (little-endian)';
  return even > most && odd === 0 ? 'UTF-16 (big-endian)' : undefined;
}

/** Paths in problems use `/` on every system. */
function shown(file: string): string {
  return sep === '\\' ? file.replaceAll(sep, '/') : file;
}
