import { existsSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Refusal, reasonOf } from './refusal.ts';

/**
 * Writes a file so that it appears complete under its name or not at all. Makes its folder if need be.
 * Refuses, with the reason, what cannot be written; an older file of that name then stays as it was.
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  writeAllWhole([[file, content]]);
}

/** Writes several files like `writeWhole`; when one of them cannot be written, none is. */
export function writeAllWhole(
  files: readonly (readonly [file: string, content: string | Uint8Array])[],
): void {
  const written: { half: string; target: string }[] = [];
  let current = '';
  try {
    for (const [file, content] of files) {
      current = file;
      makeFolder(dirname(file));
      const target = targetOf(file);
      // In the same folder, since only there a rename cannot fail half way.
      const half = join(dirname(target), `.${basename(target)}.${process.pid}`);
      written.push({ half, target });
      writeFileSync(half, content);
    }
    for (const { half, target } of written) renameSync(half, target);
  } catch (error) {
    for (const { half } of written) rmSync(half, { force: true });
    throw new Refusal(`${current} cannot be written: ${reasonOf(error)}.`);
  }
}

/**
 * Makes a folder and those around it. Node's own way of making them all never ends in folders of the system that
 * take none, such as `/proc`. Throws where a part of its path is no folder, and what the file system throws.
 */
export function makeFolder(folder: string): void {
  const missing: string[] = [];
  let there = resolve(folder);
  for (; !existsSync(there); there = dirname(there)) missing.push(there);
  if (!statSync(there).isDirectory()) throw new Error('a part of its path is no folder');
  for (const one of missing.toReversed()) {
    // Another run may have made it in between.
    if (!existsSync(one)) mkdirSync(one);
  }
}

/** Where a link leads. Only a plain file may be replaced: not a folder, nor a device like `/dev/null`. */
function targetOf(file: string): string {
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) return file;
  if (!there.isFile()) throw new Error(`it is ${there.isDirectory() ? 'a folder' : 'no plain file'}`);
  return realpathSync(file);
}
