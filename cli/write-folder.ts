/** Folders of files that are either there as a whole or not at all. */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { makeFolder } from '../print/browser/make-folder.ts';
import { Refusal, reasonOf } from './refusal.ts';

/** The file in which a folder says what is in it: by it a later run knows what it may replace. */
export const CONTENTS = 'contents.json';

/** What a folder says of itself. */
export interface Contents {
  /** What was drawn: the titles of the sets. */
  title: string;
  /** Of this program. */
  version: string;
  /** Who drew the icons, and their licences. */
  credits: string;
}

/**
 * Writes files, and a list of them, as a folder that appears complete or not at all. A folder that an earlier run
 * wrote is replaced as a whole. Refuses one that has anything else in it, and what cannot be written; what was there
 * then stays as it was.
 */
export function writeFolder(
  folder: string,
  contents: Contents,
  files: readonly (readonly [name: string, content: string | Uint8Array])[],
): void {
  refuseOthers(folder);
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  let fresh: string | undefined;
  let old: string | undefined;
  try {
    makeFolder(dirname(place));
    // Beside it, since only there a rename cannot fail half way.
    fresh = mkdtempSync(join(dirname(place), `.${basename(place)}.`));
    const next = join(fresh, 'new');
    makeFolder(next);
    for (const [name, content] of files) writeFileSync(join(next, name), content);
    const names = files.map(([name]) => name);
    writeFileSync(join(next, CONTENTS), `${JSON.stringify({ ...contents, files: names }, null, 2)}\n`);
    if (existsSync(place)) {
      old = join(fresh, 'old');
      renameSync(place, old);
    }
    renameSync(next, place);
  } catch (error) {
    if (old !== undefined && existsSync(old) && !existsSync(place)) renameSync(old, place);
    throw new Refusal(`${folder} cannot be written: ${reasonOf(error)}.`);
  } finally {
    if (fresh !== undefined) rmSync(fresh, { recursive: true, force: true });
  }
}

/** Refuses a folder with anything in it that no earlier run wrote, so that nothing of somebody's is lost. */
export function refuseOthers(folder: string): void {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (!there) return;
  if (!there.isDirectory()) throw new Refusal(`${folder} cannot be written: it is no folder.`);
  const ours = new Set([CONTENTS, ...listed(join(folder, CONTENTS))]);
  const other = readdirSync(folder).find((name) => !ours.has(name));
  if (other !== undefined)
    throw new Refusal(`${folder} has something else in it (${other}); name a folder that is new or empty.`);
}

/** The files a folder says it holds; none where it says nothing that can be read. */
function listed(file: string): string[] {
  if (!existsSync(file)) return [];
  try {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files?: unknown };
    return Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}
