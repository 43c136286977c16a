/** The file system and commands of this machine, for the server of the studio. */
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { UserError } from '../../program/messages/index.ts';
import type { OpenSet, StudioHost } from '../../studio/serve/index.ts';
import { ifReadable, pathStats } from '../files/system-errors.ts';
import { folderEntries } from '../load/catalogue.ts';
import { VERSION } from '../package.ts';
import { makeSet } from '../run/new-set.ts';
import { report } from '../terminal/output.ts';
import { openSet } from './open-set.ts';
import { pageFiles } from './page.ts';
import { noteOpened, recentSets, shortPath } from './recent.ts';
import { ownId, siteData } from './site.ts';
import { SMALL_ID, smallTexts, templates } from './templates.ts';

/**
 * @param set the set to open first
 * @param lastTable finds the texts of the last table
 * @param shareTo the address of the page that shared links lead to
 */
export async function thisMachine(
  set: OpenSet | undefined,
  lastTable: StudioHost['lastTable'],
  shareTo?: string,
): Promise<StudioHost> {
  const place = process.cwd();
  if (set) noteOpened(set);
  return {
    version: VERSION,
    page: await pageFiles(),
    ...(set && { set }),
    ...(shareTo !== undefined && { shareTo }),
    fresh: async () => ({
      templates: await templates(),
      small: smallTexts(),
      recent: await recentSets(),
      place: shortPath(place),
      name: freeName(place),
      folders: setsIn(place),
    }),
    open({ template, folder, files }) {
      // Relative to the folder where the command was started, or with `~` to the home folder.
      const path = resolve(place, folder.trim().replace(/^~(?=[/\\])/, homedir));
      if (template !== undefined) makeSet(path, template === SMALL_ID ? undefined : template, files);
      else if (!pathStats(path, 'read')?.isDirectory()) throw new UserError(`There is no folder ${path}.`);
      const opened = openSet(path);
      noteOpened(opened);
      return opened;
    },
    lastTable,
    site: (set) => siteData(set, ownId(set)),
    report,
  };
}

/** `my-set`, or the first of `my-set-2`, `my-set-3` … that does not exist. */
function freeName(folder: string): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? 'my-set' : `my-set-${n}`;
    if (!pathStats(join(folder, name), 'read')) return name;
  }
}

/** The folders in a folder that have card files, sorted by name and number; `.` comes first if the folder itself has some. */
function setsIn(folder: string): string[] {
  const hasCards = (path: string) =>
    folderEntries(path).some((entry) => entry.kind === 'file' && entry.path.endsWith('.eco'));
  const folders = folderEntries(folder)
    // An unreadable folder is not offered.
    .filter(({ kind, path }) => kind === 'folder' && ifReadable(() => hasCards(path)))
    .map(({ path }) => basename(path));
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...(hasCards(folder) ? ['.'] : []), ...folders.sort(compare)];
}
