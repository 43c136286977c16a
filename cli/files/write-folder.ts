/** Folders of files that are either there as a whole or not at all. */
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { reasonOf, UsageError } from '../terminal/usage-error.ts';
import { keepOwner, refuseReadOnly } from './replaced.ts';
import { statsOf } from './stats.ts';
import { type TemporaryFolder, temporaryFolderBeside } from './temporary-folder.ts';

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
  const draft = draftOf(folder);
  try {
    for (const [name, content] of files) writeFileSync(join(draft.next, name), content);
    const names = files.map(([name]) => name);
    finish(draft, contents, names);
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reasonOf(error)}.`);
  } finally {
    draft.fresh.remove();
  }
}

/**
 * The same for files that something else writes into a folder it is given, and names when they are there.
 * @param fill may throw a `UsageError` with the reason why it cannot
 */
export async function fillFolder(
  folder: string,
  contents: Contents,
  fill: (next: string) => Promise<readonly string[]>,
): Promise<void> {
  const draft = draftOf(folder);
  try {
    finish(draft, contents, await fill(draft.next));
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reasonOf(error).replace(/\.$/, '')}.`);
  } finally {
    draft.fresh.remove();
  }
}

/** A folder that is being made beside the place it is for, since only there a rename cannot fail half way. */
interface Draft {
  place: string;
  /** Made for this alone, to be removed in any case. */
  fresh: TemporaryFolder;
  /** What becomes the folder. */
  next: string;
}

function draftOf(folder: string): Draft {
  refuseOthers(folder);
  const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
  try {
    const fresh = temporaryFolderBeside(place);
    const next = join(fresh.path, 'new');
    makeFolder(next);
    return { place, fresh, next };
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reasonOf(error)}.`);
  }
}

function finish({ place, fresh, next }: Draft, contents: Contents, files: readonly string[]): void {
  writeFileSync(join(next, CONTENTS), `${JSON.stringify({ ...contents, files }, null, 2)}\n`);
  const old = join(fresh.path, 'old');
  const older = statSync(place, { throwIfNoEntry: false });
  if (older) keepOwner(next, older);
  try {
    if (older) renameSync(place, old);
    renameSync(next, place);
  } catch (error) {
    if (existsSync(old) && !existsSync(place)) renameSync(old, place);
    throw error;
  }
}

/** Refuses a folder with anything in it that no earlier run wrote, so that nothing of somebody's is lost. */
export function refuseOthers(folder: string): void {
  const there = statsOf(folder, 'written');
  if (!there) return;
  if (!there.isDirectory()) throw new UsageError(`${folder} cannot be written: it is no folder.`);
  const other = otherIn(folder, there);
  if (other !== undefined)
    throw new UsageError(
      `${folder} has something else in it (${other}); name a folder that is new or empty.`,
    );
}

/** Something in a folder that no earlier run wrote. Refuses one that may not be replaced, or looked into. */
function otherIn(folder: string, there: Stats): string | undefined {
  try {
    refuseReadOnly(folder, there);
    const ours = new Set([CONTENTS, ...listed(join(folder, CONTENTS))]);
    return readdirSync(folder).find((name) => !ours.has(name));
  } catch (error) {
    throw new UsageError(`${folder} cannot be written: ${reasonOf(error)}.`);
  }
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
