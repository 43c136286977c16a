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
import type { Draft, DraftWanted } from '../../studio/serve/index.ts';
import { lockFile, type Release, tryLock } from '../files/lock.ts';
import { PRIVATE, removeEmpty } from '../files/place.ts';
import { orNone, statsOf, usingFile } from '../files/system-errors.ts';
import { writePrivate } from '../files/write.ts';
import { readJson } from '../load/read.ts';

/** The unsaved texts of a set, and what else its pages keep. */
export interface DraftStore {
  /** Settings, and the games of this set, by name. */
  kept(): Record<string, string>;
  /** Keeps a value; null removes it. Names that do not contain the path of the set are settings of all sets. */
  keepValue(name: string, value: string | null): void;
  /** The drafts of this studio, and of earlier ones that have ended; the latest first. */
  list(): Draft[];
  /** Stores a draft. It replaces the previous draft of the same file from the same page of this studio. */
  keep(draft: DraftWanted, page?: string): void;
  /** Deletes one draft of a file, the draft of one page, or all of them. */
  drop(file: string, which?: { id: string } | { page: string | undefined }): void;
}

/** The file that is locked in the folder of a studio. */
const LOCKED = 'drafts';
const END = '.json';
/** Begins the names of files with settings. */
const FOR_ALL = 'all';

/** @param set the absolute path of its folder or file */
export function draftsOf(set: string, data = envPaths('ecos-cards', { suffix: '' }).data): DraftStore {
  const place = join(data, 'drafts', short(set));
  /** The folders of this studio and of those it has taken over. */
  const held = new Map<string, Release>();
  let own: string | undefined;

  const takeOver = () => {
    for (const folder of entriesOf(place)) {
      if (held.has(folder)) continue;
      const release = tryLock(join(folder, LOCKED));
      if (release) held.set(folder, release);
    }
  };
  const filesOf = (folder: string) => entriesOf(folder).filter((path) => path.endsWith(END));
  const list = () => {
    takeOver();
    return [...held.keys()]
      .flatMap(filesOf)
      .flatMap((path) => draftIn(path))
      .sort((a, b) => (a.kept < b.kept ? 1 : -1));
  };
  const values = join(data, 'kept');
  return {
    kept: () =>
      Object.fromEntries(
        entriesOf(values)
          .filter((path) => [FOR_ALL, short(set)].some((one) => basename(path).startsWith(one)))
          .flatMap((path) => orNone(() => [readJson(path) as [string, string]])),
      ),
    keepValue(name, value) {
      const path = join(values, `${name.includes(set) ? short(set) : FOR_ALL}-${short(name)}${END}`);
      if (value === null) rmSync(path, { force: true });
      else writePrivate(path, JSON.stringify([name, value]));
    },
    list,
    keep({ file, text, mark }, page) {
      if (own === undefined || !held.has(own)) {
        own = join(place, randomUUID());
        held.set(own, lockFile(join(own, LOCKED), undefined, PRIVATE));
      }
      const draft: Omit<Draft, 'id'> = { file, text, mark, kept: new Date().toISOString(), page };
      writePrivate(join(own, nameOf(file, page)), JSON.stringify(draft));
    },
    drop(file, which) {
      takeOver();
      for (const [folder, release] of [...held]) {
        for (const path of filesOf(folder)) {
          if (isDraftOf(path, file, which)) rmSync(path, { force: true });
        }
        if (filesOf(folder).length > 0) continue;
        held.delete(folder);
        release();
        removeEmpty(folder);
      }
    },
  };
}

const short = (text: string) => hash('sha256', text).slice(0, 16);

/** The file name of a draft, which differs between pages with drafts of the same file. */
const nameOf = (file: string, page: string | undefined) =>
  `${short(file)}${page === undefined ? '' : `-${short(page)}`}${END}`;

/** The id of a draft: the folder of its studio, its file and its page. */
const idOf = (path: string) => `${basename(join(path, '..'))}/${basename(path, END)}`;

/** Whether a path belongs to a draft of this file, and matches `which` if given. */
function isDraftOf(path: string, file: string, which: Parameters<DraftStore['drop']>[1]): boolean {
  if (which === undefined) return basename(path).startsWith(short(file));
  return 'id' in which ? idOf(path) === which.id : basename(path) === nameOf(file, which.page);
}

function entriesOf(folder: string): string[] {
  if (!statsOf(folder, 'read')?.isDirectory()) return [];
  return usingFile(folder, 'read', () => readdirSync(folder)).map((name) => join(folder, name));
}

/** The draft in a file; empty if the file is gone or damaged. */
function draftIn(path: string): Draft[] {
  return orNone(() => {
    const { file, text, mark, kept, page } = readJson(path) as Partial<Draft>;
    const isDraft = [file, text, kept].every((one) => typeof one === 'string');
    return isDraft ? [{ id: idOf(path), file, text, mark: mark ?? null, kept, page } as Draft] : [];
  });
}
