/**
 * What pages of the studio keep: unsaved texts, games and settings. They are stored outside the set, in the user's data folder, so that neither git nor another editor sees them,
 * and none is lost if the studio is killed.
 *
 * For unsaved texts each studio has its own folder, which it locks. After it has ended, the next studio of the same set takes over that folder.
 */
import { hash, randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import envPaths from 'env-paths';
import { DRAFT_PREFIX, type OpenSet } from '../../studio/serve/index.ts';
import { lockFile, type Release, tryLock } from '../files/lock.ts';
import { PRIVATE_MODES, removeEmpty } from '../files/place.ts';
import { orNone, statsOf, usingFile } from '../files/system-errors.ts';
import { writePrivate } from '../files/write.ts';
import { readJson } from '../load/read.ts';

/** The file that is locked in the folder of a studio. */
const LOCKED = 'drafts';
const END = '.json';
/** Begins the names of files with settings of all sets: their names do not contain the path of a set. */
const FOR_ALL = 'all';

/** @param set the absolute path of its folder or file */
export function keptFor(
  set: string,
  data = envPaths('ecos-cards', { suffix: '' }).data,
): Pick<OpenSet, 'kept' | 'keep'> {
  const values = join(data, 'kept');
  const place = join(data, 'drafts', short(set));
  /** The folders of unsaved texts of this studio and of those it has taken over. */
  const held = new Map<string, Release>();
  let own: string | undefined;

  const takeOver = () => {
    for (const folder of entriesOf(place)) {
      const release = held.has(folder) ? undefined : tryLock(join(folder, LOCKED));
      if (release) held.set(folder, release);
    }
  };
  const filesOf = (folder: string) => entriesOf(folder).filter((path) => path.endsWith(END));
  const keepDraft = (name: string, value: string) => {
    // A text that was taken over is replaced where it is, else the older one could be offered.
    let folder = [...held.keys()].find((one) => statsOf(join(one, fileOf(name)), 'read')) ?? own;
    if (folder === undefined || !held.has(folder)) {
      folder = own = join(place, randomUUID());
      held.set(own, lockFile(join(own, LOCKED), undefined, PRIVATE_MODES));
    }
    writePrivate(join(folder, fileOf(name)), JSON.stringify([name, value]));
  };
  const dropDraft = (name: string) => {
    takeOver();
    for (const [folder, release] of [...held]) {
      rmSync(join(folder, fileOf(name)), { force: true });
      if (filesOf(folder).length > 0) continue;
      held.delete(folder);
      release();
      removeEmpty(folder);
    }
  };
  return {
    kept() {
      takeOver();
      const isHere = (path: string) => [FOR_ALL, short(set)].some((one) => basename(path).startsWith(one));
      const files = [...entriesOf(values).filter(isHere), ...[...held.keys()].flatMap(filesOf)];
      // A file may be gone by now, or damaged.
      return Object.fromEntries(
        files.flatMap((path) => orNone(() => [readJson(path)].filter(Array.isArray))),
      );
    },
    keep(name, value) {
      if (name.startsWith(DRAFT_PREFIX)) return value === null ? dropDraft(name) : keepDraft(name, value);
      const path = join(values, `${name.includes(set) ? short(set) : FOR_ALL}-${fileOf(name)}`);
      if (value === null) rmSync(path, { force: true });
      else writePrivate(path, JSON.stringify([name, value]));
    },
  };
}

const short = (text: string) => hash('sha256', text).slice(0, 16);
const fileOf = (name: string) => short(name) + END;

function entriesOf(folder: string): string[] {
  if (!statsOf(folder, 'read')?.isDirectory()) return [];
  return usingFile(folder, 'read', () => readdirSync(folder)).map((name) => join(folder, name));
}
