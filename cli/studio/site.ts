/** Writes the studio with a set as files that any web server can serve. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type OpenSet,
  SITE_WORKER,
  type SiteData,
  siteWorker,
  studioSite,
  withoutPaths,
} from '../../studio/serve/index.ts';
import { writeFolder } from '../files/write-folder.ts';
import { folderExtras } from '../load/set-files.ts';
import { VERSION } from '../package.ts';
import { printStderr } from '../terminal/output.ts';
import { pageFiles } from './page.ts';

/** The artists of the icons of cards, with the licences. */
const CREDITS = join(import.meta.dirname, '..', '..', 'print', 'icons', 'CREDITS.md');

/**
 * Writes a site with a set, completely or not at all. A folder that an earlier run wrote is replaced.
 * @throws UserError for a folder with other files
 */
export async function writeSite(set: OpenSet, folder: string): Promise<{ files: number; bytes: number }> {
  const page = await pageFiles();
  const files = studioSite(page, await siteData(set));
  files.set('credits.md', readFileSync(CREDITS));
  files.set(SITE_WORKER, siteWorker(files, page.get('offline.js')!));
  const { title } = set.read();
  await writeFiles(folder, title, files);
  return { files: files.size, bytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) };
}

/** Writes the files of a site as a folder. */
export function writeFiles(
  folder: string,
  title: string,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  return writeFolder(folder, { title, version: VERSION, credits: 'credits.md' }, files);
}

/**
 * An id for a set in one file: the same for each file of this set, another one on other machines. Browsers may have one storage for
 * all files, where two people's sets of the same name must not mix.
 */
export const ownId = ({ folder }: OpenSet): string =>
  hash('sha256', [hostname(), userInfo().username, folder].join('\n')).slice(0, 16);

/** The content of `set.json`: the set as saved, without its location on this machine. */
export async function siteData(set: OpenSet, id = `set ${set.name}`): Promise<SiteData> {
  const { title, files, known, refused } = set.read();
  for (const why of refused) printStderr(`ecos: ${why}`);
  const extras = await folderExtras([set.folder.endsWith('.eco') ? dirname(set.folder) : set.folder]);
  const included = {
    id,
    name: set.name.replace(/\.eco$/, ''),
    title,
    files: files.map(({ file, text }) => ({ file, text })),
    known: known.map(withoutPaths),
    beside: [...extras].map(([file, text]) => ({ file, text })),
    look: await set.extras(),
  };
  return { version: VERSION, set: included };
}
