/**
 * What pages of the studio keep: unsaved texts, games and settings. They are stored outside the set, in the user's data folder, so
 * that neither git nor another editor sees them, and none is lost if the studio is killed. Each value has a file of its own; the
 * names of unsaved texts also name the page that wrote them.
 */
import { hash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import envPaths from 'env-paths';
import { DRAFT_PREFIX, type OpenSet } from '../../studio/serve/index.ts';
import { readJson } from '../files/read.ts';
import { orNone, pathStats, usingFile } from '../files/system-errors.ts';
import { writePrivate } from '../files/write.ts';

/** Begins the names of files with settings of all sets: their names do not contain the path of a set. */
const FOR_ALL = 'all';

/** @param set the absolute path of its folder or file */
export function keptFor(set: string): Pick<OpenSet, 'kept' | 'keep'> {
  const { data } = envPaths('ecos-cards', { suffix: '' });
  const values = join(data, 'kept');
  const drafts = join(data, 'drafts', short(set));
  const placeOf = (name: string) => {
    const file = `${short(name)}.json`;
    if (name.startsWith(DRAFT_PREFIX)) return join(drafts, file);
    return join(values, `${name.includes(set) ? short(set) : FOR_ALL}-${file}`);
  };
  const isHere = (path: string) => [FOR_ALL, short(set)].some((one) => basename(path).startsWith(one));
  return {
    kept() {
      const files = [...filesIn(values).filter(isHere), ...filesIn(drafts)];
      // A file may be gone by now, or damaged.
      return Object.fromEntries(
        files.flatMap((path) => orNone(() => [readJson(path)].filter(Array.isArray))),
      );
    },
    keep(name, value) {
      if (value === null) rmSync(placeOf(name), { force: true });
      else writePrivate(placeOf(name), JSON.stringify([name, value]));
    },
  };
}

const short = (text: string) => hash('sha256', text).slice(0, 16);

function filesIn(folder: string): string[] {
  if (!pathStats(folder, 'read')?.isDirectory()) return [];
  return usingFile(folder, 'read', () => readdirSync(folder)).map((name) => join(folder, name));
}
