/** The file system for the language server: finds card files as `ecos check` does. */
import { homedir, tmpdir } from 'node:os';
import { dirname, isAbsolute, resolve, sep } from 'node:path';
import type { KnownSet, WorkspaceText } from '../../language/index.ts';
import type { ServerHost } from '../../language/server/index.ts';
import { UserError } from '../../program/messages/index.ts';
import { readSource } from '../files/read.ts';
import { ifReadable, orNone, pathKind, pathStats, unlessRefused } from '../files/system-errors.ts';
import { advise } from '../load/advise.ts';
import { ownPictures } from '../load/card-art.ts';
import { type Attempt, bundledSets, declaresSet, type NamedSource, textsBelow } from '../load/catalogue.ts';
import { neighbours } from '../load/find.ts';
import { newExtrasCache } from '../load/set-extras.ts';
import { isSetText } from '../load/set-files.ts';
import { PROBLEM_PAGES, VERSION } from '../package.ts';
import { printStderr } from '../terminal/output.ts';
import { foldersBelow, onChanges } from '../watch/on-changes.ts';

/** The files of this machine. */
export function diskHost(): ServerHost {
  let bundled: readonly KnownSet[] | undefined;
  return {
    version: VERSION,
    advise,
    problemPages: PROBLEM_PAGES,
    bundled: () => {
      bundled ??= bundledSets().map(known);
      return bundled;
    },
    textsIn: (roots) => {
      const refused: string[] = [];
      const attempt: Attempt = (read) =>
        unlessRefused(read, ({ message }) => {
          refused.push(message);
          return [];
        });
      return { texts: roots.flatMap((root) => attempt(() => textsAt(root, attempt))), refused };
    },
    textsBelow: (folder) => orNone(() => (isFolder(folder) ? textsAt(folder, orNone) : [])),
    textOf: (file) => ifReadable(() => (pathStats(file, 'read')?.isFile() ? readText(file).text : undefined)),
    rootOf,
    extras: newExtrasCache(),
    // A text that is not on a disk has no pictures beside it.
    pictureProblems: ({ program, files }) =>
      ownPictures({ program, files: files.filter((file) => isAbsolute(file)) }).problems,
    setsNextTo: (root, ids) => neighbours(root, ids.map(extending)).map(known),
    watch: watching(),
  };
}

/** A placeholder source that extends a set. */
const extending = (id: string): NamedSource => ({ files: [], id: '', extends: id });

function known({ id, files }: NamedSource): KnownSet {
  return { id, files: files.map(({ file, text }) => ({ file: shown(resolve(file)), text })) };
}

function textsAt(root: string, attempt: Attempt): WorkspaceText[] {
  const stats = pathStats(root, 'read');
  if (stats?.isDirectory())
    return textsBelow(root, attempt).map(({ file, text }) => ({ file: shown(file), text }));
  return stats?.isFile() ? [readText(root)] : [];
}

const readText = (path: string): WorkspaceText => ({ file: shown(path), text: readSource(path).text });

/** The nearest folder above a file in which a card file declares a set, or the file itself. */
function rootOf(file: string): string {
  for (let folder = dirname(file); !isShared(folder); folder = dirname(folder)) {
    if (declaresSet(folder)) return shown(folder);
  }
  return file;
}

/**
 * Whether a folder is a root, the home folder, the folder for temporary files, or above one of these: it is then not the folder
 * of a set.
 */
function isShared(folder: string): boolean {
  return (
    folder === dirname(folder) ||
    [homedir(), tmpdir()].some((one) => one === folder || one.startsWith(folder + sep))
  );
}

/** Watches folders, and reports the changed files and folders once per burst of changes. */
function watching(): ServerHost['watch'] {
  let roots: readonly string[] = [];
  let notify: Parameters<ServerHost['watch']>[1] = () => {};
  const isInside = (path: string) => roots.some((root) => path === root || path.startsWith(root + sep));
  // Files other than those of sets are not reported. What is gone may have been a folder.
  const matters = (path: string) =>
    isSetText(shown(path)) ||
    /\.(svg|png|jpe?g)$/i.test(path) ||
    roots.includes(path) ||
    ifReadable(() => pathKind(path)) !== 'file';
  const report = (paths?: readonly string[]) => {
    const known = paths?.filter((path) => isInside(path) && matters(path));
    if (known?.length === 0) return false;
    notify(known?.map(shown));
    // Only folders bring other folders.
    return known === undefined || known.some((path) => !path.endsWith('.eco'));
  };
  // Everything else works without watching.
  const warn = ({ message }: UserError) => printStderr(`ecos: ${message}`);
  const folders = () => roots.flatMap((root) => [dirname(root), ...foldersBelow(root)]);
  const start = (): ReturnType<typeof onChanges> =>
    onChanges(folders, report, (error) => {
      if (!(error instanceof UserError)) throw error;
      warn(error);
      // Tried again with the next folders to watch.
      roots = [];
      watch = start();
    });
  let watch = start();
  return (now, changed) => {
    roots = now;
    notify = changed;
    unlessRefused(watch.follow, warn);
  };
}

/** Whether a path itself is a folder, and not a link to one. */
const isFolder = (path: string): boolean => ifReadable(() => pathKind(path)) === 'folder';

/** A path with `/` on every system. */
function shown(path: string): string {
  return sep === '/' ? path : path.replaceAll(sep, '/').replace(/^[A-Z]:/, (drive) => drive.toLowerCase());
}
