import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import type { SourceText } from '../../compiler/compile.ts';
import { Refusal, reasonOf } from '../refusal.ts';

/** What standard input is called in problems. */
const STDIN = '<stdin>';

/** Reads a card file. Refuses what cannot be read or is not UTF-8. */
export function readSource(file: string): SourceText {
  return { file: shown(file), text: decoded(file, bytesOf(file, file)) };
}

/** Reads cards from standard input. */
export function readStdin(): SourceText {
  return { file: STDIN, text: decoded('standard input', bytesOf(0, 'standard input')) };
}

/** Reads any text file: a log, for example. */
export function readText(file: string): string {
  return decoded(file, bytesOf(file, file));
}

function bytesOf(source: string | number, name: string): Uint8Array {
  try {
    return readFileSync(source);
  } catch (error) {
    throw new Refusal(`${name} cannot be read: ${reasonOf(error)}.`);
  }
}

function decoded(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal(`${name} cannot be read: it is not UTF-8 text.`);
  }
}

/** Paths in problems use `/` on every system. */
function shown(file: string): string {
  return sep === '\\' ? file.replaceAll(sep, '/') : file;
}
