/** The folders that the studio opened last on this machine, in the user's data folder, beside unsaved texts. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { FreshAnswer, OpenSet } from '../../studio/serve/index.ts';
import { readJson } from '../files/read.ts';
import { ifReadable, orNone, pathStats, unlessRefused } from '../files/system-errors.ts';
import { writePrivate } from '../files/write.ts';
import { report } from '../terminal/output.ts';
import { summarizeSet } from './templates.ts';

/** How many folders are kept, and how many of them are shown. */
const MOST_KEPT = 10;
const MOST_SHOWN = 3;

/** A folder, and the day when it was opened last: `2026-11-30`. */
type Opened = Readonly<Record<'path' | 'day', string>>;

const listFile = () => join(envPaths('ecos-cards', { suffix: '' }).data, 'recent.json');

/** The folders of the list, latest first. Nothing of a damaged list is used but what is whole. */
function openedFolders(): Opened[] {
  const list = orNone(() => [readJson(listFile())].flat());
  return list.filter((one): one is Opened => {
    const { path, day } = Object(one) as Record<string, unknown>;
    return typeof path === 'string' && typeof day === 'string' && !Number.isNaN(Date.parse(day));
  });
}

/** Notes that the folder of a set was opened today, unless it cannot be changed, as those that are bundled. */
export function noteOpened({ folder, writable }: Pick<OpenSet, 'folder' | 'writable'>): void {
  if (!writable || folder.endsWith('.eco')) return;
  const others = openedFolders().filter(({ path }) => path !== folder);
  const list = [{ path: folder, day: new Date().toLocaleDateString('sv') }, ...others];
  unlessRefused(() => writePrivate(listFile(), JSON.stringify(list.slice(0, MOST_KEPT))), report);
}

/** A path as people write it, with `~` for the home folder. */
export const shortPath = (path: string): string =>
  path.startsWith(join(homedir(), '/')) ? path.replace(homedir(), '~') : path;

/** The sets in the folders that were opened last and are still there. */
export function recentSets(): Promise<FreshAnswer['recent']> {
  const isThere = ({ path }: Opened) => ifReadable(() => pathStats(path, 'read')?.isDirectory());
  const shown = openedFolders().filter(isThere).slice(0, MOST_SHOWN);
  return Promise.all(
    shown.map(async ({ path, day }) => ({
      path: shortPath(path),
      day,
      ...(await summarizeSet(path)),
    })),
  );
}
