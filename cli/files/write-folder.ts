/** Writes folders, each completely or not at all. */
import { existsSync, readdirSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { makeFolder } from '../../print/browser/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { keepOwner, refuseReadOnly, type TemporaryFolder, temporaryFolderBeside } from './place.ts';
import { readJson } from './read.ts';
import { errorReason, orNone, pathStats, usingFile } from './system-errors.ts';

/** The file that lists the contents of a folder, so that a later run knows what it may replace. */
export const CONTENTS = 'contents.json';

/** What that file records. */
export interface FileContents {
  /** The titles of the sets. */
  title: string;
  /** The version of this program. */
  version: string;
  /** The artists of the icons, with their licences. */
  credits: string;
  /** The artists of the cards' pictures. */
  artists?: string;
}

/**
 * Writes files, and a list of them, as a folder. Names may have sub-folders. A folder that an earlier run wrote is replaced as a whole.
 * @throws UserError for a folder that has other files in it or cannot be written; then everything is left as it was
 */
export function writeFolder(
  folder: string,
  contents: FileContents,
  files: Iterable<readonly [name: string, content: string | Uint8Array]>,
): Promise<void> {
  return fillFolder(folder, contents, async (next) => {
    const names: string[] = [];
    for (const [name, content] of files) {
      makeFolder(dirname(join(next, name)));
      writeFileSync(join(next, name), content);
      names.push(name);
    }
    return names;
  });
}

/**
 * Like `writeFolder`, for files that `fill` writes.
 * @param fill writes into the folder it receives and returns the file names, with `/` as separator; may throw a `UserError`. It also
 *   receives a folder that is removed at the end
 */
export async function fillFolder(
  folder: string,
  contents: FileContents,
  fill: (next: string, temporary: string) => Promise<readonly string[]>,
): Promise<void> {
  refuseOthers(folder);
  let fresh: TemporaryFolder | undefined;
  try {
    const place = existsSync(folder) ? realpathSync(folder) : resolve(folder);
    // Next to its destination, because a rename is atomic only on the same disk.
    fresh = temporaryFolderBeside(place);
    const next = join(fresh.path, 'new');
    makeFolder(next);
    const files = await fill(next, fresh.path);
    writeFileSync(join(next, CONTENTS), `${JSON.stringify({ ...contents, files }, null, 2)}\n`);
    replace(place, next, join(fresh.path, 'old'));
  } catch (error) {
    throw new UserError(`${folder} cannot be written: ${errorReason(error).replace(/\.$/, '')}.`);
  } finally {
    fresh?.remove();
  }
}

/** Moves a folder into the place of another, which is moved away first. If that fails, the old folder is moved back. */
function replace(place: string, next: string, old: string): void {
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

/** Refuses a folder that contains anything an earlier run did not write, so that no other files are lost. */
export function refuseOthers(folder: string): void {
  const stats = pathStats(folder, 'written');
  if (!stats) return;
  usingFile(folder, 'written', () => {
    if (!stats.isDirectory()) throw new Error('it is not a folder');
    refuseReadOnly(folder, stats);
    const other = otherIn(folder, new Set([CONTENTS, ...listed(join(folder, CONTENTS))]));
    if (other !== undefined)
      throw new UserError(`${folder} contains other files (${other}): name a new or empty folder.`);
  });
}

/** The first file that is not listed in a folder, or a folder in it without any listed file. */
function otherIn(folder: string, own: ReadonlySet<string>, within = ''): string | undefined {
  // Stops at the first one, because a folder named by mistake may be huge.
  for (const entry of readdirSync(join(folder, within), { withFileTypes: true })) {
    const name = `${within}${entry.name}`;
    if (own.has(name)) continue;
    const hasOwnFiles = entry.isDirectory() && [...own].some((one) => one.startsWith(`${name}/`));
    const other = hasOwnFiles ? otherIn(folder, own, `${name}/`) : name;
    if (other !== undefined) return other;
  }
  return undefined;
}

/** The files in a folder's list of contents; empty if the list is missing or cannot be read. */
function listed(file: string): string[] {
  const [json] = orNone(() => [readJson(file)]);
  const { files } = Object(json) as { files?: unknown };
  return Array.isArray(files) ? files.filter((name) => typeof name === 'string') : [];
}
