import { lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '../print/browser/make-folder.ts';
import { Refusal, reasonOf } from './refusal.ts';

/**
 * Writes a file so that it appears complete under its name or not at all. Makes its folder if need be.
 * Refuses, with the reason, what cannot be written; an older file of that name then stays as it was. A link is
 * written through: it was named.
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

type NewFile = readonly [file: string, content: string | Uint8Array];

function write(files: readonly NewFile[], placeFor: (file: string) => string): void {
  const written: { half: string; target: string }[] = [];
  let current = '';
  try {
    for (const [file, content] of files) {
      current = file;
      makeFolder(dirname(file));
      const target = placeFor(file);
      // In the same folder, since only there a rename cannot fail half way.
      const half = join(dirname(target), `.${basename(target)}.${process.pid}`);
      written.push({ half, target });
      // Nothing that lies there is written through.
      rmSync(half, { force: true });
      writeFileSync(half, content, { flag: 'wx' });
    }
    for (const { half, target } of written) renameSync(half, target);
  } catch (error) {
    for (const { half } of written) rmSync(half, { force: true });
    throw new Refusal(`${current} cannot be written: ${reasonOf(error)}.`);
  }
}

/** The place of a file itself. Only a plain file or a link may be replaced. */
function placeOf(file: string): string {
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ? file : targetOf(file);
}

/** Where a link leads. Only a plain file may be replaced: not a folder, nor a device like `/dev/null`. */
function targetOf(file: string): string {
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) return file;
  if (!there.isFile()) throw new Error(`it is ${there.isDirectory() ? 'a folder' : 'no plain file'}`);
  return realpathSync(file);
}
