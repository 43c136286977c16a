/**
 * Unsaved texts. They are kept outside the set, in the user's data folder, so that neither git nor another editor sees them,
 * and none is lost if the studio is killed.
 *
 * Each studio has a folder of its own, which it locks. The folder of one that has ended is taken over by the next studio of the
 * same set.
 */
import { hash, randomUUID } from 'node:crypto';
import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import envPaths from 'env-paths';
import { UserError } from '../../program/messages/index.ts';
import type { Draft, DraftWanted } from '../../studio/serve/index.ts';
import { lockFile, type Release, tryLock } from '../files/lock.ts';
import { statsOf, usingFile } from '../files/system-errors.ts';
import { writeWhole } from '../files/write.ts';
import { readJson } from '../load/sources/read.ts';

/** The texts of a set that are not saved. */
export interface DraftStore {
  /** Those of this studio, and of earlier ones that have ended; the latest first. */
  list(): Draft[];
  /** Keeps a text, instead of the one that the same page of this studio kept for its file. */
  keep(draft: DraftWanted, page?: string): void;
  /** Drops one draft of a file, what a page kept of it, or all. */
  drop(file: string, which?: { id: string } | { page: string | undefined }): void;
}

/** What is locked in the folder of a studio. */
const LOCKED = 'drafts';
const END = '.json';

/** @param set the whole path of its folder or file */
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
  return {
    list,
    keep({ file, text, mark }, page) {
      if (own === undefined || !held.has(own)) {
        own = join(place, randomUUID());
        held.set(own, lockFile(join(own, LOCKED)));
      }
      const draft: Omit<Draft, 'id'> = { file, text, mark, kept: new Date().toISOString(), page };
      writeWhole(join(own, nameOf(file, page)), JSON.stringify(draft));
    },
    drop(file, which) {
      takeOver();
      for (const [folder, release] of [...held]) {
        for (const path of filesOf(folder)) {
          if (isMeant(path, file, which)) rmSync(path, { force: true });
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

/** What a page keeps of a file stands beside what others keep of it. */
const nameOf = (file: string, page: string | undefined) =>
  `${short(file)}${page === undefined ? '' : `-${short(page)}`}${END}`;

/** Names a draft: the folder of its studio, its file and its page. */
const idOf = (path: string) => `${basename(join(path, '..'))}/${basename(path, END)}`;

/** Whether a path is that of a draft of this file, and of this one or this page if there may be several. */
function isMeant(path: string, file: string, which: Parameters<DraftStore['drop']>[1]): boolean {
  if (which === undefined) return basename(path).startsWith(short(file));
  return 'id' in which ? idOf(path) === which.id : basename(path) === nameOf(file, which.page);
}

function entriesOf(folder: string): string[] {
  if (!statsOf(folder, 'read')?.isDirectory()) return [];
  return usingFile(folder, 'read', () => readdirSync(folder)).map((name) => join(folder, name));
}

/** The draft in a file; none if it is no longer there or was damaged. */
function draftIn(path: string): Draft[] {
  try {
    const { file, text, mark, kept, page } = readJson(path) as Partial<Draft>;
    const isDraft = [file, text, kept].every((one) => typeof one === 'string');
    return isDraft ? [{ id: idOf(path), file, text, mark: mark ?? null, kept, page } as Draft] : [];
  } catch (error) {
    if (error instanceof UserError) return [];
    throw error;
  }
}

/** Another studio may just be looking at it. */
function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // The next one removes it.
  }
}
