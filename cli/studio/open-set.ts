/** A set that is open in the studio, on the disk. */
import { accessSync, constants } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { WorkspaceText } from '../../language/index.ts';
import type { ArtSource } from '../../print/card-art/index.ts';
import { UserError } from '../../program/messages/index.ts';
import type { ExtrasAnswer, OpenSet, SavedText, SetOnDisk } from '../../studio/serve/index.ts';
import { catchRefusal, pathStats } from '../files/system-errors.ts';
import { diskHost } from '../language/host.ts';
import { artForPages, pictureFile, setPictures } from '../load/card-art.ts';
import { bundledSets, type NamedSource, named, readSetHead, topSets } from '../load/catalogue.ts';
import { loadSets } from '../load/compile.ts';
import { missingSet, neighbours } from '../load/find.ts';
import { atRevision, findRevisions } from '../load/revision.ts';
import { extrasForPages, extrasState } from '../load/set-extras.ts';
import { keptFor } from './kept.ts';
import { printSet } from './print.ts';
import { plainLines, savePicture, saveText, textMark } from './set-files.ts';

const disk = diskHost();

/**
 * The set at PATH: a folder, a card file, or the id of a bundled set. A file in the folder of a set opens the whole set.
 * @throws UserError for anything else
 */
export function openSet(path: string): OpenSet {
  if (path === '-') throw new UserError('The studio needs a folder or a file, not standard input.');
  const stats = pathStats(path, 'read');
  if (stats?.isDirectory()) return setAt(resolve(path));
  if (stats && !path.endsWith('.eco'))
    throw new UserError(`${path} is neither a folder nor a card file, whose name ends with .eco.`);
  if (stats) return setAt(resolve(disk.rootOf(resolve(path))));
  const set = bundledSets().find(({ id }) => id === path);
  if (set) return { ...setAt(dirname(resolve(set.files[0]!.file))), writable: false };
  throw new UserError(`${missingSet(path)} ecos new ${path} makes a set.`);
}

/** The maximum number of commits that are offered for comparison. */
const REVISIONS = 100;

/** @param root the absolute path of the folder, or of the only file */
function setAt(root: string): OpenSet {
  const isFile = root.endsWith('.eco');
  const folder = isFile ? dirname(root) : root;
  /** The result of the last read, so that the page keeps its texts if the folder disappears. */
  let last: SetOnDisk | undefined;
  /** The pictures that the page knows of. */
  let pictures: readonly ArtSource[] = [];
  const near = (texts: readonly WorkspaceText[]) => neighbours(root, declarationsIn(texts));
  const extrasFolders = (texts: readonly WorkspaceText[], known = near(texts)) =>
    foldersFor(texts, [...bundledBases([...declarationsIn(texts), ...known]), ...known]);
  /** Nothing is saved until a folder that has gone is back. */
  const refuseMissing = () => {
    if (!pathStats(folder, 'written')) throw new UserError(missingMessage(folder));
  };
  return {
    name: basename(root),
    folder: root,
    writable: isWritable(root),
    read() {
      if (last && !pathStats(folder, 'read')) return { ...last, refused: [missingMessage(folder)] };
      const { texts, refused } = disk.textsIn([root]);
      const neighbours = near(texts);
      const known = neighbours.map(({ id, files }) => ({ id, files }));
      last = {
        title: titleIn(texts) || basename(root),
        files: namedFrom(folder, texts),
        known,
        refused,
        lookMark: textMark(
          extrasState(extrasFolders(texts, neighbours), [...texts, ...known.flatMap(({ files }) => files)]),
        ),
      };
      return last;
    },
    async extras() {
      const extras = await extrasForPages(extrasFolders(disk.textsIn([root]).texts));
      pictures = await findPicturesAt(root);
      const art = artForPages(pictures);
      return art.length === 0 ? extras : { ...extras, art: withPaths(art, pictures, folder) };
    },
    save(wanted) {
      if (isFile && wanted.file !== basename(root))
        throw new UserError(`${wanted.file} is not open: only ${basename(root)} is.`);
      refuseMissing();
      return saveText(folder, wanted);
    },
    picture: async (card) => pictureFile(pictures, card),
    savePicture(wanted, bytes) {
      refuseMissing();
      return savePicture(folder, wanted, bytes);
    },
    watch(changed) {
      // After a change, the set may extend other neighbouring sets.
      const follow = () => {
        const extended = (last?.known ?? []).flatMap(({ files }) => files.map(({ file }) => resolve(file)));
        const folders = new Set([folder, ...extended.map(dirname)]);
        disk.watch(
          [root, ...extended, ...[...folders].flatMap((one) => [join(one, 'icons'), join(one, 'art')])],
          () => {
            changed();
            follow();
          },
        );
      };
      follow();
      return () => disk.watch([], () => undefined);
    },
    ...keptFor(root),
    earlier: (revision) =>
      atRevision(revision, [root], ({ places }) => {
        const { texts } = disk.textsIn(places);
        const top = places.map((place) => (isFile ? dirname(place) : place))[0] ?? folder;
        return { files: namedFrom(top, texts).map(({ file, text }) => ({ file, text })) };
      }),
    revisions: () => findRevisions(root, REVISIONS),
    print: (wanted, signal) => printSet(root, wanted, signal),
  };
}

/** The bundled sets that some sets extend, and those that these extend. */
function bundledBases(sets: readonly NamedSource[]): NamedSource[] {
  const all = [...sets];
  // Those that are added in the loop are visited, too.
  for (const { extends: id } of all)
    if (!all.some((one) => one.id === id)) all.push(...bundledSets().filter((one) => one.id === id));
  return all.slice(sets.length).reverse();
}

/** The folders that may hold words and drawings for some texts and the sets that they extend; those of the texts take precedence. */
const foldersFor = (texts: readonly WorkspaceText[], known: SetOnDisk['known']): string[] => [
  ...new Set([...known.flatMap(({ files }) => files), ...texts].map(({ file }) => dirname(resolve(file)))),
];

/** The pictures of cards that can be used. */
async function findPicturesAt(root: string): Promise<ArtSource[]> {
  let sources: ArtSource[] = [];
  await catchRefusal(async () => {
    const result = await loadSets([root]);
    sources = result.sets.flatMap((set) => setPictures(result, set).sources);
  });
  return sources;
}

/** Pictures for the page with the paths of those in a folder. */
const withPaths = (art: NonNullable<ExtrasAnswer['art']>, pictures: readonly ArtSource[], folder: string) =>
  art.map(([card, one], i) => {
    const path = relative(folder, resolve(pictures[i]!.path)).replaceAll(sep, '/');
    return [card, path.startsWith('..') ? one : { ...one, path }] as const;
  });

const missingMessage = (folder: string): string =>
  `${folder} is no longer there. Nothing is saved until it is back; unsaved texts are kept.`;

/** Texts for the page, with paths relative to a folder. */
function namedFrom(folder: string, texts: readonly WorkspaceText[]): SavedText[] {
  return texts.map(({ file, text }) => ({
    file: relative(folder, file).replaceAll(sep, '/'),
    text: plainLines(text),
    mark: textMark(text),
  }));
}

function isWritable(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The sets that texts declare. */
const declarationsIn = (texts: readonly WorkspaceText[]) =>
  texts.filter(readSetHead).map((text) => named({ files: [text] }));

/** The titles of the sets that no other set in the texts extends. */
const titleIn = (texts: readonly WorkspaceText[]): string =>
  topSets(declarationsIn(texts))
    .flatMap(({ title }) => title ?? [])
    .join(', ');
